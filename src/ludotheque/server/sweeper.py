"""Sweeper: what was missed between processes is looked up, sleeping bots are woken, idle tables leave memory."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludotheque.server.between import Between
from ludotheque.server.breath import Breath
from ludotheque.server.facts import differ
from ludotheque.server.hall import Hall
from ludotheque.server.node_store import Pulse
from ludotheque.server.owners import Owners
from ludotheque.server.store import StoredChair, StoreTrouble
from ludotheque.server.table import RunningTable

SWEEP: Final = 5.0  # seconds between looks at what may have been missed
LOST_SWEEP: Final = 1.0  # the same while nothing is heard from other processes
REST: Final = 0.01  # seconds for everybody else, again and again during such a look
IDLE: Final = 600_000  # milliseconds after which a table that nobody looks at leaves memory
IDLE_HERE: Final = 30_000  # the same where other processes may have to do with it
PATIENCE: Final = 5_000  # milliseconds after which a bot that came to nothing is woken again
MANY: Final = 500  # tables that are asked for at once

log = structlog.get_logger("ludotheque.server")


class Sweeper:
    def __init__(self, hall: Hall, owners: Owners, between: Between | None) -> None:
        self._hall = hall
        self._owners = owners
        self._between = between  # None where there are no other processes

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(LOST_SWEEP if self._between and self._between.lost else SWEEP)
            breath = Breath(rest=REST)
            try:
                if self._between is not None:
                    await self._look_up()
                for table in list(self._hall.tables.values()):
                    await breath.taken()
                    await self._look_after(table)
            except StoreTrouble:
                continue
            except Exception as error:
                log.error("sweep", error=repr(error), exc_info=error)

    async def _look_after(self, table: RunningTable) -> None:
        play = table.play
        if play is not None and not play.over:
            if table.unsure:
                await table.read_on()
            if self._hall.sources.now() - play.last_row_at > PATIENCE and table.goes_on_by_itself():
                self._hall.attendants.attend(table)
        await self._hall.forget_if_idle(table, IDLE if self._between is None else IDLE_HERE)

    async def look_everywhere(self) -> None:
        """The line to other processes was lost: neither they nor this one know what was told meanwhile."""
        if self._between is not None:
            for table in list(self._hall.tables.values()):
                self._between.tell_everything(table)
            await self._look_up()

    async def _look_up(self) -> None:
        """All tables that somebody looks at, or that are looked after here: is there more of them in the store?"""
        tables, store = self._hall.tables, self._hall.store
        ids = [id for id, table in tables.items() if table.connections or self._owners.looks_after(table)]
        for begin in range(0, len(ids), MANY):
            piece = [id for id in ids[begin : begin + MANY] if id in tables]
            chairs = await store.chairs_of([id for id in piece if tables[id].stored.phase == "open"])
            for pulse in await store.pulses(piece):
                if pulse.id in tables:
                    await self._compare(tables[pulse.id], pulse, chairs.get(pulse.id))

    async def _compare(self, table: RunningTable, pulse: Pulse, chairs: list[StoredChair] | None) -> None:
        if chairs not in (None, table.chairs) or differ(table, pulse):
            await table.refresh()
        if table.play is not None and table.play.length < pulse.rows:
            await table.read_on()
        if table.connections and table.audience.said < pulse.said:
            await table.audience.hear_said()
