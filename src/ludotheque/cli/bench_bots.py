"""ludotheque bench bots: how long people wait for a server's bots."""

from __future__ import annotations

import tempfile

import rich_click as click

from ludotheque.bots.levels import LEVELS
from ludotheque.cli.bench_server import EVERY_GAME, kinds_of, show, ticking_in
from ludotheque.cli.common import json_option
from ludotheque.cli.progress import progress_bar
from ludotheque.lab.bench_bots import Asked, run

ROWS = {
    "over": "games that came to their end",
    "choices_per_second": "choices of bots a second",
    "thought": "thinking about one, with its way there and back, ms",
    "waited": "waiting for a turn to think before that, ms",
    "next_p50": "from a person's choice to their next question: p50, ms",
    "next_p99": "from a person's choice to their next question: p99, ms",
    "held": "times the event loop was held longer than 20 ms",
}


@click.command()
@click.option("--game", default=EVERY_GAME, show_default=True, help="Which is played; all: each in turn.")
@click.option("--level", type=click.Choice(list(LEVELS)), default="expert", show_default=True)
@click.option("--tables", type=click.IntRange(1, 10_000), default=100, show_default=True, help="In play at once.")
@click.option("--pace", type=click.FloatRange(0, 3600), default=4, show_default=True, help="Seconds a person thinks.")
@click.option("--seconds", type=click.FloatRange(1, 86_400), default=60, show_default=True, help="Of play.")
@click.option("--pause", type=click.FloatRange(0, 10), default=0.7, show_default=True, help="As the server's setting.")
@click.option("--bot-seconds", type=click.FloatRange(0.001, 60), default=0.5, show_default=True, help="Likewise.")
@json_option
def bots(
    game: str, level: str, tables: int, pace: float, seconds: float, pause: float, bot_seconds: float,
    wants_json: bool,
) -> None:  # fmt: skip
    """Measure a server with many tables, each with one person and bots; the people choose at random.

    Example: ludotheque bench bots --tables 100 --level expert --json
    """
    asked = Asked(kinds_of(game, None), level, tables, pace, seconds)
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder, progress_bar() as progress:
        ticking = ticking_in(progress)
        figures = run(f"sqlite:///{folder}/bench.db", asked, ticking, pause=pause, bot_seconds=bot_seconds)
    show(figures, f"{tables} tables of {figures['game']}, against {level}", ROWS, wants_json)
