"""Armies of one's own, beside the tables: checked, drawn by lot, the ready ones, and brought to a table."""

from __future__ import annotations

from collections import Counter

from ludotheque.content.words import Words
from ludotheque.games.extras import Errand, Extras
from ludotheque.games.legends import roster, wire
from ludotheque.games.legends.army import EITHER
from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.kinds import SIDES
from ludotheque.games.legends.notation import FORMS
from ludotheque.games.legends.options import PACKS
from ludotheque.games.legends.roster import Roster, Unreadable
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice


def checked(words: Words, asked: wire.ArmyAsked, dice: Dice) -> wire.ArmyFacts:
    """What the rules say of an army that somebody has put together."""
    try:
        found = roster.read(words, CARDS, asked.text)
    except Unreadable as trouble:
        return facts(Roster("", []), asked.text, [roster.misread(words, trouble)], readable=False)
    faults = roster.sentences(words, CARDS, found, roster.side_named(asked.side), asked.copies)
    return facts(found, roster.written(CARDS, found), faults)


def by_lot(words: Words, asked: wire.ArmyByLot, dice: Dice) -> wire.ArmyFacts:
    """A legal army by lot."""
    found = Roster(asked.name, roster.random_army(CARDS, roster.side_named(asked.side), asked.copies, dice))
    return facts(found, roster.written(CARDS, found), [])


def ready(words: Words, asked: None, dice: Dice) -> list[wire.ReadyArmy]:
    """The armies that anybody may begin with, in text."""
    armies = [roster.ready_army(words, CARDS, pack) for pack in range(len(PACKS))]
    return [
        wire.ReadyArmy(id, army.name, SIDES[roster.side_of(CARDS, army.units)], roster.written(CARDS, army))
        for id, army in zip(PACKS, armies, strict=True)
    ]


def facts(army: Roster, written: str, faults: list[str], readable: bool = True) -> wire.ArmyFacts:
    recruits = [] if faults else [FORMS.notation.text(choice) for choice in roster.choices(CARDS, army.units)]
    return wire.ArmyFacts(
        name=army.name,
        text=written,
        readable=readable,
        units={CARDS.names[design]: count for design, count in Counter(army.units).items()},
        ranks=[wire.ArmyRank(*rank) for rank in roster.ranks(CARDS, army.units)],
        faults=faults,
        recruits=recruits,
    )


def bring(g: Legends, seat: Seat, said: str, words: Words) -> list[Choice]:
    """The recruits of an army in text, if it may be this person's army in this game."""
    side = g.side(seat & 1)
    if not g.is_secret(seat):
        raise ValueError(words.text("army-not-custom", side=SIDES[side]))
    try:
        found = roster.read(words, CARDS, said)
    except Unreadable as trouble:
        raise ValueError(roster.misread(words, trouble)) from None
    faults = roster.sentences(words, CARDS, found, EITHER if g.options.mixed else side, g.options.copies)
    if faults:
        raise ValueError(" ".join(faults))
    return roster.choices(CARDS, found.units)


EXTRAS = Extras(
    errands={
        "armies": Errand(None, list[wire.ReadyArmy], ready),
        "armies/check": Errand(wire.ArmyAsked, wire.ArmyFacts, checked),
        "armies/random": Errand(wire.ArmyByLot, wire.ArmyFacts, by_lot),
    },
    bring=bring,
)
