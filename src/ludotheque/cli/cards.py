"""ludotheque cards: what is printed on the cards of a game."""

from __future__ import annotations

import rich_click as click

from ludotheque.cli.common import as_json, fail, json_option, language_option
from ludotheque.content.words import words_for
from ludotheque.games import find_game
from ludotheque.games.speech import speech_of
from ludotheque.kernel.notation import nearest


@click.command()
@click.argument("game")
@click.argument("name", required=False)
@language_option
@json_option
def cards(game: str, name: str | None, lang: str, wants_json: bool) -> None:
    """Print the cards of a game with their texts: all of them, or one by its id.

    Example: ludotheque cards strife necromancer --lang fr
    """
    words = words_for(find_game(game).id, lang)
    speech = speech_of(game)
    known = speech.all_cards()
    if name is not None and name not in known:
        fail(f"there is no card {name!r}{nearest(name, list(known))}")
    printed = {id: speech.card(words, known[id], id) for id in ([name] if name else known)}
    if wants_json:
        click.echo(as_json([{"id": id, "kind": known[id], "text": lines} for id, lines in printed.items()]))
        return
    for id, lines in printed.items():
        click.echo(f"{lines[0]} ({id})")
        for line in lines[1:]:
            click.echo(f"  {line}")
