"""ludotheque bench: speed, beside peers in one run."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.cli.bench_bots import bots
from ludotheque.cli.bench_server import server, show
from ludotheque.cli.bench_start import start
from ludotheque.cli.common import as_json, json_option
from ludotheque.games import GAMES, find_game
from ludotheque.kernel.game import Data
from ludotheque.lab.bench import ROUNDS, SECONDS, Speed, is_compiled, measure, own_works, ratio
from ludotheque.lab.bench_search import peer_search_works, search_works
from ludotheque.lab.peers import PEER, PEERS, adapter_works, peer_starts, peer_works
from ludotheque.lab.picture import figure, picture

# Each with the engine on the same choices, or on as random ones.
ADAPTERS = {"environment": "replayed", "parallel": "replayed", "OpenSpiel": "decisions"}


@click.group(invoke_without_command=True)
@click.option("--peers", is_flag=True, help="Measure OpenSpiel's games and our adapters in the same run.")
@click.option("--game", metavar="GAME", help="Only this game (default: each).")
@click.option("--rounds", type=click.IntRange(1, 99), default=ROUNDS, show_default=True, help="The median of so many.")
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=SECONDS, show_default=True, help="For each figure.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Write all of it there, too, as JSON.")
@json_option
@click.pass_context
def bench(
    context: click.Context, peers: bool, game: str | None, rounds: int, seconds: float, save: Path | None,
    wants_json: bool,
) -> None:  # fmt: skip
    """Measure decisions, copies, playouts, views and starts per second of CPU time; trust ratios more than figures.

    Each game is played with as many seats as usual. With the peers come rows of numbers and the adapters.

    Example: ludotheque bench --peers
    """
    if context.invoked_subcommand is not None:
        return
    games = [find_game(game).id] if game else list(GAMES)
    found = measured(games, peers, rounds, seconds)
    if save is not None:
        save.write_text(as_json(found) + "\n", encoding="utf-8")
    if wants_json:
        click.echo(as_json(found))
    else:
        show_speeds(found)


def measured(games: list[str], peers: bool, rounds: int, seconds: float) -> Data:
    """All figures of this build, beside those of the peers."""
    works = own_works(games)
    starts = {name: f"import ludotheque; ludotheque.new_table({name!r}, seed=1)" for name in games}  # a first table
    if peers:
        for name in games:
            works |= adapter_works(name)
        works |= peer_works()
        starts |= peer_starts()
    speeds = measure(works, rounds, seconds, starts)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "compiled": is_compiled()}
    ratios = ratios_of(games, speeds) if peers else {}
    return machine | {"speeds": [speed._asdict() for speed in speeds], "ratios": ratios}


def show_speeds(found: Data) -> None:
    """One table: a column for each who was measured."""
    speeds = found["speeds"]
    names = list(dict.fromkeys(speed["name"] for speed in speeds))
    grid = Grid("", *names, title=f"{'compiled' if found['compiled'] else 'plain Python'}, per second")
    for what in dict.fromkeys(speed["what"] for speed in speeds):
        figures = {speed["name"]: figure(speed["median"]) for speed in speeds if speed["what"] == what}
        grid.add_row(what, *(figures.get(name, "") for name in names))
    Console().print(grid)
    for name, value in found["ratios"].items():
        click.echo(f"{name}: {value}")


@click.command()
@click.option("--gpu", is_flag=True, help="On a GPU instead of the cores of this machine.")
@json_option
def batch(gpu: bool, wants_json: bool) -> None:
    """Measure many games at once, beside the readable rules and the single environment.

    Each figure is per second. The first run compiles, which is not measured.

    Example: ludotheque bench batch --gpu
    """
    from ludotheque.batch.bench import measure_cores, measure_gpu

    figures = measure_gpu() if gpu else measure_cores()
    show(figures, "a second", {name: name for name in figures}, wants_json)


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


@click.command()
@click.argument("figures", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--to", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The SVG to be written.")
def draw(figures: tuple[Path, ...], to: Path) -> None:
    """Draw what `bench --save` has measured, of one build or of both, as a picture.

    Example: ludotheque bench draw build/bench-plain.json build/bench-compiled.json --to bench/speed.svg
    """
    to.write_text(picture([json.loads(path.read_text(encoding="utf-8")) for path in figures]), encoding="utf-8")


bench.add_command(batch)
bench.add_command(bots)
bench.add_command(search)
bench.add_command(draw)
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
