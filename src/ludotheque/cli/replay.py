"""ludotheque replay: a recorded game again."""

from collections.abc import Callable
from pathlib import Path

import rich_click as click

from ludotheque.cli.common import as_json, json_option, language_option
from ludotheque.cli.looking import look_at
from ludotheque.cli.sentences import told_once, voice_of
from ludotheque.content.files import read_text

FILE = click.argument("file", type=click.Path(path_type=Path))
AT = click.option("--at", type=click.IntRange(0), default=None, metavar="N", help="Stop after N choices.")


def of_record(act: Callable[..., None]) -> Callable[..., None]:
    """What every command about a record can be told."""
    return FILE(AT(language_option(json_option(act))))


@click.command()
@of_record
def replay(file: Path, at: int | None, lang: str, wants_json: bool) -> None:
    """Play a recorded game again and tell it in words.

    One of other rules is told as it was kept, or as far as these rules can; a line on the error output says so.

    Example: ludotheque replay game.json --at 42 --lang fr
    """
    seen = look_at(read_text(file), at)
    voice = voice_of(seen.game.id, seen.seats, lang)
    if seen.remark is not None:
        sentence, about = seen.remark
        click.echo(voice.text(sentence, **about), err=True)
    if wants_json:
        result = seen.result._asdict() if seen.result else None
        over = seen.result is not None
        click.echo(as_json({"view": seen.view, "events": seen.events, "over": over, "result": result}))
        return
    for event in seen.events:
        click.echo(voice.told(event) if seen.remark is None else told_once(voice, event))
    ending = voice.ending(seen.result) if seen.result else []
    account = ["", *voice.account(seen.account)] if seen.account else []
    for line in [*ending, *account]:
        click.echo(line)
