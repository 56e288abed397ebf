"""What Magic units do when they are attacked, after they are destroyed. [Legends R24, R38, A22-A26]"""

from __future__ import annotations

from ludotheque.games.legends.choosing import bring_back, fallen, goals, returns, shift, targets
from ludotheque.games.legends.decide import Decide
from ludotheque.games.legends.fall import Wither, fall
from ludotheque.games.legends.kinds import FLY, MAGIC, NONE
from ludotheque.games.legends.power import Power
from ludotheque.games.legends.table import Legends, opposite
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import Steps


class Ambush(Power):
    """You may move one of your living units of a kind to the space, revealed. [A25]"""

    def spaces(self, g: Legends, owner: Seat) -> list[int]:
        return [g.where[u] for u in g.units_of(owner) if g.is_meant(self.terms.whom, u)]

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        if g.at[space] != NONE or not self.spaces(g, owner):
            return []
        return [Decide(owner, owner, unit, power, space)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [PASSING, *targets(self.spaces(g, owner))]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return []
        shift(g, seat, g.at[choice[1]], n)
        return [Wither()]


class Exorcise(Power):
    """You may reveal one opposing unit on a terrain; if it is of a kind, it is destroyed."""

    def spaces(self, g: Legends, owner: Seat) -> list[int]:
        return [space for space in g.spaces_of(1 - (owner & 1)) if g.is_kind(space, self.terms.on)]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [PASSING, *targets(self.spaces(g, owner))]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return []
        found = g.at[choice[1]]
        g.reveal(found)
        return fall(g, [found]) if g.is_meant(self.terms.whom, found) else []


class Grove(Power):
    """If this happened on a terrain: all units there are revealed, and every mobile one of a kind is destroyed."""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        if not g.is_kind(space, self.terms.on):
            return []
        there = [g.at[s] for s in range(len(g.at)) if g.at[s] != NONE and g.is_kind(s, self.terms.on)]
        for found in there:
            g.reveal(found)
        struck = [found for found in there if not g.static(found) and g.is_meant(self.terms.whom, found)]
        return fall(g, struck) if struck else []


class Quake(Power):
    """If the attacker flies, you may destroy one more unit on the same terrain as this. [A21]"""

    def provoked(self, g: Legends, attacker: int) -> bool:
        return bool(g.keywords(attacker) & FLY)

    def spaces(self, g: Legends, space: int) -> list[int]:
        kind = g.terrain[space]
        return [other for other in range(len(g.at)) if g.at[other] != NONE and g.terrain[other] == kind]

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, space)] if self.spaces(g, space) else []

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [PASSING, *targets(self.spaces(g, n))]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return [] if choice[0] == PASS else fall(g, [g.at[choice[1]]])


class Grave(Power):
    """It is replaced by any destroyed unit of a kind, under your control. [A34]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(fallen(g, self.terms.whom, owner & 1, True))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, space)] if g.at[space] == NONE else []

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return returns(g, fallen(g, self.terms.whom, owner & 1, True))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return bring_back(g, fallen(g, self.terms.whom, owner & 1, True), choice[1], n, owner & 1)


class Avenge(Power):
    """If the attacker is of a kind, you may destroy any one unit on a terrain."""

    def spaces(self, g: Legends) -> list[int]:
        return [space for space in range(len(g.at)) if g.at[space] != NONE and g.is_kind(space, self.terms.on)]

    def provoked(self, g: Legends, attacker: int) -> bool:
        return g.is_meant(self.terms.whom, attacker)

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [PASSING, *targets(self.spaces(g))]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return [] if choice[0] == PASS else fall(g, [g.at[choice[1]]])


class Gaze(Power):
    """You may look at so many units; nobody else sees them. [A26]"""

    def spaces(self, g: Legends, owner: Seat) -> list[int]:
        team = owner & 1
        return [space for space in g.spaces_of(1 - team) if not g.knows(team, g.at[space])]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, self.terms.up_to)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [PASSING, *targets(self.spaces(g, owner))]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return []
        seen = g.at[choice[1]]
        g.known[seen] |= 1 << (owner & 1)
        g.confide(seat, "sees", choice[1], g.design[seen], "looks", seat, choice[1])
        return [Decide(owner, owner, unit, power, n - 1)] if n > 1 and self.spaces(g, owner) else []


class Talisman(Power):
    """If all spaces of a terrain are empty, any destroyed unit of a kind comes to one, under your control. [A34]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        for space in range(len(g.at)):
            if g.at[space] != NONE and g.is_kind(space, self.terms.on):
                return False
        return bool(g.free_spaces(self.terms.on) and fallen(g, self.terms.whom, owner & 1, True))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        if n == NONE:
            return returns(g, fallen(g, self.terms.whom, owner & 1, True))
        return goals(g.free_spaces(self.terms.on))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        return bring_back(g, fallen(g, self.terms.whom, owner & 1, True), n, choice[1], owner & 1)


class Confess(Power):
    """The opponent reveals all his Magic units."""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        for other in g.units_of(opposite(g, owner)):
            if g.type(other) == MAGIC:
                g.reveal(other)
        return []
