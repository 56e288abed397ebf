"""Armies: checked, drawn by lot, and the ready ones, for games in which people bring their own."""

from __future__ import annotations

import secrets
from collections import Counter

from ludotheque.content.words import Words
from ludotheque.games import find_game
from ludotheque.games.legends import roster
from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.kinds import SIDES
from ludotheque.games.legends.options import PACKS
from ludotheque.games.legends.roster import Roster, Unreadable
from ludotheque.kernel.dice import SeededDice
from ludotheque.server import wire_armies as wire
from ludotheque.server.refusal import Refusal

GAME = "legends"
SEEDS = 1 << 40


def check_game(game_id: str) -> None:
    """Other games have no armies."""
    if game_id != GAME:
        raise Refusal("no-such-page")


def checked(words: Words, asked: wire.ArmyAsked) -> wire.ArmyFacts:
    """What the rules say of an army in text."""
    try:
        found = roster.read(words, CARDS, asked.text)
    except Unreadable as trouble:
        return facts(Roster("", []), asked.text, [roster.misread(words, trouble)], readable=False)
    faults = roster.sentences(words, CARDS, found, roster.side_named(asked.side), asked.copies)
    return facts(found, roster.written(CARDS, found), faults)


def by_lot(asked: wire.ArmyByLot) -> wire.ArmyFacts:
    dice = SeededDice(secrets.randbelow(SEEDS))
    found = Roster(asked.name, roster.random_army(CARDS, roster.side_named(asked.side), asked.copies, dice))
    return facts(found, roster.written(CARDS, found), [])


def ready(words: Words) -> list[wire.ReadyArmy]:
    """The armies that anybody may begin with."""
    armies = [roster.ready_army(words, CARDS, pack) for pack in range(len(PACKS))]
    return [
        wire.ReadyArmy(id, army.name, SIDES[roster.side_of(CARDS, army.units)], roster.written(CARDS, army))
        for id, army in zip(PACKS, armies, strict=True)
    ]


def facts(army: Roster, text: str, faults: list[str], readable: bool = True) -> wire.ArmyFacts:
    game = find_game(GAME)
    recruits = [] if faults else [game.text(choice) for choice in roster.choices(CARDS, army.units)]
    return wire.ArmyFacts(
        name=army.name,
        text=text,
        readable=readable,
        units={CARDS.names[design]: count for design, count in Counter(army.units).items()},
        ranks=[wire.ArmyRank(*rank) for rank in roster.ranks(CARDS, army.units)],
        faults=faults,
        recruits=recruits,
    )
