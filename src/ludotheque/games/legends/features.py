"""What a learnt opinion of a battle is made of: numbers in the words of the game, the same for both sides.

Hidden units count as they are imagined. Distances are steps from space to space, whatever stands between.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.cards import DOOM
from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import CASTLE, MAGIC, NONE
from ludotheque.games.legends.orders import may_attack
from ludotheque.games.legends.strength import current
from ludotheque.games.legends.table import PUBLIC, Legends
from ludotheque.kernel.choice import Seat

STRONGEST: Final = 10
FAR: Final = 6  # steps to a Castle that are told apart
NEAR: Final = 4
NEVER: Final = 20  # steps, where nobody can take a Castle
NAMES: Final = (
    *(f"strength {n}" for n in range(STRONGEST + 1)),
    *(f"strength {n} unknown" for n in range(STRONGEST + 1)),
    "deadly spells", "spells", "slayers", "powers", "movers",
    "castle known", "castle touched", "known castle touched", "known castle touched before the enemy's turn",
    "guards of the castle", "rows behind the castle",
    "nearness to the castle", "second nearness", "nearness to a known castle", "pressure",
    "prey at the turn", "prey", "losses at the turn", "losses", "unknown prey at the turn", "unknown prey", "the turn",
    *(f"known castle {n} away" for n in range(1, FAR + 1)),
    *(f"unknown castle {n} away" for n in range(1, FAR + 1)),
    *(f"known castle {n} away at the turn" for n in range(1, NEAR + 1)),
    "hunters", "hunters of a known castle", "defenders", "strength of the defenders",
)  # fmt: skip

OPINION: Final[dict[str, float]] = {}  # learning starts from none

NOTHING: Final = 0.0
HIDDEN: Final = 11
DEADLY: Final = 22
SPELLS: Final = 23
SLAYERS: Final = 24
POWERS: Final = 25
MOVERS: Final = 26
CASTLE_KNOWN: Final = 27
TOUCHED: Final = 28
KNOWN_TOUCHED: Final = 29
FALLING: Final = 30
GUARDS: Final = 31
DEPTH: Final = 32
NEARNESS: Final = 33
SECOND: Final = 34
SURELY: Final = 35
PRESSURE: Final = 36
PREY: Final = 37  # at the turn, then not
LOSSES: Final = 39
UNKNOWN_PREY: Final = 41
TURN: Final = 43
KNOWN_AWAY: Final = TURN  # one step away comes after it
UNKNOWN_AWAY: Final = KNOWN_AWAY + FAR
MOVING_AWAY: Final = UNKNOWN_AWAY + FAR
HUNTERS: Final = MOVING_AWAY + NEAR + 1
HUNTERS_SURE: Final = 61
DEFENDERS: Final = 62
DEFENCE: Final = 63


def learnt_at(g: Legends) -> int | None:
    """At how large a table the weights for this one were learnt; armies of several, and campaigns, are another game."""
    return 2 if g.seats == 2 and g.options.battles == 1 else None


def features(g: Legends, seat: Seat) -> list[float]:
    """A side's numbers, in the order of NAMES."""
    team = seat & 1
    x = [NOTHING] * len(NAMES)
    own, enemy = castle_of(g, team), castle_of(g, 1 - team)
    moves = g.active & 1 == team
    home = g.where[own] if own != NONE else NONE
    goal = g.where[enemy] if enemy != NONE else NONE
    near = [NEVER, NEVER]
    for unit, space in enumerate(g.where):
        if space >= 0 and g.control[unit] == team:
            standing(g, unit, space, x)
            if can_go(g, unit):
                going(g, unit, space, home, goal, near, x)
                meeting(g, unit, space, 0 if moves else 1, x)
    if own != NONE:
        castle(g, own, team, moves, x)
    x[NEARNESS], x[SECOND] = 1.0 / near[0], 1.0 / near[1]
    if goal != NONE and near[0] < NEVER:
        race(near[0], bool(g.known[enemy] & PUBLIC), moves, x)
    x[TURN] = 1.0 if moves else 0.0
    return x


def castle_of(g: Legends, team: int) -> int:
    """A Castle that this side still holds."""
    for unit in g.all_castles():
        if g.where[unit] >= 0 and g.control[unit] == team:
            return unit
    return NONE


def can_go(g: Legends, unit: int) -> bool:
    design = g.design[unit]
    return g.cards.type[design] not in (CASTLE, MAGIC) and not g.cards.static[design]


def standing(g: Legends, unit: int, space: int, x: list[float]) -> None:
    """What a unit is, wherever it stands."""
    cards, design = g.cards, g.design[unit]
    if cards.type[design] == CASTLE:
        return
    if cards.type[design] == MAGIC:
        x[DEADLY if cards.has(design, DOOM) else SPELLS] += 1.0
        return
    strength = cards.base[design]
    x[strength] += 1.0
    if not g.known[unit] & PUBLIC:
        x[HIDDEN + strength] += 1.0
    if cards.slays[design] is not None:
        x[SLAYERS] += 1.0
    x[POWERS] += len(cards.powers[design])


def going(g: Legends, unit: int, space: int, home: int, goal: int, near: list[int], x: list[float]) -> None:
    """How near a unit is to the enemy's Castle, and to its own."""
    x[MOVERS] += 1.0
    strength = g.cards.base[g.design[unit]]
    if home != NONE and steps_between(space, home) <= 2:
        x[DEFENDERS] += 1.0
        x[DEFENCE] += strength
    if goal == NONE or not g.cards.attacks[g.design[unit]]:
        return
    distance = max(1, steps_between(space, goal))
    x[PRESSURE] += 1.0 / distance
    if distance <= 3:
        x[HUNTERS] += 1.0
    if distance < near[0]:
        near[0], near[1] = distance, near[0]
    elif distance < near[1]:
        near[1] = distance


def steps_between(space: int, other: int) -> int:
    return abs(space // ROWS - other // ROWS) + abs(space % ROWS - other % ROWS)


def meeting(g: Legends, unit: int, space: int, late: int, x: list[float]) -> None:
    """The most that a unit could take from where it stands, and whether it could be taken."""
    cards, own = g.cards, current(g, unit)
    prey, unknown, lost = 0, 0, 0
    for spot in g.field.steps[space]:
        other = g.at[spot]
        if other == NONE or g.control[other] == g.control[unit] or cards.type[g.design[other]] in (CASTLE, MAGIC):
            continue
        theirs = current(g, other)
        if own > theirs and may_attack(g, unit, other):
            if g.known[other] & PUBLIC:
                prey = max(prey, cards.base[g.design[other]])
            else:
                unknown = max(unknown, cards.base[g.design[other]])
        elif theirs > own and g.known[unit] & PUBLIC and not g.static(other) and may_attack(g, other, unit):
            lost = cards.base[g.design[unit]]
    x[PREY + late] += prey
    x[UNKNOWN_PREY + late] += unknown
    x[LOSSES + late] += lost


def castle(g: Legends, own: int, team: int, moves: bool, x: list[float]) -> None:
    """How safe the Castle is."""
    space = g.where[own]
    known = 1.0 if g.known[own] & PUBLIC else 0.0
    touched = 0.0
    for spot in g.field.steps[space]:
        other = g.at[spot]
        if other == NONE:
            continue
        if g.control[other] == team:
            x[GUARDS] += 1.0
        elif not g.static(other) and g.cards.attacks[g.design[other]]:
            touched = 1.0
    x[CASTLE_KNOWN] = known
    x[TOUCHED] = touched
    x[KNOWN_TOUCHED] = known * touched
    x[FALLING] = 0.0 if moves else known * touched
    x[DEPTH] = float(space % ROWS if team == 0 else ROWS - 1 - space % ROWS)


def race(distance: int, known: bool, moves: bool, x: list[float]) -> None:
    """How far it still is to the enemy's Castle."""
    away = min(FAR, distance)
    if known:
        x[SURELY] = 1.0 / distance
        x[HUNTERS_SURE] = x[HUNTERS]
        x[KNOWN_AWAY + away] = 1.0
        if moves and away <= NEAR:
            x[MOVING_AWAY + away] = 1.0
    else:
        x[UNKNOWN_AWAY + away] = 1.0
