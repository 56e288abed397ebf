"""Match: one game at this terminal. Who sits where, what has been told, and whose answer comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.bots import BOTS, bot
from ludotheque.bots.player import Bot
from ludotheque.games.highlights import Seen, highlights_in
from ludotheque.kernel.choice import PASSING
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import nearest
from ludotheque.lessons.course import Course
from ludotheque.puzzles.attempt import Attempt
from ludotheque.table import Table
from ludotheque.terminal.saving import save_record
from ludotheque.terminal.slow import Moment, moments
from ludotheque.terminal.voice import Voice

HUMAN: Final = "human"
LED_UP: Final = 12  # events before a puzzle that are told
OWN_SIGHT: Final = ("you", "asked")  # what differs between views without being a secret


class Told(NamedTuple):
    """A line of the log: what happened, the table as it was then, and whether that was a great moment."""

    event: Data
    view: Data
    great: Seen | None = None


class Match:
    """A table with somebody in every chair: "human", or the name of a bot."""

    def __init__(self, table: Table, chairs: Sequence[str], seed: int = 0, given: Sequence[str] = ()) -> None:
        self.table = table
        self.chairs = list(chairs)
        self.given = list(given)
        self.people = [seat for seat, kind in enumerate(chairs) if kind == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: bot(table.game.id, kind, seed + seat + 1) for seat, kind in enumerate(chairs) if kind != HUMAN
        }
        self.seer = self.people[0] if len(self.people) == 1 else None  # several people share what a spectator sees
        view = table.view(self.seer)
        self.log = [Told(event, view) for event in table.events(self.seer)]
        self.privately: int | None = None  # who sits alone at the screen
        self.record: Path | None = None  # where the game is kept as it goes on
        self.trouble: OSError | None = None  # why it could not be kept
        self.orders: dict[int, str] = {}  # standing orders to pass
        self.course: Course | None = None  # the lesson that this game is

    def voice(self, language: str) -> Voice:
        return Voice(self.table.game.id, language, self.chairs, self.given, self.seer)

    def decider(self) -> int:
        """Who answers next: bots first, so that nobody waits for them; seats that can only pass are not asked."""
        deciders = self.table.deciders()
        return next((seat for seat in deciders if self.plays_by_itself(seat)), deciders[0])

    def plays_by_itself(self, seat: int) -> bool:
        """Whether nobody is waited for: a bot sits there, or somebody who has said that they pass."""
        return seat in self.bots or self.passes(seat)

    def passes(self, seat: int) -> bool:
        """Whether a standing order passes what this seat is asked."""
        order = self.orders.get(seat)
        return order is not None and self.table.game.obeys(self.table.state, seat, order)

    def can_stand(self, seat: int) -> bool:
        """Whether some standing order would pass what this seat is asked."""
        game = self.table.game
        return any(game.obeys(self.table.state, seat, order) for order in game.orders)

    def stand(self, seat: int, order: str | None) -> None:
        """This order stands from now on; None: the seat is asked again."""
        if order is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = order

    def choose(self, seat: int, text: str) -> list[Moment]:
        """The choice is made; what follows from it comes back step by step."""
        seen = moments(self.table, seat, text, self.seer)
        self.table.choose(seat, text)
        told = [(event, moment.view) for moment in seen for event in moment.events]
        great = self.great_moments([event for event, _ in told])
        self.log += [Told(event, view, great.get(n)) for n, (event, view) in enumerate(told, 1)]
        self.keep()
        return seen

    def great_moments(self, events: Sequence[Data]) -> dict[int, Seen]:
        """By the number of the event that it belongs to, from 1 on."""

        def before() -> Iterator[Data]:
            return (told.event for told in reversed(self.log))

        found = highlights_in(self.table.game, self.table.seats, self.seer, events, before)
        return {seen.told: seen for seen in found}

    def keep(self) -> None:
        """The record is written after every choice, so that a game that is interrupted is kept."""
        if self.record is None:
            return
        try:
            save_record(self.table, self.record)
            self.trouble = None
        except OSError as trouble:
            self.trouble = trouble

    def answer_of(self, seat: int) -> str:
        """What a seat that plays by itself chooses, or that it passes."""
        return self.bots[seat].choose(self.table.seat(seat)) if seat in self.bots else self.table.game.text(PASSING)

    def play_on(self, seat: int) -> list[Moment]:
        return self.choose(seat, self.answer_of(seat))

    def play_again(self, choices: Sequence[tuple[int, str]]) -> None:
        """The choices of a record, told as they were."""
        for seat, text in choices:
            self.choose(seat, text)

    def must_hand_over(self, seat: int) -> bool:
        """Whether the others must look away before `seat` sees the screen. Only people at one screen hide things.

        Where a question is put to several seats and some of them can only pass, the screen goes to those alone who
        really have something to choose. Handing it to everybody it is put to, a hundred times a game and mostly for
        nothing, would betray nobody, but nobody would play like that; so people at one screen learn that whoever gets
        it might answer, not what with, and not who does not get it because of an order to pass. Who wants to keep
        that secret, too, plays at a server.
        """
        if len(self.people) < 2:
            return False
        if not (sees_alone(self.table, seat) or is_secret(self.table, seat)):
            self.privately = None
            return False
        handed = self.privately != seat
        self.privately = seat
        return handed


def lesson_match(course: Course) -> Match:
    """A first game: the learner, and the others as the lesson has them play."""
    lesson = course.lesson
    match = Match(course.table, [HUMAN, *[lesson.bot] * (lesson.seats - 1)], lesson.seed)
    match.bots, match.course = course.others, course
    return match


def puzzle_match(attempt: Attempt) -> Match:
    """A puzzle: whoever solves it, bots for the others, and no more of what was told than leads up to it."""
    match = lesson_match(attempt)
    match.log = match.log[-LED_UP:]
    return match


def sees_alone(table: Table, seat: int) -> bool:
    """Whether the seats see different things just now."""
    own = common_sight(table.view(seat))
    return any(common_sight(table.view(other)) != own for other in range(table.seats))


def common_sight(view: Data) -> Data:
    return {key: value for key, value in view.items() if key not in OWN_SIGHT}


def is_secret(table: Table, seat: int) -> bool:
    """Whether an answer stays hidden: others are asked too, or one of them leaves something only `seat` sees."""
    if len(table.state.asked()) > 1:
        return True
    return any(leaves_a_secret(table, seat, text) for text in table.menu(seat))


def leaves_a_secret(table: Table, seat: int, text: str) -> bool:
    trial = table.copy()
    trial.choose(seat, text)
    return sees_alone(trial, seat)


def check_chairs(chairs: Sequence[str]) -> None:
    """A ValueError names what nobody can sit in."""
    known = [HUMAN, *BOTS]
    for kind in chairs:
        if kind not in known:
            raise ValueError(f"nobody called {kind!r} can take a seat{nearest(kind, known)}")
