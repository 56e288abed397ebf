"""The actions that have no keyword: one small class each, with its question where it asks one. [Legends R18]"""

from __future__ import annotations

from ludotheque.games.legends import choosing
from ludotheque.games.legends.decide import Choose, Decide, DecideSome, Deed, MayChoose, OfOpponent, PlacePicked
from ludotheque.games.legends.fall import come_back, fall, take_control
from ludotheque.games.legends.kinds import ANYWHERE, MAGIC, NEAR, NONE
from ludotheque.games.legends.power import Terms
from ludotheque.games.legends.table import Legends, opposite
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, Steps


class Expose(Deed):
    """The opponent must reveal his Castle. [R18]"""

    def offered(self, g: Legends) -> bool:
        return choosing.castle_of(g, opposite(g, self.seat)) != NONE

    def do(self, g: Legends) -> Steps:
        g.reveal(choosing.castle_of(g, opposite(g, self.seat)))
        return NO_MORE


class Crush(Choose):
    """Reveal a neighbour; if its base strength is no more than this, it is destroyed. [R18]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(choosing.occupied_near(g, g.where[self.unit]))

    def pick(self, g: Legends, space: int) -> Steps:
        target = g.at[space]
        g.reveal(target)
        return fall(g, [target]) if 0 < g.base(target) <= self.terms(g).up_to else NO_MORE


class Absorb(Choose):
    """Reveal a neighbour; if it is a Magic unit you gain control of it, otherwise this unit is destroyed. [R18]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(choosing.occupied_near(g, g.where[self.unit]))

    def pick(self, g: Legends, space: int) -> Steps:
        other, team = g.at[space], self.seat & 1
        g.reveal(other)
        if g.type(other) != MAGIC:
            return fall(g, [self.unit])
        return NO_MORE if g.control[other] == team else take_control(g, other, team)


class Assassinate(Choose):
    """Reveal any unit within two spaces: if it is one of these it is destroyed, if not this unit is. [R18]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets([space for space in g.field.within_two[g.where[self.unit]] if g.at[space] != NONE])

    def pick(self, g: Legends, space: int) -> Steps:
        target = g.at[space]
        g.reveal(target)
        return fall(g, [target if g.is_meant(self.terms(g).whom, target) else self.unit])


class Tribute(OfOpponent):
    """The opponent chooses and destroys one of his units. [A48]"""

    def do(self, g: Legends) -> Steps:
        return [GiveUp(opposite(g, self.seat), self.unit, self.power)]


class GiveUp(Decide):
    """A player destroys a unit of his own that he chooses. [A48]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(choosing.own_but_castle(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        g.tell("gives_up", self.seat, space)
        return fall(g, [g.at[space]])


class Dispatch(Choose):
    """Place any unit you control on an empty space of this kind, revealed. [A44]"""

    def offered(self, g: Legends) -> bool:
        others = [space for space in choosing.own(g, self.seat) if space != g.where[self.unit]]
        return bool(others) and has_room(g, self.unit, self.terms(g).to)

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(choosing.own(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        return [DispatchTo(self.seat, self.unit, self.power, g.at[space])]


class DispatchTo(PlacePicked):
    """The dispatched unit goes to an empty space, revealed. [A44]"""

    def pick(self, g: Legends, space: int) -> Steps:
        choosing.shift(g, self.seat, self.picked, space)
        return NO_MORE


def has_room(g: Legends, unit: int, kind: int) -> bool:
    """Whether a space of a kind is empty, or will be once this unit has paid for its action with itself."""
    leaves = g.where[unit] >= 0 and g.is_kind(g.where[unit], kind)
    return leaves or bool(g.free_spaces(kind))


class Gather(Choose):
    """Bring up to so many of your units of a kind to empty spaces next to this one, revealed. [A45]"""

    def offered(self, g: Legends) -> bool:
        return bool(free_beside(g, self.unit, self.terms(g)) and self.found(g))

    def found(self, g: Legends) -> list[Choice]:
        whom, others = self.terms(g).whom, [u for u in g.units_of(self.seat) if u != self.unit and u not in g.chosen]
        return choosing.targets([g.where[u] for u in others if g.is_meant(whom, u)])

    def menu(self, g: Legends) -> list[Choice]:
        return [PASSING, *self.found(g)] if g.chosen else self.found(g)

    def pick(self, g: Legends, space: int) -> Steps:
        return [GatherTo(self.seat, self.unit, self.power, g.at[space])]


class GatherTo(PlacePicked):
    """The gathered unit goes to an empty space next to this one, revealed. [A45]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.goals(free_beside(g, self.unit, self.terms(g)))

    def pick(self, g: Legends, space: int) -> Steps:
        g.chosen = [*g.chosen, self.picked]
        choosing.shift(g, self.seat, self.picked, space)
        again = Gather(self.seat, self.unit, self.power)
        return [again] if len(g.chosen) < self.terms(g).up_to and again.offered(g) else NO_MORE


def free_beside(g: Legends, unit: int, terms: Terms) -> list[int]:
    """The empty spaces next to a unit, those of a kind where its power speaks of one."""
    free = g.free_near(g.where[unit])
    return free if terms.on == NONE else [space for space in free if g.is_kind(space, terms.on)]


class Relocate(Choose):
    """Move this unit to an empty space: next to it, or of a kind anywhere. [R18]"""

    def offered(self, g: Legends) -> bool:
        return self.unit not in g.spent and bool(self.menu(g))

    def menu(self, g: Legends) -> list[Choice]:
        to = self.terms(g).to
        return choosing.goals(g.free_near(g.where[self.unit]) if to == NEAR else g.free_spaces(to))

    def pick(self, g: Legends, space: int) -> Steps:
        g.spent = [*g.spent, self.unit]
        g.change()
        choosing.shift(g, self.seat, self.unit, space)
        return NO_MORE


class Spy(Choose):
    """Reveal one opposing unit, anywhere or on a terrain. [R18]"""

    def menu(self, g: Legends) -> list[Choice]:
        at, control, team, on = g.at, g.control, self.seat & 1, self.terms(g).on
        land = g.land(ANYWHERE if on == NONE else on)
        return choosing.targets([space for space in land if at[space] >= 0 and control[at[space]] != team])

    def pick(self, g: Legends, space: int) -> Steps:
        g.reveal(g.at[space])
        return NO_MORE


class Recall(MayChoose):
    """Place any number of destroyed units of a kind on empty spaces. [A34]"""

    def offered(self, g: Legends) -> bool:
        return has_room(g, self.unit, self.terms(g).to) and bool(self.found(g))

    def found(self, g: Legends) -> list[int]:
        return choosing.fallen(g, self.terms(g).whom, self.seat & 1, False)

    def offers(self, g: Legends) -> list[Choice]:
        return choosing.returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return [RecallTo(self.seat, self.unit, self.power, choosing.named(g, self.found(g), design))]


class RecallTo(choosing.ReturnTo):
    """The recalled unit comes to an empty space; then another one may. [A34]"""

    def pick(self, g: Legends, space: int) -> Steps:
        steps, again = super().pick(g, space), Recall(self.seat, self.unit, self.power)
        return [*steps, again] if again.offered(g) else steps


class Blast(Deed):
    """All neighbours of where it stood are destroyed, friend and foe. [A30, A49]"""

    def offered(self, g: Legends) -> bool:
        return g.where[self.unit] < 0 or bool(choosing.occupied_near(g, g.where[self.unit]))

    def do(self, g: Legends) -> Steps:
        return fall(g, [g.at[other] for other in choosing.occupied_near(g, self.space)])


class Homecoming(Deed):
    """Reveal your Castle too, and move to an empty space next to it. [A45]"""

    def offered(self, g: Legends) -> bool:
        castle = choosing.castle_of(g, self.seat)
        return castle != NONE and bool(g.free_near(g.where[castle]))

    def do(self, g: Legends) -> Steps:
        g.reveal(choosing.castle_of(g, self.seat))
        return [ComeHome(self.seat, self.unit, self.power)]


class ComeHome(Decide):
    """The unit moves to an empty space next to the Castle. [A45]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.goals(g.free_near(g.where[choosing.castle_of(g, self.seat)]))

    def pick(self, g: Legends, space: int) -> Steps:
        choosing.shift(g, self.seat, self.unit, space)
        return NO_MORE


class Demand(OfOpponent):
    """The opponent chooses so many of his units; you gain control of them. [R47, A47]"""

    def do(self, g: Legends) -> Steps:
        return [HandOver(opposite(g, self.seat), self.unit, self.power, self.terms(g).up_to)]


class HandOver(DecideSome):
    """A player hands one unit over to the other side, then the next. [R47, A47]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(choosing.own_but_castle(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        steps, left = take_control(g, g.at[space], 1 - (self.seat & 1)), self.left - 1
        return [*steps, HandOver(self.seat, self.unit, self.power, left)] if left and g.has_units(self.seat) else steps


class Reclaim(Choose):
    """Regain control of a neighbour that an opponent had taken from your side's armies. [A50]"""

    def menu(self, g: Legends) -> list[Choice]:
        team = self.seat & 1
        found = choosing.near_on_side(g, g.where[self.unit], 1 - team)
        return choosing.targets([g.where[u] for u in found if g.owner[u] & 1 == team])

    def pick(self, g: Legends, space: int) -> Steps:
        return take_control(g, g.at[space], self.seat & 1)


class Banish(Deed):
    """The opponent reveals and destroys every unit of this name that he controls. [R18]"""

    def do(self, g: Legends) -> Steps:
        found = meant_of(g, opposite(g, self.seat), self.terms(g))
        for unit in found:
            g.reveal(unit)
        return fall(g, found) if found else NO_MORE


class Supplant(Choose):
    """Reveal a unit of this name and destroy it; this unit takes its space. [R18]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets([g.where[u] for u in meant_of(g, self.seat, self.terms(g))])

    def pick(self, g: Legends, space: int) -> Steps:
        other = g.at[space]
        g.reveal(other)
        steps = fall(g, [other])
        choosing.shift(g, self.seat, self.unit, space)
        return steps


class Cull(Deed):
    """The opponent destroys all his units of this strength at once, then you destroy all of yours. [A71]"""

    def do(self, g: Legends) -> Steps:
        theirs = culled(g, opposite(g, self.seat), self.terms(g))
        return [*theirs, CullOwn(self.seat, self.unit, self.power, self.space)]


class CullOwn(Deed):
    """After the opponent's, all units of this strength of the player's own are destroyed at once. [A71]"""

    def do(self, g: Legends) -> Steps:
        return culled(g, self.seat, self.terms(g))


def culled(g: Legends, seat: Seat, terms: Terms) -> Steps:
    found = meant_of(g, seat, terms)
    return fall(g, found) if found else NO_MORE


def meant_of(g: Legends, seat: Seat, terms: Terms) -> list[int]:
    """The units of a player that a power speaks of."""
    return [unit for unit in g.units_of(seat) if g.is_meant(terms.whom, unit)]


class Hatch(Choose):
    """While it stands on a terrain: one of your destroyed units of a strength takes its space. [A34]"""

    def offered(self, g: Legends) -> bool:
        if g.where[self.unit] >= 0 and not g.is_kind(self.space, self.terms(g).standing):
            return False
        return g.at[self.space] in (self.unit, NONE) and bool(self.found(g))

    def found(self, g: Legends) -> list[int]:
        return choosing.fallen(g, self.terms(g).whom, self.seat & 1, False)

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return come_back(g, choosing.named(g, self.found(g), design), self.space, self.seat & 1)


class Ferry(Choose):
    """While it stands on a terrain: move one neighbour of your side to any empty space of that kind. [R18]"""

    def offered(self, g: Legends) -> bool:
        terms = self.terms(g)
        return g.is_kind(g.where[self.unit], terms.standing) and bool(self.menu(g) and g.free_spaces(terms.to))

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets([g.where[u] for u in choosing.near_on_side(g, g.where[self.unit], self.seat & 1)])

    def pick(self, g: Legends, space: int) -> Steps:
        return [FerryTo(self.seat, self.unit, self.power, g.at[space])]


class FerryTo(PlacePicked):
    """The neighbour goes to an empty space of the kind. [R18]"""

    def pick(self, g: Legends, space: int) -> Steps:
        before = g.where[self.picked]
        g.put(self.picked, space)
        g.tell("moves", self.seat, before, space)
        return NO_MORE
