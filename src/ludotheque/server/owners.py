"""Owners: which process looks after a table, so that one at a time wakes its bots and keeps its clocks.

Only work depends on it. Two that both believe to look after a table may both write: the key of the log decides.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ludotheque.server.node_store import LEASE, StoredNode
from ludotheque.server.store import StoreTrouble

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.table import RunningTable

BEAT: Final = 1_000  # milliseconds between two signs of life
SLOW: Final = 500  # milliseconds that an answer may take, and still tell the time
JUMP: Final = 2_000  # milliseconds: a database's clock that is farther off has been set
ASKED: Final = ""  # the owner of a table while the store is asked for it

log = structlog.get_logger("ludotheque.server")


class Owners:
    """This process among others: it says that it is alive, takes over from those that are not, and keeps their time."""

    def __init__(self, hall: Hall, alone: bool) -> None:
        self.hall = hall
        self.alone = alone
        self.node = hall.node
        self._since: int | None = None  # when this process became one of the nodes
        self._spoke = 0  # when it last said that it is alive
        self._known: set[str] = set()
        self._lapsed: set[str] = set()
        self._claimed: set[str] = set()  # tables that are to be read and looked after

    def looks_after(self, table: RunningTable) -> bool:
        return self.alone or table.owner == self.node

    def want(self, table: RunningTable) -> None:
        """Somebody has to look after this table: this process, unless another one does."""
        if self.alone or table.owner is not None:
            return
        if table.id in self._claimed:
            self._claimed.remove(table.id)
            table.owner = self.node
            return
        table.owner = ASKED
        self.hall.spawn(self._ask(table))

    async def _ask(self, table: RunningTable) -> None:
        try:
            table.owner = await self.hall.store.claim(table.id, self.node)
        except StoreTrouble:
            table.owner = None  # the next look at the table asks again
            return
        if table.owner == self.node:
            self.hall.attend(table)

    def release(self, table: RunningTable) -> None:
        """The table leaves memory: whoever wants it next looks after it."""
        if not self.alone and table.owner == self.node:
            self.hall.spawn(self.hall.store.release(table.id, self.node))

    # Life and death

    async def join(self) -> None:
        """Become one of the nodes, and look after what nobody looks after."""
        while self._since is None:
            await self._beat_once()
            if self._since is None:
                await asyncio.sleep(BEAT / 1000)
        await self._take_over()

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            await self._beat_once()

    async def leave(self) -> None:
        if not self.alone:
            try:
                await self.hall.store.say_farewell(self.node)
            except StoreTrouble:
                log.info("no_farewell")

    async def _beat_once(self) -> None:
        try:
            await self._beat()
        except StoreTrouble as trouble:
            log.info("no_sign_of_life", reason=str(trouble)[:200])
        except Exception as error:
            log.error("no_sign_of_life", error=repr(error), exc_info=error)

    async def _beat(self) -> None:
        sources = self.hall.sources
        begun = sources.even()
        time, nodes = await self.hall.store.say_alive(self.node, sources.now())
        if sources.even() - begun < SLOW:
            self._agree(time, nodes)
        await self._look_at(nodes, steady=begun - self._spoke < LEASE)
        self._spoke = begun

    def _agree(self, time: int, nodes: list[StoredNode]) -> None:
        """The eldest goes by the database's clock unless that has jumped; all others by the eldest."""
        eldest = next((node for node in nodes if node.alive), None)
        if eldest is not None and eldest.id != self.node:
            self.hall.sources.agree(time + eldest.ahead)
        elif abs(time - self.hall.sources.now()) < JUMP:
            self.hall.sources.agree(time)

    async def _look_at(self, nodes: list[StoredNode], steady: bool) -> None:
        """Who was silent at two looks is dead; but who could not speak for a while judges nobody."""
        lapsed = {node.id for node in nodes if not node.alive}
        dead = lapsed & self._lapsed if steady else set()
        self._lapsed = lapsed
        for node in dead:
            log.warning("node_lost", node=node)
            await self.hall.store.bury(node)
        known = {node.id for node in nodes} - dead
        gone, self._known = self._known - known, known
        since = next((node.since for node in nodes if node.id == self.node), None)
        buried, self._since = self._since not in (None, since), since
        if gone or buried:
            await self._part_with(gone | {self.node} if buried else gone)

    async def _part_with(self, nodes: set[str]) -> None:
        """Nobody is at these nodes any more, and nothing is looked after there."""
        orphans = [table for table in self.hall.tables.values() if table.owner in nodes]
        for node in nodes - {self.node}:
            self.hall.between.forget(node)
        for table in orphans:
            table.owner = None
        await self._take_over()
        for table in orphans:
            self.hall.attend(table)

    async def _take_over(self) -> None:
        self._claimed |= set(await self.hall.store.claim_all(self.node))
        self.hall.spawn(self.hall.resume(sorted(self._claimed)))
