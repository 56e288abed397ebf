"""A lesson as its file tells it: a position, and for each step what is said, shown, awaited and answered."""

from __future__ import annotations

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
    shows: list[str] = []  # cards that are pointed out, by id
    others: list[str] = []


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
