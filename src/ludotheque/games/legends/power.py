"""A power of a unit: what it says, whom it is about, and which step carries it out. [Legends R9, R16]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.legends.kinds import NONE
from ludotheque.kernel.choice import Seat

if TYPE_CHECKING:
    from ludotheque.games.legends.decide import Choose, Deed

FAMILIES: Final = ("innate", "action", "ability", "magic", "curse", "curse_end")
INNATE: Final = 0
ABILITY: Final = 2
SPELL: Final = 3
CURSE: Final = 4
CURSE_END: Final = 5
ONCE_A_TURN: Final = 1


class Whom:
    """Whom a power is about. Print goes by design; a keyword is looked for in the unit's present ones. [A50]"""

    def __init__(self, meant: list[bool], keywords: int) -> None:
        self.meant = meant  # by design
        self.keywords = keywords

    def fits(self, design: int, keywords: int) -> bool:
        """Whether a unit with this print, and with these keywords now, is meant."""
        return self.meant[design] or bool(self.keywords & keywords)


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


class Kept:
    """The step that a unit's power was when it was last asked for, and what it was asked for with."""

    def __init__(self, seat: Seat, power: int, space: int, step: Deed | Choose) -> None:
        self.seat = seat
        self.power = power
        self.space = space
        self.step = step


class Power:
    """A power as it is printed on a unit, and the step that carries it out."""

    def __init__(self, family: int, verb: str, terms: Terms, step: type[Deed] | type[Choose]) -> None:
        self.family = family
        self.verb = verb
        self.terms = terms
        self.step = step
