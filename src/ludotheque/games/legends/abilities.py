"""The abilities: those that are used in windows, and those that their own moment calls for. [Legends R19]

The `menu` of one that is used in windows names what it can be aimed at; it begins with the space aimed at.
"""

from __future__ import annotations

from ludotheque.games.legends.choosing import (
    bring_back,
    fallen,
    goals,
    near_on_side,
    on_side,
    returns,
    targets,
)
from ludotheque.games.legends.decide import Decide
from ludotheque.games.legends.fall import fall
from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.power import Power
from ludotheque.games.legends.strength import current
from ludotheque.games.legends.table import CHANGED, WEAKENED, Legends
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import Steps


class Boost(Power):
    """A neighbour of your side, of a kind, is stronger until the end of the turn; it is revealed. [A3, A4, A63]"""

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        found = near_on_side(g, g.where[unit], owner & 1)
        return targets([g.where[u] for u in found if g.base(u) and g.is_meant(self.terms.whom, u)])

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        target = on_side(g, space, owner & 1)
        if target == NONE:
            return []
        g.reveal(target)
        by = current(g, unit) if self.terms.by_own else self.terms.by
        g.bonus[target] += by
        g.passing |= CHANGED
        g.tell("strengthens", space, by)
        return []


class Weaken(Power):
    """A neighbour of the other side is revealed and weaker until the end of the turn. [A63]"""

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets([g.where[u] for u in near_on_side(g, g.where[unit], 1 - (owner & 1))])

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        target = on_side(g, space, 1 - (owner & 1))
        if target == NONE:
            return []
        g.reveal(target)
        if g.base(target):
            g.bonus[target] -= self.terms.by
            g.passing |= CHANGED | WEAKENED
            g.tell("weakens", space, self.terms.by)
        return []


class Devour(Power):
    """Reveal and destroy a neighbour of your own; its current strength is added until the end of the turn."""

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets([g.where[u] for u in near_on_side(g, g.where[unit], owner & 1)])

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        eaten = on_side(g, space, owner & 1)
        if eaten == NONE:
            return []
        g.reveal(eaten)
        by = current(g, eaten)
        steps = fall(g, [eaten])
        g.bonus[unit] += by
        g.passing |= CHANGED
        g.tell("strengthens", g.where[unit], by)
        return steps


class Grant(Power):
    """A unit of your side, a neighbour or any of a kind, has a keyword until the end of the turn, revealed. [A63]"""

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        team = owner & 1
        found = g.units_on_side(team) if self.terms.anywhere else near_on_side(g, g.where[unit], team)
        fitting = [u for u in found if g.is_meant(self.terms.whom, u)]
        return targets([g.where[u] for u in fitting if not g.keywords(u) & self.terms.keyword])

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        target = on_side(g, space, owner & 1)
        if target != NONE:
            g.reveal(target)
            g.gained[target] |= self.terms.keyword
            g.passing |= CHANGED
            g.tell("gains", space, self.terms.keyword)
        return []


class Linger(Power):
    """At the end of your turn: another turn follows. [A4, A5]"""

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets([g.where[unit]])

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        g.extra = 1
        g.tell("plays_on", owner)
        return []


class Martyr(Power):
    """After a successful attack it may be destroyed for one of your destroyed units to take its space. [R25, A34]"""

    after_attack = True

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(fallen(g, self.terms.whom, owner & 1, False))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, space)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        found = [u for u in fallen(g, self.terms.whom, owner & 1, False) if u != unit]
        return [PASSING, *returns(g, found)]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return []
        back = fallen(g, self.terms.whom, owner & 1, False)
        g.tell("works", g.design[unit], n)
        steps = fall(g, [unit])
        return [*bring_back(g, back, choice[1], n, owner & 1), *steps]


class Reanimate(Power):
    """After a successful attack one of your destroyed units of a kind may come to an empty space. [R25, A34]"""

    after_attack = True

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.free_spaces(self.terms.to) and fallen(g, self.terms.whom, owner & 1, False))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        if n == NONE:
            return [PASSING, *returns(g, fallen(g, self.terms.whom, owner & 1, False))]
        return goals(g.free_spaces(self.terms.to))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return []
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        g.tell("works", g.design[unit], g.where[unit])
        return bring_back(g, fallen(g, self.terms.whom, owner & 1, False), n, choice[1], owner & 1)
