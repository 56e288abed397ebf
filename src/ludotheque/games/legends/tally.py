"""What is worth counting in many games of Stratego Legends, by the events that tell it."""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"  # the event that opens a turn
# Events in which a unit's power is used, and under which key they name it.
PLAYS: Final = {"acts": "unit", "uses": "unit", "casts": "unit"}
# What is counted in a game.
COUNTS: Final = {
    "attacks": ("attacks",),
    "destroyed": ("destroyed",),
    "reveals": ("reveals",),
    "curses": ("curse_begins",),
    "returns": ("returns",),
    "changes_of_side": ("changes_sides",),
    "strikes": ("strikes",),
    "flights": ("flies", "hops"),
}
