"""Set-up, the three phases of a turn, scoring and the end of the game. [Strain R1-R10, R32-R34]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.build import Evolve
from ludotheque.games.strain.chain import OpenWindow
from ludotheque.games.strain.effects import DRAWS, FEWER_DRAWS, WAKES_IN_SHED
from ludotheque.games.strain.hands import DiscardDown, draw
from ludotheque.games.strain.organisms import may_score, own_places
from ludotheque.games.strain.table import ASKS, AWAKEN, DESIGN, DORMANT, EVOLVE, NONE, SHED, SPENT, Strain
from ludotheque.games.strain.verbs import BEING_DONE, SCORE
from ludotheque.games.strain.virus import Upkeep
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, Ask, Steps
from ludotheque.kernel.zones import changed

DRAWN: Final = 3  # tiles in Awaken [R5]
LAST_TURN: Final = 400  # the game stops here [A44]


class SetUp(Act[Strain]):
    """Three shuffled piles, empty hands; who starts is decided by chance or by the host. [R3, A42]"""

    def do(self, g: Strain) -> Steps:
        return [StartTurn(g.roll(g.seats) if g.options.starts_at_random else 0)]


class StartTurn(Act[Strain]):
    """Awaken, Evolve, Shed, and then the next player clockwise. [R3, R4]"""

    def do(self, g: Strain) -> Steps:
        seat = self.seat
        g.turn += 1
        g.turns = changed(g.turns, seat, g.turns[seat] + 1)
        g.active = seat
        g.phase = AWAKEN
        g.placed = [0, 0]
        g.extra = [0, 0]
        g.tell("turn", seat, g.turn)
        return [Upkeep(seat), Wake(seat), DrawTiles(seat), OpenWindow(seat), StartEvolve(seat), *from_evolve(seat)]


def from_evolve(seat: Seat) -> Steps:
    """The second part of a turn: Evolve, then Shed with its window, scoring and discarding. [R4, R10, A21]"""
    return [Evolve(seat), StartShed(seat), OpenWindow(seat), MayScore(seat), DiscardDown(seat), EndTurn(seat)]


class Wake(Act[Strain]):
    """All own dormant tiles become active, nobody else's. [R5]"""

    def do(self, g: Strain) -> Steps:
        for place in own_places(self.seat):
            if g.membrane[place]:
                g.membrane[place] = [tile & ~(DORMANT | SPENT) for tile in g.membrane[place]]
        return NO_MORE


class DrawTiles(Act[Strain]):
    """Three tiles, each from a pile of choice; more or fewer by functions and viruses, at least one. [R5]"""

    def do(self, g: Strain) -> Steps:
        seat = self.seat
        return draw(g, seat, max(1, DRAWN + g.strength_of(seat, DRAWS) - g.strength_of(seat, FEWER_DRAWS)))


class StartEvolve(Act[Strain]):
    """Construction and attack begin. [R4, R7]"""

    def do(self, g: Strain) -> Steps:
        g.phase = EVOLVE
        return NO_MORE


class StartShed(Act[Strain]):
    """The pools are lost with Evolve, and some tiles wake; one window opens. [A1, A21, A40, A54]"""

    def do(self, g: Strain) -> Steps:
        g.phase = SHED
        g.atp[self.seat] = 0
        g.toxin[self.seat] = 0
        for place in own_places(self.seat):
            for tile in g.membrane[place]:
                if tile & DORMANT and g.cards.effect[tile >> DESIGN] == WAKES_IN_SHED:
                    g.turn_tile(place, tile, tile & ~DORMANT)
                    g.tell("wakes", self.seat, tile >> DESIGN, place)
        return NO_MORE


class MayScore(Act[Strain]):
    """Scoring is offered where there is something to score. [R32, A21]"""

    def do(self, g: Strain) -> Steps:
        return scoring(g, self.seat)


def scoring(g: Strain, seat: Seat) -> Steps:
    for place in own_places(seat):
        if may_score(g, place):
            return [Score(seat)]
    return NO_MORE


class Score(Ask[Strain]):
    """Each complete, uninfected organism may be scored or kept, one at a time. [R32, R33, A24]"""

    def menu(self, g: Strain) -> list[Choice]:
        found: list[Choice] = [(SCORE, place, 0) for place in own_places(self.seat) if may_score(g, place)]
        return [BEING_DONE, *found]

    def hear(self, g: Strain, choice: Choice) -> Steps:
        verb, place, _ = choice
        if verb != SCORE:
            return NO_MORE
        score(g, self.seat, place)
        if g.points[self.seat] >= g.options.points:
            return end(g)
        return scoring(g, self.seat)


def score(g: Strain, seat: Seat, place: int) -> None:
    """The organism is kept for its points; its membrane goes to the discard piles. [R32]"""
    organism = g.organism[place]
    points = g.cards.points[organism]
    for tile in g.membrane[place]:
        g.put_away(tile >> DESIGN)
    g.organism[place] = NONE
    g.membrane[place] = []
    g.scored = [[*own, organism] if other == seat else own for other, own in enumerate(g.scored)]
    g.points = changed(g.points, seat, g.points[seat] + points)
    g.tell("scores", seat, organism, points)


def end(g: Strain) -> Steps:
    """The game stops at that instant. [R2, R34]"""
    g.agenda.clear()
    for seat in range(g.seats):
        g.tell("ends", seat, g.points[seat])
    return NO_MORE


class EndTurn(Act[Strain]):
    """What lasted until the end of the turn is over; the next player is to the left. [R3, A34, A44]"""

    def do(self, g: Strain) -> Steps:
        g.toughness = 0
        g.yields = [ASKS] * g.seats
        if g.turn >= LAST_TURN:
            return end(g)
        return [StartTurn((self.seat + 1) % g.seats)]
