"""Doubts: what nobody knows to be stored, because the database's answer was lost; and how it is found out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from ludotheque.server.house import House
from ludotheque.server.store import StoreTrouble, Unsure
from ludotheque.server.table import Attendant, RunningTable

AGAIN: Final = 0.5  # seconds until the database is asked once more, when nobody waits any longer

log = structlog.get_logger("ludotheque.server")


@contextmanager
def honestly(table: RunningTable) -> Iterator[None]:
    """Chairs, wishes or talk may have changed where what is inside ends unsure."""
    try:
        yield
    except Unsure:
        if table.doubted is None:
            table.attendant.doubt(table, everything=True)
        raise


class Doubts(Attendant):
    """Whatever comes of what was in doubt, everybody is shown it, as soon as the database answers."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: set[str] = set()  # where somebody is finding out already

    def doubt(self, table: RunningTable, everything: bool) -> None:
        if table.id not in self._tables:
            log.warning("unsure", table=table.id)
            self._tables.add(table.id)
            self._house.spawn(self._find_out(table, everything))

    async def _find_out(self, table: RunningTable, everything: bool) -> None:
        try:
            while not await self._found_out(table, everything):
                await asyncio.sleep(AGAIN)
        finally:
            self._tables.discard(table.id)
        log.info("sure_again", table=table.id)
        table.attendant.tell(table, "facts" if everything else "rows")
        table.attendant.attend(table)

    async def _found_out(self, table: RunningTable, everything: bool) -> bool:
        """A sealed answer in doubt is shown to its seat alone, so that nobody is sent more than has changed."""
        try:
            if everything:
                await table.refresh()
            await table.read_on(anew=everything)
        except StoreTrouble:
            return False
        return True
