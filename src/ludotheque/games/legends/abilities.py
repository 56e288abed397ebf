"""The abilities: those that are used in windows, and those that their own moment calls for. [Legends R19]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.games.legends.choosing import ReturnTo, fallen, named, near_on_side, on_side, returns
from ludotheque.games.legends.decide import Aimed, MayChoose
from ludotheque.games.legends.fall import come_back, fall
from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.strength import current
from ludotheque.games.legends.table import CHANGED, WEAKENED, Legends
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.step import NO_MORE, Steps
from ludotheque.kernel.zones import changed


@mypyc_attr(free_list_len=1)
class Boost(Aimed):
    """A neighbour of your side, of a kind, is stronger until the end of the turn; it is revealed. [A3, A4, A63]"""

    def aims(self, g: Legends) -> list[int]:
        base, whom, found = g.cards.base, self.terms(g).whom, near_on_side(g, g.where[self.unit], self.seat & 1)
        return [g.where[u] for u in found if base[g.design[u]] and g.is_meant(whom, u)]

    def do(self, g: Legends) -> Steps:
        target, terms = on_side(g, self.space, self.seat & 1), self.terms(g)
        if target == NONE:
            return NO_MORE
        g.reveal(target)
        by = current(g, self.unit) if terms.by_own else terms.by
        g.bonus = changed(g.bonus, target, g.bonus[target] + by)
        g.passing |= CHANGED
        g.tell("strengthens", self.space, by)
        return NO_MORE


class Weaken(Aimed):
    """A neighbour of the other side is revealed and weaker until the end of the turn. [A63]"""

    def aims(self, g: Legends) -> list[int]:
        return [g.where[u] for u in near_on_side(g, g.where[self.unit], 1 - (self.seat & 1))]

    def do(self, g: Legends) -> Steps:
        target, by = on_side(g, self.space, 1 - (self.seat & 1)), self.terms(g).by
        if target == NONE:
            return NO_MORE
        g.reveal(target)
        if g.base(target):
            g.bonus = changed(g.bonus, target, g.bonus[target] - by)
            g.passing |= CHANGED | WEAKENED
            g.tell("weakens", self.space, by)
        return NO_MORE


class Devour(Aimed):
    """Reveal and destroy a neighbour of your own; its current strength is added until the end of the turn. [R19]"""

    def aims(self, g: Legends) -> list[int]:
        return [g.where[u] for u in near_on_side(g, g.where[self.unit], self.seat & 1)]

    def do(self, g: Legends) -> Steps:
        eaten = on_side(g, self.space, self.seat & 1)
        if eaten == NONE:
            return NO_MORE
        g.reveal(eaten)
        by = current(g, eaten)
        steps = fall(g, [eaten])
        g.bonus = changed(g.bonus, self.unit, g.bonus[self.unit] + by)
        g.passing |= CHANGED
        g.tell("strengthens", g.where[self.unit], by)
        return steps


class Grant(Aimed):
    """A unit of your side, a neighbour or any of a kind, has a keyword until the end of the turn, revealed. [A63]"""

    def aims(self, g: Legends) -> list[int]:
        terms, team = self.terms(g), self.seat & 1
        found = g.units_on_side(team) if terms.anywhere else near_on_side(g, g.where[self.unit], team)
        fitting = [u for u in found if g.is_meant(terms.whom, u)]
        return [g.where[u] for u in fitting if not g.keywords(u) & terms.keyword]

    def do(self, g: Legends) -> Steps:
        target, keyword = on_side(g, self.space, self.seat & 1), self.terms(g).keyword
        if target != NONE:
            g.reveal(target)
            g.gained = changed(g.gained, target, g.gained[target] | keyword)
            g.passing |= CHANGED
            g.tell("gains", self.space, keyword.bit_length() - 1)
        return NO_MORE


class Linger(Aimed):
    """At the end of your turn: another turn follows. [A4, A5]"""

    def aims(self, g: Legends) -> list[int]:
        return [g.where[self.unit]]

    def do(self, g: Legends) -> Steps:
        g.extra = 1
        g.tell("plays_on", self.seat)
        return NO_MORE


class Martyr(MayChoose):
    """After a successful attack it may be destroyed for one of your destroyed units to take its space. [R25, A34]"""

    def found(self, g: Legends) -> list[int]:
        return fallen(g, self.terms(g).whom, self.seat & 1, False)

    def offers(self, g: Legends) -> list[Choice]:
        return returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        back = named(g, self.found(g), design)
        g.tell("works", g.design[self.unit], self.space)
        steps = fall(g, [self.unit])
        return [*come_back(g, back, self.space, self.seat & 1), *steps]


class Reanimate(MayChoose):
    """After a successful attack one of your destroyed units of a kind may come to an empty space. [R25, A34]"""

    def found(self, g: Legends) -> list[int]:
        terms = self.terms(g)
        return fallen(g, terms.whom, self.seat & 1, False) if g.free_spaces(terms.to) else []

    def offers(self, g: Legends) -> list[Choice]:
        return returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return [ReanimateTo(self.seat, self.unit, self.power, named(g, self.found(g), design))]


class ReanimateTo(ReturnTo):
    """The reanimated unit comes to an empty space. [R25, A34]"""

    def pick(self, g: Legends, space: int) -> Steps:
        g.tell("works", g.design[self.unit], g.where[self.unit])
        return super().pick(g, space)
