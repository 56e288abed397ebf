"""What is worth counting in many games of RR&D, by the events that tell it."""

from __future__ import annotations

from typing import Final

TURN: Final = "cycle"  # the event that opens a turn
# Events in which a player comes to a card, a place or an enemy, and under which key they name it.
PLAYS: Final = {
    "plays": "card",
    "plays_counter": "card",
    "plays_instant": "card",
    "arrives": "place",
    "fights": "enemy",
    "wields": "weapon",
    "puts_on": "accessory",
    "gains_token": "token",
    "gains_marker": "marker",
}
# What is counted in a game.
COUNTS: Final = {
    "duels": ("fights", "attacks"),
    "won": ("beats",),
    "dominated": ("dominates",),
    "rests": ("rests",),
    "deaths": ("dies",),
    "counters": ("plays_counter",),
    "cards": ("loots", "loots_one"),
}
# What tells players apart, by the last event that names it to them, and what holds where none did.
GROUPS: Final = {
    "hero": ("becomes", "hero", "none"),
    "archetypes": ("chooses_archetypes", "archetypes", "drawn"),
    "ends in": ("moves_to", "zone", "real"),
    "ends in cycle": ("cycle", "n", 0),
}
# How often something meets a player, and how often it gets the better of them.
ODDS: Final = {"enemy": ("fights", "is_beaten")}
