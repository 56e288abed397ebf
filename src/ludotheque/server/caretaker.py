"""Caretaker: goes round: who comes too often, are there files enough, and, once a day, what is too old to be kept."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from ludotheque.server.devices import close_ended
from ludotheque.server.farewell import sweep
from ludotheque.server.hall import Hall
from ludotheque.server.openfiles import check_open_files
from ludotheque.server.store import StoreTrouble

ROUND: Final = 5.0  # seconds
DAY: Final = 86_400.0  # seconds

log = structlog.get_logger("ludotheque.server")


class Caretaker:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._swept = -DAY  # when it was last looked for what is too old
        self._told = False  # whether the store holds something of ours

    async def go_round(self) -> None:
        while True:
            check_open_files()
            try:
                await self._compare_visits()
                await close_ended(self._hall)
                await self._sweep()
            except StoreTrouble as trouble:
                log.warning("round_missed", reason=str(trouble)[:200])
            await asyncio.sleep(ROUND)

    async def _sweep(self) -> None:
        if time.monotonic() - self._swept >= DAY:
            await sweep(self._hall)
            self._swept = time.monotonic()

    async def _compare_visits(self) -> None:
        """Who comes often is known to all servers; where nobody does, nothing is written."""
        hall = self._hall
        notable = hall.visits.notable()
        if not hall.settings.several_nodes:
            return
        if notable or self._told:
            await hall.store.tell_visits(hall.node, notable, hall.sources.now())
            self._told = bool(notable)
        hall.visits.hear(await hall.store.visits_elsewhere(hall.node))
