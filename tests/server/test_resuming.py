"""After a start: tables with bots or clocks go on by themselves, and nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.archive import Archive
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.hall import Hall
from ludotheque.server.metrics import Metrics
from ludotheque.server.play import Play
from ludotheque.server.settings import Settings
from ludotheque.server.store import Row, Store
from ludotheque.server.veil import Veil

from ..counts import at_least
from .furniture import ANN, BEN, a_table, write
from .serving import client_of, serving
from .test_loop import LONGEST, watched
from .twins import Lent

TABLES = at_least(quick=12, full=10_000)
NOT_AT_ALL = -1  # milliseconds that nobody has asked for it
SHORT, LONG = 10, 1200  # choices, each of which is taken back


async def hesitant(store: Store, id: str, times: int, game: str = "legends") -> None:
    """A game before its first battle, in which somebody cannot decide."""
    stored = a_table(id, game_id=game)
    play = Play(stored)
    seat = play.state.deciders()[0]
    choice = play.menu(seat)[1]
    await store.add_table(stored, [ANN, BEN])
    assert await store.start(id, 2000)
    both = [("choose", choice), ("takeback", "")] * times
    await write(store, id, [Row(n, seat, kind, text, 5000 + n) for n, (kind, text) in enumerate(both)])


async def test_nobody_waits_while_tables_are_resumed(sqlite_url: str) -> None:
    """One has a log that takes half a second to play, the others have short ones."""
    store = await Store.open(sqlite_url)
    await hesitant(store, "long", LONG)
    for n in range(TABLES):
        await hesitant(store, f"t{n}", SHORT)
    await store.close()
    async with (
        serving(sqlite_url) as server, watched() as turns, client_of(server) as client
    ):  # fmt: skip
        while (tables := await resumed(client)) < TABLES + 1:
            await asyncio.sleep(0.01)
    assert tables == TABLES + 1
    assert turns.longest < LONGEST


async def resumed(client: httpx.AsyncClient) -> int:
    """How many tables are in memory, as the server says."""
    assert (await client.get("/health")).status_code == 200
    lines = (await client.get("/metrics")).text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("ludotheque_tables "))))


@pytest.fixture
async def hall(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Hall]:
    store = await Store.open(sqlite_url)
    archive = Archive(store, Bookshelf(tmp_path))
    yield Hall(Settings(), store, Lent(), Metrics(), archive, Veil("00" * 32))
    await archive.close()
    await store.close()


@pytest.mark.parametrize("game", ["strife", "strain", "legends", "rrd"])
async def test_a_table_that_leaves_memory_is_gone_at_once(hall: Hall, game: str) -> None:
    """Nobody looks for it among garbage: what has been there for a while counts as something that stays."""
    await hesitant(hall.store, "t1", 0, game)
    gc.disable()
    try:
        await hall.resume(["t1"])
        assert await traces_of_a_forgotten(hall, "t1") == [None, None]
    finally:
        gc.enable()


async def traces_of_a_forgotten(hall: Hall, id: str) -> list[object]:
    table = hall.tables[id]
    assert table.play is not None
    traces: list[weakref.ref[Any]] = [weakref.ref(table), weakref.ref(table.play)]
    await hall.forget_if_idle(table, NOT_AT_ALL)
    del table
    return [trace() for trace in traces]
