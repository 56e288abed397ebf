"""What a bot makes of a Strife table: how often and how far to look ahead, and how good it is."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.table import Strife, of
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.plain.thinking import Thinking

LOOKS: Final = 12  # imagined tables for each choice
THINKING: Final = Thinking(16, 2, 0.7, ((30, 0.12), (60, 0.06), (200, 0.03), (800, 0.0), (4000, 0.0)))
THINK: Final = -1
POINT: Final = 4  # one victory point; the Fatestone's worth is counted in quarters of it


def horizon(g: Strife) -> int:
    """Where looking ahead begins: in this turn."""
    return g.round * 100 + g.turn


def settled(g: Strife, begun: int) -> bool:
    """Looking ahead ends with the turn."""
    return horizon(g) != begun


def worthy(g: Strife, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """What is worth looking at: all of it."""
    return menu


def reflex(g: Strife, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """Nothing in Strife is done without thinking; while looking ahead, anything may be."""
    return THINK


def value(g: Strife, seat: Seat) -> int:
    """Points ahead; the stone is worth half its value to its holder while there are ties to come."""
    ahead = (of(g.points, seat) - of(g.points, 1 - seat)) * POINT
    if g.over():
        return ahead * 100
    stone = g.stone * POINT // 2
    legacy = sum(g.cards.power[champion] for champion in g.pile[seat][-1:])
    theirs = sum(g.cards.power[champion] for champion in g.pile[1 - seat][-1:])
    return ahead + (stone if g.holder == seat else -stone) + (legacy - theirs) // 4
