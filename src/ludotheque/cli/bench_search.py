"""ludotheque bench search: how fast bots think."""

from __future__ import annotations

import rich_click as click
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.cli.common import as_json, json_option
from ludotheque.games import GAMES, find_game
from ludotheque.lab.bench import ROUNDS, SECONDS, is_compiled, measure
from ludotheque.lab.bench_search import peer_search_works, search_works


@click.command()
@click.option("--peers", is_flag=True, help="Measure OpenSpiel's searches, written in C++, in the same run.")
@click.option("--game", metavar="GAME", help="Only this game (default: each).")
@click.option("--rounds", type=click.IntRange(1, 99), default=ROUNDS, show_default=True, help="The median of so many.")
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=SECONDS, show_default=True, help="For each figure.")
@json_option
def search(peers: bool, game: str | None, rounds: int, seconds: float, wants_json: bool) -> None:
    """Measure how many times a second of CPU time a search looks ahead, at moments of random games.

    OpenSpiel's play to the end of the game at random each time; ours ends where the game's own opinion is sound.

    Example: ludotheque bench search --peers
    """
    works = search_works([find_game(game).id] if game else list(GAMES))
    speeds = measure(works | (peer_search_works() if peers else {}), rounds, seconds, {})
    if wants_json:
        click.echo(as_json({"compiled": is_compiled(), "speeds": [speed._asdict() for speed in speeds]}))
        return
    grid = Grid("", "iterations", title=f"{'compiled' if is_compiled() else 'plain Python'}, per second")
    for speed in speeds:
        grid.add_row(speed.name, f"{speed.median:,.0f}")
    Console().print(grid)
