"""What an army's set-up and marches say about where its Castle is: behind, where few ways lead, and never moved.

Weights are from games between bots: how much more often a Castle stood on such a space than by chance. [Legends A53]
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.field import depth
from ludotheque.games.legends.kinds import CASTLE, NONE
from ludotheque.games.legends.table import Legends, team_of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.zones import believed, believing, weighed

ROW: Final = (480, 160, 40)  # by how many rows lie behind; farther in front it is as unlikely
WAYS: Final = 5  # less those that lead to a space: each makes it less likely, and so does each that nobody bars


def revise(h: Legends, seat: Seat) -> None:
    """The hidden Castles of an imagined enemy change places with units that stand where Castles are likelier."""
    believing(h)
    for owner in range(h.seats):
        if owner & 1 != team_of(seat):
            set_castle(h, seat, owner)
    h.forget_prints()
    believed(h)


def set_castle(h: Legends, seat: Seat, owner: Seat) -> None:
    """One that has moved is none, and what a unit is that changes places with it matters for nothing but the rest."""
    team = team_of(seat)
    places = [
        unit
        for unit, space in enumerate(h.where)
        if space >= 0 and h.owner[unit] == owner and not h.moved[unit] and not h.knows(team, unit)
    ]
    castle = next((unit for unit in places if h.type(unit) == CASTLE), NONE)
    if castle == NONE:
        return
    other = places[weighed(h, [likelihood(h, h.where[unit], owner) for unit in places])]
    h.design[castle], h.design[other] = h.design[other], h.design[castle]


def likelihood(h: Legends, space: int, owner: Seat) -> int:
    """How likely a Castle stands there."""
    ways = h.field.steps[space]
    unbarred = sum(h.at[way] == NONE for way in ways)
    return ROW[min(depth(space, owner), len(ROW) - 1)] * (WAYS - len(ways)) // (1 + unbarred)
