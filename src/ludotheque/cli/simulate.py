"""ludotheque simulate: many games between bots."""

from __future__ import annotations

from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.bots import bot
from ludotheque.cli.common import as_json, fail, json_option, option_option, parse_options
from ludotheque.cli.progress import progress_bar
from ludotheque.games import find_game
from ludotheque.kernel.game import Data, Game, check_seats
from ludotheque.lab.report import Tally, write_report
from ludotheque.lab.simulate import Played
from ludotheque.lab.simulate import simulate as run

USUAL = ("random", "greedy")
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many games.")
@click.option("--seats", metavar="BOT,BOT", help="The bots, one for each seat (default: random, greedy, ...).")
@click.option("--seed", type=click.IntRange(0, (1 << 40) - 1), default=0, show_default=True)
@click.option("--report", type=FOLDER, help="Write tables and plots into this folder: seats, length, cards.")
@click.option("--vary", metavar="NAME", help="An option that takes its values in turn, game after game.")
@click.option("--seconds", type=click.FloatRange(0, 3600), default=0, help="How long levels think at each decision.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="In how many processes.")
@option_option
@json_option
def simulate(
    game: str, games: int, seats: str | None, seed: int, report: Path | None, vary: str | None, seconds: float,
    workers: int, options: tuple[str, ...], wants_json: bool,
) -> None:  # fmt: skip
    """Play many games between bots and print the figures.

    The same seed and workers give the same figures on every run and every machine, unless --seconds is given.
    Bots change seats from game to game.

    Example: ludotheque simulate strain --games 500 --seats greedy,greedy,greedy,greedy --report figures

    Alone, and how hard each difficulty is: ludotheque simulate rrd --seats greedy --vary difficulty --report figures
    """
    found = find_game(game)
    bots = known_bots(found, seats)
    settings = found.settings(parse_options(options))
    if (seed + 1) * games * len(bots) >= 1 << 62:
        fail("the seed is too large for so many games")
    tally = Tally(found, vary) if report else None
    with progress_bar(games >= 10) as progress:
        task = progress.add_task(game, total=games)

        def hear(played: Played) -> None:
            progress.advance(task)
            if tally:
                tally.hear(played)

        figures = run(game, bots, settings, games, seed, hear, tally is not None, vary, seconds, workers)
    if report and tally:
        figures |= tally.figures(len(bots))
        write(report, figures, tally)
    if wants_json:
        click.echo(as_json(figures))
    else:
        print_figures(figures)


def write(folder: Path, figures: Data, tally: Tally) -> None:
    """The report; where a folder cannot be written to, or plots cannot be drawn, one line says so."""
    try:
        written = write_report(folder, figures, tally)
    except (OSError, ImportError) as error:
        fail(f"the report cannot be written: {error}")
    for path in written:
        click.echo(f"wrote {path}", err=True)


def known_bots(game: Game, seats: str | None) -> list[str]:
    bots = [name.strip() for name in seats.split(",")] if seats else usual_bots(game)
    check_seats(game, len(bots))
    for name in bots:
        bot(game.id, name)
    return bots


def usual_bots(game: Game) -> list[str]:
    """Random and greedy in turn, as many as usually play; greedy where one plays alone."""
    if game.usual_seats == 1:
        return [USUAL[-1]]
    return [USUAL[seat % len(USUAL)] for seat in range(game.usual_seats)]


def print_figures(figures: Data) -> None:
    grid = Grid("", "wins", "share", "95 %", "mean score", title=f"{figures['games']} games of {figures['game']}")
    for label, row in figures["bots"].items():
        low, high = row["between"]
        grid.add_row(label, str(row["wins"]), f"{row['share']:.1%}", f"{low:.1%} {high:.1%}", str(row["score"]))
    for seat, row in enumerate(figures["seats"]):
        grid.add_row(f"seat {seat}", str(row["wins"]), f"{row['share']:.1%}", "", str(row["score"]))
    decisions = figures["decisions"]
    grid.caption = f"decisions a game: {decisions['mean']} ({decisions['least']} to {decisions['most']})"
    Console().print(grid)
