"""Standard moves, and the actions that move or strike, are carried out. [Legends R10-R14, R29-R37]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.attack import Assault
from ludotheque.games.legends.cards import BLINDS, DEFLECTS
from ludotheque.games.legends.fall import WITHER, fall, withering
from ludotheque.games.legends.flight import crossed, overflown
from ludotheque.games.legends.kinds import CASTLE, NONE
from ludotheque.games.legends.strength import compared
from ludotheque.games.legends.table import NO_TRAIL, Legends
from ludotheque.games.legends.verbs import (
    BESIEGES,
    CHARGES,
    FLIES,
    HOPS,
    MOVE,
    RUNS,
    SEES,
    SLASHES,
    STEPS,
    STRIKES,
    SWITCHES,
    TELEPORTS,
)
from ludotheque.games.legends.windows import STRIKING, window
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, Steps

# What is told of a unit that goes somewhere, and of one that does something to another.
WAYS: Final = {
    MOVE: "moves", CHARGES: "charges", SLASHES: "slashes", STEPS: "sidesteps", RUNS: "runs", FLIES: "flies",
    HOPS: "hops",
}  # fmt: skip
DEEDS: Final = {STRIKES: "strikes", SEES: "looks_at", BESIEGES: "besieges", TELEPORTS: "teleports"}


def note(g: Legends, seat: Seat, unit: int, before: int, after: int) -> None:
    """Remember the move, and how often the unit has gone to and fro. [R14]"""
    walker, start, end, times = g.trail[seat]
    again = walker == unit and start == after and end == before
    g.trail[seat] = [unit, before, after, times + 1 if again else 1]


def forget(g: Legends, seat: Seat) -> None:
    """The player has done something else. [A40]"""
    g.trail[seat] = NO_TRAIL


def carried_out(g: Legends, seat: Seat, choice: Choice) -> Steps:
    """A standard move, or an action that has a keyword; whoever does more than a standard move is revealed. [R16]"""
    verb, space, to = choice
    unit = g.at[space]
    if verb not in WAYS:
        return worked(g, seat, verb, unit, to)
    if g.at[to] != NONE:
        forget(g, seat)
        return [Assault(seat, unit, to)]
    note(g, seat, unit, space, to)
    g.put(unit, to)
    g.moved[unit] = 1
    g.tell(WAYS[verb], seat, space, to)
    if verb != MOVE:
        g.reveal(unit)
    if verb == FLIES:
        return [*overflown(g, seat, unit, crossed(space, to)), WITHER]
    return withering(g)


def worked(g: Legends, seat: Seat, verb: int, unit: int, to: int) -> Steps:
    """An action that touches another unit."""
    if verb == SWITCHES:
        return switched(g, seat, unit, to)
    forget(g, seat)
    space, other = g.where[unit], g.at[to]
    g.tell(DEEDS[verb], seat, space, to)
    g.reveal(unit)
    if verb == TELEPORTS:
        return [*fall(g, [unit]), Arrive(seat, other, space)]
    g.reveal(other)
    if verb == STRIKES:
        g.strike = [unit, other]
        return [*window(g, STRIKING, to), Shot(seat, unit, other)]
    if verb == BESIEGES:
        return NO_MORE if g.type(other) == CASTLE else fall(g, [other])
    if not g.cards.has(g.design[other], BLINDS):
        return NO_MORE
    g.tell("works", g.design[other], to)
    return fall(g, [unit])


def switched(g: Legends, seat: Seat, unit: int, to: int) -> Steps:
    """Two units of a type change places, and both are revealed. [R35]"""
    space, other = g.where[unit], g.at[to]
    note(g, seat, unit, space, to)
    g.at[space], g.at[to] = other, unit
    g.where[unit], g.where[other] = to, space
    g.tell("switches", seat, space, to)
    g.reveal(unit)
    g.reveal(other)
    return [WITHER]


class Arrive(Act[Legends]):
    """The unit that is teleported takes the space that became free, and is revealed. [R36]"""

    def __init__(self, seat: Seat, unit: int, space: int) -> None:
        self.seat, self.unit, self.space = seat, unit, space

    def do(self, g: Legends) -> Steps:
        unit = self.unit
        if g.where[unit] < 0 or g.at[self.space] != NONE:
            return NO_MORE
        before = g.where[unit]
        g.put(unit, self.space)
        g.tell("moves", self.seat, before, self.space)
        g.reveal(unit)
        return [WITHER]


class Shot(Act[Legends]):
    """A weaker unit is destroyed, an equal or stronger one, a Magic unit or a Castle is not. [R33, R38, R39, A7]"""

    def __init__(self, seat: Seat, unit: int, target: int) -> None:
        self.seat, self.unit, self.target = seat, unit, target

    def do(self, g: Legends) -> Steps:
        unit, target = self.unit, self.target
        g.strike = []
        if g.where[unit] < 0 or g.where[target] < 0:
            return NO_MORE
        if g.cards.has(g.design[target], DEFLECTS):
            g.tell("works", g.design[target], g.where[target])
            return fall(g, [unit])
        if not g.base(target):
            return NO_MORE
        mine, theirs = compared(g, unit, target)
        return fall(g, [target]) if theirs < mine else NO_MORE
