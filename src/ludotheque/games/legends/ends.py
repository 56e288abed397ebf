"""What happens when a curse ends because another one replaces it. [Legends R42, A27-A36]"""

from __future__ import annotations

from ludotheque.games.legends.actions import SECONDLY
from ludotheque.games.legends.choosing import (
    bring_back,
    fallen,
    goals,
    own_but_castle,
    returns,
    targets,
)
from ludotheque.games.legends.decide import Begin, Decide
from ludotheque.games.legends.fall import come_back, fall
from ludotheque.games.legends.kinds import ANYWHERE, MAGIC, NONE, TERRAINS
from ludotheque.games.legends.power import Power
from ludotheque.games.legends.table import PUBLIC, Legends, opposite
from ludotheque.games.legends.verbs import TERRAIN
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import Steps


class Upheaval(Power):
    """All units on a terrain are revealed; one of the mobile ones, or every one, is destroyed."""

    def struck(self, g: Legends) -> list[int]:
        there = [space for space in range(len(g.at)) if g.at[space] != NONE and g.is_kind(space, self.terms.on)]
        return [space for space in there if not g.static(g.at[space])]

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        for other in range(len(g.at)):
            if g.at[other] != NONE and g.is_kind(other, self.terms.on):
                g.reveal(g.at[other])
        found = self.struck(g)
        if not found:
            return []
        return fall(g, [g.at[other] for other in found]) if self.terms.must else [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(self.struck(g))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return fall(g, [g.at[choice[1]]])


class Scout(Power):
    """Reveal so many opposing units of your choice."""

    def spaces(self, g: Legends, owner: Seat) -> list[int]:
        return [space for space in g.spaces_of(1 - (owner & 1)) if not g.known[g.at[space]] & PUBLIC]

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(self.spaces(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, self.terms.up_to)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(self.spaces(g, owner))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        g.reveal(g.at[choice[1]])
        return [Decide(owner, owner, unit, power, n - 1)] if n > 1 and self.spaces(g, owner) else []


class Survey(Power):
    """Name a terrain: all units on it are revealed."""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return [(TERRAIN, kind, 0) for kind in range(len(TERRAINS) - 1)]

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        g.tell("surveys", seat, choice[1])
        for space in range(len(g.at)):
            if g.at[space] != NONE and g.terrain[space] == choice[1]:
                g.reveal(g.at[space])
        return []


class Restore(Power):
    """Place any destroyed unit of a kind, up to a base strength, on an empty space of a terrain. [A34]"""

    def found(self, g: Legends, owner: Seat) -> list[int]:
        return fallen(g, self.terms.whom, owner & 1, True, self.terms.most)

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.free_spaces(self.terms.to) and self.found(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return returns(g, self.found(g, owner)) if n == NONE else goals(g.free_spaces(self.terms.to))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        return bring_back(g, self.found(g, owner), n, choice[1], owner & 1)


class Resprout(Power):
    """Return any number of destroyed units of a kind, up to a total of base strengths, to empty spaces. [A34, A71]"""

    def left(self, g: Legends) -> int:
        """What the units chosen so far leave of the total."""
        return self.terms.most - sum(g.base(unit) for unit in g.chosen)

    def found(self, g: Legends, owner: Seat) -> list[int]:
        left = self.left(g)
        return fallen(g, self.terms.whom, owner & 1, False, left) if left > 0 else []

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.free_spaces(self.terms.to) and self.found(g, owner))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power, NONE)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        if n == NONE:
            return [PASSING, *returns(g, self.found(g, owner))]
        return goals(g.free_spaces(self.terms.to))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        if choice[0] == PASS:
            return []
        if n == NONE:
            return [Decide(owner, owner, unit, power, choice[1])]
        found = self.found(g, owner)
        back = next(u for u in found if g.design[u] == n)
        g.chosen = [*g.chosen, back]
        steps = come_back(g, back, choice[1], owner & 1)
        if self.offered(g, owner, unit):
            steps.append(Decide(owner, owner, unit, power, NONE))
        return steps


class Rise(Power):
    """This very unit comes to any empty space. [A36]"""

    def offered(self, g: Legends, owner: Seat, unit: int) -> bool:
        return bool(g.free_spaces(ANYWHERE))

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        return [Decide(owner, owner, unit, power)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return goals(g.free_spaces(ANYWHERE))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        return come_back(g, unit, choice[1], owner & 1)


class Unmagic(Power):
    """Everybody reveals and destroys all Magic units; no spells are cast. [A22]"""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        found = [u for u in range(len(g.where)) if g.where[u] >= 0 and g.type(u) == MAGIC]
        for other in found:
            g.reveal(other)
        return fall(g, found) if found else []


class Decimate(Power):
    """The opponent destroys so many of his units at once, then you so many of yours. [A48, A71]"""

    def begin(self, g: Legends, owner: Seat, unit: int, power: int, space: int) -> Steps:
        if space == SECONDLY:
            return [Decide(owner, owner, unit, power, self.terms.yours)] if g.units_of(owner) else []
        other = opposite(g, owner)
        theirs: Steps = [Decide(other, owner, unit, power, self.terms.theirs)] if g.units_of(other) else []
        return [*theirs, Begin(owner, unit, power, SECONDLY)]

    def menu(self, g: Legends, seat: Seat, owner: Seat, unit: int, n: int) -> list[Choice]:
        return targets(own_but_castle(g, seat))

    def hear(self, g: Legends, seat: Seat, owner: Seat, unit: int, power: int, n: int, choice: Choice) -> Steps:
        g.chosen = [*g.chosen, g.at[choice[1]]]
        g.tell("gives_up", seat, choice[1])
        if n > 1 and len(g.chosen) < len(g.units_of(seat)):
            return [Decide(seat, owner, unit, power, n - 1)]
        doomed, g.chosen = g.chosen, []
        return fall(g, doomed)
