"""What questions are about: the unit whose power asks, another unit, where they stand, how many are due."""

from __future__ import annotations

from ludotheque.games.legends.kinds import SPACE, UNIT
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.step import BY, About
from ludotheque.kernel.zones import NUMBER


def by_unit(g: Legends, unit: int) -> About:
    """The unit whose power asks, and where it stands."""
    return {BY: (UNIT, g.design[unit])} | at(g.where[unit])


def of_unit(g: Legends, unit: int) -> About:
    return {UNIT: (UNIT, g.design[unit])} | at(g.where[unit])


def at(space: int) -> About:
    return {SPACE: (SPACE, space)}


def of_picked(g: Legends, unit: int) -> About:
    """The unit that was picked first: a destroyed one by its name, else where it stands."""
    return {"returning": (UNIT, g.design[unit])} if g.where[unit] < 0 else {"picked": (SPACE, g.where[unit])}


def so_many(count: int) -> About:
    return {"count": (NUMBER, count)}
