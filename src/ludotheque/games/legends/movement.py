"""Standard moves, and the actions that move or strike, are carried out. [Legends R10-R14, R29-R37]"""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.legends.attack import Assault
from ludotheque.games.legends.cards import BLINDS, DEFLECTS
from ludotheque.games.legends.fall import Wither, fall
from ludotheque.games.legends.flight import crossed, overflown
from ludotheque.games.legends.kinds import (
    CASTLE,
    NONE,
)
from ludotheque.games.legends.strength import tell_sum
from ludotheque.games.legends.table import TRAIL, Legends
from ludotheque.games.legends.verbs import (
    BESIEGES,
    FLIES,
    HOPS,
    MOVE,
    SEES,
    STRIKES,
    SWITCHES,
    TELEPORTS,
)
from ludotheque.games.legends.windows import STRIKING, window
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Act, Steps


def note(g: Legends, seat: Seat, unit: int, before: int, after: int) -> None:
    """Remember the move, and how often the unit has gone to and fro. [R14]"""
    last = seat * TRAIL
    trail = g.trail
    again = trail[last] == unit and trail[last + 1] == after and trail[last + 2] == before
    trail[last + 3] = trail[last + 3] + 1 if again else 1
    trail[last], trail[last + 1], trail[last + 2] = unit, before, after


def forget(g: Legends, seat: Seat) -> None:
    """The player has done something else. [A40]"""
    g.trail[seat * TRAIL] = NONE


def carried_out(g: Legends, seat: Seat, choice: Choice) -> Steps:
    """A standard move, or an action that has a keyword."""
    verb, space, to = choice[0], choice[1], choice[2]
    unit = g.at[space]
    if verb != MOVE:
        g.reveal(unit)
    if verb in (STRIKES, SEES, BESIEGES, SWITCHES, TELEPORTS):
        if verb == SWITCHES:
            note(g, seat, unit, space, to)
        else:
            forget(g, seat)
        return worked(g, seat, verb, unit, to)
    if g.at[to] != NONE:
        forget(g, seat)
        return [Assault(seat, unit, to)]
    note(g, seat, unit, space, to)
    g.put(unit, to)
    g.moved[unit] = 1
    g.tell("flies" if verb == FLIES else "hops" if verb == HOPS else "moves", seat, space, to)
    if verb == FLIES:
        return [*overflown(g, seat, unit, crossed(space, to)), Wither()]
    return [Wither()]


def worked(g: Legends, seat: Seat, verb: int, unit: int, to: int) -> Steps:
    """An action that touches another unit."""
    other = g.at[to]
    if verb == STRIKES:
        g.tell("strikes", seat, g.where[unit], to)
        g.reveal(other)
        g.strike = [unit, other]
        return [*window(g, STRIKING, to), Shot(seat, unit, other)]
    if verb == SEES:
        g.tell("looks_at", seat, g.where[unit], to)
        g.reveal(other)
        return fall(g, [unit]) if g.cards.has(g.design[other], BLINDS) else []
    if verb == BESIEGES:
        g.tell("besieges", seat, g.where[unit], to)
        g.reveal(other)
        return [] if g.type(other) == CASTLE else fall(g, [other])
    space = g.where[unit]
    if verb == SWITCHES:
        g.reveal(other)
        g.at[space], g.at[to] = other, unit
        g.where[unit], g.where[other] = to, space
        g.tell("switches", seat, space, to)
        return [Wither()]
    g.tell("teleports", seat, space, to)
    return [*fall(g, [unit]), Arrive(seat, other, space)]


class Arrive(Act[Legends]):
    """The unit that is teleported takes the space that became free, and is revealed. [R36]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "space")

    def __init__(self, seat: Seat, unit: int, space: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.space = space

    def do(self, g: Legends) -> Steps:
        unit = self.unit
        if g.where[unit] < 0 or g.at[self.space] != NONE:
            return []
        before = g.where[unit]
        g.put(unit, self.space)
        g.tell("moves", self.seat, before, self.space)
        g.reveal(unit)
        return [Wither()]


class Shot(Act[Legends]):
    """A weaker unit is destroyed, an equal or stronger one, a Magic unit or a Castle is not. [R33, R38, R39, A7]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "target")

    def __init__(self, seat: Seat, unit: int, target: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.target = target

    def do(self, g: Legends) -> Steps:
        unit, target = self.unit, self.target
        g.strike = []
        if g.where[unit] < 0 or g.where[target] < 0:
            return []
        if g.cards.has(g.design[target], DEFLECTS):
            return fall(g, [unit])
        if not g.base(target):
            return []
        mine, theirs = tell_sum(g, unit, target, 0), tell_sum(g, target, unit, 1)
        g.tell("compares", mine, theirs)
        return fall(g, [target]) if theirs < mine else []
