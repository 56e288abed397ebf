"""How strong a unit is now. [R21, R28, R38, R39]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.table import WEAKENED, Legends

PARTS: Final = ("base", "terrain", "water", "curse", "turn", "versus")


def current(g: Legends, unit: int) -> int:
    """Base strength with terrain, water, the curse in force and what holds until the end of the turn.

    Magic units and Castles have none, whatever is in force; theirs is 0.
    """
    cards, design = g.cards, g.design[unit]
    base = cards.base[design]
    if not base:
        return 0
    strength = base + g.bonus[unit] + ground(g, unit, g.where[unit])
    if g.curse != NONE:
        strength += cursed_by(g, unit)
    return strength


def ground(g: Legends, unit: int, space: int) -> int:
    """What the terrain of a space, or water next to it, adds to a unit's strength there. [R28, A8]"""
    cards, design = g.cards, g.design[unit]
    more = cards.terrain[design][g.terrain[space]]
    if cards.water[design] and g.is_shore(space):
        more += cards.water[design]
    return more


def current_on(g: Legends, unit: int, space: int) -> int:
    """The current strength that a unit would have on another space."""
    return current(g, unit) + ground(g, unit, space) - ground(g, unit, g.where[unit]) if g.base(unit) else 0


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
    mine, theirs = current(g, unit) + against(g, unit, enemy), current(g, enemy) + against(g, enemy, unit)
    if g.events is not None:
        sums = (parts(g, unit, enemy), parts(g, enemy, unit))
        if max(len(found) for found in sums) > 1:
            for role, found in enumerate(sums):
                for part, amount in found:
                    g.tell("counts", role, PARTS.index(part), amount)
        g.tell("compares", mine, theirs)
    return mine, theirs


def parts(g: Legends, unit: int, enemy: int = NONE) -> list[tuple[str, int]]:
    """The same in parts, for whoever wants to see how it adds up."""
    cards, design = g.cards, g.design[unit]
    base = cards.base[design]
    if not base:
        return []
    space, water = g.where[unit], cards.water[design]
    found = [("base", base)]
    if more := cards.terrain[design][g.terrain[space]]:
        found.append(("terrain", more))
    if water and g.is_shore(space):
        found.append(("water", water))
    if g.curse != NONE and (more := cursed_by(g, unit)):
        found.append(("curse", more))
    if g.bonus[unit]:
        found.append(("turn", g.bonus[unit]))
    if enemy != NONE and (more := against(g, unit, enemy)):
        found.append(("versus", more))
    return found


def some_weaken(g: Legends) -> bool:
    """Whether anything in force takes strength away."""
    return bool(g.passing & WEAKENED) or (g.curse != NONE and g.cards.curse_by[g.design[g.curse]] < 0)
