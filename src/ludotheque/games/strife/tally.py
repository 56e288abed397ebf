"""What is worth counting in many games of Strife, by the events that tell it."""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"  # the event that opens a turn
# Events in which a player plays a card, and under which key they name it.
PLAYS: Final = {"reveals": "champion"}
# What is counted in a game.
COUNTS: Final = {
    "locations_won": ("wins",),
    "stone_given": ("gives_stone",),
    "relics_used": ("uses_relic",),
}
