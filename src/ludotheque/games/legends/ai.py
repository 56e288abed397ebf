"""What a bot makes of a battle: an opinion, nothing of the rules. Hidden units are as it imagines them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.cards import DOOM, Cards
from ludotheque.games.legends.decide import Decide
from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import CASTLE, MAGIC, NONE
from ludotheque.games.legends.muster import Muster, Swap, SwapWith
from ludotheque.games.legends.orders import may_attack
from ludotheque.games.legends.strength import current
from ludotheque.games.legends.table import DEFENDER, PUBLIC, Legends
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.verbs import FILLING, MOVE, NAME, PACK, SWAP, WITH
from ludotheque.kernel.choice import PASS, Choice, Seat

LOOKS: Final = 6  # imagined tables for each choice
THINK: Final = -1

BATTLE: Final = 100_000  # a battle won
STRENGTHS: Final = (0, 8, 9, 12, 16, 21, 28, 37, 48, 62, 78)  # what a unit of each strength is worth
SPELL: Final = 34  # a Magic unit that takes its attacker along
LESSER_SPELL: Final = 14
KEYWORD: Final = 4
KILLER: Final = 16  # it kills the strong
POWER: Final = 5
HIDDEN: Final = 8  # a part of its worth is that nobody knows it, in hundredths
NEARER: Final = 3  # a space nearer to the enemy Castle, in tenths
EXPOSED: Final = 45  # of a unit's worth, in hundredths, where a stronger enemy stands next to it and knows it
RISKED: Final = 12  # and where he does not
GRASP: Final = 6  # of a weaker enemy's worth, in hundredths
CASTLE_SEEN: Final = 5_000  # an enemy next to a Castle that he knows
CASTLE_NEAR: Final = 60  # and next to one that he does not know
SAYING: Final = 500  # a word that changes nothing
BACK: Final = 2  # rows that are safe for a Castle


def worth(cards: Cards, design: int) -> int:
    """What a unit is worth, by its print."""
    if cards.type[design] == CASTLE:
        return 0
    if cards.type[design] == MAGIC:
        return SPELL if cards.has(design, DOOM) else LESSER_SPELL
    keywords = cards.keywords[design]
    value = STRENGTHS[cards.base[design]] + KEYWORD * keywords.bit_count() + POWER * len(cards.powers[design])
    return value + KILLER if cards.slays[design] is not None else value


def horizon(g: Legends) -> int:
    """Where looking ahead begins: the battle that is being fought."""
    return g.battle


def settled(g: Legends, begun: int) -> bool:
    """Everything that a choice leads to is over when somebody has a turn to take, or the battle is over."""
    return g.battle != begun or isinstance(g.agenda[-1], Turn | Swap | SwapWith | Muster)


def value(g: Legends, seat: Seat) -> int:
    """How good the table is for a seat: battles won, units, who threatens whom, how near the enemy Castle is."""
    team = seat & 1
    total = BATTLE * (g.wins[team] - g.wins[1 - team])
    if g.over() or not g.design:
        return total
    castles = [NONE, NONE]
    for unit in g.all_castles():
        if g.where[unit] >= 0:
            castles[g.control[unit]] = unit
    for unit, space in enumerate(g.where):
        if space >= 0:
            sign = 1 if g.control[unit] == team else -1
            total += sign * standing(g, unit, space, castles[1 - g.control[unit]])
            total += dangers(g, unit, space, team)
    if NONE in g.used:
        total -= SAYING
    return total


def standing(g: Legends, unit: int, space: int, castle: int) -> int:
    """A unit where it stands: what it is worth, and how near it is to the Castle it would like to take."""
    cards, design = g.cards, g.design[unit]
    value = 10 * worth(cards, design)
    if not g.known[unit] & PUBLIC:
        value += value * HIDDEN // 100
    if castle != NONE and cards.attacks[design] and not cards.static[design]:
        goal = g.where[castle]
        distance = abs(space // ROWS - goal // ROWS) + abs(space % ROWS - goal % ROWS)
        eager = NEARER * 4 if g.known[castle] & PUBLIC else NEARER
        value += eager * max(0, 14 - distance)
    return value


def dangers(g: Legends, unit: int, space: int, team: int) -> int:
    """What the enemies one step away of a unit could do to it, seen by a team."""
    mover = g.active & 1  # who moves next
    owner = g.control[unit]
    danger = 0
    for other_space in g.field.steps[space]:
        other = g.at[other_space]
        if other == NONE or g.control[other] == owner or g.static(other) or not may_attack(g, other, unit):
            continue
        danger = max(danger, danger_from(g, unit, other, mover))
    return -danger if owner == team else danger


def danger_from(g: Legends, unit: int, other: int, mover: int) -> int:
    seen = g.known[unit] & PUBLIC
    threat = g.control[other] == mover
    if g.type(unit) == CASTLE:
        return (CASTLE_SEEN if threat else CASTLE_SEEN // 8) if seen else CASTLE_NEAR
    if g.type(unit) == MAGIC or current(g, other) <= current(g, unit):
        return 0
    share = (EXPOSED if seen else RISKED) if threat else GRASP
    return 10 * worth(g.cards, g.design[unit]) * share // 100


def worthy(g: Legends, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """What is worth looking at: all of it."""
    return menu


def reflex(g: Legends, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """Which choice of the menu a player takes without thinking; THINK where looking ahead is worth it.

    While looking `ahead` nobody uses abilities, and everybody names what seems worth most or least.
    """
    step = g.agenda[-1]
    if isinstance(step, Swap | SwapWith):
        return swapping(g, seat, menu)
    if isinstance(step, Muster):
        return 0 if menu[0][0] == PACK else menu.index(FILLING)
    if menu[0][0] == NAME:
        return menu.index((NAME, g.design[g.fight[DEFENDER]], 0))
    if not ahead:
        return THINK
    if isinstance(step, Decide) and len(menu) > 1:
        return naming(g, seat, step.owner, menu)
    return 0


def naming(g: Legends, seat: Seat, owner: Seat, menu: list[Choice]) -> int:
    """The enemy that is worth most, or the unit of one's own that is worth least; any space will do."""
    best, most = 0, -(1 << 30)
    for n, choice in enumerate(menu):
        if choice[0] == PASS:
            continue
        unit = g.at[choice[1]] if choice[1] < len(g.at) and choice[0] != MOVE else NONE
        if unit == NONE:
            continue
        price = worth(g.cards, g.design[unit])
        if g.type(unit) == CASTLE:
            price = 1000
        if g.control[unit] == seat & 1:
            price = -price
        if price > most:
            best, most = n, price
    return best


def swapping(g: Legends, seat: Seat, menu: list[Choice]) -> int:
    """The Castle goes to the last rows, where a unit that can move makes room for it."""
    castle = NONE
    for unit in g.all_castles():
        if g.owner[unit] == seat:
            castle = unit
    if castle == NONE or depth(g.where[castle], seat) < BACK:
        return 0
    if (SWAP, g.where[castle], 0) in menu:
        return menu.index((SWAP, g.where[castle], 0))
    best, least = 0, 1 << 30
    for n, choice in enumerate(menu):
        if choice[0] != WITH:
            continue
        space = choice[1]
        other = g.at[space]
        cost = worth(g.cards, g.design[other]) + (100 if g.static(other) else 0) + 1000 * depth(space, seat)
        if cost < least:
            best, least = n, cost
    return best


def depth(space: int, seat: Seat) -> int:
    """How many rows lie behind a space, seen by its player."""
    return space % ROWS if seat & 1 == 0 else ROWS - 1 - space % ROWS
