"""The puzzle of the day: the same for everybody, one game after the other."""

from __future__ import annotations

from datetime import date

from ludotheque.puzzles.puzzle import Puzzle, puzzles_of, with_puzzles


def daily(day: date, game: str | None = None) -> Puzzle:
    """Of one game, or of all in turn."""
    number, games = day.toordinal(), with_puzzles()
    if game is None:
        game, number = games[number % len(games)], number // len(games)
    puzzles = puzzles_of(game)
    return puzzles[number % len(puzzles)]
