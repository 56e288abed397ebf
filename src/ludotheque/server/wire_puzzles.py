"""What travels of puzzles beside their tables: which there are, what a choice is worth, and their solutions."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.wire import Question
from ludotheque.server.wire_ahead import Forecast


class PuzzleFacts(Struct):
    """A puzzle in a list, in the order of its number."""

    id: str
    grade: int  # from 1 to 6: one more for each level of the bots that fails


class GamePuzzles(Struct):
    """The puzzles of a game."""

    game: str
    task: str  # the id of the sentence that says what is asked
    puzzles: list[PuzzleFacts]


class Daily(Struct):
    """The puzzle of a day, by the server's date."""

    day: str
    game: str
    id: str


class Puzzles(Struct):
    """All puzzles, and that of today."""

    today: Daily
    games: list[GamePuzzles]


class Tried(Struct):
    """What a choice is worth: how likely the solver's side is to win with it, where that is known."""

    worth: float | None


class Solution(Struct):
    """The best choice of a puzzle, what it gains over the next best, who finds it, and what it leads to."""

    question: Question | None
    best: str
    worth: float
    other: str
    less: float
    finders: list[str]  # the levels of the bots that find it more often than not
    forecast: Forecast
