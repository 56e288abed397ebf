"""Strife in text: choices, events, questions and positions with names for numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.champions import ABILITIES
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.fatestone import TIES
from ludotheque.games.strife.options import Options, settings
from ludotheque.games.strife.round import StartTurn
from ludotheque.games.strife.selection import DIE
from ludotheque.games.strife.table import ABILITY, CHAMPION, EVENT, LOCATION, STONE, TIE, ZONES, Strife
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data

NAMES: Final = {
    CHAMPION: CARDS.champions,
    LOCATION: CARDS.locations,
    EVENT: CARDS.events,
    ABILITY: list(ABILITIES),
    TIE: list(TIES),
    STONE: ["fatestone"],
}
VERBS: Final = [
    "use", "keep", "give", "legacy champion", "select champion", "hide champion", "guess champion", "carry champion",
    "aside champion", "raise champion", "place champion", "arrange location", "move location", "discard location",
    "take location", "exchange champion",
]  # fmt: skip
# What the numbers of an event are: their kinds, after the names under which they are told where these are others.
EVENTS: Final = {
    "round": "round:number",
    "event": "event",
    "joins": "location",
    "turn": "turn:number",
    "turns_up": "location",
    "discards": "location",
    "sends_back": "location",
    "exchanges_location": "location instead:location",
    "moves_battle": "location",
    "reveals_legacy": "seat champion",
    "reveals": "seat champion",
    "takes_stone": "seat",
    "tie": "tie",
    "keeps_stone": "seat",
    "gives_stone": "seat value:number",
    "rolls": "first:number second:number",
    "uses": "seat champion ability",
    "blocks_battle": "seat opponent:seat",
    "blocks_legacy": "seat opponent:seat",
    "gains": "seat champion amount:number",
    "changes_places": "seat champion newcomer:champion",
    "skips_legacy": "seat",
    "calls": "seat champion",
    "places_champion": "seat owner:seat champion",
    "places_location": "seat location",
    "raises": "seat champion",
    "strengthens": "seat champion amount:number",
    "sets_aside": "seat champion amount:number",
    "adds": "seat amount:number",
    "takes_back": "seat",
    "protects": "seat champion",
    "weakens": "seat champion amount:number",
    "will_pillage": "seat champion",
    "replaces": "seat champion",
    "no_contest": "",
    "totals": "first:number second:number",
    "wins": "seat location points:number",
    "pillages": "seat points:number",
    "doubles": "seat points:number",
    "uses_relic": "seat location",
    "gives_up": "seat location",
    "wins_relic": "seat location",
    "hides": "seat champion",
    "hides_something": "seat",
    "offered": "seat champion",
    "scores_offering": "seat points:number",
    "guesses": "seat champion",
    "scores_guess": "seat points:number",
    "round_ends": "round:number",
    "carries_over": "seat champion",
    "scores_stone": "seat points:number",
    "ends": "first:number second:number",
}
FORMS: Final = Forms(ZONES, VERBS, NAMES, EVENTS, most_cases=max(len(CARDS.locations), len(CARDS.events), DIE))
ALWAYS_SAID = ("hand", "deck", "holder", "stone", "round", "turn")  # `arrange` has other defaults for these


def position(g: Strife) -> Data:
    """The whole table in words, hidden things included; most of what an empty table has too is left out."""
    empty = Strife(g.cards, g.options, g.dice)
    empty.clear()
    lacking = FORMS.position(empty)
    return {key: said for key, said in FORMS.position(g).items() if key in ALWAYS_SAID or said != lacking[key]}


def arrange(data: Data, dice: Dice) -> Strife:
    """A table from words. What is not named, or is None for a seat, is as on an empty table, except that a hand holds
    every champion that lies nowhere else, and a deck every location; unless an agenda is named a turn begins.
    """
    g = Strife(CARDS, Options(settings(data.get("settings", {}))), dice)
    g.clear()
    g.round, g.turn, g.holder, g.stone = 1, 1, 0, 1
    FORMS.lay(g, data)
    hands = data.get("hand", [None, None])
    g.hand = [unplaced(g, seat) if hands[seat] is None else g.hand[seat] for seat in (0, 1)]
    if "deck" not in data:
        g.deck = undealt(g)
    if "agenda" not in data:
        g.turn -= 1
        g.settle([StartTurn()])
    return g


def undealt(g: Strife) -> list[int]:
    """Every location that lies nowhere else; relics only where they have been named."""
    lying = [*g.relic, *g.row, *g.discard]
    return [location for location in range(CARDS.plain_locations) if location not in lying]


def unplaced(g: Strife, seat: Seat) -> list[int]:
    placed = g.pile[seat] + g.aside[seat] + [g.battle[seat], g.support[seat], g.hidden[seat]]
    return [champion for champion in range(len(CARDS.power)) if champion not in placed]
