"""ludotheque simulate: many games between bots."""

from __future__ import annotations

import rich_click as click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ludotheque.bots import bot
from ludotheque.cli.common import as_json, fail, json_option, option_option, parse_options
from ludotheque.games import find_game
from ludotheque.kernel.game import Data, check_seats
from ludotheque.lab.simulate import simulate as run


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many games.")
@click.option("--seats", default="random,greedy", show_default=True, help="The bots, one for each seat.")
@click.option("--seed", type=click.IntRange(0, (1 << 40) - 1), default=0, show_default=True)
@option_option
@json_option
def simulate(game: str, games: int, seats: str, seed: int, options: tuple[str, ...], wants_json: bool) -> None:
    """Play many games between bots and print the figures.

    The same seed gives the same figures on every run and every machine. Bots change seats from game to game.

    Example: ludotheque simulate strife --games 1000 --seats random,greedy --seed 1 --json
    """
    found = find_game(game)
    bots = [name.strip() for name in seats.split(",")]
    check_seats(found, len(bots))
    for name in bots:
        bot(game, name)
    settings = found.settings(parse_options(options))
    if (seed + 1) * games * len(bots) >= 1 << 62:
        fail("the seed is too large for so many games")
    bar = Console(stderr=True)
    with Progress(console=bar, transient=True, disable=games < 10 or not bar.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        figures = run(game, bots, settings, games, seed, lambda: progress.advance(task))
    click.echo(as_json(figures) if wants_json else "", nl=wants_json)
    if not wants_json:
        print_figures(figures)


def print_figures(figures: Data) -> None:
    grid = Grid("", "wins", "share", "mean score", title=f"{figures['games']} games of {figures['game']}")
    for label, row in figures["bots"].items():
        grid.add_row(label, str(row["wins"]), f"{row['share']:.1%}", str(row["score"]))
    for seat, row in enumerate(figures["seats"]):
        grid.add_row(f"seat {seat}", str(row["wins"]), f"{row['share']:.1%}", str(row["score"]))
    decisions = figures["decisions"]
    grid.caption = f"decisions a game: {decisions['mean']} ({decisions['least']} to {decisions['most']})"
    Console().print(grid)
