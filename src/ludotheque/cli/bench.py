"""ludotheque bench: speed, beside peers in one run."""

from __future__ import annotations

import platform

import rich_click as click
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.cli.bench_batch import batch
from ludotheque.cli.bench_bots import bots
from ludotheque.cli.bench_search import search
from ludotheque.cli.bench_server import server
from ludotheque.cli.bench_start import start
from ludotheque.cli.common import as_json, json_option
from ludotheque.games import GAMES, find_game
from ludotheque.lab.bench import ROUNDS, SECONDS, Speed, is_compiled, measure, own_works, ratio
from ludotheque.lab.peers import PEER, PEERS, adapter_works, peer_works

# Each with the engine on the same choices, or on as random ones.
ADAPTERS = {"environment": "replayed", "parallel": "replayed", "OpenSpiel": "decisions"}


@click.group(invoke_without_command=True)
@click.option("--peers", is_flag=True, help="Measure OpenSpiel's games and our adapters in the same run.")
@click.option("--game", metavar="GAME", help="Only this game (default: each).")
@click.option("--rounds", type=click.IntRange(1, 99), default=ROUNDS, show_default=True, help="The median of so many.")
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=SECONDS, show_default=True, help="For each figure.")
@json_option
@click.pass_context
def bench(context: click.Context, peers: bool, game: str | None, rounds: int, seconds: float, wants_json: bool) -> None:
    """Measure decisions, copies, playouts and views per second of CPU time; trust the ratios more than the figures.

    Each game is played with as many seats as usual.

    Example: ludotheque bench --peers
    """
    if context.invoked_subcommand is not None:
        return
    games = [find_game(game).id] if game else list(GAMES)
    works = own_works(games)
    for name in games if peers else []:
        works |= adapter_works(name)
    speeds = measure(works | (peer_works() if peers else {}), rounds, seconds)
    ratios = ratios_of(games, speeds) if peers else {}
    if wants_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "compiled": is_compiled()}
        click.echo(as_json(machine | {"speeds": [speed._asdict() for speed in speeds], "ratios": ratios}))
        return
    names = list(dict.fromkeys(speed.name for speed in speeds))
    grid = Grid("", *names, title=f"{'compiled' if is_compiled() else 'plain Python'}, per second")
    for what in dict.fromkeys(speed.what for speed in speeds):
        figures = {speed.name: f"{speed.median:,.0f}" for speed in speeds if speed.what == what}
        grid.add_row(what, *(figures.get(name, "") for name in names))
    Console().print(grid)
    for name, value in ratios.items():
        click.echo(f"{name}: {value}")


bench.add_command(batch)
bench.add_command(bots)
bench.add_command(search)
bench.add_command(server)
bench.add_command(start)


def ratios_of(games: list[str], speeds: list[Speed]) -> dict[str, float]:
    ratios: dict[str, float] = {}
    for game in games:
        for what in ("decisions", "copies"):
            for peer in [PEER + name for name in PEERS]:
                ratios[f"{game} / {peer}, {what}"] = round(ratio(speeds, (game, what), (peer, what)), 2)
        for adapter, engine in ADAPTERS.items():
            ratios[f"{game}: {adapter} / engine, time"] = round(ratio(speeds, (game, engine), (game, adapter)), 2)
    return ratios
