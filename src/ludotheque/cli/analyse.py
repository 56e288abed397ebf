"""ludotheque analyse: what a strong bot thinks of a recorded game."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from ludotheque.bots.analyse import analyse as run
from ludotheque.bots.search import Thought
from ludotheque.cli.common import as_json, json_option
from ludotheque.content.files import read_text
from ludotheque.kernel.game import Data


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--iterations", type=click.IntRange(1), default=400, show_default=True, help="Looks at each decision.")
@click.option("--seed", type=click.IntRange(0, 1 << 30), default=0, show_default=True)
@json_option
def analyse(file: Path, iterations: int, seed: int, wants_json: bool) -> None:
    """Say of each decision of a recorded game what it was worth, and what would have been best.

    A worth is how likely the player's side was to win. It rests on what that player could know. As JSON each decision
    has its number (choice), seat, what was chosen, the worth of the table before and after, and the best choices.

    Example: ludotheque analyse game.json --iterations 1000
    """
    found = run(read_text(file), Thought(iterations=iterations), seed)
    if wants_json:
        click.echo(as_json(list(found)))
        return
    for row in found:
        click.echo(line(row))


def line(row: Data) -> str:
    best = ", ".join(f"{one['choice']} {one['worth']:.0%}" for one in row["best"])
    worth = "" if row["after"] is None else f" {row['after']:.0%}"
    return f"{row['choice']:>4} seat {row['seat']}: {row['chosen']}{worth}" + (f" (best: {best})" if best else "")
