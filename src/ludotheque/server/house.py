"""House: what all tables of this process share: store, time, archive, and work that goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from ludotheque.server.archive import Archive
from ludotheque.server.botkeeper import BotKeeper
from ludotheque.server.ending import stop
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Store

log = structlog.get_logger("ludotheque.server")


class House:
    def __init__(self, settings: Settings, store: Store, sources: Sources, metrics: Metrics, archive: Archive) -> None:
        self.settings = settings
        self.store = store
        self.sources = sources
        self.metrics = metrics
        self.archive = archive
        self.bots = BotKeeper(settings.bot_workers, settings.bot_seconds, metrics)
        self.node = store.node
        self.pause = round(settings.pause * 1000)  # milliseconds
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; what goes wrong there is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def carry_through(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that somebody waits for, and that goes on where they cannot wait any longer."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background", error=repr(error), exc_info=error)

    async def end_work(self) -> None:
        while self._tasks:  # what ends may begin something else
            await stop(self._tasks)
