"""Classroom: who is in a lesson at this process. Whoever's line breaks comes back to where they were, for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.server.house import House
from ludotheque.server.lesson import Leave, LessonTable
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson

KEPT: Final = 600.0  # seconds that a lesson is kept where nobody is
OF_ONE: Final = 4  # lessons that one person may have begun
Make = Callable[[House, str, StoredPerson, str, Leave], LessonTable]


class Classroom:
    """Lessons by whose they are and how their browsers call them. One that is gone can be begun anew at its step."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lessons: dict[tuple[str, str], LessonTable] = {}

    async def lesson(
        self, make: Make, game: str, key: str, done: int, learner: StoredPerson, caller: str
    ) -> LessonTable:  # fmt: skip
        """The one of that name, as it was left; else a new one, after so many steps."""
        name = (learner.id, f"{game} {key}")
        if name in self._lessons:
            return self._lessons[name]
        self._make_room(learner, caller)
        table = self._lessons[name] = make(self._house, game, learner, caller, self.leave)
        await table.begin(done)
        return table

    def leave(self, table: LessonTable) -> None:
        """Somebody has gone; a lesson that nobody comes back to is forgotten."""
        table.left = left = self._house.sources.now()
        if not self._house.closing:
            self._house.sources.after(KEPT, lambda: self._forget_if_left(table, left))

    def _forget_if_left(self, table: LessonTable, left: int) -> None:
        if not table.connections and table.left == left:
            self._forget(table)

    def _forget(self, table: LessonTable) -> None:
        self._lessons = {name: other for name, other in self._lessons.items() if other is not table}

    def _make_room(self, learner: StoredPerson, caller: str) -> None:
        """One more, in the place of the oldest where there are enough; a Refusal where somebody is in each of them."""
        own = [table for table in self._lessons.values() if table.stored.host == learner.id]
        here = [table for table in self._lessons.values() if table.stored.address == caller]
        for lessons, most in ((own, OF_ONE), (here, self._house.settings.tables_per_address)):
            if len(lessons) >= most:
                left = [table for table in lessons if not table.connections]
                if not left:
                    raise Refusal("too-many-tables", most=most)
                self._forget(left[0])
