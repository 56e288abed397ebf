"""ludotheque cards: what is printed on the cards of a game."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from ludotheque.cli.common import as_json, fail, json_option, language_option
from ludotheque.content.words import Words, words_for
from ludotheque.games import find_game, part_of
from ludotheque.games.speech import speech_of
from ludotheque.kernel.notation import nearest


@click.command()
@click.argument("game")
@click.argument("name", required=False)
@click.option(
    "--check", type=click.Path(path_type=Path), metavar="FILE", help="Say what is wrong with a file of your own cards."
)
@language_option
@json_option
def cards(game: str, name: str | None, check: Path | None, lang: str, wants_json: bool) -> None:
    """Print the cards of a game with their texts: all of them, or one by its id. Or check a file of your own.

    Example: ludotheque cards strife necromancer --lang fr

    Cards, places or enemies of your own: ludotheque cards rrd --check places.toml
    """
    words = words_for(find_game(game).id, lang)
    if check is not None:
        if name is not None:
            fail("say the name of a card or --check FILE, not both")
        say_checked(words, find_game(game).id, check, wants_json)
        return
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


def say_checked(words: Words, game_id: str, path: Path, wants_json: bool) -> None:
    """How many entries of a file are right; what is wrong with it is raised, and said in one line."""
    check_file = getattr(part_of(game_id, "facts"), "check_file", None)
    if check_file is None:
        fail(f"there are no cards of one's own in {game_id}; --check is for games whose cards are loaded as sets")
    count = check_file(path)
    said = words.text("checked-right", file=path.name, count=count)
    click.echo(as_json({"file": path.name, "entries": count}) if wants_json else said)
