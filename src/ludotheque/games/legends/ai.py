"""What a bot makes of a battle: an opinion, nothing of the rules. Hidden units are as it imagines them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.cards import DOOM, Cards
from ludotheque.games.legends.decide import Decide
from ludotheque.games.legends.field import BACK, BLOCK, ROWS, depth
from ludotheque.games.legends.kinds import CASTLE, MAGIC, NONE
from ludotheque.games.legends.muster import Muster, Shuffle, Swap, SwapWith
from ludotheque.games.legends.orders import may_attack
from ludotheque.games.legends.strength import current
from ludotheque.games.legends.table import PUBLIC, Legends
from ludotheque.games.legends.turn import Turn
from ludotheque.games.legends.verbs import FILLING, KEEP, MOVE, NAME, PACK, REST, SWAP, WATCH, WITH
from ludotheque.kernel.choice import PASS, Choice, Seat
from ludotheque.plain.thinking import Thinking

LOOKS: Final = 6  # imagined tables for each choice
THINKING: Final = Thinking(3000, 1, 0.2, ((60, 0.15), (120, 0.08), (250, 0.04), (500, 0.0), (2000, 0.0)))
THINK: Final = -1

BATTLE: Final = 100_000  # a battle won, besides what is left on the field
STRENGTHS: Final = (0, 8, 9, 12, 16, 21, 28, 37, 48, 62, 78)  # what a unit of each strength is worth
STRONGHOLD: Final = 6_000  # a Castle, where its side has others: more than all the ways to it
RUIN: Final = 20_000  # of such a Castle, in tenths: what there is to fear and to hope for while it still stands
SPELL: Final = 34  # a Magic unit that takes its attacker along
LESSER_SPELL: Final = 14
KEYWORD: Final = 4
KILLER: Final = 16  # it kills the strong
POWER: Final = 5
HIDDEN: Final = 8  # a part of its worth is that nobody knows it, in hundredths
AVOIDED: Final = 25  # what a Magic unit is still worth that everybody knows and walks around, in hundredths
NEARER: Final = 8  # a space nearer to an enemy Castle, in tenths
SURE: Final = 3  # times that, where it is known
EXPOSED: Final = 45  # of a unit's worth, in hundredths, where a stronger enemy stands next to it and knows it
RISKED: Final = 12  # and where he does not
GRASP: Final = 6  # of a weaker enemy's worth, in hundredths
DOOMED: Final = 90  # of what falls with a Castle, in hundredths, where an enemy stands next to it and knows it
WITHIN_REACH: Final = 3  # and where it is the enemy's, who moves before it can be taken
CASTLE_NEAR: Final = 60  # an enemy next to a Castle that he does not know
FEW: Final = 7  # units that can still move: who has none of them loses for the whole side
LONELY: Final = 400  # for each one fewer, in front of each player of the side
HELP: Final = 60  # for each column between such a player and the nearest ally who can help


def worth(cards: Cards, design: int) -> int:
    """What a unit is worth, by its print."""
    if cards.type[design] == CASTLE:
        return STRONGHOLD
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
    return g.battle != begun or isinstance(g.agenda[-1], (Turn, Shuffle, Swap, SwapWith, Muster))


def value(g: Legends, seat: Seat) -> int:
    """How good the table is for a seat: battles won, units, who threatens whom, how near the enemy Castles are."""
    team = seat & 1
    total = BATTLE * (g.wins[team] - g.wins[1 - team])
    castles = [held_castles(g, 0), held_castles(g, 1)]
    falling = [RUIN + (BATTLE if len(held) == 1 else 0) for held in castles]  # with a Castle of either team
    fought = bool(g.agenda) and isinstance(g.agenda[-1], Turn)  # else nobody is in danger any more
    lacking = lacks(g, team)
    for unit, space in enumerate(g.where):
        if space >= 0:
            own = g.control[unit] == team
            here = standing(g, unit, space, castles[1 - g.control[unit]])
            total += here if own else -here
            if fought:
                scarce = LONELY * lacking[space // BLOCK] if own and g.seats > 2 else 0
                total += dangers(g, unit, space, team, falling[g.control[unit]], scarce)
    return total - loneliness(g, team, lacking)


def lacks(g: Legends, team: int) -> list[int]:
    """How many units that can still move each player of a side has too few."""
    lacking = [FEW] * (g.seats // 2)
    for unit, space in enumerate(g.where):
        if space >= 0 and g.control[unit] == team and lacking[space // BLOCK] and not g.static(unit):
            lacking[space // BLOCK] -= 1
    return lacking


def loneliness(g: Legends, team: int, lacking: list[int]) -> int:
    """What that costs. Allies lose with whoever has none left: each one fewer is worse, and the nearest ally helps."""
    if g.seats == 2:
        return LONELY * lacking[0]
    cost = 0
    for block, lack in enumerate(lacking):
        cost += LONELY * lack * (lack + 1) // 2
        cost += HELP * columns_to_help(g, team, block, lacking) if lack > 1 else 0
    return cost


def columns_to_help(g: Legends, team: int, block: int, lacking: list[int]) -> int:
    """How far the nearest unit of a player with enough of them is from the boards of one who has too few."""
    first = block * BLOCK // ROWS
    nearest = g.field.columns
    for unit, space in enumerate(g.where):
        if space >= 0 and g.control[unit] == team and not lacking[space // BLOCK] and not g.static(unit):
            column = space // ROWS
            nearest = min(nearest, first - column if column < first else column - first - ROWS + 1)
    return nearest


def held_castles(g: Legends, team: int) -> list[int]:
    """The Castles of a team that have still to be taken."""
    return [u for u in g.all_castles() if g.where[u] >= 0 and g.owner[u] & 1 == team and g.control[u] == team]


def standing(g: Legends, unit: int, space: int, castles: list[int]) -> int:
    """A unit where it stands: what it is worth, and how near it is to the Castle it would like to take."""
    cards, design = g.cards, g.design[unit]
    value = 10 * worth(cards, design)
    if not g.known[unit] & PUBLIC:
        value += value * HIDDEN // 100
    elif cards.type[design] == MAGIC:
        value = value * AVOIDED // 100
    if cards.attacks[design] and not cards.static[design]:
        value += nearness(g, unit, space, castles)
    return value


def nearness(g: Legends, unit: int, space: int, castles: list[int]) -> int:
    """The nearest Castle counts, and one that is known counts for more; on a wide field, the more the nearer."""
    farthest, duel = g.field.columns + ROWS - 2, 2 * ROWS - 2
    best = 0
    for castle in castles:
        goal = g.where[castle]
        distance = abs(space // ROWS - goal // ROWS) + abs(space % ROWS - goal % ROWS)
        eager = NEARER * SURE if g.knows(g.control[unit], castle) else NEARER
        gone = farthest - distance + (g.seats // 2 - 1) * max(duel - distance, 0)
        best = max(best, eager * gone)
    return best


def dangers(g: Legends, unit: int, space: int, team: int, falling: int, scarce: int) -> int:
    """What the enemies one step away of a unit could do to it, seen by a team that the others answer now.

    `scarce` is what it is worth besides, because its player has few.
    """
    owner = g.control[unit]
    danger = 0
    for other_space in g.field.steps[space]:
        other = g.at[other_space]
        if other == NONE or g.control[other] == owner or g.static(other) or not may_attack(g, other, unit):
            continue
        danger = max(danger, danger_from(g, unit, other, owner == team, falling, scarce))
    return -danger if owner == team else danger


def danger_from(g: Legends, unit: int, other: int, threat: bool, falling: int, scarce: int) -> int:
    seen = g.known[unit] & PUBLIC
    if g.type(unit) == CASTLE:
        return falling * (DOOMED if threat else WITHIN_REACH) // 100 if seen else CASTLE_NEAR
    if g.type(unit) == MAGIC or current(g, other) <= current(g, unit):
        return 0
    share = (EXPOSED if seen else RISKED) if threat else GRASP
    return (10 * worth(g.cards, g.design[unit]) + scarce) * share // 100


def worthy(g: Legends, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """What is worth looking at: deeds, not words; to be asked at every opportunity changes nothing."""
    return [(verb, one, other) for verb, one, other in menu if verb not in (WATCH, REST)]


def reflex(g: Legends, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """Which choice of the menu a player takes without thinking; THINK where looking ahead is worth it.

    While looking `ahead` nobody uses abilities, and everybody names what seems worth most or least.
    """
    step = g.agenda[-1]
    if isinstance(step, Swap):
        return retiring(g, seat, step.done, menu)
    if isinstance(step, SwapWith):
        return relieving(g, seat, menu)
    if isinstance(step, Muster):
        return 0 if menu[0][0] in (KEEP, PACK) else menu.index(FILLING)
    if isinstance(step, Shuffle):
        return 0
    if menu[0][0] == NAME:
        return menu.index((NAME, g.design[g.defender], 0))
    if not ahead:
        return THINK
    if isinstance(step, Decide) and len(menu) > 1:
        return naming(g, seat, menu)
    return 0


def naming(g: Legends, seat: Seat, menu: list[Choice]) -> int:
    """The enemy that is worth most, or the unit of one's own that is worth least; any space will do."""
    best, most = 0, -(1 << 30)
    for n, choice in enumerate(menu):
        verb, space, _ = choice
        if verb == PASS:
            continue
        unit = g.at[space] if space < len(g.at) and verb != MOVE else NONE
        if unit == NONE:
            continue
        price = worth(g.cards, g.design[unit])
        if g.control[unit] == seat & 1:
            price = -price
        if price > most:
            best, most = n, price
    return best


def retiring(g: Legends, seat: Seat, done: int, menu: list[Choice]) -> int:
    """Twice somebody leaves the front rows, by lot: a Castle there is one of the two, the first or the last of them, so
    that nobody can tell whether it was there.
    """
    front = [n for n, (verb, space, _) in enumerate(menu) if verb == SWAP and depth(space, seat) >= BACK]
    castles = [n for n in front if g.type(g.at[menu[n][1]]) == CASTLE]
    if castles and done + g.roll(2) > 0:
        return castles[0]
    others = [n for n in front if n not in castles]
    return others[g.roll(len(others))] if others else 0


def relieving(g: Legends, seat: Seat, menu: list[Choice]) -> int:
    """Somebody from behind takes the place in front, by lot, but not the Castle."""
    behind = [n for n, (verb, space, _) in enumerate(menu) if verb == WITH and depth(space, seat) < BACK]
    fitting = [n for n in behind if g.type(g.at[menu[n][1]]) != CASTLE]
    return fitting[g.roll(len(fitting))] if fitting else 0
