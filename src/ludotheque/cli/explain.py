"""ludotheque explain: what a recorded game is waiting for, and why."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from ludotheque.cli.common import as_json
from ludotheque.cli.replay import of_record
from ludotheque.cli.sentences import Sentences
from ludotheque.content.files import read_text
from ludotheque.kernel.choice import TABLE
from ludotheque.table import Table
from ludotheque.table import replay as replay_table


@click.command()
@of_record
def explain(file: Path, at: int | None, lang: str, wants_json: bool) -> None:
    """Say in words what a recorded game waits for after N choices, who may do what, and what comes next.

    Example: ludotheque explain game.json --at 42
    """
    table = replay_table(read_text(file), at)
    if wants_json:
        click.echo(as_json(explained(table)))
        return
    sentences = Sentences(table, lang)
    for seat in table.state.asked():
        for line in sentences.asked(seat):
            click.echo(line)
    for line in [*sentences.agenda(), *sentences.ending()]:
        click.echo(f"- {line}")


def explained(table: Table) -> dict[str, object]:
    asked = table.state.asked()
    return {
        "view": table.view(),
        "deciders": table.deciders(),
        "questions": {seat: {"question": table.question(seat), "menu": table.menu(seat)} for seat in asked},
        "coming": table.game.coming(table.state, TABLE),
    }
