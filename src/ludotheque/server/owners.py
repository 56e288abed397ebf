"""Owners: which process looks after a table, so that one at a time wakes its bots and keeps its clocks.

Only work depends on it. Two that both believe to look after a table may both write: the key of the log decides.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludotheque.server.between import Between
from ludotheque.server.hall import Hall
from ludotheque.server.node_store import LEASE, StoredNode
from ludotheque.server.store import StoreTrouble
from ludotheque.server.table import Attendant, RunningTable

BEAT: Final = 1_000  # milliseconds between two signs of life
SLOW: Final = 500  # milliseconds that an answer may take, and still tell the time
JUMP: Final = 2_000  # milliseconds: a database's clock that is farther off has been set
ASKED: Final = ""  # the owner of a table while the store is asked for it

log = structlog.get_logger("ludotheque.server")


class Owners(Attendant):
    """This process among others: it says that it is alive, takes over from those that are not, and keeps their time."""

    def __init__(self, hall: Hall, between: Between | None) -> None:
        self._hall = hall
        self._between = between  # None where there are no other processes
        self._node = hall.node
        self._owners: dict[str, str] = {}  # by table, as far as it is known
        self._since: int | None = None  # when this process became one of the nodes
        self._spoke = 0  # when it last said that it is alive
        self._known: set[str] = set()
        self._lapsed: set[str] = set()
        self._claimed: set[str] = set()  # tables that are to be read and looked after

    def looks_after(self, table: RunningTable) -> bool:
        return self._between is None or self._owners.get(table.id) == self._node

    def attend(self, table: RunningTable) -> None:
        """Somebody has to look after a table that goes on by itself: this process, unless another one does."""
        if self._between is None or table.id in self._owners or not table.goes_on_by_itself():
            return
        if table.id in self._claimed:
            self._claimed.remove(table.id)
            self._owners[table.id] = self._node
            return
        self._owners[table.id] = ASKED
        self._hall.spawn(self._ask(table))

    async def _ask(self, table: RunningTable) -> None:
        try:
            owner = await self._hall.store.claim(table.id, self._node)
        except StoreTrouble:
            owner = None  # the next look at the table asks again
        if owner is None or owner not in {self._node, *self._known}:
            self._lose(table)
            return
        self._owners[table.id] = owner
        if owner == self._node:
            self._hall.attendants.attend(table)

    def _lose(self, table: RunningTable) -> None:
        """Nobody could be asked, or whoever it was is gone by now: it may be this process's already."""
        self._owners.pop(table.id, None)
        if table.id in self._claimed:
            self._hall.attendants.attend(table)

    async def part_with(self, table: RunningTable) -> None:
        """Whoever wants it next looks after it."""
        if self._owners.pop(table.id, None) == self._node:
            self._hall.spawn(self._hall.store.release(table.id, self._node))

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
        try:
            await self._hall.store.say_farewell(self._node)
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
        sources = self._hall.sources
        begun = sources.even()
        time, nodes = await self._hall.store.say_alive(self._node, sources.now())
        if sources.even() - begun < SLOW:
            self._agree(time, nodes)
        await self._look_at(nodes, steady=begun - self._spoke < LEASE)
        self._spoke = begun

    def _agree(self, time: int, nodes: list[StoredNode]) -> None:
        """The eldest goes by the database's clock unless that has jumped; all others by the eldest."""
        eldest = next((node for node in nodes if node.alive), None)
        if eldest is not None and eldest.id != self._node:
            self._hall.sources.agree(time + eldest.ahead)
        elif abs(time - self._hall.sources.now()) < JUMP:
            self._hall.sources.agree(time)

    async def _look_at(self, nodes: list[StoredNode], steady: bool) -> None:
        """Who was silent at two looks is dead; but who could not speak for a while judges nobody."""
        lapsed = {node.id for node in nodes if not node.alive}
        dead = lapsed & self._lapsed if steady else set()
        self._lapsed = lapsed
        for node in dead:
            log.warning("node_lost", node=node)
            await self._hall.store.bury(node)
        known = {node.id for node in nodes} - dead
        gone, self._known = self._known - known, known
        since = next((node.since for node in nodes if node.id == self._node), None)
        buried, self._since = self._since not in (None, since), since
        if gone or buried:
            await self._part_with(gone | {self._node} if buried else gone)

    async def _part_with(self, nodes: set[str]) -> None:
        """Nobody is at these nodes any more, and nothing is looked after there."""
        orphans = [id for id, owner in self._owners.items() if owner in nodes]
        if self._between is not None:
            for node in nodes - {self._node}:
                self._between.forget(node)
        for id in orphans:
            del self._owners[id]
        await self._take_over()
        for id in {*orphans, *self._claimed}:
            if id in self._hall.tables:
                self._hall.attendants.attend(self._hall.tables[id])

    async def _take_over(self) -> None:
        self._claimed |= set(await self._hall.store.claim_all(self._node))
        self._hall.spawn(self._hall.resume(sorted(self._claimed)))
