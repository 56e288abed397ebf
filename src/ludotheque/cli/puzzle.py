"""ludotheque puzzle: a position with one clearly best choice, at this terminal."""

from __future__ import annotations

from datetime import UTC, date, datetime

import rich_click as click

from ludotheque.cli.common import fail, language_option
from ludotheque.cli.play import run
from ludotheque.content.words import words_for
from ludotheque.games import find_game
from ludotheque.puzzles.attempt import Attempt
from ludotheque.puzzles.puzzle import Puzzle, daily, puzzles_of
from ludotheque.terminal.match import puzzle_match
from ludotheque.terminal.plain import say


@click.command()
@click.argument("game", required=False)
@click.argument("number", type=click.IntRange(1), required=False)
@click.option("--day", type=click.DateTime(["%Y-%m-%d"]), help="The puzzle of that day (default: of today).")
@language_option
@click.option("--plain", is_flag=True, help="Lines instead of a drawn table: for screen readers and pipes.")
def puzzle(game: str | None, number: int | None, day: datetime | None, lang: str, plain: bool) -> None:
    """Solve a puzzle: a position in which one choice is clearly best. The one of the day, unless a number is given.

    Another choice changes nothing and may be followed by one more; then the game goes on against a bot. Whoever leaves
    is told the solution.

    Example: ludotheque puzzle strife 7
    """
    asked = puzzle_asked(game, number, day.date() if day else datetime.now(UTC).date())
    attempt = Attempt(asked)
    run(puzzle_match(attempt), lang, plain)
    if not attempt.solved or attempt.table.over:
        say("", *attempt.explained(words_for(asked.position.game, lang)))


def puzzle_asked(game: str | None, number: int | None, day: date) -> Puzzle:
    """By its number in its game, or by the day."""
    if number is None:
        return daily(day, game and find_game(game).id)
    puzzles = puzzles_of(find_game(game or "").id)
    if number > len(puzzles):
        fail(f"there are {len(puzzles)} puzzles for {game}")
    return puzzles[number - 1]
