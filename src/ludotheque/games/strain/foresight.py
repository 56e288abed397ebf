"""What is foreseen of a choice at Strain: a battle before toxins are committed, blocks, and what comes of chance."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.effects import ORGANISM, PETRI
from ludotheque.games.strain.organisms import blocks, resistances
from ludotheque.games.strain.sources import TOXIN, ready
from ludotheque.games.strain.table import Strain
from ludotheque.games.strain.unplayed import Found, figures, of, on
from ludotheque.games.strain.verbs import ATTACK, PLACE_TILE
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.step import Step

FORECASTS: Final = ("attack", "blocks", "draws", "draws-kind", "loses", "dies")
GOES_BY: Final[tuple[type[Step[Strain]], ...]] = ()
QUIET: Final[frozenset[str]] = frozenset()
BY_LOT: Final = False


def is_end(event: Event) -> bool:
    """The chain ends by itself."""
    return False


def ahead(g: Strain, seat: Seat, choice: Choice) -> list[Found]:
    """Toxins against the defence, and how near an organism comes to being complete."""
    verb, what, where = choice
    if verb == ATTACK:
        return [("attack", on(what) | figures(have=ready(g, seat, TOXIN), defence=sum(resistances(g, what))))]
    if verb == PLACE_TILE and g.cards.kind[what] != ORGANISM:
        due = g.cards.needs[g.organism[where]]
        return [("blocks", on(where) | figures(have=blocks(g, where) + g.cards.blocks[what], cost=due))]
    return []


def outcomes(g: Strain, h: Strain, seat: Seat) -> list[Found]:
    """What a seat draws, and what is lost where somebody chooses."""
    return [found for event in h.events or [] if (found := outcome(g, event, seat))]


def outcome(g: Strain, event: Event, seat: Seat) -> Found | None:
    numbers = event.numbers
    if event.name == "draws" and numbers[0] == seat:
        tile = numbers[1]
        kind = g.cards.kind[tile]
        return ("draws-kind", figures(kind=kind)) if g.cards.pile[tile] == PETRI else ("draws", of(tile))
    if event.name == "loses":
        return "loses", of(numbers[1]) | on(numbers[2])
    return ("dies", on(numbers[2])) if event.name == "dies" else None
