"""ludotheque puzzles: finding puzzles, checking them, and who solves them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import rich_click as click

from ludotheque.cli.common import fail, option_option, parse_options
from ludotheque.cli.progress import progress_bar
from ludotheque.games import find_game
from ludotheque.kernel.game import check_seats
from ludotheque.lab.puzzling import Hunt, gained, hunted, table_lines
from ludotheque.puzzles.puzzle import SOLVER, Collection, Puzzle, puzzles_of, read_collection
from ludotheque.puzzles.weighing import Effort, weighed

MORE = 5  # times as much thought to make sure of a puzzle as to find it


@click.group()
def puzzles() -> None:
    """Find puzzles in games between bots, check them, and say which bots solve them."""


@puzzles.command()
@click.argument("game")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games that are played.")
@click.option("--seed", type=click.IntRange(0, 1 << 30), default=0, show_default=True, help="Of the first of them.")
@click.option("--seats", type=click.IntRange(1, 16), help="How many play (default: as usual).")
@click.option("--level", default="medium", show_default=True, help="The bots that play.")
@click.option("--clear", type=click.FloatRange(0, 1), default=0.2, show_default=True, help="Of a victory: the gain.")
@click.option("--least", type=click.IntRange(2), default=2, show_default=True, help="Choices worth a thought.")
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="Looks at each decision.")
@click.option("--positions", type=click.IntRange(1), default=200_000, show_default=True, help="Of a solved ending.")
@option_option
def find(
    game: str, file: Path, games: int, seed: int, seats: int | None, level: str, clear: float, least: int,
    iterations: int, positions: int, options: tuple[str, ...],
) -> None:  # fmt: skip
    """Look for positions in which one choice is clearly best, and add them to a file.

    Each is looked at again with five times as much thought; where a game says how its endings are solved, only those
    are looked for.

    Example: ludotheque puzzles find strife puzzles.json --games 300 --option rounds=1
    """
    found = find_game(game)
    seated = found.usual_seats if seats is None else seats
    check_seats(found, seated)
    first, sure = Effort(positions, iterations), Effort(positions * MORE, iterations * MORE)
    hunt = Hunt(found.id, seated, parse_options(options), level, least, clear, first, sure)
    collection = read_collection(file) if file.is_file() else Collection()
    collection.commands.append(shlex.join(["ludotheque", *sys.argv[1:]]))
    with progress_bar() as progress:
        for puzzles_of_one in progress.track(hunted(hunt, games, seed), total=games, description=found.id):
            for puzzle in puzzles_of_one:
                add(collection, puzzle, file)


def add(collection: Collection, puzzle: Puzzle, file: Path) -> None:
    """One more, written down at once: a long hunt may be stopped."""
    if puzzle.id not in [known.id for known in collection.puzzles]:
        collection.puzzles.append(puzzle)
        file.write_text(collection.dumps(), encoding="utf-8")


@puzzles.command()
@click.argument("game")
@click.option("--first", type=click.IntRange(1), default=1, show_default=True, help="The number of the first one.")
@click.option("--many", type=click.IntRange(1), help="How many (default: all).")
@click.option("--iterations", type=click.IntRange(1), default=2000, show_default=True, help="Looks at each decision.")
@click.option("--positions", type=click.IntRange(1), default=2_000_000, show_default=True, help="Of a solved ending.")
@click.option("--seed", type=click.IntRange(0, 1 << 30), default=1, show_default=True)
def check(game: str, first: int, many: int | None, iterations: int, positions: int, seed: int) -> None:
    """Look at the puzzles of a game again, with another seed and as much thought as is asked for.

    Example: ludotheque puzzles check strife --many 5
    """
    known = puzzles_of(find_game(game).id)
    last = len(known) if many is None else first - 1 + many
    failed = 0
    for number, puzzle in list(enumerate(known, 1))[first - 1 : last]:
        worths = weighed(puzzle.table(), SOLVER, Effort(positions, iterations), seed)
        fits = next(iter(worths), "") == puzzle.best
        failed += not fits
        click.echo(f"{number:>3} {puzzle.id} {puzzle.best}: {'best' if fits else 'NOT BEST'} by {gained(worths):.0%}")
    if failed:
        fail(f"{failed} of these puzzles have another best choice")


@puzzles.command()
def table() -> None:
    """Say for each game how many puzzles each level of the bots solves, as a table in Markdown.

    Example: ludotheque puzzles table
    """
    click.echo("\n".join(table_lines()))
