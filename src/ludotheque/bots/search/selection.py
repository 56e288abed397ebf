"""Which choice is tried next: where one seat chooses by upper confidence, where two choose sealed by regret."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from ludotheque.bots.search.tree import Arm, Node, Visit
from ludotheque.kernel.choice import Choice

ANYTHING: Final = 0.15  # how often a sealed choice is any at all
EXACT: Final = 1_000_000  # logarithms are rounded, so that every machine computes the same


def by_confidence(arms: list[Arm], curiosity: float, chance: Random) -> int:
    """Any that has never been tried, else the one that may be best (UCB over what is offered, as in ISMCTS)."""
    best, most, fresh, unknown = 0, -1.0, -1, 0
    for n in range(len(arms)):
        arm = arms[n]
        arm.offered += 1
        if not arm.taken:
            unknown += 1
            if chance.random() * unknown < 1:
                fresh = n
        elif fresh < 0:
            score = arm.worth / arm.taken + curiosity * sqrt(logarithm(arm.offered) / arm.taken)
            if score > most:
                best, most = n, score
    return fresh if fresh >= 0 else best


def logarithm(n: int) -> float:
    return round(log(n) * EXACT) / EXACT


def by_regret(arms: list[Arm], chance: Random) -> int:
    """One in proportion to how much it is regretted that it was not taken before (regret matching)."""
    total = 0.0
    for arm in arms:
        if arm.regret > 0:
            total += arm.regret
    for arm in arms:
        arm.share = (arm.regret / total if arm.regret > 0 else 0.0) if total > 0 else 1 / len(arms)
        arm.policy += arm.share
    if chance.random() < ANYTHING:
        return int(chance.random() * len(arms))
    left: float = chance.random()
    for n in range(len(arms)):
        left -= arms[n].share
        if left <= 0:
            return n
    return len(arms) - 1


def regret(visit: Visit, worth: float) -> None:
    """What each of two who chose sealed would have got with every other choice, as far as that is known."""
    node, one, other = visit.node, visit.taken[0], visit.taken[1]
    cell = node.cell(one[1], other[1])
    cell.times += 1
    cell.worth += worth
    node.worth += worth
    mean = node.worth / node.visits
    mine, theirs = node.arms[one[0]], node.arms[other[0]]
    for choice in visit.menus[0]:
        mine[choice].regret += paid(node, choice, other[1], mean) - worth
    for choice in visit.menus[1]:
        theirs[choice].regret += worth - paid(node, one[1], choice, mean)


def paid(node: Node, one: Choice, other: Choice, mean: float) -> float:
    """What two choices together have come to, where that is known; else what comes of this moment on average."""
    cell = node.cells.get((one, other))
    return mean if cell is None else cell.mean()
