"""ludotheque army: armies of Stratego Legends that people put together."""

from __future__ import annotations

import secrets
from pathlib import Path

import rich_click as click

from ludotheque.content.files import read_text
from ludotheque.content.words import Words, words_for
from ludotheque.games.legends import roster
from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.options import OPTIONS, PACKS
from ludotheque.games.legends.roster import Roster, Unreadable
from ludotheque.kernel.dice import SeededDice

GAME = "legends"
SEEDS = 1 << 40
MOST = next(option for option in OPTIONS if option.name == "copies")


@click.command()
@click.option("--check", type=click.Path(path_type=Path), metavar="FILE", help="Say what is wrong with this army.")
@click.option("--random", "by_lot", type=click.Choice(roster.ALLEGIANCES), help="Print a legal army by lot.")
@click.option("--pack", type=click.Choice(PACKS), help="Print a ready army.")
@click.option(
    "--copies", type=click.Choice([str(n) for n in MOST.values]), default=str(MOST.default), show_default=True,
    help="How many of one unit an army may hold.",
)  # fmt: skip
@click.option("--side", type=click.Choice(roster.ALLEGIANCES), help="Which side is checked (default: most units').")
@click.option("--seed", type=click.IntRange(0, SEEDS - 1), help="The chance of --random (default: another each time).")
def army(
    check: Path | None, by_lot: str | None, pack: str | None, copies: str, side: str | None, seed: int | None, lang: str
) -> None:
    """Check an army of Stratego Legends, or print one: ready, or by lot. An army is its name after # and its
    units, each by its id, its number or its name in the language of the command.

    Example: ludotheque army --random beige --copies 2 > mine.txt

    Then: ludotheque army --check mine.txt --copies 2
    """
    if [check, by_lot, pack].count(None) != 2:
        raise ValueError("say one of --check FILE, --random SIDE and --pack PACK")
    words = words_for(GAME, lang)
    if check is not None:
        check_army(words, check, side, int(copies))
    elif pack is not None:
        click.echo(roster.written(CARDS, roster.ready_army(words, CARDS, PACKS.index(pack))), nl=False)
    elif by_lot is not None:
        luck = secrets.randbelow(SEEDS) if seed is None else seed
        units = roster.random_army(CARDS, roster.side_named(by_lot), int(copies), SeededDice(luck))
        click.echo(roster.written(CARDS, Roster(f"{by_lot} {luck}", units)), nl=False)


def check_army(words: Words, path: Path, side: str | None, copies: int) -> None:
    """A sentence for each fault, and code 1 where there is one."""
    text = read_text(path)
    try:
        found = roster.read(words, CARDS, text)
    except Unreadable as trouble:
        click.echo(roster.misread(words, trouble))
        raise SystemExit(1) from None
    asked = roster.side_of(CARDS, found.units) if side is None else roster.side_named(side)
    faults = roster.sentences(words, CARDS, found, asked, copies)
    for line in faults or [words.text("army-complete")]:
        click.echo(line)
    if faults:
        raise SystemExit(1)
