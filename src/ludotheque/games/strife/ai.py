"""What a bot makes of a Strife table: when to stop looking ahead, and how good it is."""

from __future__ import annotations

from ludotheque.games.strife.table import Strife
from ludotheque.kernel.choice import Seat

POINT = 4  # one victory point; the Fatestone's worth is counted in quarters of it


def horizon(g: Strife) -> int:
    """Looking ahead ends when this number changes: at the end of the turn."""
    return g.round * 100 + g.turn


def value(g: Strife, seat: Seat) -> int:
    """Points ahead; the stone is worth half its value to its holder while there are ties to come."""
    ahead = (g.points[seat] - g.points[1 - seat]) * POINT
    if g.over():
        return ahead * 100
    stone = g.stone * POINT // 2
    legacy = sum(g.cards.power[champion] for champion in g.pile[seat][-1:])
    theirs = sum(g.cards.power[champion] for champion in g.pile[1 - seat][-1:])
    return ahead + (stone if g.holder == seat else -stone) + (legacy - theirs) // 4
