"""What powers have in common when something is to be chosen: units, spaces, destroyed units."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.legends.decide import PlacePicked
from ludotheque.games.legends.fall import come_back, destroyed
from ludotheque.games.legends.kinds import CASTLE, NONE
from ludotheque.games.legends.power import Whom
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.verbs import RETURN, TARGET, TO
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Steps


def targets(spaces: list[int]) -> list[Choice]:
    return [(TARGET, space, 0) for space in spaces]


def goals(spaces: list[int]) -> list[Choice]:
    return [(TO, space, 0) for space in spaces]


def own(g: Legends, seat: Seat) -> list[int]:
    """Where the units of a player stand."""
    return [g.where[unit] for unit in g.units_of(seat)]


def own_but_castle(g: Legends, seat: Seat) -> list[int]:
    """What a player who must give something up may choose from: the Castle only if nothing else is left. [A47, A48]"""
    units = g.units_of(seat)
    others = [g.where[unit] for unit in units if g.type(unit) != CASTLE and unit not in g.chosen]
    return others or [g.where[unit] for unit in units if unit not in g.chosen]


def standing_on(g: Legends, kind: int) -> list[int]:
    """The spaces of a kind that somebody stands on."""
    return [space for space in range(len(g.at)) if g.at[space] != NONE and g.is_kind(space, kind)]


def occupied_near(g: Legends, space: int) -> list[int]:
    return [other for other in g.field.near[space] if g.at[other] != NONE]


def on_side(g: Legends, space: int, team: int) -> int:
    """The unit of a team on a space: in a fight there are two units on it. NONE if there is none."""
    if g.contested == space:
        for unit in (g.attacker, g.defender):
            if g.where[unit] == space and g.control[unit] == team:
                return unit
        return NONE
    unit = g.at[space]
    return unit if unit != NONE and g.control[unit] == team else NONE


def near_on_side(g: Legends, space: i64, team: i64) -> list[int]:
    """The units of a team next to a space."""
    at, control, in_peace = g.at, g.control, g.attacker == NONE
    found: list[int] = []
    other: i64
    for other in g.field.near[space]:
        unit: i64 = at[other] if in_peace else on_side(g, other, team)
        if unit >= 0 and (not in_peace or control[unit] == team):
            found.append(unit)
    return found


def castle_of(g: Legends, seat: Seat) -> int:
    """The Castle of a player's own army, if it stands and is still his. [A64]"""
    for unit in g.all_castles():
        if g.owner[unit] == seat and g.where[unit] >= 0 and g.control[unit] == seat & 1:
            return unit
    return NONE


def fallen(g: Legends, whom: Whom, team: int, theirs: bool, most: int = 0) -> list[int]:
    """Destroyed units that fit, each design once: of one's own side, or of both. [A34, A35]"""
    found: list[int] = []
    designs: list[int] = []
    for unit in destroyed(g):
        if not theirs and g.owner[unit] & 1 != team:
            continue
        if g.design[unit] in designs or not g.is_meant(whom, unit) or (most and not 0 < g.base(unit) <= most):
            continue
        designs.append(g.design[unit])
        found.append(unit)
    return found


def returns(g: Legends, units: list[int]) -> list[Choice]:
    return [(RETURN, g.design[unit], 0) for unit in units]


def named(g: Legends, units: list[int], design: int) -> int:
    """The one of these units that has a design."""
    for unit in units:
        if g.design[unit] == design:
            return unit
    return NONE


def shift(g: Legends, seat: Seat, unit: int, space: int) -> None:
    """A power puts a unit elsewhere, and it is revealed."""
    before = g.where[unit]
    g.put(unit, space)
    g.tell("moves", seat, before, space)
    g.reveal(unit)


class ReturnTo(PlacePicked):
    """A destroyed unit that was picked returns to an empty space. [R46, A34]"""

    def pick(self, g: Legends, space: int) -> Steps:
        return come_back(g, self.picked, space, self.seat & 1)
