"""What the others do while a duel is on: they go on exploring, and can be called for help. [R43, R46, A56, A63]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.cycle import Reveal, Weave, begin_cycle, order
from ludotheque.games.rrd.death import LAST_CYCLE
from ludotheque.games.rrd.fight import fighting
from ludotheque.games.rrd.options import Options
from ludotheque.games.rrd.resolve import Go
from ludotheque.games.rrd.resonance import Compose, callable_seats
from ludotheque.games.rrd.table import FINISHED, RESOLUTION, Between, Logoth
from ludotheque.games.rrd.verbs import CALL
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.step import NO_MORE, Act, Steps

NOBODY_TO_CALL: Final[list[Choice]] = []


class Meanwhile(Between):
    """On each exchange whoever is in no duel completes a phase of the cycle. [R43, A56]"""

    def steps(self, g: Logoth, level: int) -> Steps:
        return [Phase(seat) for seat in order(g) if not fighting(g, seat)]

    def choices(self, g: Logoth, side: int) -> list[Choice]:
        return [(CALL, seat, 0) for seat in callable_seats(g, side)] if g.seats > 1 else NOBODY_TO_CALL

    def hear(self, g: Logoth, side: int, choice: Choice) -> Steps:
        _, seat, _ = choice
        level = side >> 1
        g.called[level][seat] |= 1 << (side & 1)
        g.tell("calls", g.side_seat[side], seat)
        return [Compose(g.side_seat[side], side, seat, [], 0)]


class Phase(Act[Logoth]):
    """Weaving with its revelation, or the whole resolution. [R43, A56]"""

    def do(self, g: Logoth) -> Steps:
        seat = self.seat
        if not g.alive[seat] or fighting(g, seat):
            return NO_MORE
        if g.stage[seat] == RESOLUTION:
            return [Through(seat)]
        if g.stage[seat] == FINISHED:
            if g.cycle[seat] >= LAST_CYCLE:
                return NO_MORE
            begin_cycle(g, seat)
        return [Weave(seat), Reveal()]


class Through(Act[Logoth]):
    """One event after the other, until the place is done. [R43]"""

    def do(self, g: Logoth) -> Steps:
        if g.stage[self.seat] != RESOLUTION or not g.alive[self.seat]:
            return NO_MORE
        return [Go(self.seat), self]


def beside(options: Options) -> Between:
    """Who is beside a duel: the other players on their journey, or nobody where there is nothing but duels."""
    return Between() if options.duel else Meanwhile()
