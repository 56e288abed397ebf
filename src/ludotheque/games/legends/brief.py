"""Stratego Legends in short, as sentences: what a player needs before an answer."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.content.saying import DOT, labelled
from ludotheque.content.words import Words
from ludotheque.games.legends import spoken
from ludotheque.games.legends.field import keeper
from ludotheque.games.legends.table import ARMY
from ludotheque.kernel.game import Data


def brief(words: Words, view: Data, names: Sequence[str]) -> list[str]:
    """The fight and the curse, the others, then oneself: every unit that is known with its strength."""
    lines = [spoken.headline(words, view, names), *spoken.fight(words, view)]
    lines += [spoken.curse(words, view, names)] if view["curse"] else []
    you = view["you"] or 0
    for n in range(1, len(view["seats"]) + 1):
        lines += player(words, view, (you + n) % len(view["seats"]), names)
    return [*lines, *spoken.exposed(words, view)]


def player(words: Words, view: Data, seat: int, names: Sequence[str]) -> list[str]:
    """Ann: beige army, 30 units; A1 Landor 10; B1 Woodland Tower, Castle. Then where unknown units stand."""
    own = view["seats"][seat]
    units = [unit for unit in view["units"] if keeper(spoken.number(unit["space"]), unit["team"]) == seat]
    parts = [f"{spoken.side(words, own)}, {words.text('terminal-units', count=len(units))}"]
    parts += [f"{words.text('terminal-destroyed')} {len(own['destroyed'])}"] if own["destroyed"] else []
    army = spoken.mustering(view, seat)
    parts += [words.text("terminal-mustered", count=len(army), most=ARMY)] if army else []
    known = [f"{spoken.spot(unit['space'])} {spoken.unit_brief(words, unit)}" for unit in units if unit["unit"]]
    parts += ["; ".join(known)] if known else []
    return [labelled(words, names[seat], DOT.join(parts)), *spoken.said_unknown(words, units)]
