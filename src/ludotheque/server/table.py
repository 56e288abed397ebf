"""RunningTable: one table in this process. Its lock makes one writer here; the key of the log, among processes."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ludotheque.server import wire
from ludotheque.server.audience import Audience
from ludotheque.server.breath import Breath
from ludotheque.server.connection import Connection
from ludotheque.server.facts import changeable
from ludotheque.server.guard import Bucket
from ludotheque.server.house import House
from ludotheque.server.known import KnownTable
from ludotheque.server.leftover import Leftover
from ludotheque.server.play import Play, agrees
from ludotheque.server.presence import Presence
from ludotheque.server.proof import told_before
from ludotheque.server.refusal import Refusal
from ludotheque.server.sent_away import send_away
from ludotheque.server.store import Row, StoredChair, StoredTable, StoreTrouble, Unsure
from ludotheque.server.wire_between import NoticeKind

TRIES: Final = 8  # of other processes writing first
AT_ONCE: Final = 1.0  # seconds for the database to answer whoever waits for it after all
Check = Callable[[Play], None]


class Attendant:
    """Somebody who is told what happens at tables, and does about it what is theirs to do."""

    async def expect(self, id: str) -> None:
        """A table is about to be read."""

    async def welcome(self, table: RunningTable) -> None:
        """It has been read."""

    def attend(self, table: RunningTable) -> None:
        """It has changed."""

    def tell(self, table: RunningTable, kind: NoticeKind) -> None:
        """Other processes may want to know of that."""

    def see(self, table: RunningTable, before: Presence, here: Presence) -> None:
        """People have come or gone: who was at the table, and who of them at this process."""

    def doubt(self, table: RunningTable, everything: bool) -> None:
        """Nobody knows whether a row is stored; or, of everything, whether something else is."""

    def keeps(self, table: RunningTable) -> bool:
        """Whether the table has to stay in memory."""
        return False

    async def part_with(self, table: RunningTable) -> None:
        """It leaves memory."""


class RunningTable(KnownTable):
    """A table with its people, its game and its sockets. Everything that changes it is stored first."""

    def __init__(self, house: House, attendant: Attendant, stored: StoredTable, chairs: list[StoredChair]) -> None:
        super().__init__(stored, chairs)
        self.house = house
        self.attendant = attendant
        self.audience = Audience(house, self)
        self.lock = asyncio.Lock()
        self.unsure = False  # whether the store may hold more than was answered
        self.doubted: Row | None = None  # a row of which nobody knows whether it is stored
        self.lines: dict[str, Bucket] = {}  # how much each person may still say

    # Reading

    async def open(self) -> None:
        """Read what the store knows of this table, and play its log."""
        store = self.house.store
        self.wishes = await store.wishes(self.id)
        self.removed = await store.removed(self.id)
        if self.stored.started is not None:  # a table that was left before the start has no game
            await self._open_game()
        if self.play is not None:
            self.play.settle()
            await self._finish_if_over(self.play)

    async def _open_game(self) -> None:
        """The game goes on where today's rules play it as it was played; else it is left over."""
        if agrees(self.stored) or await self._moved_on():
            here = weakref.proxy(self)  # so that a table that leaves memory is gone at once
            self.play = Play(self.stored, self.house.pause, lambda: bool(here.connections), alone=self.alone)
            await self._catch_up(None if self.connections else Breath())

    async def _moved_on(self) -> bool:
        """Whether the table goes on under today's rules; else it is left over from now on."""
        archive, rows = self.house.archive, await self.house.store.rows(self.id)
        same, views = await archive.proof(self.stored, rows)
        if same:
            self.stored = await archive.moved_on(self.stored)
            return True
        self.leftover = Leftover(self.stored, await archive.last_views(self.stored) or views)
        await self._catch_up_leftover(self.leftover)
        return False

    async def _catch_up(self, breath: Breath | None = None) -> bool:
        """Play what the store holds beyond what is known here; whether there was anything.

        A long log takes a while. It is played with breaths in between where nobody can look at the table yet.
        """
        play = self.game()
        await self._settle_doubt()
        rows = await self.house.store.rows(self.id, play.length)
        for row in rows:
            play.apply(row)
            if breath is not None:
                await breath.taken()
        self.unsure = False
        await self._finish_if_over(play)
        return bool(rows)

    async def _catch_up_leftover(self, leftover: Leftover) -> None:
        for row in await self.house.store.rows(self.id, leftover.length):
            leftover.apply(row)
        await self._finish_if_over(leftover)

    async def begin(self) -> None:
        """All chairs are taken: the cards are dealt."""
        stored = await self.house.store.table(self.id)
        assert stored is not None
        self.stored = stored
        self.take_chairs(await self.house.store.chairs(self.id))
        if stored.phase == "playing" and self.play is None and self.leftover is None:
            await self._open_game()
            await self.audience.send_table()
            self.attendant.attend(self)

    async def refresh(self) -> None:
        """Chairs, wishes or the phase may have changed; whoever looks is told if so."""
        store = self.house.store
        async with self.lock:
            before = changeable(self)
            stored = await store.table(self.id)
            if stored is None:
                return
            self.take_chairs(await store.chairs(self.id))
            self.wishes = await store.wishes(self.id)
            self.stored, self.removed = stored, await store.removed(self.id)
            if self.leftover is not None:
                await self._catch_up_leftover(self.leftover)
            elif self.play is None and stored.phase == "playing":
                await self.begin()
            if changeable(self) != before:
                self.audience.send_facts()
                if self.leftover is not None:
                    await self.audience.send_table()
                await send_away(self, store)

    async def read_on(self, anew: bool = False) -> None:
        """There may be more in the log than is known here; `anew`: whoever looks gets everything once more."""
        if self.play is not None:
            async with self.lock:
                await self._catch_up_and_send()
                if anew:
                    await self.audience.send_table()

    async def _catch_up_and_send(self) -> None:
        """Another process wrote: play it here too and show it."""
        play = self.game()
        takeovers, events = dict(play.takeovers), len(play.state.events or [])
        if not await self._catch_up():
            return
        if len(play.state.events or []) < events:
            await self.audience.send_table()
        elif takeovers != play.takeovers:
            self.audience.send_facts()
        self.audience.send_update()
        self.attendant.attend(self)

    # Writing

    async def choose(self, seat: int, at: str, text: str) -> None:
        """A choice is checked, stored, and only then played and answered."""
        await self._write(seat, "choose", text, lambda play: play.check_choice(seat, at, text))

    async def do(self, seat: int, deed: wire.Deed) -> None:
        """A deed other than a choice; it must be one that the seat can do now."""
        if self.leftover is not None:
            await self.house.carry_through(self._end_leftover(self.leftover, seat, deed))
            return

        def check(play: Play) -> None:
            if deed not in play.can(seat):
                raise Refusal("game-over" if play.over else "cannot")

        await self._write(seat, deed, "", check)

    async def stand(self, seat: int, order: str) -> None:
        """From now on the seat passes, as far as its order says; an empty one takes that back."""
        await self._write(seat, "order", order, lambda play: play.check_order(order))

    async def write_for_absent(self, seat: int, kind: str, text: str) -> None:
        """Time is up for the seat; unless it is not after all."""

        def check(play: Play) -> None:
            deadline = play.clocks.deadline(seat)
            if play.over or seat in play.takeovers or deadline is None or deadline > self.house.sources.now():
                raise Refusal("cannot")

        await self._write(seat, kind, text, check)

    async def abandon(self) -> None:
        """Nobody has come back for very long: the game ends without a winner."""

        def check(play: Play) -> None:
            if play.over:
                raise Refusal("game-over")

        await self._write(0, "abort", "", check)

    async def write_grace(self, until: int) -> None:
        """Nobody's time is up before then."""
        await self._write(0, "grace", str(until), lambda _: None)

    async def _write(self, seat: int, kind: str, text: str, check: Check) -> None:
        """Once begun it is carried through: whoever asked for it may be gone before it is stored, played and shown."""
        await self.house.carry_through(self._write_in_turn(seat, kind, text, check))

    async def _write_in_turn(self, seat: int, kind: str, text: str, check: Check) -> None:
        async with self.lock:
            play = self.game()
            for _ in range(TRIES):
                if self.unsure:
                    await self._catch_up_and_send()
                now = max(self.house.sources.now(), play.last_row_at)
                if play.settle(now):
                    await self._show_on()
                check(play)
                told = told_before(play, seat) if kind == "choose" else None
                row = Row(play.length, seat, kind, text, now, told)
                if await self._store(row):
                    sealed_only = self._apply(play, row)
                    await self._after(play, seat, kind, sealed_only)
                    return
                self.unsure = True
            raise Refusal("stale")

    def _apply(self, play: Play, row: Row) -> bool:
        """Play the row; whether nobody but the seat itself can have noticed."""
        moves = play.state.moves
        play.apply(row)
        return row.kind == "choose" and play.state.moves == moves and not play.over

    async def _after(self, play: Play, seat: int, kind: str, sealed_only: bool) -> None:
        if kind == "takeback":
            await self.audience.send_table()
        elif kind in ("takeover", "return"):
            self.audience.send_facts()
        self.audience.send_update(only=seat if sealed_only else None)
        self.attendant.tell(self, "rows")
        await self._finish_if_over(play)
        self.attendant.attend(self)

    async def go_on(self, play: Play, moment: tuple[int, int]) -> None:
        """The pause of that moment is over, unless the table has gone on already."""
        async with self.lock:
            if (play.length, play.state.moves) == moment and play.paused:
                play.go_on()
                await self._show_on()

    async def _show_on(self) -> None:
        """The table has gone on from a pause."""
        self.audience.send_update()
        await self._finish_if_over(self.game())
        self.attendant.attend(self)

    async def _end_leftover(self, leftover: Leftover, seat: int, deed: wire.Deed) -> None:
        """One after the other writes what ends a game that cannot go on."""
        async with self.lock:
            await self._catch_up_leftover(leftover)
            for row in leftover.rows(seat, deed, self.chairs, self.house.sources.now()):
                if not await self.house.store.append(self.id, row):
                    raise Refusal("stale")
                leftover.apply(row)
            await self._finish_if_over(leftover)
            self.audience.send_facts()
            await self.audience.send_table()
        self.attendant.tell(self, "facts")

    async def _finish_if_over(self, play: Play | Leftover) -> None:
        """Once the game is over: keep the result, and open the secret."""
        if not play.over or self.stored.phase != "playing":
            return
        phase: wire.Phase = "aborted" if play.aborted else "over"
        now = self.house.sources.now()
        try:
            await self.house.store.finish(self.id, phase, play.ending, now)
        except StoreTrouble:
            return  # the log says it all; it is tried again when the table is next read
        self.stored.phase, self.stored.ending, self.stored.ended = phase, play.ending, now
        self.audience.send_facts()
        if isinstance(play, Play):
            self.house.spawn(self.house.archive.keep_soon(self.stored, play.choices[:]))

    # Doubt: a row of which the database's answer was lost is written once more. Its number is taken once, so that a
    # first try which the database gets to later changes nothing.

    async def _store(self, row: Row) -> bool:
        try:
            return await self.house.store.append(self.id, row)
        except Unsure:
            return await self._ask_again(row)
        except StoreTrouble:
            self.unsure = True
            raise

    async def _ask_again(self, row: Row) -> bool:
        """Whether the row is there, if the database says so at once."""
        self.doubted, self.unsure = row, True
        try:
            async with asyncio.timeout(AT_ONCE):
                return await self._settle_doubt()
        except (TimeoutError, StoreTrouble) as error:
            self.attendant.doubt(self, everything=False)
            raise Unsure(f"row {row.n} may be stored") from error

    async def _settle_doubt(self) -> bool:
        """Whether what was in doubt is there now; from here on, nothing is."""
        row, store = self.doubted, self.house.store
        if row is None:
            return False
        stored = await store.append(self.id, row) or (await store.rows(self.id, row.n))[:1] == [row]
        self.doubted = None
        return stored

    # Who is there

    async def join(self, connection: Connection) -> None:
        """From here on the connection misses nothing: what it is sent and its place in the list come in one breath."""
        await self.audience.welcome(connection)
        with self.moving():
            self.connections = [*self.connections, connection]

    def part(self, connection: Connection) -> None:
        """A connection has ended, whether it has joined or not."""
        with self.moving():
            self.connections = [other for other in self.connections if other is not connection]

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Whoever is at the table hears who comes and goes inside, at whichever process."""
        before, here = self.present(), self.present_here()
        yield
        if not self.house.closing:
            self.audience.send_change(before)
            self.attendant.see(self, before, here)
