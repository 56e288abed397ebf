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
# Events by what their numbers are: their kinds, after the names under which they are told where these are others.
EVENTS: Final = {
    "round:number": "round round_ends",
    "event": "event",
    "location": "joins turns_up discards sends_back moves_battle",
    "turn:number": "turn",
    "location instead:location": "exchanges_location",
    "seat champion": (
        "reveals_legacy reveals calls raises protects will_pillage replaces hides offered guesses carries_over"
    ),
    "seat": "takes_stone keeps_stone skips_legacy takes_back hides_something",
    "tie": "tie",
    "seat value:number": "gives_stone",
    "first:number second:number": "rolls totals ends",
    "seat champion ability": "uses",
    "seat opponent:seat": "blocks_battle blocks_legacy",
    "seat champion amount:number": "gains strengthens sets_aside weakens",
    "seat champion newcomer:champion": "changes_places",
    "seat owner:seat champion": "places_champion",
    "seat location": "places_location uses_relic gives_up wins_relic",
    "seat amount:number": "adds",
    "": "no_contest",
    "seat location points:number": "wins",
    "seat points:number": "pillages doubles scores_offering scores_guess scores_stone",
}
FORM_OF: Final = {event: form for form, events in EVENTS.items() for event in events.split()}
FORMS: Final = Forms(ZONES, VERBS, NAMES, FORM_OF, most_cases=max(len(CARDS.locations), len(CARDS.events), DIE))
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
