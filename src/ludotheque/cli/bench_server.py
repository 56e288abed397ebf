"""ludotheque bench server: how many tables a server holds, and how fast."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ludotheque.cli.common import as_json, fail, json_option
from ludotheque.cli.progress import progress_bar
from ludotheque.games import GAMES, find_game
from ludotheque.kernel.game import check_seats
from ludotheque.lab.bench_server import SLOWEST, Asked, run
from ludotheque.lab.load import Kind, Ticking

OTHER_FILES = 200
EVERY_GAME = "all"
ROWS = {
    "choices_per_second": "choices a second",
    "idle_p50": "idle server, one table: p50, ms",
    "p50": "to the opponent's screen: p50, ms",
    "p99": "to the opponent's screen: p99, ms",
    "p99_by_idle_p50": "p99 / idle p50",
    "stored_p50": "to the acknowledgement: p50, ms",
    "stored_p99": "to the acknowledgement: p99, ms",
    "watched_p50": "to a watcher's screen: p50, ms",
    "watched_p99": "to a watcher's screen: p99, ms",
    "processor": "processor time of the server, share of one core",
    "ms_per_choice": "processor time of the server for a choice, ms",
    "held": "times the event loop was held longer than 20 ms",
    "starved": "times it had no processor for so long",
    "kb_per_table": "memory for an idle table with all its sockets, kB",
    "highest_rate": f"highest rate held (p99 at most {SLOWEST} times the idle p50)",
}


@click.command()
@click.option("--game", default=next(iter(GAMES)), show_default=True, help="Which is played; all: each in turn.")
@click.option("--seats", type=click.IntRange(1, 16), help="At each table (default: the usual number, at least two).")
@click.option("--tables", type=click.IntRange(1, 100_000), default=500, show_default=True, help="In play at once.")
@click.option("--watchers", type=click.IntRange(0, 100_000), default=0, show_default=True, help="Of the first table.")
@click.option("--rate", type=click.FloatRange(0.1, 100_000), default=100, show_default=True, help="Choices a second.")
@click.option(
    "--seconds", type=click.FloatRange(1, 86_400), default=30, show_default=True, help="Of play at that rate."
)
@click.option("--highest/--no-highest", default=True, show_default=True, help="Look for the highest rate held.")
@click.option("--database", metavar="URL", help="One to be filled with tables (default: a temporary SQLite file).")
@json_option
def server(
    game: str, seats: int | None, tables: int, watchers: int, rate: float, seconds: float, highest: bool,
    database: str | None, wants_json: bool,
) -> None:  # fmt: skip
    """Measure a server with many tables in play over WebSockets; this machine plays all sides.

    Each table makes a choice in its turn, so that 500 tables at 100 a second make one every 5 seconds each.

    Example: ludotheque bench server --tables 500 --rate 100 --json
    """
    kinds = kinds_of(game, seats)
    allow_files(tables * max(kind.seats for kind in kinds) + watchers + OTHER_FILES)
    asked = Asked(kinds, tables, watchers, rate, seconds, step=max(1.0, seconds / 3) if highest else 0.0)
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder, progress_bar() as progress:
        figures = run(database or f"sqlite:///{folder}/bench.db", asked, ticking_in(progress))
    show(figures, f"{figures['tables']} tables of {figures['game']}, {figures['cores']} cores", ROWS, wants_json)


def ticking_in(progress: Progress) -> Ticking:
    """A line for each stage of a measurement, which says how far it has come."""

    def ticking(stage: str, length: int) -> Callable[[], None]:
        task = progress.add_task(stage, total=length)
        return lambda: progress.advance(task)

    return ticking


def kinds_of(game: str, seats: int | None) -> list[Kind]:
    return [kind_of(id, seats) for id in (GAMES if game == EVERY_GAME else [game])]


def kind_of(id: str, seats: int | None) -> Kind:
    """A game with so many seats. A choice is timed to the screen of another seat, so there are two unless told."""
    try:
        game = find_game(id)
        check_seats(game, seats or game.usual_seats)
    except ValueError as error:
        fail(str(error))
    return Kind(id, seats or max(game.usual_seats, 2))


def show(figures: dict[str, Any], title: str, rows: dict[str, str], wants_json: bool) -> None:
    if wants_json:
        click.echo(as_json(figures))
        return
    grid = Grid("", "", title=title, show_header=False)
    for name, row in rows.items():
        if figures[name] is not None:
            grid.add_row(row, f"{figures[name]:,}")
    Console().print(grid)


def allow_files(needed: int) -> None:
    """Every socket is an open file, here and in the server, which inherits the limit."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise click.UsageError(f"this system allows {hard} open files; {needed} are needed for so many tables")
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
