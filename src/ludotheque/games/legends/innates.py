"""The innate powers that are carried out at a moment of their own. [Legends R17, R25]"""

from __future__ import annotations

from ludotheque.games.legends.choosing import goals, near_on_side, occupied_near, own, targets
from ludotheque.games.legends.decide import Decide
from ludotheque.games.legends.fall import Wither, fall, take_control
from ludotheque.games.legends.kinds import ANYWHERE, NONE
from ludotheque.games.legends.power import Power
from ludotheque.games.legends.table import NAMED, Legends, opposite
from ludotheque.games.legends.verbs import NAME
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Steps


class Guess(Power):
    """When it attacks: name the defender. Right: both are destroyed; wrong: only this unit. [A17]"""

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [(NAME, design, 0) for design in range(len(g.cards.names))]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        g.tell("names", seat, choice[1])
        g.fight[NAMED] = choice[1]
        return []


class Unmask(Power):
    """After a successful attack all neighbours are revealed."""

    after_attack = True

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        for other in occupied_near(g, space):
            g.reveal(g.at[other])
        return []


class Stray(Power):
    """After a successful attack the opponent moves this unit to any empty space."""

    after_attack = True

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(opposite(g, owner), owner, unit, power)] if g.free_spaces(ANYWHERE) else []

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return goals(g.free_spaces(ANYWHERE))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        before = g.where[unit]
        g.put(unit, choice[1])
        g.tell("moves", seat, before, choice[1])
        return [Wither()]


class Confuse(Power):
    """After a successful attack the opponent picks a unit of his, you one of yours; they swap places unseen. [A53]"""

    after_attack = True

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.units_of(opposite(g, owner)))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(opposite(g, owner), owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(own(g, seat))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        space = choice[1]
        if n == NONE:
            return [Decide(owner, owner, unit, power, space)]
        theirs, mine = g.at[n], g.at[space]
        g.at[n], g.at[space] = mine, theirs
        g.where[theirs], g.where[mine] = space, n
        g.tell("switches", owner, space, n)
        return [Wither()]


class Beguile(Power):
    """After a successful attack you gain control of one opposing neighbour of your choice. [R47, A47]"""

    after_attack = True

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(near_on_side(g, g.where[unit], 1 - (owner & 1)))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets([g.where[u] for u in near_on_side(g, g.where[unit], 1 - (owner & 1))])

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return take_control(g, g.at[choice[1]], owner & 1)


class Backlash(Power):
    """If attacked and destroyed: all neighbours are revealed, and those of a kind are destroyed."""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        near = [g.at[other] for other in occupied_near(g, space)]
        if near:
            g.tell("works", g.design[unit], space)
        for other in near:
            g.reveal(other)
        struck = [other for other in near if g.is_meant(self.terms.whom, other)]
        return fall(g, struck) if struck else []
