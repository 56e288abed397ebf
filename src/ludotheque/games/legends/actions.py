"""The actions that have no keyword: one small class each. [Legends R18]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.choosing import (
    bring_back,
    castle_of,
    fallen,
    give_up,
    goals,
    near_on_side,
    occupied_near,
    own,
    own_but_castle,
    returns,
    shift,
    targets,
)
from ludotheque.games.legends.decide import Begin, Decide
from ludotheque.games.legends.fall import Wither, fall, take_control
from ludotheque.games.legends.kinds import ANYWHERE, MAGIC, NEAR, NONE
from ludotheque.games.legends.power import Power
from ludotheque.games.legends.table import Legends, opposite
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import Steps

SECONDLY: Final = -9  # in place of a space: the second half of a power


class Expose(Power):
    """The opponent must reveal his Castle."""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return castle_of(g, opposite(g, owner)) != NONE

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        g.reveal(castle_of(g, opposite(g, owner)))
        return []


class Touch(Power):
    """Something is done to a neighbour, of either side, that is revealed for it."""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(occupied_near(g, g.where[unit]))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(occupied_near(g, g.where[unit]))


class Crush(Touch):
    """Reveal a neighbour; if its base strength is no more than this, it is destroyed."""

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        target = g.at[choice[1]]
        g.reveal(target)
        return fall(g, [target]) if 0 < g.base(target) <= self.terms.up_to else []


class Assassinate(Power):
    """Reveal any unit within two spaces: if it is one of these it is destroyed, if not this unit is."""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.menu(g, owner, owner, unit, 0))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets([space for space in g.field.within_two[g.where[unit]] if g.at[space] != NONE])

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        target = g.at[choice[1]]
        g.reveal(target)
        return fall(g, [target if g.is_meant(self.terms.whom, target) else unit])


class Tribute(Power):
    """The opponent chooses and destroys one of his units. [A48]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.units_of(opposite(g, owner)))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(opposite(g, owner), owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(own_but_castle(g, seat))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return give_up(g, seat, choice[1])


class TributeAfterAttack(Tribute):
    """The same, after a successful attack. [R25]"""

    after_attack = True


class Dispatch(Power):
    """Place any unit you control on an empty space of this kind, revealed. [A44]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        others = [space for space in own(g, owner) if space != g.where[unit]]
        leaves = g.where[unit] >= 0 and g.is_kind(g.where[unit], self.terms.to)  # its own space will be empty
        return bool(others and (leaves or g.free_spaces(self.terms.to)))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(own(g, seat)) if n == NONE else goals(g.free_spaces(self.terms.to))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        shift(g, seat, g.at[n], choice[1])
        return [Wither()]


class Gather(Power):
    """Bring up to so many of your units of a kind to empty spaces next to this one, revealed. [A45]"""

    def candidates(self, g: Legends, owner: Seat, unit: int) -> list[int]:
        found = [u for u in g.units_of(owner) if u != unit and u not in g.chosen and g.is_meant(self.terms.whom, u)]
        return [g.where[u] for u in found]

    def spaces(self, g: Legends, unit: int) -> list[int]:
        free = g.free_near(g.where[unit])
        return free if self.terms.on == NONE else [space for space in free if g.is_kind(space, self.terms.on)]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, unit) and self.candidates(g, owner, unit))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        if n != NONE:
            return goals(self.spaces(g, unit))
        found = targets(self.candidates(g, owner, unit))
        return [PASSING, *found] if g.chosen else found

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return [Wither()]
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        moved = g.at[n]
        g.chosen = [*g.chosen, moved]
        shift(g, seat, moved, choice[1])
        if len(g.chosen) < self.terms.up_to and self.offered(g, owner, unit):
            return [Decide(owner, owner, unit, power, NONE)]
        return [Wither()]


class Relocate(Power):
    """Move this unit to an empty space: next to it, or of a kind anywhere."""

    def spaces(self, g: Legends, unit: int) -> list[int]:
        return g.free_near(g.where[unit]) if self.terms.to == NEAR else g.free_spaces(self.terms.to)

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return unit not in g.spent and bool(self.spaces(g, unit))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        g.spent = [*g.spent, unit]
        g.change()
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return goals(self.spaces(g, unit))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        shift(g, seat, unit, choice[1])
        return [Wither()]


class Spy(Power):
    """Reveal one opposing unit, anywhere or on a terrain."""

    def spaces(self, g: Legends, owner: Seat) -> list[int]:
        kind = ANYWHERE if self.terms.on == NONE else self.terms.on
        at, control, team = g.at, g.control, owner & 1
        return [space for space in g.land(kind) if at[space] >= 0 and control[at[space]] != team]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(self.spaces(g, owner))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        g.reveal(g.at[choice[1]])
        return []


class Recall(Power):
    """Place any number of destroyed units of a kind on empty spaces. [A34]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(fallen(g, self.terms.whom, owner & 1, False))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        if not g.free_spaces(self.terms.to):
            return []
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
        back = fallen(g, self.terms.whom, owner & 1, False)
        steps = bring_back(g, back, n, choice[1], owner & 1)
        if fallen(g, self.terms.whom, owner & 1, False) and g.free_spaces(self.terms.to):
            steps.append(Decide(owner, owner, unit, power, NONE))
        return steps


class Blast(Power):
    """All neighbours of where it stood are destroyed, friend and foe. [A30, A49]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return g.where[unit] < 0 or bool(occupied_near(g, g.where[unit]))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return fall(g, [g.at[other] for other in occupied_near(g, space)])


class Homecoming(Power):
    """Reveal your Castle too, and move to an empty space next to it. [A45]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        castle = castle_of(g, owner)
        return castle != NONE and bool(g.free_near(g.where[castle]))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        g.reveal(castle_of(g, owner))
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return goals(g.free_near(g.where[castle_of(g, owner)]))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        shift(g, seat, unit, choice[1])
        return [Wither()]


class Demand(Power):
    """The opponent chooses so many of his units; you gain control of them. [R47, A47]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.units_of(opposite(g, owner)))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(opposite(g, owner), owner, unit, power, self.terms.up_to)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(own_but_castle(g, seat))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        steps = take_control(g, g.at[choice[1]], owner & 1)
        if n > 1 and g.units_of(seat):
            steps.append(Decide(seat, owner, unit, power, n - 1))
        return steps


class Reclaim(Power):
    """Regain control of a neighbour that an opponent had taken from your side's armies. [A50]"""

    def spaces(self, g: Legends, owner: Seat, unit: int) -> list[int]:
        found = near_on_side(g, g.where[unit], 1 - (owner & 1))
        return [g.where[u] for u in found if g.owner[u] & 1 == owner & 1]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, owner, unit))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(self.spaces(g, owner, unit))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return take_control(g, g.at[choice[1]], owner & 1)


class Banish(Power):
    """The opponent reveals and destroys every unit of this name that he controls."""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        found = [u for u in g.units_of(opposite(g, owner)) if g.is_meant(self.terms.whom, u)]
        for u in found:
            g.reveal(u)
        return fall(g, found) if found else []


class Supplant(Power):
    """Reveal a unit of this name and destroy it; this unit takes its space."""

    def spaces(self, g: Legends, owner: Seat) -> list[int]:
        return [g.where[u] for u in g.units_of(owner) if g.is_meant(self.terms.whom, u)]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(self.spaces(g, owner))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        other = g.at[choice[1]]
        g.reveal(other)
        steps = fall(g, [other])
        shift(g, seat, unit, choice[1])
        return [*steps, Wither()]


class Absorb(Touch):
    """Reveal a neighbour; if it is a Magic unit you gain control of it, otherwise this unit is destroyed."""

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        other = g.at[choice[1]]
        g.reveal(other)
        if g.type(other) != MAGIC:
            return fall(g, [unit])
        return [] if g.control[other] == owner & 1 else take_control(g, other, owner & 1)


class Cull(Power):
    """The opponent destroys all his units of this strength at once, then you destroy all of yours. [A71]"""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        seat = owner if space == SECONDLY else opposite(g, owner)
        found = [u for u in g.units_of(seat) if g.is_meant(self.terms.whom, u)]
        steps = fall(g, found) if found else []
        return steps if space == SECONDLY else [*steps, Begin(owner, unit, power, SECONDLY)]


class Hatch(Power):
    """While it stands on a terrain: one of your destroyed units of a strength takes its space. [A34]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        if g.where[unit] >= 0 and not g.is_kind(g.where[unit], self.terms.standing):
            return False
        return bool(fallen(g, self.terms.whom, owner & 1, False))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, space)] if g.at[space] == NONE else []

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return returns(g, fallen(g, self.terms.whom, owner & 1, False))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return bring_back(g, fallen(g, self.terms.whom, owner & 1, False), choice[1], n, owner & 1)


class Ferry(Power):
    """While it stands on a terrain: move one neighbour of your side to any empty space of that kind."""

    def spaces(self, g: Legends, owner: Seat, unit: int) -> list[int]:
        return [g.where[u] for u in near_on_side(g, g.where[unit], owner & 1)]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        if not g.is_kind(g.where[unit], self.terms.standing):
            return False
        return bool(self.spaces(g, owner, unit) and g.free_spaces(self.terms.to))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(self.spaces(g, owner, unit)) if n == NONE else goals(g.free_spaces(self.terms.to))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        moved = g.at[n]
        g.put(moved, choice[1])
        g.tell("moves", seat, n, choice[1])
        return [Wither()]
