"""Doubts: what nobody knows to be stored, because the database's answer was lost; and how it is found out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import structlog

from ludotheque.server.store import Row, StoreTrouble, Unsure

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.table import RunningTable

AT_ONCE: Final = 1.0  # seconds for the database to answer whoever waits for it after all
AGAIN: Final = 0.5  # seconds until it is asked once more, when nobody waits any longer

log = structlog.get_logger("ludotheque.server")


class Doubts:
    """A row in doubt is written once more: its number is taken once, so that a first try which the database gets to
    later changes nothing. Whatever comes of it, everybody is shown, as soon as the database answers.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tables: set[str] = set()  # where somebody is finding out already

    async def ask_again(self, table: RunningTable, row: Row) -> bool:
        """Whether the row is there, if the database says so at once."""
        table.doubted, table.unsure = row, True
        try:
            async with asyncio.timeout(AT_ONCE):
                return await self.settle(table)
        except (TimeoutError, StoreTrouble) as error:
            self._find_out_later(table, everything=False)
            raise Unsure(f"row {row.n} may be stored") from error

    async def settle(self, table: RunningTable) -> bool:
        """Whether what was in doubt is there now; from here on, nothing is."""
        row, store = table.doubted, self._hall.store
        if row is None:
            return False
        stored = await store.append(table.id, row) or (await store.rows(table.id, row.n))[:1] == [row]
        table.doubted = None
        return stored

    @contextmanager
    def about(self, table: RunningTable) -> Iterator[None]:
        """Chairs, wishes or talk may have changed where what is inside ends unsure."""
        try:
            yield
        except Unsure:
            if table.doubted is None:
                self._find_out_later(table, everything=True)
            raise

    def _find_out_later(self, table: RunningTable, everything: bool) -> None:
        if table.id not in self._tables:
            log.warning("unsure", table=table.id)
            self._tables.add(table.id)
            self._hall.spawn(self._find_out(table, everything))

    async def _find_out(self, table: RunningTable, everything: bool) -> None:
        try:
            while not await self._found_out(table, everything):
                await asyncio.sleep(AGAIN)
        finally:
            self._tables.discard(table.id)
        log.info("sure_again", table=table.id)
        self._hall.between.tell(table, "facts" if everything else "rows")
        self._hall.attend(table)

    async def _found_out(self, table: RunningTable, everything: bool) -> bool:
        """A sealed answer in doubt is shown to its seat alone, so that nobody is sent more than has changed."""
        try:
            if everything:
                await self._hall.refresh(table)
            async with table.lock:
                if table.play is not None:
                    await table.catch_up_and_send()
                    if everything:
                        await table.send_table()
        except StoreTrouble:
            return False
        return True
