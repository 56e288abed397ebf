"""The event loop is everybody's: whatever a first visitor asks for, nobody else waits for it.

What counts is how long the loop keeps its thread busy before it comes round to somebody who waits, in CPU time of that
thread: a busy machine takes the thread from the processor for a while, and that is no fault of the server's. So the
visitors are in threads of their own, and what the tests have loaded is kept out of the collector's way, as `ludotheque
serve` does with what it has loaded.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx

from ludotheque.content.words import LANGUAGES
from ludotheque.games import GAMES
from ludotheque.server.garbage import Garbage
from ludotheque.server.store import Store
from tests.counts import at_least

from .furniture import long_game
from .playing import choose_by_http, guests
from .serving import ME, Guest, serving

LONGEST = 0.05  # seconds that one turn may take
FEW = 3  # choices that anybody makes meanwhile, on a busy machine too
SHORTLY = 0.005  # seconds
SPOKEN = LANGUAGES[: at_least(1, len(LANGUAGES))]
CHOICES = at_least(150, 2_500)  # of a long game with seven seats
PATIENCE = 120.0  # seconds


class Turns:
    """How long the thread of the loop was busy between one look and the next, at most."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(SHORTLY)
            self.longest = max(self.longest, time.thread_time() - before)


@asynccontextmanager
async def watched() -> AsyncIterator[Turns]:
    turns = Turns()
    gc.collect()
    tasks = [asyncio.create_task(turns.watch()), asyncio.create_task(Garbage(set()).go_round())]
    try:
        yield turns
    finally:
        for task in tasks:
            task.cancel()
        gc.unfreeze()
        gc.enable()


def visit(server: str, language: str) -> None:
    """Everything that a first visitor may want of every game, and something that there is not."""
    headers = {"accept-language": language}
    with httpx.Client(base_url=server, headers=headers, timeout=PATIENCE) as client:
        client.get("/")
        client.post("/api/me", json={"name": "Ann"}).raise_for_status()
        for path in ("/api/games", f"/api/words/{language}", "/api/games/legends/armies"):
            client.get(path).raise_for_status()
        for game in GAMES:
            for kind in ("book", "rules"):
                client.get(f"/api/games/{game}/{kind}/{language}").raise_for_status()
            asked = {"game": game, "chairs": [ME, ME], "options": {"nonsense": 1}}
            assert client.post("/api/tables", json=asked).status_code == 400
        assert client.get("/api/tables/nowhere").status_code == 404


async def test_a_first_visit_to_a_cold_server_holds_up_nobody(tmp_path: Path) -> None:
    cold = serving(f"sqlite:///{tmp_path}/tables.db", books=str(tmp_path / "books"))
    async with cold as server, watched() as turns:
        await asyncio.gather(*(asyncio.to_thread(visit, server, language) for language in SPOKEN))
    assert turns.longest < LONGEST


def look_back(server: str, table: str) -> None:
    """With everything open: the beginning and the end, whether it was fair, and the record."""
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        replay = client.get(f"/api/tables/{table}/replay?seen_by=all").raise_for_status().json()
        last = (replay["steps"] - 1) // replay["page"]
        for path in ("replay/0?seen_by=all", f"replay/{last}?seen_by=all", "fair", "record"):
            client.get(f"/api/tables/{table}/{path}").raise_for_status()


async def go_on_choosing(ann: Guest, table: str, looking: asyncio.Future[list[None]]) -> int:
    """Choose for both seats for as long as others look back; how often."""
    chosen = 0
    while not looking.done():
        for seat in (0, 1):
            chosen += await choose_by_http(ann, table, seat, Random(chosen))
    return chosen


async def test_who_looks_back_at_long_games_holds_up_nobody(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    for id in ("first", "second"):
        await long_game(store, id, "strain", 7, CHOICES)
    await store.close()
    async with serving(sqlite_url) as server, guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, ME, options={"rounds": 5})
        for id in ("first", "second"):
            await ann.get(f"/api/tables/{id}")  # reading a log is another matter
        async with watched() as turns:
            looking = asyncio.gather(*(asyncio.to_thread(look_back, server, id) for id in ("first", "second")))
            chosen = await go_on_choosing(ann, table, looking)
            await looking
    assert chosen > FEW
    assert turns.longest < LONGEST
