"""The exploration cycle: weaving, revelations, resolution, one after the other. [R16-R18, R40, R41, A1, A50]"""

from __future__ import annotations

from ludotheque.games.rrd.about import on_the_crossing
from ludotheque.games.rrd.death import LAST_CYCLE, end
from ludotheque.games.rrd.duel.bout import TIDE_HP
from ludotheque.games.rrd.kinds import NONE, ZONES
from ludotheque.games.rrd.planes import draw_place, fill, lift
from ludotheque.games.rrd.pocket import free_step, freely
from ludotheque.games.rrd.resolve import Go
from ludotheque.games.rrd.table import FINISHED, RESOLUTION, WEAVING, Logoth
from ludotheque.games.rrd.verbs import WEAVE
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps


def order(g: Logoth) -> list[Seat]:
    """The player with the least mist first; of equals whoever was done first. [R41]"""
    living = [seat for seat in range(g.seats) if g.alive[seat]]
    if len(living) < 2:
        return living
    return sorted(living, key=lambda seat: (g.mist[seat], g.finish[seat], (seat - g.first) % g.seats))


class Cycle(Act[Logoth]):
    """Everybody weaves, the Intersection is filled, everybody resolves. [R16, R41]"""

    def do(self, g: Logoth) -> Steps:
        if max(g.cycle) >= LAST_CYCLE:
            return close_over(g)
        seats = order(g)
        steps: Steps = []
        for seat in seats:
            begin_cycle(g, seat)
            steps.append(Weave(seat))
        return [*steps, Reveal(), Resolution(seats), Cycle()]


def begin_cycle(g: Logoth, seat: Seat) -> None:
    """The Tide rises at the start of every so many cycles. [A1, A47]"""
    g.cycle[seat] += 1
    g.stage[seat] = WEAVING
    g.attacked[seat] = 0
    g.broken[seat] = 0
    g.tell("cycle", seat, g.cycle[seat])
    period = g.book.tide[g.options.difficulty[seat]]
    if g.options.tide and g.cycle[seat] % period == 0:
        g.tide[seat] += 1
        g.tell("tide", seat, g.tide[seat], TIDE_HP * g.tide[seat])


class Weave(Ask[Logoth]):
    """A place of the Intersection is chosen; where there is none the next place of the pile. [R17, R30, R32]"""

    def do(self, g: Logoth) -> Steps | None:
        seat = self.seat
        if not g.alive[seat] or g.stage[seat] != WEAVING:
            return NO_MORE
        if not any(g.crossing[g.zone[seat]]):
            place = draw_place(g, g.zone[seat])
            return arrive(g, seat, place) if place != NONE else self.nothing(g)
        menu = self.menu(g)
        return self.hear(g, menu[0]) if len(menu) == 1 else None

    def nothing(self, g: Logoth) -> Steps:
        """Others hold every place of this zone: this cycle goes by."""
        g.stage[self.seat] = FINISHED
        return NO_MORE

    def menu(self, g: Logoth) -> list[Choice]:
        crossing = g.crossing[g.zone[self.seat]]
        found: list[Choice] = [(WEAVE, slot, 0) for slot, stack in enumerate(crossing) if stack]
        return found + freely(g, self.seat)

    def about(self, g: Logoth) -> About:
        return on_the_crossing(g, self.seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, slot, _ = choice
        seat = self.seat
        if verb == WEAVE:
            return arrive(g, seat, lift(g, g.zone[seat], slot))
        return [*free_step(g, seat, choice), Again(seat)]


class Again(Act[Logoth]):
    """After a token the choice is still to be made, unless it led into another zone, where it is made anew. [R13]"""

    def do(self, g: Logoth) -> Steps:
        seat = self.seat
        if g.alive[seat] and g.place[seat] == NONE and not g.broken[seat]:
            g.stage[seat] = WEAVING
            return [Weave(seat)]
        return NO_MORE


def arrive(g: Logoth, seat: Seat, place: int) -> Steps:
    g.place[seat] = place
    g.stage[seat] = RESOLUTION
    g.tell("arrives", seat, place)
    return NO_MORE


class Reveal(Act[Logoth]):
    """Empty slots of every Intersection are filled. [R17]"""

    def do(self, g: Logoth) -> Steps:
        for zone in range(len(ZONES)):
            if g.crossing[zone]:
                fill(g, zone)
        return NO_MORE


class Resolution(Act[Logoth]):
    """In turn, one event each, until everybody is done; the order is that of the weaving. [R41]"""

    def __init__(self, seats: list[Seat]) -> None:
        self.seat, self.seats = TABLE, seats

    def do(self, g: Logoth) -> Steps:
        going = [seat for seat in self.seats if g.stage[seat] == RESOLUTION]
        if not going:
            return NO_MORE
        return [*[Go(seat) for seat in going], self]


def close_over(g: Logoth) -> Steps:
    """After the last cycle the mist closes over Logoth: alone the run is lost; of several whoever gained most destiny
    points, then has most mist, wins. [A50]
    """
    g.tell("closes_over")
    if g.seats == 1:
        return end(g, [])
    ranks = [(g.destinies[seat], g.mist[seat]) if g.alive[seat] else (-1, -1) for seat in range(g.seats)]
    return end(g, [seat for seat in range(g.seats) if ranks[seat] == max(ranks)])
