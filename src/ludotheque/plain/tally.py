"""What is counted in many games of one that says nothing about it: everything that is told."""

from __future__ import annotations

from ludotheque.kernel.forms import Forms
from ludotheque.kernel.zones import SEAT


class PlainTally:
    """What the module `tally` of a game says, for a game without one."""

    def __init__(self, forms: Forms) -> None:
        self.TURN = turn_of(forms)
        self.COUNTS = {event: (event,) for event in forms.events}
        pieces = {event: [key for key, kind in form if kind in forms.sets()] for event, form in forms.events.items()}
        seated = [event for event, form in forms.events.items() if any(kind == SEAT for _, kind in form)]
        self.PLAYS = {event: pieces[event][0] for event in seated if len(pieces[event]) == 1}


def turn_of(forms: Forms) -> str:
    """The event that opens a turn: `turn`, else the first that a game declares."""
    return "turn" if "turn" in forms.events else next(iter(forms.events), "")
