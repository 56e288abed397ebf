"""What happens when a curse ends because another one replaces it. [Legends R42, A27-A36]"""

from __future__ import annotations

from ludotheque.games.legends import choosing
from ludotheque.games.legends.decide import Choose, Decide, DecideSome, Deed, MayChoose
from ludotheque.games.legends.fall import come_back, fall
from ludotheque.games.legends.kinds import ANYWHERE, MAGIC, TERRAINS
from ludotheque.games.legends.table import PUBLIC, Legends, opposite
from ludotheque.games.legends.verbs import TERRAIN
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Steps


class Upheaval(Deed):
    """All units on a terrain are revealed; one of the mobile ones, or every one, is destroyed. [R42]"""

    def do(self, g: Legends) -> Steps:
        terms = self.terms(g)
        for space in choosing.standing_on(g, terms.on):
            g.reveal(g.at[space])
        found = [g.at[space] for space in mobile_on(g, terms.on)]
        if not found:
            return NO_MORE
        return fall(g, found) if terms.must else [Topple(self.seat, self.unit, self.power)]


class Topple(Decide):
    """One of the mobile units on the terrain is destroyed. [R42]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(mobile_on(g, self.terms(g).on))

    def pick(self, g: Legends, space: int) -> Steps:
        return fall(g, [g.at[space]])


def mobile_on(g: Legends, kind: int) -> list[int]:
    return [space for space in choosing.standing_on(g, kind) if not g.static(g.at[space])]


class Scout(Deed):
    """Reveal so many opposing units of your choice. [R42]"""

    def offered(self, g: Legends) -> bool:
        return bool(hidden_from(g, self.seat))

    def do(self, g: Legends) -> Steps:
        return [ScoutOut(self.seat, self.unit, self.power, self.terms(g).up_to)]


class ScoutOut(DecideSome):
    """One opposing unit is revealed, then the next. [R42]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(hidden_from(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        g.reveal(g.at[space])
        left = self.left - 1
        return [ScoutOut(self.seat, self.unit, self.power, left)] if left and hidden_from(g, self.seat) else NO_MORE


def hidden_from(g: Legends, seat: Seat) -> list[int]:
    """Where the opposing units stand that have not been revealed."""
    return [space for space in g.spaces_of(1 - (seat & 1)) if not g.known[g.at[space]] & PUBLIC]


class Survey(Choose):
    """Name a terrain: all units on it are revealed. [R42]"""

    def menu(self, g: Legends) -> list[Choice]:
        return [(TERRAIN, kind, 0) for kind in range(len(TERRAINS) - 1)]

    def pick(self, g: Legends, kind: int) -> Steps:
        g.tell("surveys", self.seat, kind)
        for space in choosing.standing_on(g, kind):
            g.reveal(g.at[space])
        return NO_MORE


class Restore(Choose):
    """Place any destroyed unit of a kind, up to a base strength, on an empty space of a terrain. [A34]"""

    def found(self, g: Legends) -> list[int]:
        terms = self.terms(g)
        return choosing.fallen(g, terms.whom, self.seat & 1, True, terms.most) if g.free_spaces(terms.to) else []

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return [choosing.ReturnTo(self.seat, self.unit, self.power, choosing.named(g, self.found(g), design))]


class Resprout(MayChoose):
    """Return any number of destroyed units of a kind, up to a total of base strengths, to empty spaces. [A34, A71]"""

    def found(self, g: Legends) -> list[int]:
        terms = self.terms(g)
        left = terms.most - sum([g.base(unit) for unit in g.chosen])
        room = left > 0 and g.free_spaces(terms.to)
        return choosing.fallen(g, terms.whom, self.seat & 1, False, left) if room else []

    def offers(self, g: Legends) -> list[Choice]:
        return choosing.returns(g, self.found(g))

    def pick(self, g: Legends, design: int) -> Steps:
        return [ResproutTo(self.seat, self.unit, self.power, choosing.named(g, self.found(g), design))]


class ResproutTo(choosing.ReturnTo):
    """The unit returns to an empty space; then another one may, within the total. [A34, A71]"""

    def pick(self, g: Legends, space: int) -> Steps:
        g.chosen = [*g.chosen, self.picked]
        steps, again = super().pick(g, space), Resprout(self.seat, self.unit, self.power)
        return [*steps, again] if again.offered(g) else steps


class Rise(Choose):
    """This very unit comes to any empty space. [A36]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.goals(g.free_spaces(ANYWHERE))

    def pick(self, g: Legends, space: int) -> Steps:
        return come_back(g, self.unit, space, self.seat & 1)


class Unmagic(Deed):
    """Everybody reveals and destroys all Magic units; no spells are cast. [A22]"""

    def do(self, g: Legends) -> Steps:
        found = [u for u in range(len(g.where)) if g.where[u] >= 0 and g.type(u) == MAGIC]
        for other in found:
            g.reveal(other)
        return fall(g, found) if found else NO_MORE


class Decimate(Deed):
    """The opponent destroys so many of his units at once, then you so many of yours. [A48, A71]"""

    def do(self, g: Legends) -> Steps:
        other = opposite(g, self.seat)
        theirs: Steps = [GiveUpSome(other, self.unit, self.power, self.terms(g).theirs)] if g.has_units(other) else []
        return [*theirs, DecimateOwn(self.seat, self.unit, self.power, self.space)]


class DecimateOwn(Deed):
    """After the opponent it is the player's turn to give units up. [A48, A71]"""

    def do(self, g: Legends) -> Steps:
        g.chosen = []
        some: Steps = [GiveUpSome(self.seat, self.unit, self.power, self.terms(g).yours)]
        return some if g.has_units(self.seat) else NO_MORE


class GiveUpSome(DecideSome):
    """A player names his units one by one; they are destroyed together. [A48, A71]"""

    def menu(self, g: Legends) -> list[Choice]:
        return choosing.targets(choosing.own_but_castle(g, self.seat))

    def pick(self, g: Legends, space: int) -> Steps:
        g.chosen = [*g.chosen, g.at[space]]
        g.tell("gives_up", self.seat, space)
        if self.left > 1 and len(g.chosen) < len(g.units_of(self.seat)):
            return [GiveUpSome(self.seat, self.unit, self.power, self.left - 1)]
        doomed, g.chosen = g.chosen, []
        return fall(g, doomed)
