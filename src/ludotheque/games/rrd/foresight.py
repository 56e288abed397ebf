"""What is foreseen of a choice at RR&D: what a card is worth where it lands, and what chance may bring."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.duel.sides import level_of
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn
from ludotheque.games.rrd.duel.unplayed import Found, figures
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import SLOTS
from ludotheque.games.rrd.preview import is_on_a_slot, previews
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import COUNTER
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.step import Step

FORECASTS: Final = ("value", "countering", "exchange")
GOES_BY: Final[tuple[type[Step[Logoth]], ...]] = ()
QUIET: Final[frozenset[str]] = frozenset()
BY_LOT: Final = False
COUNTED: Final = frozenset({
    "loses_hp", "hurt", "regains", "mist", "memory", "destiny", "gains_token", "gains_marker", "wins", "dies", "falls",
    "draws",
})  # fmt: skip


def is_end(event: Event) -> bool:
    """It goes on until somebody is asked."""
    return False


def ahead(g: Logoth, seat: Seat, choice: Choice) -> list[Found]:
    """A card on a slot: its value against what it meets, and the HP that both sides lose."""
    step, (verb, card, slot) = g.agenda[-1], choice
    if not isinstance(step, (TakeTurn, Answer)) or not is_on_a_slot(choice):
        return []
    named = ("counter" if verb == COUNTER else "play", BOOK.cards[card], SLOTS[slot])
    for one in previews(g, level_of(step.side), seat):
        if (one["verb"], one["card"], one["slot"]) == named:
            against = one["against"] or 0
            worth: Found = ("countering" if verb == COUNTER else "value", figures(have=one["value"], defence=against))
            return [worth] if one["unknown"] else [worth, ("exchange", figures(damage=one["damage"], loss=one["loss"]))]
    return []


def outcomes(g: Logoth, h: Logoth, seat: Seat) -> list[Event]:
    """What somebody loses or gains."""
    return [event for event in h.events or [] if event.name in COUNTED]
