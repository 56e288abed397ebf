"""What Magic units do when they are attacked, after they are destroyed. [Legends R24, R38, A22-A26]"""

from __future__ import annotations

from ludotheque.games.legends.choosing import ReturnTo, fallen, goals, named, returns, shift, standing_on, targets
from ludotheque.games.legends.decide import Choose, DecideSome, Deed, MayChoose
from ludotheque.games.legends.fall import WITHER, come_back, fall
from ludotheque.games.legends.kinds import FLY, MAGIC, NONE
from ludotheque.games.legends.table import Legends, opposite
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, Steps


class Ambush(MayChoose):
    """You may move one of your living units of a kind to the space, revealed. [A25]"""

    def offers(self, g: Legends) -> list[Choice]:
        if g.at[self.space] != NONE:
            return []
        whom = self.terms(g).whom
        return targets([g.where[u] for u in g.units_of(self.seat) if g.is_meant(whom, u)])

    def pick(self, g: Legends, space: int) -> Steps:
        shift(g, self.seat, g.at[space], self.space)
        return [WITHER]


class Exorcise(MayChoose):
    """You may reveal one opposing unit on a terrain; if it is of a kind, it is destroyed. [R24]"""

    def offers(self, g: Legends) -> list[Choice]:
        on = self.terms(g).on
        return targets([space for space in g.spaces_of(1 - (self.seat & 1)) if g.is_kind(space, on)])

    def pick(self, g: Legends, space: int) -> Steps:
        found = g.at[space]
        g.reveal(found)
        return fall(g, [found]) if g.is_meant(self.terms(g).whom, found) else NO_MORE


class Grove(Deed):
    """If this happened on a terrain: all units there are revealed, and mobile ones of a kind are destroyed. [R24]"""

    def do(self, g: Legends) -> Steps:
        terms = self.terms(g)
        if not g.is_kind(self.space, terms.on):
            return NO_MORE
        there = [g.at[space] for space in standing_on(g, terms.on)]
        for found in there:
            g.reveal(found)
        struck = [found for found in there if not g.static(found) and g.is_meant(terms.whom, found)]
        return fall(g, struck) if struck else NO_MORE


class Revenge(MayChoose):
    """A spell that only some attackers call forth: you may destroy one more unit. [R24]"""

    def provoked(self, g: Legends, attacker: int) -> bool:
        """Whether this attacker calls it forth, as he comes."""
        raise NotImplementedError

    def pick(self, g: Legends, space: int) -> Steps:
        return fall(g, [g.at[space]])


class Quake(Revenge):
    """If the attacker flies, you may destroy one more unit on the same terrain as this. [A21]"""

    def provoked(self, g: Legends, attacker: int) -> bool:
        return bool(g.keywords(attacker) & FLY)

    def offers(self, g: Legends) -> list[Choice]:
        return targets(standing_on(g, g.terrain[self.space]))


class Grave(Choose):
    """It is replaced by any destroyed unit of a kind, under your control. [A34]"""

    def found(self, g: Legends) -> list[int]:
        return fallen(g, self.terms(g).whom, self.seat & 1, True) if g.at[self.space] == NONE else []

    def menu(self, g: Legends) -> list[Choice]:
        return returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return come_back(g, named(g, self.found(g), design), self.space, self.seat & 1)


class Avenge(Revenge):
    """If the attacker is of a kind, you may destroy any one unit on a terrain. [R24]"""

    def provoked(self, g: Legends, attacker: int) -> bool:
        return g.is_meant(self.terms(g).whom, attacker)

    def offers(self, g: Legends) -> list[Choice]:
        return targets(standing_on(g, self.terms(g).on))


class Gaze(Deed):
    """You may look at so many units; nobody else sees them. [A26]"""

    def offered(self, g: Legends) -> bool:
        return bool(unknown_to(g, self.seat))

    def do(self, g: Legends) -> Steps:
        return [LookAt(self.seat, self.unit, self.power, self.terms(g).up_to)]


class LookAt(DecideSome):
    """The player looks at one unit, then at the next. [A26]"""

    def menu(self, g: Legends) -> list[Choice]:
        return [PASSING, *targets(unknown_to(g, self.seat))]

    def pick(self, g: Legends, space: int) -> Steps:
        seen, left = g.at[space], self.left - 1
        g.known[seen] |= 1 << (self.seat & 1)
        g.confide(self.seat, "sees", space, g.design[seen], "looks", self.seat, space)
        return [LookAt(self.seat, self.unit, self.power, left)] if left and unknown_to(g, self.seat) else NO_MORE


def unknown_to(g: Legends, seat: Seat) -> list[int]:
    """Where the opposing units stand that a player's side does not know."""
    team = seat & 1
    return [space for space in g.spaces_of(1 - team) if not g.knows(team, g.at[space])]


class Talisman(Choose):
    """If all spaces of a terrain are empty, any destroyed unit of a kind comes to one, under your control. [A34]"""

    def offered(self, g: Legends) -> bool:
        on = self.terms(g).on
        return bool(not standing_on(g, on) and g.free_spaces(on) and self.found(g))

    def found(self, g: Legends) -> list[int]:
        return fallen(g, self.terms(g).whom, self.seat & 1, True)

    def menu(self, g: Legends) -> list[Choice]:
        return returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return [TalismanTo(self.seat, self.unit, self.power, named(g, self.found(g), design))]


class TalismanTo(ReturnTo):
    """The unit comes to one of the empty spaces of the terrain. [A34]"""

    def menu(self, g: Legends) -> list[Choice]:
        return goals(g.free_spaces(self.terms(g).on))


class Confess(Deed):
    """The opponent reveals all his Magic units. [R24]"""

    def do(self, g: Legends) -> Steps:
        for other in g.units_of(opposite(g, self.seat)):
            if g.type(other) == MAGIC:
                g.reveal(other)
        return NO_MORE
