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

import httpx

from ludotheque.content.words import LANGUAGES
from ludotheque.games import IDS

from .serving import ME, serving

LONGEST = 0.05  # seconds that one turn may take
SHORTLY = 0.005  # seconds
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
    gc.freeze()
    watching = asyncio.create_task(turns.watch())
    try:
        yield turns
    finally:
        watching.cancel()
        gc.unfreeze()


def visit(server: str, language: str) -> None:
    """Everything that a first visitor may want of every game, and something that there is not."""
    headers = {"accept-language": language}
    with httpx.Client(base_url=server, headers=headers, timeout=PATIENCE) as client:
        client.get("/")
        client.post("/api/me", json={"name": "Ann"}).raise_for_status()
        for path in ("/api/games", f"/api/words/{language}", "/api/games/legends/armies"):
            client.get(path).raise_for_status()
        for game in IDS:
            for kind in ("book", "rules"):
                client.get(f"/api/games/{game}/{kind}/{language}").raise_for_status()
            asked = {"game": game, "chairs": [ME, ME], "options": {"nonsense": 1}}
            assert client.post("/api/tables", json=asked).status_code == 400
        assert client.get("/api/tables/nowhere").status_code == 404


async def test_a_first_visit_to_a_cold_server_holds_up_nobody(tmp_path: Path) -> None:
    cold = serving(f"sqlite:///{tmp_path}/tables.db", books=str(tmp_path / "books"))
    async with cold as server, watched() as turns:
        await asyncio.gather(*(asyncio.to_thread(visit, server, language) for language in LANGUAGES))
    assert turns.longest < LONGEST
