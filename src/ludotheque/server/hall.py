"""Hall: the tables that this process holds, and those who attend to them."""

from __future__ import annotations

from collections import Counter

import structlog

from ludotheque.server.archive import Archive
from ludotheque.server.breath import Breath
from ludotheque.server.classroom import Classroom
from ludotheque.server.hosts import Hosts
from ludotheque.server.house import House
from ludotheque.server.metrics import Metrics
from ludotheque.server.passwords import Passwords
from ludotheque.server.presence import Presence
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Store
from ludotheque.server.table import Attendant, RunningTable
from ludotheque.server.veil import Veil
from ludotheque.server.visits import Visits
from ludotheque.server.wire_between import NoticeKind

log = structlog.get_logger("ludotheque.server")


class Attendants(Attendant):
    """Each is told in turn."""

    def __init__(self) -> None:
        self.all: list[Attendant] = []

    async def expect(self, id: str) -> None:
        for one in self.all:
            await one.expect(id)

    async def welcome(self, table: RunningTable) -> None:
        for one in self.all:
            await one.welcome(table)

    def attend(self, table: RunningTable) -> None:
        for one in self.all:
            one.attend(table)

    def tell(self, table: RunningTable, kind: NoticeKind) -> None:
        for one in self.all:
            one.tell(table, kind)

    def see(self, table: RunningTable, before: Presence, here: Presence) -> None:
        for one in self.all:
            one.see(table, before, here)

    def doubt(self, table: RunningTable, everything: bool) -> None:
        for one in self.all:
            one.doubt(table, everything)

    def keeps(self, table: RunningTable) -> bool:
        return any(one.keeps(table) for one in self.all)

    async def part_with(self, table: RunningTable) -> None:
        for one in self.all:
            await one.part_with(table)


class Hall(House):
    """All tables of this process. A table is read from the store when somebody asks for it."""

    def __init__(
        self, settings: Settings, store: Store, sources: Sources, metrics: Metrics, archive: Archive, veil: Veil
    ) -> None:
        super().__init__(settings, store, sources, metrics, archive)
        self.tables: dict[str, RunningTable] = {}
        self.attendants = Attendants()
        self.veil = veil
        self.visits = Visits(settings)
        self.hosts = Hosts(settings.hosts)
        self.callers: Counter[str] = Counter()  # open sockets by address
        self.sending = Breath()  # of all who are sent something
        self.passwords = Passwords()
        self.classroom = Classroom(self)
        self._looked: dict[str, int] = {}  # when somebody last asked for a table

    async def table(self, id: str) -> RunningTable:
        """The table of that id, read from the store where it is not in memory."""
        if id not in self.tables:
            await self.attendants.expect(id)
            table = await self._read(id)
            if self.tables.setdefault(id, table) is table:  # nobody else has read it meanwhile
                try:
                    await self.attendants.welcome(table)
                finally:
                    self.attendants.attend(table)
        self._looked[id] = self.sources.now()
        return self.tables[id]

    async def _read(self, id: str) -> RunningTable:
        stored = await self.store.table(id) if id.isprintable() else None
        if stored is None:
            raise Refusal("no-such-table")
        table = RunningTable(self, self.attendants, stored, await self.store.chairs(id))
        await table.open()
        return table

    async def resume(self, ids: list[str]) -> None:
        """Tables that go on by themselves are read, one after the other."""
        for id in ids:
            try:
                await self.table(id)
            except Refusal as refusal:
                log.warning("cannot_resume", table=id, code=refusal.code)
            except Exception as error:  # one broken table must not hold up the others
                log.error("cannot_resume", table=id, error=repr(error), exc_info=error)

    async def forget_if_idle(self, table: RunningTable, idle: int) -> None:
        """What nobody has asked for so long, in milliseconds, leaves memory, unless somebody looks or it goes on."""
        now = self.sources.now()
        if now - self._looked.get(table.id, now) > idle and not table.connections and not self.attendants.keeps(table):
            del self.tables[table.id], self._looked[table.id]
            await self.attendants.part_with(table)

    async def close(self) -> None:
        """Sockets are told that the server goes down; what was acknowledged is stored already."""
        for table in self.tables.values():
            for connection in table.connections:
                connection.close(1012)
        await self.end_work()
        await self.archive.close()
        self.passwords.close()
