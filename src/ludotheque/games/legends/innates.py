"""The innate powers that are carried out at a moment of their own. [Legends R17, R25]"""

from __future__ import annotations

from ludotheque.games.legends.choosing import goals, near_on_side, occupied_near, own, targets
from ludotheque.games.legends.decide import Choose, Decide, Deed, OfOpponent, ThenDecide
from ludotheque.games.legends.fall import WITHER, fall, take_control
from ludotheque.games.legends.kinds import ANYWHERE
from ludotheque.games.legends.table import Legends, opposite
from ludotheque.games.legends.verbs import NAME
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.step import NO_MORE, Steps


class Guess(Choose):
    """When it attacks: name the defender. Right: both are destroyed; wrong: only this unit. [A17]"""

    def menu(self, g: Legends) -> list[Choice]:
        return [(NAME, design, 0) for design in range(len(g.cards.names))]

    def pick(self, g: Legends, design: int) -> Steps:
        g.tell("names", self.seat, design)
        g.guessed = design
        return NO_MORE


class Unmask(Deed):
    """After a successful attack all neighbours are revealed. [R25]"""

    def do(self, g: Legends) -> Steps:
        for space in occupied_near(g, self.space):
            g.reveal(g.at[space])
        return NO_MORE


class Stray(Deed):
    """After a successful attack the opponent moves this unit to any empty space. [R25]"""

    def do(self, g: Legends) -> Steps:
        return [StrayTo(opposite(g, self.seat), self.unit, self.power)] if g.free_spaces(ANYWHERE) else NO_MORE


class StrayTo(Decide):
    """The opponent says where the unit has to go. [R25]"""

    def menu(self, g: Legends) -> list[Choice]:
        return goals(g.free_spaces(ANYWHERE))

    def pick(self, g: Legends, space: int) -> Steps:
        before = g.where[self.unit]
        g.put(self.unit, space)
        g.tell("moves", self.seat, before, space)
        return [WITHER]


class Confuse(OfOpponent):
    """After a successful attack the opponent picks a unit of his, you one of yours; they swap places unseen. [A53]"""

    def do(self, g: Legends) -> Steps:
        return [ConfuseWhom(opposite(g, self.seat), self.unit, self.power)]


class ConfuseWhom(Decide):
    """The opponent picks a unit of his, then the attacker one to change places with it. [A53]"""

    def menu(self, g: Legends) -> list[Choice]:
        return targets(own(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        return [ConfuseWith(g.active, self.unit, self.power, g.at[space])]


class ConfuseWith(ThenDecide):
    """The unit that is picked last changes places with the opponent's. [A53]"""

    def menu(self, g: Legends) -> list[Choice]:
        return targets(own(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        theirs, mine, there = self.picked, g.at[space], g.where[self.picked]
        g.at[there], g.at[space] = mine, theirs
        g.where[theirs], g.where[mine] = space, there
        g.tell("switches", self.seat, space, there)
        return [WITHER]


class Beguile(Choose):
    """After a successful attack you gain control of one opposing neighbour of your choice. [R47, A47]"""

    def menu(self, g: Legends) -> list[Choice]:
        return targets([g.where[u] for u in near_on_side(g, g.where[self.unit], 1 - (self.seat & 1))])

    def pick(self, g: Legends, space: int) -> Steps:
        return take_control(g, g.at[space], self.seat & 1)


class Backlash(Deed):
    """If attacked and destroyed: all neighbours are revealed, and those of a kind are destroyed. [R17]"""

    def do(self, g: Legends) -> Steps:
        near = [g.at[space] for space in occupied_near(g, self.space)]
        if near:
            g.tell("works", g.design[self.unit], self.space)
        for other in near:
            g.reveal(other)
        struck = [other for other in near if g.is_meant(self.terms(g).whom, other)]
        return fall(g, struck) if struck else NO_MORE
