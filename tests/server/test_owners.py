"""One server at a time looks after a table, and another one when that is gone; nobody else does anything for it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest

from ludotheque.server.node_store import LEASE
from ludotheque.server.store import Store
from tests.counts import at_least

from .furniture import GREEDY, begun
from .playing import choose_any, guests, play_all, two_at_a_table, whoever_is_asked
from .serving import ME, RANDOM_BOT, ServerProcess, serving

TABLES = at_least(10, 100)
SOON = 10.0  # seconds until every table goes on by itself
MOVE = {"kind": "move", "seconds": 5}
GONE = LEASE / 1000 + 0.5  # seconds until a node that says nothing counts as gone


async def test_a_table_has_one_owner_until_that_is_gone(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    for id in ("t1", "t2"):
        await begun(store, id, GREEDY)
    await store.say_alive("one", 0)
    await store.say_alive("two", 0)
    assert await store.claim("t1", "one") == "one"
    assert await store.claim("t1", "two") == "one"
    assert await store.claim_all("two") == ["t2"]
    await store.bury("one")
    assert await store.claim("t1", "two") == "one", "who is alive cannot be buried"
    await store.say_farewell("one")
    assert await store.claim_all("two") == ["t1"]
    await store.release("t1", "two")
    assert await store.claim_all("three") == ["t1"]
    await store.finish("t1", "over", None, 1)
    await store.say_farewell("three")
    assert await store.claim_all("two") == []
    await store.close()


async def test_a_node_that_says_nothing_lapses(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.say_alive("one", 5_000)
    await asyncio.sleep(GONE)
    _, nodes = await store.say_alive("two", 7_000)
    assert [(node.id, node.alive) for node in nodes] == [("one", False), ("two", True)]
    await store.bury("one")
    time, nodes = await store.say_alive("two", 9_000)
    assert [node.id for node in nodes] == ["two"]
    assert abs(nodes[0].ahead - (9_000 - time)) < 1_000
    await store.close()


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    both = ServerProcess(database, bot_workers="1"), ServerProcess(database, bot_workers="1")
    await asyncio.gather(*(one.start() for one in both))
    yield both
    for one in both:
        one.kill()


async def tables_in_memory(server: ServerProcess) -> int:
    async with httpx.AsyncClient() as http:
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
