"""What is foreseen of a choice at Strife: who wins the combat, if nobody uses an ability that may be left alone."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.fatestone import COMBAT
from ludotheque.games.strife.may import MayPick, MayUse
from ludotheque.games.strife.selection import GarwoodPeak
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.step import About, Step
from ludotheque.kernel.zones import SEAT

Found = tuple[str, About]

FORECASTS: Final = ("wins", "combat-tied", "takes-stone", "scores-guess", "scores-offering")
GOES_BY: Final[tuple[type[Step[Strife]], ...]] = (MayUse, MayPick, GarwoodPeak)
QUIET: Final[frozenset[str]] = frozenset()
BY_LOT: Final = True  # order is all that is decided on the way to a combat
COUNTED: Final = ("wins", "takes_stone", "scores_guess", "scores_offering")  # by whose it is


def is_end(event: Event) -> bool:
    """The combat is won, or tied, or there is none."""
    return event.name in ("wins", "no_contest") or (event.name == "tie" and event.numbers[0] == COMBAT)


def ahead(g: Strife, seat: Seat, choice: Choice) -> list[Found]:
    return []


def outcomes(g: Strife, h: Strife, seat: Seat) -> list[Found]:
    """Who wins, or that nobody does yet."""
    return [found for event in h.events or [] if (found := outcome(event))]


def outcome(event: Event) -> Found | None:
    if event.name == "tie" and event.numbers[0] == COMBAT:
        return "combat-tied", {}
    return (event.name.replace("_", "-"), {SEAT: (SEAT, event.numbers[0])}) if event.name in COUNTED else None
