"""How strong a unit is now. [R21, R28, R38, R39]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.table import WEAKENED, Legends

PARTS: Final = ("base", "terrain", "water", "curse", "turn", "versus")


Part = tuple[str, int]


def current(g: Legends, unit: int) -> int:
    """The current strength of a unit where it stands."""
    return counted(g, unit, g.where[unit], NONE, None)


def parts(g: Legends, unit: int, enemy: int = NONE) -> list[Part]:
    """How it adds up, for whoever wants to see it."""
    found: list[Part] = []
    counted(g, unit, g.where[unit], enemy, found)
    return found


def counted(g: Legends, unit: int, space: int, enemy: int, found: list[Part] | None) -> int:
    """Base strength with terrain, water next to the space, the curse in force, what holds until the end of the turn,
    and what the enemy gives where there is one; `found` is told all of it that is not 0. [R28, A8]

    Magic units and Castles have none, whatever is in force; theirs is 0.
    """
    cards, design = g.cards, g.design[unit]
    base, water = cards.base[design], cards.water[design]
    if not base:
        return 0
    terrain = cards.terrain[design][g.terrain[space]]
    if water and not g.is_shore(space):
        water = 0
    curse = cursed_by(g, unit) if g.curse != NONE else 0
    turn = g.bonus[unit]
    versus = against(g, unit, enemy) if enemy != NONE else 0
    if found is not None:
        for n, amount in enumerate((base, terrain, water, curse, turn, versus)):
            if amount:
                found.append((PARTS[n], amount))
    return base + terrain + water + curse + turn + versus


def cursed_by(g: Legends, unit: int) -> int:
    """What the curse in force adds to a unit's strength. [R40]"""
    design = g.design[g.curse]
    whom = g.cards.curse_whom[design]
    if whom is None or not g.is_meant(whom, unit):
        return 0
    return g.cards.curse_by[design]


def against(g: Legends, unit: int, enemy: int) -> int:
    """What a unit gains from whom it fights or strikes. [A19]"""
    more = 0
    for whom, by in g.cards.versus[g.design[unit]]:
        if g.is_meant(whom, enemy):
            more += by
    return more


def compared(g: Legends, unit: int, enemy: int) -> tuple[int, int]:
    """The current strengths of two units; how they add up is told of both where either has several parts. [R21, R22]"""
    if g.events is None:
        return counted(g, unit, g.where[unit], enemy, None), counted(g, enemy, g.where[enemy], unit, None)
    sums: tuple[list[Part], list[Part]] = [], []
    mine = counted(g, unit, g.where[unit], enemy, sums[0])
    theirs = counted(g, enemy, g.where[enemy], unit, sums[1])
    if max(len(found) for found in sums) > 1:
        for role, found in enumerate(sums):
            for part, amount in found:
                g.tell("counts", role, PARTS.index(part), amount)
    g.tell("compares", mine, theirs)
    return mine, theirs


def some_weaken(g: Legends) -> bool:
    """Whether anything in force takes strength away."""
    return bool(g.passing & WEAKENED) or (g.curse != NONE and g.cards.curse_by[g.design[g.curse]] < 0)
