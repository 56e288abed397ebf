"""ludotheque bench start: how a server starts on a database with many games in play."""

from __future__ import annotations

import tempfile

import rich_click as click

from ludotheque.cli.bench_server import EVERY_GAME, kinds_of, show, ticking_in
from ludotheque.cli.common import json_option
from ludotheque.cli.progress import progress_bar
from ludotheque.lab.bench_start import measure_start

ROWS = {
    "tables": "tables resumed",
    "seconds": "until all were, s",
    "asked": "questions to /health meanwhile",
    "health_p50": "answered within: p50, ms",
    "health_p99": "answered within: p99, ms",
    "health_longest": "the longest, ms",
    "machine_longest": "the longest that the machine itself stood still, ms",
    "held": "times the event loop was held longer than 20 ms",
    "starved": "times it had no processor for so long",
}


@click.command()
@click.option("--game", default=EVERY_GAME, show_default=True, help="Which is played; all: each in turn.")
@click.option("--seats", type=click.IntRange(1, 16), help="At each table (default: the usual number, at least two).")
@click.option("--tables", type=click.IntRange(1, 100_000), default=1_000, show_default=True, help="In play.")
@click.option("--database", metavar="URL", help="One to be filled with tables (default: a temporary SQLite file).")
@json_option
def start(game: str, seats: int | None, tables: int, database: str | None, wants_json: bool) -> None:
    """Measure how long others wait for an answer while a server resumes its tables.

    The tables are set up first, which takes longer than the measurement.

    Example: ludotheque bench start --tables 1000
    """
    kinds = kinds_of(game, seats)
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder, progress_bar() as progress:
        figures = measure_start(database or f"sqlite:///{folder}/bench.db", kinds, tables, ticking_in(progress))
    show(figures, figures["game"], ROWS, wants_json)
