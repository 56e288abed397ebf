"""One server at a time looks after a table, and another one when that is gone; nobody else does anything for it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import httpx
import pytest

from ludotheque.server import node_store
from ludotheque.server.node_store import LEASE
from ludotheque.server.store import Store
from tests.counts import at_least

from .furniture import GREEDY, begun
from .playing import choose_any, guests, play_all, two_at_a_table, whoever_is_asked
from .serving import ME, RANDOM_BOT, ServerProcess, client_of, serving

TABLES = at_least(10, 100)
SOON = 60.0  # seconds until every table goes on by itself
MOVE = {"kind": "move", "seconds": 5}
GONE = LEASE / 1000 + 0.5  # seconds until a node that says nothing counts as gone
WAITING = "SELECT count(*) > 0 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
Asked = Callable[[], Awaitable[bool]]


async def test_a_table_has_one_owner_until_that_is_gone(postgres_url: str) -> None:
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    for id in ("t1", "t2"):
        await begun(one, id, GREEDY)
    for store in (one, two):
        await store.say_alive(store.node, 0)
    assert await one.claim("t1", one.node) == one.node
    assert await two.claim("t1", two.node) == one.node
    assert await two.claim_all(two.node) == ["t2"]
    await two.bury(one.node)
    assert await two.claim("t1", two.node) == one.node, "who is alive cannot be buried"
    await one.say_farewell(one.node)
    assert await two.claim_all(two.node) == ["t1"]
    await two.release("t1", two.node)
    assert await two.claim_all("three") == ["t1"]
    await two.finish("t1", "over", None, 1)
    assert await two.claim_all(two.node) == []
    await one.close()
    await two.close()


async def test_a_node_without_a_connection_is_not_alive(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_store, "LEASE", 10 * LEASE)  # so that it is not this that ends
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    await one.say_alive(one.node, 5_000)
    assert await alive(two) == {one.node: True, two.node: True}
    await one.close()  # as if it were killed: nothing is said
    async with asyncio.timeout(5 * LEASE / 1000):
        while await alive(two) != {one.node: False, two.node: True}:
            await asyncio.sleep(0.05)
    await two.bury(one.node)
    assert await alive(two) == {two.node: True}
    await two.close()


async def alive(store: Store) -> dict[str, bool]:
    _, nodes = await store.say_alive(store.node, 0)
    return {node.id: node.alive for node in nodes}


async def test_a_node_that_says_nothing_lapses(postgres_url: str) -> None:
    """Its connections are there, or nobody can say whether they are."""
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    await one.say_alive(one.node, 5_000)
    await two.say_alive("behind something", 5_000)
    await asyncio.sleep(GONE)
    assert await alive(two) == {one.node: False, "behind something": False, two.node: True}
    await two.bury("behind something")
    time, nodes = await two.say_alive(two.node, 9_000)
    assert [node.id for node in nodes] == [one.node, two.node]
    assert abs(nodes[1].ahead - (9_000 - time)) < 1_000
    await one.close()
    await two.close()


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    both = ServerProcess(database, bot_workers="1"), ServerProcess(database, bot_workers="1")
    try:
        await asyncio.gather(*(one.start() for one in both))
        yield both
    finally:
        for one in both:
            one.kill()


async def tables_in_memory(server: ServerProcess) -> int:
    async with client_of() as http:
        figures = (await http.get(f"{server.address}/metrics")).text
    found = re.search(r"^ludotheque_tables (\d+)", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def test_tables_are_nobody_elses_business_until_their_server_is_killed(postgres_url: str) -> None:
    """Whoever sits there never comes: a bot takes over for them, and plays the game to its end."""
    store = await Store.open(postgres_url)
    async with two_processes(postgres_url) as (one, other), guests(one.address, "Ann") as [ann]:
        tables = [await ann.new_table(ME, RANDOM_BOT, clock=MOVE, absent="bot") for _ in range(TABLES)]
        assert await tables_in_memory(one) == TABLES
        assert await tables_in_memory(other) == 0
        known = {table: len(await store.rows(table)) for table in tables}
        one.kill()
        killed = time.monotonic()
        while known:
            rows = {table: len(await store.rows(table)) for table in known}
            known = {table: before for table, before in known.items() if rows[table] == before}
            assert time.monotonic() - killed < SOON, f"{len(known)} tables do not go on"
            await asyncio.sleep(0.1)
    await store.close()


async def test_a_table_goes_on_that_was_asked_for_while_its_server_was_buried(postgres_url: str) -> None:
    """By the time the answer is there, that another server looks after it, that one is gone."""
    async with (
        two_processes(postgres_url) as (one, other),
        guests(one.address, "Ann") as [ann],
        locking(postgres_url) as (database, waiting),
    ):
        table = await ann.new_table(ME, RANDOM_BOT)
        async with database.transaction():
            while not await database.fetch("SELECT FROM owners WHERE table_id = $1 FOR UPDATE", table):
                await asyncio.sleep(0.01)
            one.kill()
            ann.server = other.address
            async with ann.at(table) as socket:
                await socket.until("table")
                await until_true(waiting)
                await until_true(lambda: database.fetchval("SELECT count(*) = 1 FROM nodes"))
        async with asyncio.timeout(SOON), ann.at(table) as socket:
            await play_all([socket])
        assert socket.facts["ending"]["how"] == "played"


@asynccontextmanager
async def locking(url: str) -> AsyncIterator[tuple[asyncpg.Connection[asyncpg.Record], Asked]]:
    """A connection that locks rows, and whether anybody waits for one."""
    database = await asyncpg.connect(url)
    try:
        yield database, lambda: database.fetchval(WAITING)
    finally:
        await database.close()


async def until_true(asked: Asked) -> None:
    async with asyncio.timeout(SOON):
        while not await asked():
            await asyncio.sleep(0.01)


async def test_a_server_that_ends_leaves_its_tables_to_the_others_at_once(postgres_url: str) -> None:
    async with serving(postgres_url) as other, guests(other, "Ann") as [ann]:
        async with serving(postgres_url) as one:
            ann.http.base_url = httpx.URL(one)
            table = await ann.new_table(ME, RANDOM_BOT)
        begun = time.monotonic()
        async with ann.at(table) as socket:
            await play_all([socket])
        assert socket.facts["ending"]["how"] == "played"
        assert time.monotonic() - begun < SOON


@pytest.mark.parametrize("chairs", [(ME, RANDOM_BOT), (RANDOM_BOT, ME)])
async def test_a_bot_answers_wherever_its_opponent_is(postgres_url: str, chairs: tuple[dict[str, str], ...]) -> None:
    """The table is looked after where it was opened; its player goes elsewhere."""
    async with serving(postgres_url) as one, serving(postgres_url) as other, guests(one, "Ann") as [ann]:
        table = await ann.new_table(*chairs)
        ann.server = other
        async with ann.at(table) as socket:
            await play_all([socket])
        assert socket.facts["ending"]["how"] == "played"


async def test_a_standing_order_is_obeyed_though_nobody_looked_after_the_table(postgres_url: str) -> None:
    """Two people without a clock: nothing goes on by itself there until one of them says so."""
    async with (
        serving(postgres_url) as one,
        serving(postgres_url) as other,
        two_at_a_table(one, other, game="strain") as pair,
    ):
        second = pair.sockets[1]
        assert (await second.answer("stand", order=second.sheet["orders"][0]))["type"] == "done"
        for number in range(20):
            await choose_any(await whoever_is_asked(pair.sockets), Random(number))
