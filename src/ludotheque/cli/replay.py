"""ludotheque replay: a recorded game again."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from ludotheque.cli.common import as_json, json_option, language_option, read_text
from ludotheque.cli.sentences import Sentences
from ludotheque.table import replay as replay_table

AT = click.option("--at", type=click.IntRange(0), default=None, metavar="N", help="Stop after N choices.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@AT
@language_option
@json_option
def replay(file: Path, at: int | None, lang: str, wants_json: bool) -> None:
    """Play a recorded game again and tell it in words.

    Example: ludotheque replay game.json --at 42 --lang fr
    """
    table = replay_table(read_text(file), at)
    if wants_json:
        result = table.result._asdict() if table.result else None
        click.echo(as_json({"view": table.view(), "events": table.events(), "over": table.over, "result": result}))
        return
    sentences = Sentences(table, lang)
    for event in table.events():
        click.echo(sentences.told(event))
    for line in sentences.ending():
        click.echo(line)
