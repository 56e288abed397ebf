"""ludotheque train: a bot's opinion of a game, learnt from games between bots."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import rich_click as click

from ludotheque.bots.search.weights import weights_file
from ludotheque.cli.common import as_json, fail
from ludotheque.content.homes import home_folder
from ludotheque.games import find_game
from ludotheque.kernel.game import Data, check_seats

CHUNK = 4  # games that a process is handed at once


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many play (default: as many as usual).")
@click.option("--games", type=click.IntRange(10), default=1000, show_default=True, help="Games in each round.")
@click.option("--rounds", type=click.IntRange(1, 100), default=4, show_default=True)
@click.option("--steady", type=click.FloatRange(0), default=0.01, show_default=True, help="How slowly opinions change.")
@click.option("--seed", type=click.IntRange(0, 1 << 30), default=0, show_default=True)
@click.option("--processes", type=click.IntRange(1, 256), default=1, show_default=True, help="Games at a time.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file (default: beside the game).")
def train(
    game: str, seats: int | None, games: int, rounds: int, steady: float, seed: int, processes: int, out: Path | None
) -> None:
    """Learn from self-play how likely a side is to win, for bots that think ahead.

    The weights of the game's features are written with how they were learnt; the same seed learns the same.

    Example: ludotheque train strain --seats 2 --games 1000 --rounds 4
    """
    found = find_game(game)
    number = seats or found.usual_seats
    check_seats(found, number)
    try:
        from ludotheque.lab.training import as_file
        from ludotheque.lab.training import train as run
    except ImportError as error:
        fail(f"training needs numpy: {error}")
    with ProcessPoolExecutor(processes) as pool:
        many = partial(pool.map, chunksize=CHUNK)
        learnt = as_file(run(game, number, games, rounds, steady, seed, tell, many))
    file = out or home_folder(game) / weights_file(number)
    try:
        file.write_text(as_json(learnt) + "\n", encoding="utf-8")
    except OSError as error:
        fail(f"the weights cannot be written: {error}")
    click.echo(f"wrote {file}", err=True)


def tell(row: Data) -> None:
    click.echo(
        f"round {row['round']}: {row['positions']} positions, winner foretold {row['foretold']:.1%}, "
        f"wins against greedy {row['against_greedy']:.0%}"
    )
