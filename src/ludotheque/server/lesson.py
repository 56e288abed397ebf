"""LessonTable: a learner at the table of a lesson. It lives in this process only, and nothing of it is stored."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from functools import cache
from typing import Final

from ludotheque.kernel.game import Data, Game, content_hash
from ludotheque.lessons.course import table_of
from ludotheque.lessons.lesson import LEARNER, Lesson, Standing, lesson_path, read_lesson
from ludotheque.server import wire
from ludotheque.server.audience import Audience
from ludotheque.server.breath import Breath
from ludotheque.server.connection import Connection
from ludotheque.server.fairness import secret_of
from ludotheque.server.house import House
from ludotheque.server.known import KnownTable
from ludotheque.server.play import Play
from ludotheque.server.refusal import Refusal, find
from ludotheque.server.store import Row, StoredChair, StoredPerson, StoredTable
from ludotheque.table import Table

NO_CLOCK: Final = wire.Clock()
Leave = Callable[["LessonTable"], None]


class LessonPlay(Play):
    """The game of a lesson: nothing but choosing is done there, and nobody waits where there is nothing to choose."""

    def can(self, seat: int) -> list[wire.Deed]:
        return []

    def sheet(self, seat: int, now: int, view: Data | None = None) -> wire.Sheet:
        sheet = super().sheet(seat, now, view)
        sheet.orders = []
        return sheet


class LessonTable(KnownTable):
    """The learner sits on the first chair. The others answer as the lesson says and, when that is done, as bots do."""

    other = "lesson-other"  # the refusal of a choice that is legal, but not awaited

    def __init__(
        self, house: House, lesson: Lesson, table: Table, stored: StoredTable, learner: str, leave: Leave
    ) -> None:  # fmt: skip
        bots = [StoredChair(seat, "bot", None, lesson.bot, "") for seat in range(1, lesson.seats)]
        super().__init__(stored, [StoredChair(LEARNER, "person", stored.host, None, learner), *bots])
        here = weakref.proxy(self)
        self.play = LessonPlay(stored, 0, lambda: bool(here.connections), table.state)
        self.audience = Audience(house, self)
        self._house = house
        self._lesson = lesson
        self._lock = asyncio.Lock()
        self._leave = leave
        self.left = 0  # when somebody last went away

    @property
    def gives_hints(self) -> bool:
        """The lesson itself says what to do."""
        return False

    @property
    def standing(self) -> Standing:
        return Standing(self._lesson, self.game().choices)

    @property
    def pointed(self) -> str:
        """The choice that is pointed out."""
        return self.standing.awaited

    async def begin(self, done: int) -> None:
        """From the beginning to the step after so many: every choice up to there is known."""
        breath = Breath()
        async with self._lock:
            self._answer_by_script()
            for step in self._lesson.steps[:done]:
                self._make(LEARNER, step.awaits)
                self._answer_by_script()
                await breath.taken()

    # Who is there

    async def join(self, connection: Connection) -> None:
        """Everything anew; where the others are still to answer, they do so now."""
        async with self._lock:
            self.audience.skip()
            self.connections = [*self.connections, connection]
            self.audience.send_everything([connection], [])
        self._house.spawn(self._go_on())

    def part(self, connection: Connection) -> None:
        self.connections = [other for other in self.connections if other is not connection]
        self._leave(self)

    # What the learner does

    async def choose(self, at: str, text: str) -> None:
        """The choice that is awaited, or any where none is; another changes nothing."""
        async with self._lock:
            self.game().check_choice(LEARNER, at, text)
            if not self.standing.accepts(text):
                raise Refusal(self.other)
            self._make(LEARNER, text)
            self.audience.send_update()
        self._house.spawn(self._go_on())

    async def _go_on(self) -> None:
        """Everybody else answers what they are asked; then it is the learner's turn, or the game is over."""
        async with self._lock:
            while self.connections and (seat := self._asked()) is not None:
                self._make(seat, self.standing.line or await self._think(seat))
                self.audience.send_update()
                await asyncio.sleep(0)  # the others of this process have a turn
            self._finish_if_over()
            self._say()

    def _answer_by_script(self) -> None:
        while (seat := self._asked()) is not None and (line := self.standing.line):
            self._make(seat, line)

    def _asked(self) -> int | None:
        """Who of the others is to answer next."""
        asked = [seat for seat in self.game().state.deciders() if seat != LEARNER]
        return asked[0] if asked and not self.game().over else None

    async def _think(self, seat: int) -> str:
        play, seed = self.game(), self._house.sources.seed()
        return await self._house.bots.choose(self.stored, play, seat, self._lesson.bot, seed)

    def _make(self, seat: int, text: str) -> None:
        play = self.game()
        play.apply(Row(play.length, seat, "choose", text, max(self._house.sources.now(), play.last_row_at)))
        play.settle()

    def _finish_if_over(self) -> None:
        play = self.game()
        if play.over and self.stored.phase == "playing":
            self.stored.phase, self.stored.ending = "over", play.ending
            self.audience.send_facts()

    def _say(self) -> None:
        """What is said now, once the learner is asked for it."""
        standing = self.standing
        if self._asked() is None:
            shows = standing.step.shows if standing.step else []
            step, steps = min(standing.done, len(self._lesson.steps)) + 1, len(self._lesson.ids())
            for connection in self.connections:
                connection.send(wire.LessonMessage(standing.says, step, steps, shows, self.pointed))


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, read once."""
    if not lesson_path(find(game).id).is_file():
        raise Refusal("no-such-lesson")
    return read_lesson(game)


def lesson_table(house: House, game_id: str, learner: StoredPerson, caller: str, leave: Leave) -> LessonTable:
    """The table of a lesson as it begins."""
    lesson = lesson_of(game_id)
    stored = unstored(house, find(game_id), lesson, learner, caller)
    return LessonTable(house, lesson, table_of(game_id, lesson), stored, learner.name, leave)


def unstored(house: House, game: Game, lesson: Lesson, learner: StoredPerson, caller: str) -> StoredTable:
    """What is known of a table that is kept nowhere."""
    settings, now = game.settings(lesson.settings), house.sources.now()
    return StoredTable(
        id=house.sources.token(), game=game.id, version=game.version, content=content_hash(game, settings),
        seats=lesson.seats, settings=settings, secret=secret_of(lesson.seed), clock=NO_CLOCK, absent="wait",
        private=True, host=learner.id, phase="playing", created=now, started=now,
        address=None if learner.login else caller,
    )  # fmt: skip
