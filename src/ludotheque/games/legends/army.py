"""Armies: what they must be made of, and what may still join one. [Legends R50, A59, A60]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.cards import Cards
from ludotheque.games.legends.kinds import CASTLE, MAGIC
from ludotheque.games.legends.table import ARMY

STAR: Final = 0  # the rank of Magic units
KEEP: Final = -1  # and of Castles
RANKS: Final = (10, 9, 8, 7, 6, 5, 4, 3, 2, 1, STAR, KEEP)
TABLE: Final = {10: 1, 9: 1, 8: 3, 7: 3, 6: 3, 5: 3, 4: 3, 3: 3, 2: 3, 1: 1, STAR: 5, KEEP: 1}
LEVIED: Final = 5  # units of the lower rank beside the one that levies them [213, 216]
EITHER: Final = 2  # a side of units that may serve in any army


def rank(cards: Cards, design: int) -> int:
    """Base strength, or what stands in its place."""
    if cards.type[design] == CASTLE:
        return KEEP
    return STAR if cards.type[design] == MAGIC else cards.base[design]


def counts(cards: Cards, units: list[int]) -> dict[int, int]:
    found = dict.fromkeys(RANKS, 0)
    for design in units:
        found[rank(cards, design)] += 1
    return found


def required(cards: Cards, units: list[int]) -> dict[int, int]:
    """How many of each rank an army with these units needs: Zanofor Bowdode and Wyatt Yarg bring another mix."""
    due = dict(TABLE)
    have = counts(cards, units)
    for design in units:
        lower = cards.levy[design]
        if lower and have[lower + 1] == 1 and have[lower]:
            due[lower + 1], due[lower] = 1, LEVIED
    return due


def may_join(cards: Cards, units: list[int], side: int, copies: int) -> list[int]:
    """The designs that can be recruited next, in the order of the army table."""
    have, due = counts(cards, units), required(cards, units)
    wanted: list[int] = []
    for one in RANKS:
        if have[one] < due[one]:
            wanted = [one]
            break
    if wanted and have[wanted[0]] == 1:
        for design in units:
            if cards.levy[design] and cards.levy[design] + 1 == wanted[0]:
                wanted = [wanted[0], cards.levy[design]]
    return [
        design
        for design in range(len(cards.names))
        if rank(cards, design) in wanted
        and (side == EITHER or cards.side[design] == side)
        and units.count(design) < copies
    ]


def faults(cards: Cards, units: list[int], side: int, copies: int) -> list[tuple[str, int, int]]:
    """What is wrong with an army: kind of fault, what it is about (a rank or a design), and how many. [R50]"""
    found: list[tuple[str, int, int]] = []
    have, due = counts(cards, units), required(cards, units)
    for one in RANKS:
        if have[one] < due[one]:
            found.append(("missing", one, due[one] - have[one]))
        elif have[one] > due[one]:
            found.append(("surplus", one, have[one] - due[one]))
    for design in sorted(set(units)):
        if units.count(design) > copies:
            found.append(("copies", design, units.count(design)))
        if side != EITHER and cards.side[design] != side:
            found.append(("side", design, cards.side[design]))
    return found


def is_complete(units: list[int]) -> bool:
    return len(units) == ARMY
