"""Between: what this process tells others of its tables, hears from them, and looks up where it may have missed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ludotheque.server.facts import differ
from ludotheque.server.node_store import Pulse
from ludotheque.server.notices import Notices
from ludotheque.server.presence import Presence
from ludotheque.server.store import StoredChair
from ludotheque.server.wire_between import PIECE, Notice, NoticeKind

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.table import RunningTable

MANY: Final = 500  # tables that are asked for at once

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Notice)


class Between:
    """One subject a table, followed while the table is in memory here."""

    def __init__(self, hall: Hall, notices: Notices | None) -> None:
        self.hall = hall
        self._notices = notices  # None where there are no other processes

    @property
    def lost(self) -> bool:
        return self._notices is not None and self._notices.lost

    def open(self) -> None:
        if self._notices is not None:
            self._notices.open(self._hear, lambda: self.hall.spawn(self.look_everywhere()))

    async def close(self) -> None:
        if self._notices is not None:
            await self._notices.close()

    async def follow(self, id: str) -> None:
        """Before a table is read: whatever comes later is heard."""
        if self._notices is not None:
            await self._notices.follow(id)

    def ask_who(self, table: RunningTable) -> None:
        self._tell(Notice(self.hall.node, table.id, "who"))

    async def leave(self, id: str) -> None:
        if self._notices is not None:
            await self._notices.leave(id)

    # Telling

    def tell(self, table: RunningTable, kind: NoticeKind) -> None:
        """There is something new at a table."""
        self._tell(Notice(self.hall.node, table.id, kind))

    def tell_change(self, table: RunningTable, before: Presence) -> None:
        """Somebody has come to this process, or left it."""
        now = table.present_here()
        came = [id for id in now.watchers if id not in before.watchers]
        left = [id for id in before.watchers if id not in now.watchers]
        if came or left or now.seats != before.seats:
            self._tell(Notice(self.hall.node, table.id, "present", sorted(now.seats), came, left))

    def tell_presence(self, table: RunningTable) -> None:
        """Everybody who is here, in pieces that every line can carry."""
        here = table.present_here()
        seats, watchers = sorted(here.seats), list(here.watchers)
        for begin in range(0, max(len(watchers), 1), PIECE):
            piece = watchers[begin : begin + PIECE]
            self._tell(Notice(self.hall.node, table.id, "present", seats, piece, anew=begin == 0))

    def _tell(self, notice: Notice) -> None:
        if self._notices is not None:
            self._notices.tell(notice.table, ENCODER.encode(notice))

    # Hearing

    def _hear(self, data: bytes) -> None:
        notice = DECODER.decode(data)
        table = self.hall.tables.get(notice.table)
        if notice.node != self.hall.node and table is not None:
            self.hall.spawn(self._obey(table, notice))

    async def _obey(self, table: RunningTable, notice: Notice) -> None:
        if notice.kind == "rows":
            await table.read_on()
        elif notice.kind == "facts":
            await self.hall.refresh(table)
        elif notice.kind == "said":
            await table.hear_said()
        elif notice.kind == "look":
            await self._look(table)
        elif notice.kind == "who" and table.connections:
            self.tell_presence(table)
        elif notice.kind == "present":
            await self._see(table, notice)

    async def _see(self, table: RunningTable, notice: Notice) -> None:
        """One after the other, as they were told, though names have to be looked up."""
        async with table.seeing:
            known = Presence() if notice.anew else table.elsewhere.get(notice.node, Presence())
            names = await self.hall.store.names_of(notice.came) if notice.came else {}
            watchers = {id: name for id, name in known.watchers.items() if id not in notice.left}
            self.show(table, notice.node, Presence(set(notice.seats), {**watchers, **names}))

    def show(self, table: RunningTable, node: str, presence: Presence) -> None:
        """Who is at another process has changed; whoever is lost there has the same grace as here."""
        before = table.present()
        table.elsewhere[node] = presence
        if presence == Presence():
            del table.elsewhere[node]
        for seat in before.seats - table.present().seats:
            self.hall.clocks.left(table, seat)
        table.send_change(before)

    def forget(self, node: str) -> None:
        """Nobody is at a node that has ended."""
        for table in [table for table in self.hall.tables.values() if node in table.elsewhere]:
            self.show(table, node, Presence())

    # Looking up

    async def look_everywhere(self) -> None:
        """Nobody knows what was told while the line was lost, neither by others nor by this process."""
        for table in list(self.hall.tables.values()):
            self.tell(table, "look")
            self.ask_who(table)
            self.tell_presence(table)
        await self.sweep()

    async def sweep(self) -> None:
        """All tables that somebody looks at, or that are looked after here: is there more of them in the store?"""
        tables = self.hall.tables
        ids = [id for id, table in tables.items() if table.connections or self.hall.owners.looks_after(table)]
        for begin in range(0, len(ids), MANY):
            piece = [id for id in ids[begin : begin + MANY] if id in tables]
            chairs = await self.hall.store.chairs_of([id for id in piece if tables[id].stored.phase == "open"])
            for pulse in await self.hall.store.pulses(piece):
                if pulse.id in tables:
                    await self._compare(tables[pulse.id], pulse, chairs.get(pulse.id))

    async def _compare(self, table: RunningTable, pulse: Pulse, chairs: list[StoredChair] | None) -> None:
        if chairs not in (None, table.chairs) or differ(table, pulse):
            await self.hall.refresh(table)
        if table.play is not None and table.play.length < pulse.rows:
            await table.read_on()
        if table.connections and table.said < pulse.said:
            await table.hear_said()

    async def _look(self, table: RunningTable) -> None:
        await self.hall.refresh(table)
        await table.read_on()
        await table.hear_said()
