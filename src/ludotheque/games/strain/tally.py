"""What is worth counting in many games of Strain, by the events that tell it."""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"  # the event that opens a turn
# Events in which a player plays a card, and under which key they name it.
PLAYS: Final = {"announces": "tile", "plays": "tile", "answers": "tile", "reacts": "tile", "activates": "tile"}
# What is counted in a game.
COUNTS: Final = {
    "answers": ("answers", "reacts"),
    "counters": ("counters",),
    "battles": ("attacks",),
    "viruses": ("infects",),
    "viruses_destroyed": ("is_cured",),
    "organisms_lost": ("dies",),
    "tiles_lost": ("loses",),
    "organisms_scored": ("scores",),
    "reshuffles": ("reshuffles",),
}
