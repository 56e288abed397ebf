"""ludotheque rules: the numbered rules of a game."""

from __future__ import annotations

import rich_click as click

from ludotheque.cli.common import as_json, fail, json_option, language_option
from ludotheque.content.rules import Rule, read_rules
from ludotheque.games import find_game
from ludotheque.kernel.notation import nearest


@click.command()
@click.argument("game")
@click.argument("number", required=False)
@language_option
@json_option
def rules(game: str, number: str | None, lang: str, wants_json: bool) -> None:
    """Print the numbered rules of a game: all, a section, or one.

    Example: ludotheque rules strife 10.5 --lang de
    """
    found = chosen(read_rules(find_game(game).id, lang), number)
    if wants_json:
        click.echo(as_json([rule._asdict() for rule in found]))
        return
    heading = ""
    for rule in found:
        if rule.heading != heading:
            heading = rule.heading
            click.echo(f"\n{heading}\n")
        click.echo(f"{rule.number}  {rule.text}")


def chosen(found: list[Rule], number: str | None) -> list[Rule]:
    if number is None:
        return found
    some = [rule for rule in found if rule.number == number or rule.number.startswith(f"{number}.")]
    if not some:
        fail(f"there is no rule {number!r}{nearest(number, [rule.number for rule in found])}"[:200])
    return some
