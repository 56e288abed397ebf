"""What a flight leads to for those it passes over. [Legends R32, A1]"""

from __future__ import annotations

from ludotheque.games.legends.about import by_unit, of_unit
from ludotheque.games.legends.cards import OVERLOOKS, SNARES
from ludotheque.games.legends.decide import terms_of
from ludotheque.games.legends.fall import fall
from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.table import PUBLIC, Legends
from ludotheque.games.legends.verbs import AGREEING
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, AskAll, Steps


def crossed(space: int, to: int) -> list[int]:
    """The spaces between two on a straight line."""
    step = (ROWS if abs(to - space) >= ROWS else 1) * (1 if to > space else -1)
    return list(range(space + step, to, step))


def overflown(g: Legends, seat: Seat, unit: int, spaces: list[int]) -> Steps:
    """What a flight leads to: some show whom they fly over, Celams may bring a flyer down. [A1]"""
    steps: Steps = []
    units = [g.at[space] for space in spaces if g.at[space] != NONE]
    if g.cards.has(g.design[unit], OVERLOOKS) and units:
        must = terms_of(g, unit, g.cards.power(g.design[unit], "overlook")).must
        first, last = spaces[0], spaces[-1]
        steps.append(Uncover(seat, unit, first, last) if must else Overlook(seat, unit, first, last))
    for other in units:
        if g.control[other] != g.control[unit] and might_snare(g, other):
            steps.append(Snare(g.keeper(other), unit, other))
    return steps


def might_snare(g: Legends, unit: int) -> bool:
    """Whether this unit could bring a flyer down, as far as everybody knows."""
    if g.known[unit] & PUBLIC:
        return g.cards.has(g.design[unit], SNARES)
    if g.is_secret(g.owner[unit]):
        return True
    for other in range(len(g.design)):
        if g.owner[other] == g.owner[unit] and g.where[other] >= 0 and g.cards.has(g.design[other], SNARES):
            return True
    return False


class Overlook(Ask[Legends]):
    """Lord of Eagles may reveal everybody it has flown over. [A1]"""

    def __init__(self, seat: Seat, unit: int, first: int, last: int) -> None:
        self.seat, self.unit, self.first, self.last = seat, unit, first, last

    def menu(self, g: Legends) -> list[Choice]:
        return [PASSING, AGREEING]

    def about(self, g: Legends) -> About:
        return by_unit(g, self.unit)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, _, _ = choice
        return NO_MORE if verb == PASS else [Uncover(self.seat, self.unit, self.first, self.last)]


class Uncover(Act[Legends]):
    """All units that were flown over are revealed. [R16, R32]"""

    def __init__(self, seat: Seat, unit: int, first: int, last: int) -> None:
        self.seat, self.unit, self.first, self.last = seat, unit, first, last

    def do(self, g: Legends) -> Steps:
        first, last = self.first, self.last
        g.tell("works", g.design[self.unit], g.where[self.unit])
        for space in [first] if first == last else [first, *crossed(first, last), last]:
            if g.at[space] != NONE:
                g.reveal(g.at[space])
        return NO_MORE


class Snare(AskAll[Legends]):
    """Celams may be revealed to destroy a unit that has flown over her; whoever has not got her passes. [A1]"""

    def __init__(self, seat: Seat, unit: int, other: int) -> None:
        self.seat, self.unit, self.other = seat, unit, other

    def who(self, g: Legends) -> list[Seat]:
        return [self.seat]

    def idle(self, g: Legends, seat: Seat) -> bool:
        return g.where[self.unit] < 0 or not g.cards.has(g.design[self.other], SNARES)

    def menu(self, g: Legends, seat: Seat) -> list[Choice]:
        return [PASSING] if self.idle(g, seat) else [PASSING, AGREEING]

    def about(self, g: Legends, seat: Seat) -> About:
        return of_unit(g, self.unit) | by_unit(g, self.other)

    def hear(self, g: Legends, choices: list[Choice]) -> Steps:
        verb, _, _ = choices[0]
        if verb == PASS:
            return NO_MORE
        g.tell("works", g.design[self.other], g.where[self.other])
        g.reveal(self.other)
        return fall(g, [self.unit])
