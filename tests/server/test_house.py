"""The house: work that goes on by itself ends with it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludotheque.server.archive import Archive
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.house import House
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Store

PATIENCE = 20.0  # seconds


async def deaf_once() -> None:
    """As `asyncio.wait_for` may be, where what it waits for is done in the same moment."""
    try:
        await asyncio.sleep(PATIENCE * 2)
    except asyncio.CancelledError:
        await asyncio.sleep(PATIENCE * 2)


async def test_work_that_was_not_stopped_at_once_is_stopped_again(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    archive = Archive(store, Bookshelf(tmp_path))
    house = House(Settings(), store, Sources(), Metrics(), archive)
    house.spawn(deaf_once())
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await house.end_work()
    await archive.close()
    await store.close()
