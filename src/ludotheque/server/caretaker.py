"""Caretaker: goes round every few seconds: who comes too often, and are there files enough."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ludotheque.server.openfiles import check_open_files
from ludotheque.server.store import StoreTrouble

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall

ROUND: Final = 5.0  # seconds

log = structlog.get_logger("ludotheque.server")


class Caretaker:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._told = False  # whether the store holds something of ours

    async def go_round(self) -> None:
        while True:
            check_open_files()
            try:
                await self._compare_visits()
            except StoreTrouble as trouble:
                log.warning("round_missed", reason=str(trouble)[:200])
            await asyncio.sleep(ROUND)

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
