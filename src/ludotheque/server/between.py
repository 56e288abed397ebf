"""Between: what this process tells others of its tables, and hears from them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Final

import msgspec

from ludotheque.server.hall import Hall
from ludotheque.server.notices import Notices
from ludotheque.server.presence import Presence
from ludotheque.server.table import Attendant, RunningTable
from ludotheque.server.wire_between import PIECE, Notice, NoticeKind

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Notice)


class Between(Attendant):
    """One subject a table, followed while the table is in memory here."""

    def __init__(self, hall: Hall, notices: Notices) -> None:
        self._hall = hall
        self._notices = notices
        self._seeing: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by table

    @property
    def lost(self) -> bool:
        return self._notices.lost

    def open(self, when_back: Callable[[], None]) -> None:
        """Hear what others tell; where the line was lost and is there again, somebody has to look what was missed."""
        self._notices.open(self._hear, when_back)

    async def close(self) -> None:
        await self._notices.close()

    async def expect(self, id: str) -> None:
        """Whatever comes later than the table is read is heard."""
        await self._notices.follow(id)

    async def welcome(self, table: RunningTable) -> None:
        self._tell(Notice(self._hall.node, table.id, "who"))

    async def part_with(self, table: RunningTable) -> None:
        self._seeing.pop(table.id, None)
        await self._notices.leave(table.id)

    # Telling

    def tell(self, table: RunningTable, kind: NoticeKind) -> None:
        """There is something new at a table."""
        self._tell(Notice(self._hall.node, table.id, kind))

    def see(self, table: RunningTable, before: Presence, here: Presence) -> None:
        """Somebody has come to this process, or left it."""
        now = table.present_here()
        came = [id for id in now.watchers if id not in here.watchers]
        left = [id for id in here.watchers if id not in now.watchers]
        if came or left or now.seats != here.seats:
            self._tell(Notice(self._hall.node, table.id, "present", sorted(now.seats), came, left))

    def tell_everything(self, table: RunningTable) -> None:
        """Nobody knows what was told while the line was lost, neither by others nor by this process."""
        for kind in ("look", "who"):
            self._tell(Notice(self._hall.node, table.id, kind))
        self._tell_presence(table)

    def _tell_presence(self, table: RunningTable) -> None:
        """Everybody who is here, in pieces that every line can carry."""
        here = table.present_here()
        seats, watchers = sorted(here.seats), list(here.watchers)
        for begin in range(0, max(len(watchers), 1), PIECE):
            piece = watchers[begin : begin + PIECE]
            self._tell(Notice(self._hall.node, table.id, "present", seats, piece, anew=begin == 0))

    def _tell(self, notice: Notice) -> None:
        self._notices.tell(notice.table, ENCODER.encode(notice))

    # Hearing

    def _hear(self, data: bytes) -> None:
        notice = DECODER.decode(data)
        table = self._hall.tables.get(notice.table)
        if notice.node != self._hall.node and table is not None:
            self._hall.spawn(self._obey(table, notice))

    async def _obey(self, table: RunningTable, notice: Notice) -> None:
        if notice.kind in ("facts", "look"):
            await table.refresh()
        if notice.kind in ("rows", "look"):
            await table.read_on()
        if notice.kind in ("said", "look"):
            await table.audience.hear_said()
        if notice.kind == "who" and table.connections:
            self._tell_presence(table)
        if notice.kind == "present":
            await self._learn(table, notice)

    async def _learn(self, table: RunningTable, notice: Notice) -> None:
        """One after the other, as they were told, though names have to be looked up."""
        async with self._seeing[table.id]:
            known = Presence() if notice.anew else table.elsewhere.get(notice.node, Presence())
            names = await self._hall.store.names_of(notice.came) if notice.came else {}
            watchers = {id: name for id, name in known.watchers.items() if id not in notice.left}
            self._show(table, notice.node, Presence(set(notice.seats), {**watchers, **names}))

    def _show(self, table: RunningTable, node: str, presence: Presence) -> None:
        """Who is at another process has changed."""
        with table.moving():
            table.elsewhere[node] = presence
            if presence == Presence():
                del table.elsewhere[node]

    def forget(self, node: str) -> None:
        """Nobody is at a node that has ended."""
        for table in [table for table in self._hall.tables.values() if node in table.elsewhere]:
            self._show(table, node, Presence())
