"""A database that is locked, full or gone in mid-game: a choice is refused, not half stored, and can be made later."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import asyncpg
import pytest

from ludotheque.server.store import Row, Store

from .databases import own_postgres
from .playing import (
    Pair,
    choose_any,
    closed_with,
    guests,
    hear_out,
    play_all,
    problem_of,
    two_at_a_table,
    whoever_is_asked,
)
from .serving import ME, ServerProcess, Socket, serving
from .test_notices import health_is

GREEDY_BOT = {"kind": "bot", "bot": "greedy"}
SOON = 2.0  # seconds until a database counts as locked or gone
Change = Callable[[], Awaitable[None]]


async def rows_of(database: str, table: str) -> list[Row]:
    store = await Store.open(database)
    rows = await store.rows(table)
    await store.close()
    return rows


async def check_trouble(pair: Pair, database: str, break_it: Change, mend_it: Change) -> None:
    """Nothing can be chosen while the store is in trouble; the same choice is made once, afterwards."""
    chance = Random(1)
    for _ in range(6):
        await choose_any(await whoever_is_asked(pair.sockets), chance)
    before = await rows_of(database, pair.table)
    asked = await whoever_is_asked(pair.sockets)
    choice = asked.sheet["menu"][0]
    await break_it()
    await check_refused(pair, asked, choice)
    await mend_it()
    assert await rows_of(database, pair.table) == before
    sheet = asked.sheet
    assert (await asked.choose(choice))["type"] == "done"
    assert asked.sheet["at"] != sheet["at"]
    after = await rows_of(database, pair.table)
    assert [(row.seat, row.text) for row in after[len(before) :]] == [(pair.sockets.index(asked), choice)]
    await play_all(pair.sockets)
    assert (await pair.ann.get(f"/api/tables/{pair.table}/fair"))["replays"]


async def check_refused(pair: Pair, asked: Socket, choice: str) -> None:
    """Over the socket and over HTTP, with one and the same reason; and nobody hears anything."""
    answer = await asked.choose(choice)
    assert answer["type"] == "refused", answer
    assert answer["problem"]["code"] == "store-trouble"
    seat = pair.sockets.index(asked)
    data = {"seat": seat, "at": asked.sheet["at"], "choice": choice}
    by_http = await (pair.ann, pair.ben)[seat].http.post(f"/api/tables/{pair.table}/choices", json=data)
    assert (by_http.status_code, problem_of(by_http)) == (503, "store-trouble")
    for socket in pair.sockets:
        assert [message for message in await hear_out(socket) if message["type"] == "update"] == []


async def test_a_locked_file(sqlite_url: str) -> None:
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)

    async def lock() -> None:
        other.execute("BEGIN EXCLUSIVE")

    async def unlock() -> None:
        other.execute("ROLLBACK")

    async with serving(sqlite_url, patience=SOON) as address, two_at_a_table(address) as pair:
        await check_trouble(pair, sqlite_url, lock, unlock)
    other.close()


async def test_a_locked_table(postgres_url: str) -> None:
    other = await asyncpg.connect(postgres_url)

    async def lock() -> None:
        await other.execute("BEGIN; LOCK TABLE log IN ACCESS EXCLUSIVE MODE")

    async def unlock() -> None:
        await other.execute("ROLLBACK")

    async with serving(postgres_url, patience=SOON) as address, two_at_a_table(address) as pair:
        await check_trouble(pair, postgres_url, lock, unlock)
    await other.close()


async def test_a_takeback_that_was_stored_holds_though_the_talk_cannot_be_read(postgres_url: str) -> None:
    """What everybody is sent anew holds the talk too: whoever cannot be sent it has to come back for it."""
    async with serving(postgres_url, patience=SOON) as server, two_at_a_table(server) as pair:
        chance = Random(2)
        asked = await whoever_is_asked(pair.sockets)
        while "takeback" not in asked.sheet["can"]:
            asked = await whoever_is_asked(pair.sockets)
            before = asked.sheet
            await choose_any(asked, chance)
            await hear_out(asked)
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("LOCK TABLE said IN ACCESS EXCLUSIVE MODE")
            await asked.send("do", deed="takeback")
            assert [(await closed_with(socket))[0] for socket in pair.sockets] == [1013, 1013]
        await other.close()
        guest = (pair.ann, pair.ben)[pair.sockets.index(asked)]
        async with guest.at(pair.table) as back:
            await back.until("table")
            assert {**back.sheet, "at": ""} == {**before, "at": ""}


async def test_a_full_disk(sqlite_url: str) -> None:
    """No file of the server may grow any more, as if the disk had no room left."""
    process = ServerProcess(sqlite_url, bot_workers="1")
    await process.start()

    async def fill() -> None:
        written = Path(f"{sqlite_url.removeprefix('sqlite:///')}-wal").stat().st_size
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))

    async def clear() -> None:
        assert (await pair.ann.http.get("/health")).status_code == 503
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async with two_at_a_table(process.address) as pair:
        await check_trouble(pair, sqlite_url, fill, clear)
        assert (await pair.ann.http.get("/health")).status_code == 200
    process.kill()


@pytest.mark.parametrize("alone", [True, False], ids=["single node", "several nodes"])
async def test_a_database_that_was_away(alone: bool) -> None:
    with own_postgres() as server:
        database = server.get_uri()
        async with serving(database, patience=2 * SOON, single_node=alone) as address, two_at_a_table(address) as pair:

            async def stop() -> None:
                await asyncio.to_thread(server.stop)
                await check_nobody_is_let_in(pair)

            async def start() -> None:
                await asyncio.to_thread(server.ensure_postgres_running)

            await check_trouble(pair, database, stop, start)


async def check_nobody_is_let_in(pair: Pair) -> None:
    assert (await pair.ann.http.get("/health")).status_code == 503
    async with pair.ann.at(pair.table) as socket:
        assert await closed_with(socket) == (1013, "It could not be stored, so nothing has changed; try again.")
    for path in ("/api/me", "/api/tables", f"/api/tables/{pair.table}/sheet", "/api/tables/another"):
        answer = await pair.ann.http.get(path)
        assert (answer.status_code, problem_of(answer)) == (503, "store-trouble")
    for path, data in (("/api/me", {"name": "Anna"}), ("/api/sign-in", {"login": "anna", "password": "12345678"})):
        answer = await pair.ann.http.post(path, json=data)
        assert (answer.status_code, problem_of(answer)) == (503, "store-trouble")


async def test_news_between_servers_go_on_after_the_database_was_away() -> None:
    with own_postgres() as postgres:
        database = postgres.get_uri()
        patience = 2 * SOON
        async with (
            serving(database, patience=patience) as one,
            serving(database, patience=patience) as other,
            two_at_a_table(one, other) as pair,
        ):
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.ensure_postgres_running)
            await health_is("ok", pair)  # both listen again
            await play_all(pair.sockets)
            await pair.sockets[1].answer("say", text="there you are")
            assert (await pair.sockets[0].until("chat"))["said"]["text"] == "there you are"


async def test_a_bot_waits_for_the_store_and_then_plays_on(sqlite_url: str) -> None:
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    async with serving(sqlite_url, patience=SOON) as address, guests(address, "Ann") as [ann]:
        table = await ann.new_table(ME, GREEDY_BOT)
        async with ann.at(table) as socket:
            await socket.until("table")
            await choose_any(socket, Random(1))
            other.execute("BEGIN EXCLUSIVE")
            await asyncio.sleep(3 * SOON)
            other.execute("ROLLBACK")
            await play_all([socket])
        assert socket.facts["ending"]["how"] == "played"
    other.close()
