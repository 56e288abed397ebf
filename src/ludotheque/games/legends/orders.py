"""The standard moves and actions that a player can choose from. [Legends R10-R15, R18, R29-R37]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.legends import kinds, verbs
from ludotheque.games.legends.cards import ACTS, ATTACKS, BETRAYS, SPECIAL, WALKS
from ludotheque.games.legends.decide import step_of
from ludotheque.games.legends.field import BLOCK, Field
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.choice import Choice, Seat

SIEGE: Final = 5  # units that it takes to surround one [R34]


def barred(g: Legends, seat: Seat, unit: i64) -> int:
    """The space that a unit may not go back to: it would go to and fro a third time in a row. [R14, A40]"""
    walker, start, _, times = g.trail[seat]
    return start if walker == unit and times >= 2 else kinds.NONE


def may_attack(g: Legends, unit: i64, other: i64) -> bool:
    """Only enemies; Dumes also its own side, but never its Castle. [R12, R13, R56, A18]"""
    design = g.design[unit]
    if not g.cards.attacks[design]:
        return False
    if g.control[other] != g.control[unit]:
        return True
    return g.cards.has(design, BETRAYS) and g.type(other) != kinds.CASTLE


def can_step(g: Legends, seat: Seat) -> bool:
    """Whether some unit of a player has an empty space beside it that it may go to: the quick answer, mostly yes."""
    lets, design, at, control, terrain, steps = g.cards.lets, g.design, g.at, g.control, g.terrain, g.field.steps
    team: i64 = seat & 1
    first: i64 = (seat >> 1) * BLOCK
    space: i64
    n: i64
    for unit, space in enumerate(g.where):
        if first <= space < first + BLOCK and control[unit] == team and lets[design[unit]] & WALKS:
            ways = steps[space]
            for n in range(len(ways)):
                to: i64 = ways[n]
                if at[to] < 0 and terrain[to] != kinds.WATER and to != barred(g, seat, unit):
                    return True
    return False


def orders(g: Legends, seat: Seat) -> list[Choice]:
    """All standard moves and actions of a player. [R10, R18]"""
    menu: list[Choice] = []
    add_orders(g, seat, menu, True)
    if not menu:  # what only the rule against going to and fro forbids is then allowed [A51]
        add_orders(g, seat, menu, False)
    return menu


def add_orders(g: Legends, seat: Seat, menu: list[Choice], bars: bool) -> None:
    """Looked up once for all units: this is the longest part of a menu."""
    design, control, gained, lets, field = g.design, g.control, g.gained, g.cards.lets, g.field
    team: i64 = seat & 1
    first: i64 = (seat >> 1) * BLOCK
    walker, start, _, times = g.trail[seat]
    walker = walker if bars and times > 1 else kinds.NONE
    bestows = g.curse != kinds.NONE and g.cards.bestows[design[g.curse]] != 0
    space: i64
    for unit, space in enumerate(g.where):
        if not first <= space < first + BLOCK or control[unit] != team:
            continue
        able: i64 = lets[design[unit]]
        bar: i64 = start if unit == walker else kinds.NONE
        if able & WALKS:
            add_moves(g, field, unit, space, able, bar, menu)
        if able & ACTS or bestows or gained[unit]:
            add_actions(g, seat, unit, space, bar, menu)


def add_moves(g: Legends, field: Field, unit: i64, space: i64, able: i64, bar: i64, menu: list[Choice]) -> None:
    """A step onto an empty space, or an attack. [R11, R12]"""
    at, terrain, control, steps, moves = g.at, g.terrain, g.control, field.steps[space], field.moves[space]
    team: i64 = control[unit]
    n: i64
    for n in range(len(steps)):
        to: i64 = steps[n]
        other: i64 = at[to]
        if other < 0:
            if terrain[to] != kinds.WATER and to != bar:
                menu.append(moves[n])
        elif able & ATTACKS if control[other] != team else able & SPECIAL and may_attack(g, unit, other):
            menu.append(moves[n])


def add_actions(g: Legends, seat: Seat, unit: i64, space: i64, bar: i64, menu: list[Choice]) -> None:
    """What a unit can do instead of a standard move: by keyword, by shifting, by an action of its own. [R18]"""
    keywords: i64 = g.keywords(unit)
    card: i64 = g.design[unit]
    if keywords & kinds.ACTIONS:
        if bar == kinds.NONE or g.at[bar] != kinds.NONE:  # an attack is no going to and fro
            keyword_moves(g, unit, space, keywords, menu)
        else:
            found: list[Choice] = []
            keyword_moves(g, unit, space, keywords, found)
            menu += [(verb, start, to) for verb, start, to in found if to != bar]
        keyword_actions(g, seat, unit, space, keywords, bar, menu)
    for kind in g.cards.hops[card]:
        if g.is_kind(space, kind):
            menu += [(verbs.HOPS, space, to) for to in g.free_spaces(kind) if to != bar]
    for n in g.cards.actions[card]:
        if step_of(g, seat, unit, n, space).offered(g):
            menu.append((verbs.ACT, space, n))


def keyword_moves(g: Legends, unit: i64, space: i64, keywords: i64, found: list[Choice]) -> None:
    if keywords & kinds.CHARGE:
        along(g, unit, space, verbs.CHARGES, g.field.rays[space], 99, found)
    if keywords & kinds.SLASH:
        along(g, unit, space, verbs.SLASHES, g.field.diagonals[space], 99, found)
    if keywords & kinds.SIDESTEP:
        along(g, unit, space, verbs.STEPS, g.field.diagonals[space], 1, found)
    if keywords & kinds.QUICK:
        runs(g, unit, space, found)
    if keywords & kinds.FLY:
        for ray in g.field.rays[space]:
            to = landing(g, ray)
            if to != kinds.NONE:
                found.append((verbs.FLIES, space, to))


def keyword_actions(g: Legends, seat: Seat, unit: i64, space: i64, keywords: i64, bar: i64, menu: list[Choice]) -> None:
    team = g.control[unit]
    if keywords & kinds.STRIKE:
        menu += [(verbs.STRIKES, space, to) for to in enemies(g, g.field.within_two[space], team)]
    if keywords & kinds.VISION:
        menu += [(verbs.SEES, space, to) for to in enemies(g, g.field.within_two[space], team)]
    if keywords & kinds.SURROUND:
        menu += [(verbs.BESIEGES, space, to) for to in enemies(g, g.field.near[space], team) if surrounded(g, to, seat)]
    if keywords & kinds.SWITCH:
        alike = [g.where[u] for u in g.units_of(seat) if u != unit and g.type(u) == g.type(unit)]
        menu += [(verbs.SWITCHES, space, to) for to in alike if to != bar]
    if keywords & kinds.TELEPORT:
        menu += [(verbs.TELEPORTS, space, g.where[u]) for u in g.units_of(seat) if u != unit and not g.static(u)]


def enemies(g: Legends, spaces: list[int], team: i64) -> list[int]:
    """Those of the spaces on which an enemy stands."""
    at, control = g.at, g.control
    found: list[int] = []
    space: i64
    for space in spaces:
        unit: i64 = at[space]
        if unit >= 0 and control[unit] != team:
            found.append(space)
    return found


def surrounded(g: Legends, space: int, seat: Seat) -> bool:
    """At least five units of one player are next to it. [R34, A42, A64]"""
    count = 0
    for other in g.field.near[space]:
        if g.at[other] != kinds.NONE and g.keeper(g.at[other]) == seat:
            count += 1
    return count >= SIEGE


def along(g: Legends, unit: i64, space: i64, verb: int, rays: list[list[int]], most: i64, found: list[Choice]) -> None:
    """Any number of empty land spaces in one direction; the last may hold an enemy. [R29, R30, A39]"""
    at, terrain = g.at, g.terrain
    to: i64
    for ray in rays:
        for n, to in enumerate(ray):
            if n == most or terrain[to] == kinds.WATER:
                break
            if at[to] == kinds.NONE:
                found.append((verb, space, to))
            else:
                if may_attack(g, unit, at[to]):
                    found.append((verb, space, to))
                break


def runs(g: Legends, unit: i64, space: i64, found: list[Choice]) -> None:
    """Two steps, the first onto an empty space, never back to the start. [R31, A38, A70]"""
    at, terrain, steps = g.at, g.terrain, g.field.steps
    reached: list[int] = [space]
    middle: i64
    to: i64
    for middle in steps[space]:
        if at[middle] != kinds.NONE or terrain[middle] == kinds.WATER:
            continue
        for to in steps[middle]:
            if to in reached or terrain[to] == kinds.WATER:
                continue
            if at[to] == kinds.NONE or may_attack(g, unit, at[to]):
                reached.append(to)
                found.append((verbs.RUNS, space, to))


def landing(g: Legends, ray: list[int]) -> i64:
    """In a direction the first free land behind an unbroken run of units and water, or NONE. [R32, A37]"""
    at, terrain = g.at, g.terrain
    to: i64
    for n, to in enumerate(ray):
        if at[to] < 0 and terrain[to] != kinds.WATER:
            return to if n else kinds.NONE
    return kinds.NONE
