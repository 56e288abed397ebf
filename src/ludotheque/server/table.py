"""RunningTable: one table in this process. Its lock makes one writer here; the key of the log, among processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ludotheque.kernel.choice import TABLE
from ludotheque.server import wire
from ludotheque.server.breath import Breath
from ludotheque.server.connection import ENCODER, TRY_AGAIN, Connection
from ludotheque.server.facts import facts_of, watchers_of
from ludotheque.server.guard import Bucket
from ludotheque.server.leftover import Leftover, end_leftover, moved_on
from ludotheque.server.play import Play, agrees
from ludotheque.server.presence import Presence, change, together
from ludotheque.server.proof import told_before
from ludotheque.server.refusal import Refusal
from ludotheque.server.sheets import in_pieces, timeless
from ludotheque.server.store import Row, StoredChair, StoredTable, StoreTrouble, Unsure

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall

TRIES = 8  # of other processes writing first
Check = Callable[[Play], None]


class RunningTable:
    """A table with its people, its game and its sockets. Everything that changes it is stored first."""

    def __init__(self, hall: Hall, stored: StoredTable, chairs: list[StoredChair]) -> None:
        self.hall = hall
        self.stored = stored
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, Presence] = {}  # who is connected to other processes
        self.wishes: list[int] = []
        self.removed: list[str] = []
        self.play: Play | None = None
        self.leftover: Leftover | None = None  # in place of the play, where its rules are gone
        self.unsure = False  # whether the store may hold more than was answered
        self.doubted: Row | None = None  # a row of which nobody knows whether it is stored
        self._sent = 0  # events that everybody has been sent
        self._last: dict[int, int] = {}  # what each audience was sent last, as a hash
        self.thinking: set[int] = set()  # seats whose bots are at it
        self.lines: dict[str, Bucket] = {}  # how much each person may still say
        self.lost: dict[int, int] = {}  # when the last connection of a seat was lost
        self.timer: asyncio.TimerHandle | None = None
        self.pause: asyncio.TimerHandle | None = None
        self.owner: str | None = None  # the process that looks after the table, as far as that is known
        self.said = 0  # lines of the chat that everybody here has been sent
        self.talking = asyncio.Lock()
        self.seeing = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.stored.id

    # The game

    async def open(self) -> None:
        """Read what the store knows of this table, and play its log."""
        store = self.hall.store
        self.wishes = await store.wishes(self.id)
        self.removed = await store.removed(self.id)
        if self.stored.started is not None:  # a table that was left before the start has no game
            await self._open_game()
        if self.play is not None:
            self.play.settle()
            await self.finish_if_over(self.play)

    async def _open_game(self) -> None:
        """The game goes on where today's rules play it as it was played; else it is left over."""
        if agrees(self.stored) or await moved_on(self):
            self.play = Play(self.stored, self.hall.pauses.pause)
            await self.catch_up(None if self.connections else Breath())

    async def catch_up(self, breath: Breath | None = None) -> bool:
        """Play what the store holds beyond what is known here; whether there was anything.

        A long log takes a while. It is played with breaths in between where nobody can look at the table yet.
        """
        play = self.game()
        await self.hall.doubts.settle(self)
        rows = await self.hall.store.rows(self.id, play.length)
        for row in rows:
            play.apply(row)
            if breath is not None:
                await breath.taken()
        self.unsure = False
        await self.finish_if_over(play)
        return bool(rows)

    def game(self) -> Play:
        if self.leftover is not None:
            raise Refusal("other-rules", game=self.stored.game)
        if self.play is None:
            raise Refusal("not-started")
        return self.play

    async def begin(self) -> None:
        """All chairs are taken: the cards are dealt."""
        stored = await self.hall.store.table(self.id)
        assert stored is not None
        self.stored = stored
        self.take_chairs(await self.hall.store.chairs(self.id))
        if stored.phase == "playing" and self.play is None and self.leftover is None:
            await self._open_game()
            await self.send_table()
            self.hall.attend(self)

    async def choose(self, seat: int, at: str, text: str) -> None:
        """A choice is checked, stored, and only then played and answered."""
        await self._write(seat, "choose", text, lambda play: play.check_choice(seat, at, text))

    async def write(self, seat: int, kind: str, text: str, deed: wire.Deed) -> None:
        """A deed other than a choice; it must be one that the seat can do now."""
        if self.leftover is not None:
            await self.hall.carry_through(end_leftover(self, self.leftover, seat, deed))
            return

        def check(play: Play) -> None:
            if deed not in play.can(seat):
                raise Refusal("game-over" if play.over else "cannot")

        await self._write(seat, kind, text, check)

    async def stand(self, seat: int, order: str) -> None:
        """From now on the seat passes, as far as its order says; an empty one takes that back."""
        await self._write(seat, "order", order, lambda play: play.check_order(order))

    async def write_for_absent(self, seat: int, kind: str, text: str) -> None:
        """Time is up for the seat; unless it is not after all."""

        def check(play: Play) -> None:
            deadline = play.clocks.deadline(seat)
            if play.over or seat in play.takeovers or deadline is None or deadline > self.hall.sources.now():
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
        await self.hall.carry_through(self._write_in_turn(seat, kind, text, check))

    async def _write_in_turn(self, seat: int, kind: str, text: str, check: Check) -> None:
        async with self.lock:
            play = self.game()
            for _ in range(TRIES):
                if self.unsure:
                    await self.catch_up_and_send()
                now = max(self.hall.sources.now(), play.last_row_at)
                if play.settle(now):
                    await self.show_on()
                check(play)
                told = told_before(play, seat) if kind == "choose" else None
                row = Row(play.length, seat, kind, text, now, told)
                if await self._store(row):
                    sealed_only = self._apply(play, row)
                    await self._after(play, seat, kind, sealed_only)
                    return
                self.unsure = True
            raise Refusal("stale")

    async def _store(self, row: Row) -> bool:
        try:
            return await self.hall.store.append(self.id, row)
        except Unsure:
            return await self.hall.doubts.ask_again(self, row)
        except StoreTrouble:
            self.unsure = True
            raise

    def _apply(self, play: Play, row: Row) -> bool:
        """Play the row; whether nobody but the seat itself can have noticed."""
        moves = play.state.moves
        play.apply(row)
        return row.kind == "choose" and play.state.moves == moves and not play.over

    async def show_on(self) -> None:
        """The table has gone on from a pause."""
        self.send_update()
        await self.finish_if_over(self.game())
        self.hall.attend(self)

    async def _after(self, play: Play, seat: int, kind: str, sealed_only: bool) -> None:
        if kind == "takeback":
            await self.send_table()
        elif kind in ("takeover", "return"):
            self.send_facts()
        self.send_update(only=seat if sealed_only else None)
        self.hall.between.tell(self, "rows")
        await self.finish_if_over(play)
        self.hall.attend(self)

    async def catch_up_and_send(self) -> None:
        """Another process wrote: play it here too and show it."""
        play = self.game()
        takeovers, events = dict(play.takeovers), len(play.state.events or [])
        if not await self.catch_up():
            return
        if len(play.state.events or []) < events:
            await self.send_table()
        elif takeovers != play.takeovers:
            self.send_facts()
        self.send_update()
        self.hall.attend(self)

    async def read_on(self) -> None:
        """There may be more in the log than is known here."""
        if self.play is not None:
            async with self.lock:
                await self.catch_up_and_send()

    async def finish_if_over(self, play: Play | Leftover) -> None:
        """Once the game is over: keep the result, and open the secret."""
        if not play.over or self.stored.phase != "playing":
            return
        phase: wire.Phase = "aborted" if play.aborted else "over"
        now = self.hall.sources.now()
        try:
            await self.hall.store.finish(self.id, phase, play.ending, now)
        except StoreTrouble:
            return  # the log says it all; it is tried again when the table is next read
        self.stored.phase, self.stored.ending, self.stored.ended = phase, play.ending, now
        self.send_facts()
        if isinstance(play, Play):
            self.hall.spawn(self.hall.archive.keep_soon(self.stored, play.choices[:]))

    # What is known of the table

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def take_chairs(self, chairs: list[StoredChair]) -> None:
        """Whoever sits there no more has a spectator's place: a socket is not a seat."""
        self.chairs = chairs
        for connection in self.connections:
            person = connection.person.id if connection.person else None
            if not connection.watches and chairs[connection.seat].person != person:
                connection.seat = TABLE

    def in_use(self) -> bool:
        """Whether somebody looks, a bot thinks or a clock runs: then the table stays in memory."""
        return bool(self.connections or self.thinking or self.timer is not None or self.pause is not None)

    def bot_in(self, seat: int) -> str | None:
        """The level of the bot that plays for this seat now."""
        chair = self.chairs[seat]
        return chair.bot if chair.kind == "bot" else (self.play.takeovers.get(seat) if self.play else None)

    def answers_by_itself(self, seat: int) -> bool:
        """Whether nobody is waited for: a bot plays for this seat, or it has said that it passes."""
        return self.bot_in(seat) is not None or (self.play is not None and self.play.passes(seat))

    def present_here(self) -> Presence:
        """Who is connected to this process."""
        people = [connection.person for connection in self.connections if connection.watches and connection.person]
        seats = {connection.seat for connection in self.connections if not connection.watches}
        return Presence(seats, {person.id: person.name for person in people})

    def present(self) -> Presence:
        """Who is at the table, at whichever process."""
        return together([self.present_here(), *self.elsewhere.values()])

    def goes_on_by_itself(self) -> bool:
        """Whether a bot or a standing order answers now, or a clock runs."""
        if self.play is None or self.play.over:
            return False
        answers = any(self.answers_by_itself(seat) for seat in self.play.state.deciders())
        return answers or self.hall.clocks.next_deadline(self) is not None

    # What is sent

    async def join(self, connection: Connection) -> None:
        """From here on the connection misses nothing: what is built and its place in the list come in one breath."""
        said = await self.hall.store.said(self.id)
        if not self.connections:
            self.said = said[-1].n if said else 0
        message = self.table_message(connection, said)
        connection.send(message)
        alone = connection.seat not in {other.seat for other in self.connections}
        self._change_connections([*self.connections, connection])
        if message.sheet is not None and alone:
            self._last[connection.seat] = timeless(message.sheet)

    def part(self, connection: Connection) -> None:
        """A connection has ended, whether it has joined or not."""
        self._change_connections([other for other in self.connections if other is not connection])

    def _change_connections(self, connections: list[Connection]) -> None:
        """Whoever is at the table hears who comes and goes, at whichever process."""
        before, here = self.present(), self.present_here()
        self.connections = connections
        if not self.hall.closing:
            self.send_change(before)
            self.hall.between.tell_change(self, here)

    def table_message(self, connection: Connection, said: list[wire.Said]) -> wire.TableMessage:
        """Everything anew for one connection."""
        person = connection.person.id if connection.person else None
        seat = connection.seat
        return wire.TableMessage(
            facts=facts_of(self, person),
            seat=None if seat == TABLE else seat,
            sheet=self.sheet(seat),
            events=self.play.events(seat) if self.play else [],
            chat=[line for line in said if line.person not in connection.muted],
            watchers=watchers_of(self),
            muted=connection.muted,
        )

    def sheet(self, seat: int) -> wire.Sheet | None:
        """All that the seat may know now; None before the game."""
        if self.leftover is not None:
            return self.leftover.sheet(seat)
        return self.play.sheet(seat, self.hall.sources.now()) if self.play else None

    async def send_table(self) -> None:
        """Where a change is more than one step forward, everybody gets everything anew, and then nothing is news."""
        try:
            said = await self.hall.store.said(self.id)
        except StoreTrouble:
            for connection in self.connections:
                connection.close(TRY_AGAIN)
            return
        if self.leftover is None:
            self._sent = len(self.game().state.events or [])
        sheets = {seat: self.sheet(seat) for seat in {one.seat for one in self.connections}}
        self._last = {seat: timeless(sheet) for seat, sheet in sheets.items() if sheet is not None}
        for connection in self.connections:
            connection.send(self.table_message(connection, said))

    async def hear_said(self) -> None:
        """Send on what was said since; lines come in their order, wherever they were said."""
        async with self.talking:
            for said in await self.hall.store.said(self.id, self.said) if self.connections else []:
                self.said = said.n
                for connection in self.connections:
                    if said.person not in connection.muted:
                        connection.send(wire.ChatMessage(said))

    def send_facts(self) -> None:
        for connection in self.connections:
            person = connection.person.id if connection.person else None
            connection.send(wire.FactsMessage(facts_of(self, person)))

    def send_change(self, before: Presence) -> None:
        """Who has come and who has gone, and nothing else: it is sent to everybody whenever somebody joins."""
        message = change(before, self.present())
        if message is not None:
            encoded = ENCODER.encode(message)
            for connection in self.connections:
                connection.send_encoded(encoded)

    def send_update(self, only: int | None = None) -> None:
        """Each audience that knows something new is sent it, and nobody else hears anything at all."""
        play = self.game()
        since, self._sent = self._sent, len(play.state.events or [])
        audiences = {connection.seat for connection in self.connections}
        seats = sorted(audiences if only is None else audiences & {only})
        views, encoded = play.views(seats), dict[int, msgspec.Raw]()
        for seat, view in zip(seats, views):
            self._send_update_to(play, seat, since, in_pieces(view, encoded))

    def _send_update_to(self, play: Play, seat: int, since: int, view: wire.Plain) -> None:
        sheet = play.sheet(seat, self.hall.sources.now(), view)
        known = timeless(sheet)
        if self._last.get(seat) == known:
            return
        self._last[seat] = known
        message = ENCODER.encode(wire.UpdateMessage(sheet, play.events(seat, since)))
        for connection in self.connections:
            if connection.seat == seat:
                connection.send_encoded(message)
