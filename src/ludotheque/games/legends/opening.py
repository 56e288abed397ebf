"""How a bot that thinks sets up its army: the Castle behind, where spells and the strong bar the way to it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.ai import THINK, relieving, retiring
from ludotheque.games.legends.cards import DOOM
from ludotheque.games.legends.field import depth
from ludotheque.games.legends.kinds import CASTLE, MAGIC, NONE
from ludotheque.games.legends.muster import Swap, SwapWith
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.verbs import SWAP, WITH
from ludotheque.kernel.choice import Choice, Seat

ROW: Final = 14  # what a row nearer to the enemy costs
OPEN: Final = 12  # a way to the Castle that nobody bars
DEADLY: Final = 10  # what a Magic unit that takes its attacker along is worth there
SPELL: Final = 3
STRONG: Final = 8  # stronger than this nobody needs to be


def opening(g: Legends, seat: Seat, menu: list[Choice]) -> int:
    """Which choice of a set-up to take; THINK where nothing is set up. [R7]

    One of two swaps is often by lot, the first or the last: else everybody would know where the Castle is.
    """
    step = g.agenda[-1]
    if isinstance(step, Swap):
        spaces = [space for verb, space, _ in menu if verb == SWAP]
        one = NONE if not step.done and g.roll(2) else best_swap(g, seat, spaces, spaces)[0]
        return retiring(g, seat, step.done, menu) if one == NONE else menu.index((SWAP, one, 0))
    if isinstance(step, SwapWith):
        spaces = [space for verb, space, _ in menu if verb == WITH]
        other = best_swap(g, seat, [g.where[step.unit]], spaces)[1]
        return relieving(g, seat, menu) if other == NONE else menu.index((WITH, other, 0))
    return THINK


def best_swap(g: Legends, seat: Seat, ones: list[int], others: list[int]) -> tuple[int, int]:
    """Which two spaces should change their units, so that the Castle is safest; NONE where it is as safe as it is."""
    castle = next(g.where[unit] for unit in g.all_castles() if g.owner[unit] == seat)
    at = g.at[:]
    best, most = (NONE, NONE), safety(g, at, seat, castle)
    for one in ones:
        for other in others:
            at[one], at[other] = at[other], at[one]
            place = other if castle == one else one if castle == other else castle
            safe = safety(g, at, seat, place)
            at[one], at[other] = at[other], at[one]
            if safe > most:
                best, most = (one, other), safe
    return best


def safety(g: Legends, at: list[int], seat: Seat, space: int) -> int:
    """How safe a Castle would be on a space, if the units stood like that."""
    safe = -ROW * depth(space, seat)
    for way in g.field.steps[space]:
        unit = at[way]
        safe -= OPEN - (guard(g, unit) if unit != NONE and g.control[unit] == seat & 1 else 0)
    return safe


def guard(g: Legends, unit: int) -> int:
    """How well a unit bars the way."""
    cards, design = g.cards, g.design[unit]
    if cards.type[design] == MAGIC:
        return DEADLY if cards.has(design, DOOM) else SPELL
    return 0 if cards.type[design] == CASTLE else min(STRONG, cards.base[design])
