"""ludotheque learn: a first game at this terminal, step by step."""

from __future__ import annotations

import rich_click as click

from ludotheque.cli.common import language_option
from ludotheque.cli.play import run
from ludotheque.games import find_game
from ludotheque.lessons.course import Course
from ludotheque.terminal.match import lesson_match


@click.command()
@click.argument("game")
@language_option
@click.option("--plain", is_flag=True, help="Lines instead of a drawn table: for screen readers and pipes.")
def learn(game: str, lang: str, plain: bool) -> None:
    """Learn a game by playing it: a few turns that are explained, then the rest on your own against a novice bot.

    Example: ludotheque learn strife
    """
    run(lesson_match(Course(find_game(game).id)), lang, plain)
