"""A lesson as its file tells it: a position, and for each step what is said, shown, awaited and answered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.content.homes import home_folder, homes
from ludotheque.content.loader import load_fact, read_entries
from ludotheque.kernel.game import Setting

LEARNER: Final = 0
FILE: Final = "lesson.toml"


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One choice of the learner. What the others answer until the next one stands here, too, in the order of play."""

    says: str  # its words are `lesson-<says>`; `.other` is said where another choice is tried
    awaits: str
    shows: list[str] = []  # cards that are pointed out, by id; assassin@1 where each seat has one
    others: list[str] = []

    def cards(self) -> list[str]:
        """What is pointed out, whoever has it."""
        return [shown.partition("@")[0] for shown in self.shows]


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table to begin with, the steps, and who plays on against the learner when they are done."""

    steps: list[Step]
    ends: str  # the words at the first choice that is free
    seats: int = 2
    seed: int = 0  # all chance: as every choice is known, so is what it shows
    bot: str = "novice"
    settings: dict[str, Setting] = {}
    position: dict[str, Any] | None = None  # what lies on the table, where it is not an ordinary deal

    def script(self) -> list[str]:
        """What the others do, from the first step to the last."""
        return [text for step in self.steps for text in step.others]

    def ids(self) -> list[str]:
        """The words of all steps, and those after the last."""
        return [f"lesson-{says}" for says in [*(step.says for step in self.steps), self.ends]]


class Standing:
    """How far somebody has come in a lesson, as it follows from the choices made, each with its seat."""

    def __init__(self, lesson: Lesson, made: Sequence[tuple[int, str]]) -> None:
        self._lesson = lesson
        self.done = sum(seat == LEARNER for seat, _ in made)  # by the learner
        self._heard = len(made) - self.done

    @property
    def step(self) -> Step | None:
        """The step that awaits a choice; None once the learner plays freely."""
        return self._lesson.steps[self.done] if self.done < len(self._lesson.steps) else None

    @property
    def awaited(self) -> str:
        """The choice that goes on; none where any does."""
        return self.step.awaits if self.step else ""

    @property
    def says(self) -> str:
        """The words that are said now: at each step, at the first free choice, and then no more."""
        ids = self._lesson.ids()
        return ids[self.done] if self.done < len(ids) else ""

    @property
    def line(self) -> str | None:
        """What the next of the others answers, however many of them have had their lines; None where they are free."""
        script = self._lesson.script()
        return script[self._heard] if self._heard < len(script) else None

    def accepts(self, text: str) -> bool:
        """Whether this is the choice that is awaited; later, any is."""
        return self.awaited in ("", text)


def lesson_path(game_id: str) -> Path:
    return home_folder(game_id) / FILE


def taught() -> list[str]:
    """The games that have a lesson."""
    return [id for id in homes() if lesson_path(id).is_file()]


def read_lesson(game_id: str) -> Lesson:
    """The lesson of a game; a ValueError says which games have one."""
    path = lesson_path(game_id)
    if not path.is_file():
        raise ValueError(f"there is no lesson for {game_id}; there are lessons for {', '.join(taught())}")
    return load_fact(FILE, game_id, read_entries(path), Lesson)
