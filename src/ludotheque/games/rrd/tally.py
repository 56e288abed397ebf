"""What is worth counting in many games of RR&D, by the events that tell it."""

from __future__ import annotations

from typing import Final

# Events in which a player plays a card, and under which key they name it.
PLAYS: Final = {"plays": "card", "plays_counter": "card", "plays_instant": "card", "arrives": "place", "beats": "enemy"}
# What is counted in a game.
COUNTS: Final = {
    "cycles": ("cycle",),
    "duels": ("fights", "attacks"),
    "won": ("beats",),
    "dominated": ("dominates",),
    "rests": ("rests",),
    "deaths": ("dies",),
    "counters": ("plays_counter",),
    "cards": ("loots", "loots_one"),
}
