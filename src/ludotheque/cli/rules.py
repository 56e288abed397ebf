"""ludotheque rules: the numbered rules of a game."""

from __future__ import annotations

import rich_click as click

from ludotheque.cli.common import as_json, fail, json_option, language_option
from ludotheque.content.rules import Rule, chosen_rules, read_notes, read_preface, read_rules
from ludotheque.games import find_game


@click.command()
@click.argument("game")
@click.argument("sought", nargs=-1)
@language_option
@json_option
def rules(game: str, sought: tuple[str, ...], lang: str, wants_json: bool) -> None:
    """Print the numbered rules of a game: all, a section, one, or those that speak of something.

    Example: ludotheque rules strife 10.5 --lang de

    By a word: ludotheque rules rrd soul test
    """
    found = chosen(read_rules(find_game(game).id, lang), " ".join(sought))
    if wants_json:
        click.echo(as_json([rule._asdict() for rule in found]))
        return
    if not sought:
        click.echo("\n\n".join(read_preface(find_game(game).id, lang)))
    heading = ""
    for rule in found:
        if rule.heading != heading:
            heading = rule.heading
            click.echo(f"\n{heading}\n")
        click.echo(f"{rule.number}  {rule.text}")
    if not sought:
        for paragraph in read_notes(find_game(game).id, lang):
            click.echo(f"\n{paragraph}")


def chosen(found: list[Rule], sought: str) -> list[Rule]:
    if not sought:
        return found
    some = chosen_rules(found, sought)
    if not some:
        last = found[-1].heading.split()[0]
        fail(f"there is no rule {sought!r}; there are sections 1 to {last}, and rules such as {found[0].number}")
    return some
