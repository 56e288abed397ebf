"""KnownTable: what this process knows of a table: its people, its game, and who is there."""

from __future__ import annotations

from ludotheque.kernel.choice import TABLE
from ludotheque.server import wire
from ludotheque.server.connection import Connection
from ludotheque.server.leftover import Leftover
from ludotheque.server.play import Play
from ludotheque.server.presence import Presence, together
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredChair, StoredTable


class KnownTable:
    def __init__(self, stored: StoredTable, chairs: list[StoredChair]) -> None:
        self.stored = stored
        self.chairs = chairs
        self.wishes: list[int] = []
        self.removed: list[str] = []
        self.play: Play | None = None
        self.leftover: Leftover | None = None  # in place of the play, where its rules are gone
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, Presence] = {}  # who is connected to other processes

    @property
    def id(self) -> str:
        return self.stored.id

    # The game

    def game(self) -> Play:
        if self.leftover is not None:
            raise Refusal("other-rules", game=self.stored.game)
        if self.play is None:
            raise Refusal("not-started")
        return self.play

    def sheet(self, seat: int, now: int) -> wire.Sheet | None:
        """All that the seat may know now; None before the game."""
        if self.leftover is not None:
            return self.leftover.sheet(seat)
        return self.play.sheet(seat, now) if self.play else None

    def bot_in(self, seat: int) -> str | None:
        """The level of the bot that plays for this seat now."""
        chair = self.chairs[seat]
        return chair.bot if chair.kind == "bot" else (self.play.takeovers.get(seat) if self.play else None)

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays there, where all others are bots."""
        people = [chair.seat for chair in self.chairs if chair.kind != "bot"]
        return people[0] if len(people) == 1 else None

    @property
    def gives_hints(self) -> bool:
        """Whether one person plays there against bots: nobody is wronged by what they are told."""
        return self.alone is not None and self.leftover is None and self.stored.phase == "playing"

    def answers_by_itself(self, seat: int) -> bool:
        """Whether nobody is waited for: a bot plays for this seat, or it has said that it passes."""
        return self.bot_in(seat) is not None or (self.play is not None and self.play.passes(seat))

    def goes_on_by_itself(self) -> bool:
        """Whether a bot or a standing order answers now, or a clock runs."""
        if self.play is None or self.play.over:
            return False
        answers = any(self.answers_by_itself(seat) for seat in self.play.state.deciders())
        return answers or any(self.time_of(seat) is not None for seat in range(self.play.seats))

    def time_of(self, seat: int) -> int | None:
        """When this seat's time is up, where that changes anything: a bot has all the time it needs."""
        play = self.play
        if play is None or play.over or self.stored.absent == "wait" or self.bot_in(seat) is not None:
            return None
        return play.clocks.deadline(seat)

    # The people

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def take_chairs(self, chairs: list[StoredChair]) -> None:
        """Whoever sits there no more has a spectator's place: a socket is not a seat."""
        self.chairs = chairs
        for connection in self.connections:
            person = connection.person.id if connection.person else None
            if not connection.watches and chairs[connection.seat].person != person:
                connection.seat = TABLE

    def present_here(self) -> Presence:
        """Who is connected to this process."""
        people = [connection.person for connection in self.connections if connection.watches and connection.person]
        seats = {connection.seat for connection in self.connections if not connection.watches}
        return Presence(seats, {person.id: person.name for person in people})

    def present(self) -> Presence:
        """Who is at the table, at whichever process."""
        return together([self.present_here(), *self.elsewhere.values()])
