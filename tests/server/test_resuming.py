"""After a start: tables with bots or clocks go on by themselves, and nobody waits for it."""

from __future__ import annotations

import asyncio

import httpx

from ludotheque.server.play import Play
from ludotheque.server.store import Row, Store

from ..counts import at_least
from .furniture import ANN, BEN, a_table, write
from .serving import client_of, serving
from .test_loop import LONGEST, watched

TABLES = at_least(quick=12, full=10_000)
SHORT, LONG = 10, 1200  # choices, each of which is taken back


async def hesitant(store: Store, id: str, times: int) -> None:
    """A game of Legends before its first battle, in which somebody cannot decide."""
    stored = a_table(id, game_id="legends")
    play = Play(stored)
    (seat,) = play.state.deciders()
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
        serving(sqlite_url) as server, watched() as turns, client_of(server, timeout=60) as client
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
