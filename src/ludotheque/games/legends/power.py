"""A power of a unit: what it says, and how it is carried out. Each verb has a small class of its own. [R9, R16]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.whom import Whom
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Steps

if TYPE_CHECKING:
    from ludotheque.games.legends.table import Legends

FAMILIES: Final = ("innate", "action", "ability", "magic", "curse", "curse_end")
INNATE: Final = 0
ACTION: Final = 1
ABILITY: Final = 2
SPELL: Final = 3
CURSE: Final = 4
CURSE_END: Final = 5
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2


class Terms:
    """The numbers and names of a power, as its entry in the content file gives them."""

    def __init__(self) -> None:
        self.whom = Whom([], 0)
        self.by = 0
        self.by_own = False  # by the unit's own strength
        self.on = NONE  # a kind of space
        self.to = NONE
        self.standing = NONE  # the terrain that the unit itself must stand on
        self.up_to = 0
        self.most = 0
        self.once = 0
        self.sacrifice = False
        self.must = False
        self.keyword = 0
        self.anywhere = False
        self.theirs = 0
        self.yours = 0


class Power:
    """What a unit can do. `owner` is the seat it is done for, `space` where the unit stands or stood."""

    after_attack = False  # it belongs to the end of a successful attack [R25]

    def __init__(self, family: int, verb: str, terms: Terms) -> None:
        self.family = family
        self.verb = verb
        self.terms = terms

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        """Whether there is something that it could be done to. [A46]"""
        return True

    def provoked(self, g: Legends, attacker: int) -> bool:
        """Of a spell: whether this attacker calls it forth, as he comes. [R24]"""
        return True

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        """The unit has been shown, and destroyed where that is the price."""
        return []

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        """What `seat` may choose, where something is to be chosen; n is what the power has noted."""
        raise NotImplementedError

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        raise NotImplementedError
