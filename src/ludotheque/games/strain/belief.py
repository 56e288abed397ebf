"""What the others have not done says about their hands: whoever could have built a tile, and has not, does not hold it.

Weights are from games between bots: how much more often hands held such a tile than by chance. [Strain A46]
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.effects import CHAIN_REACTION, CYTOPLASM, ORGANELLE, PETRI
from ludotheque.games.strain.organisms import has_room, own_places
from ludotheque.games.strain.sources import ATP, ready
from ludotheque.games.strain.table import Strain
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.zones import believed, believing, weighed

USUAL: Final = 10
SPURNED: Final = 2  # an organelle that could have been built
SAVED: Final = 15  # an answer: it waits for somebody else's event
TOUGH: Final = 3  # the resistance of a cytoplasm that is kept for an organism worth it
KEPT: Final = 22
BUILT: Final = 7


def revise(h: Strain, seat: Seat) -> None:
    """The hands of the others on an imagined table are dealt by what they could have done with each tile."""
    believing(h)
    for other in range(h.seats):
        if other != seat and h.hand[other]:
            weights = weights_for(h, other)
            for pile in (CYTOPLASM, PETRI):
                deal_by_weight(h, other, pile, weights)
    believed(h)


def weights_for(h: Strain, other: Seat) -> list[int]:
    """By design. In one's own turn one may still build."""
    energy = ready(h, other, ATP) if h.active != other else -1
    room = any(has_room(h, place) for place in own_places(other))
    return [weight(h, tile, energy, room) for tile in range(len(h.cards.kind))]


def weight(h: Strain, tile: int, energy: int, room: bool) -> int:
    kind = h.cards.kind[tile]
    if kind == CYTOPLASM:
        return KEPT if h.cards.resistance[tile] >= TOUGH else BUILT
    if kind == ORGANELLE:
        return SPURNED if room and h.cards.cost[tile] <= energy else USUAL
    return SAVED if kind == CHAIN_REACTION else USUAL


def deal_by_weight(h: Strain, other: Seat, pile: int, weights: list[int]) -> None:
    """As many tiles of a pile as the hand has, from all that nobody has seen."""
    of_pile = h.cards.pile
    kept = [tile for tile in h.hand[other] if of_pile[tile] != pile]
    held = [tile for tile in h.hand[other] if of_pile[tile] == pile]
    pool = sorted(h.pile[pile] + held)
    left = [weights[tile] for tile in pool]
    for _ in held:
        n = weighed(h, left)
        kept.append(pool.pop(n))
        left.pop(n)
    h.hand[other], h.pile[pile] = sorted(kept), pool
