"""Standard moves, and the actions that move or strike. [Legends R10-R15, R29-R37]"""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.legends.attack import Assault
from ludotheque.games.legends.fall import Wither, fall
from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import (
    ACTIONS,
    CASTLE,
    CHARGE,
    FLY,
    NONE,
    QUICK,
    SIDESTEP,
    SLASH,
    STRIKE,
    SURROUND,
    SWITCH,
    TELEPORT,
    VISION,
    WATER,
)
from ludotheque.games.legends.strength import tell_sum
from ludotheque.games.legends.table import (
    BETRAYS,
    BLINDS,
    DEFLECTS,
    OVERLOOKS,
    PUBLIC,
    SNARES,
    TRAIL,
    Legends,
)
from ludotheque.games.legends.verbs import (
    ACT,
    AGREEING,
    BESIEGES,
    CHARGES,
    FLIES,
    HOPS,
    MOVE,
    RUNS,
    SEES,
    SLASHES,
    STEPS,
    STRIKES,
    SWITCHES,
    TELEPORTS,
)
from ludotheque.games.legends.windows import STRIKING, window
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import Act, Ask, AskAll, Steps

SIEGE = 5  # units that it takes to surround one [R34]


def barred(g: Legends, seat: Seat, unit: int) -> int:
    """The space that a unit may not go back to: it would go to and fro a third time in a row. [R14, A40]"""
    last = seat * TRAIL
    return g.trail[last + 1] if g.trail[last] == unit and g.trail[last + 3] >= 2 else NONE


def note(g: Legends, seat: Seat, unit: int, before: int, after: int) -> None:
    """Remember the move, and how often the unit has gone to and fro. [R14]"""
    last = seat * TRAIL
    trail = g.trail
    again = trail[last] == unit and trail[last + 1] == after and trail[last + 2] == before
    trail[last + 3] = trail[last + 3] + 1 if again else 1
    trail[last], trail[last + 1], trail[last + 2] = unit, before, after


def forget(g: Legends, seat: Seat) -> None:
    """The player has done something else. [A40]"""
    g.trail[seat * TRAIL] = NONE


def may_attack(g: Legends, unit: int, other: int) -> bool:
    """Only enemies; Dumes also its own side, but never its Castle. [R12, R13, R56, A18]"""
    design = g.design[unit]
    if not g.cards.attacks[design]:
        return False
    if g.control[other] != g.control[unit]:
        return True
    return g.cards.has(design, BETRAYS) and g.type(other) != CASTLE


def can_step(g: Legends, seat: Seat) -> bool:
    """Whether some unit of a player has an empty space beside it that it may go to: the quick answer, mostly yes."""
    static, design, at, where, steps = g.cards.static, g.design, g.at, g.where, g.field.steps
    for unit in g.units_of(seat):
        if not static[design[unit]]:
            for to in steps[where[unit]]:
                if at[to] == NONE and g.is_free(to) and to != barred(g, seat, unit):
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
    cards, at, terrain, design, control, where = g.cards, g.at, g.terrain, g.design, g.control, g.where
    static, attacks, extras, gained = cards.static, cards.attacks, cards.extras, g.gained
    steps, team = g.field.steps, seat & 1
    last = seat * TRAIL
    walker = g.trail[last] if bars and g.trail[last + 3] >= 2 else NONE
    bestows = g.curse != NONE and cards.bestows[design[g.curse]] != 0
    for unit in g.units_of(seat):
        card, space = design[unit], where[unit]
        bar = g.trail[last + 1] if unit == walker else NONE
        if not static[card]:
            for to in steps[space]:
                other = at[to]
                if other < 0:
                    if terrain[to] != WATER and to != bar:
                        menu.append((MOVE, space, to))
                elif control[other] != team:
                    if attacks[card]:
                        menu.append((MOVE, space, to))
                elif cards.traits[card] & BETRAYS and may_attack(g, unit, other):
                    menu.append((MOVE, space, to))
        if extras[card] or bestows or gained[unit]:
            add_actions(g, seat, unit, space, bar, menu)


def add_actions(g: Legends, seat: Seat, unit: int, space: int, bar: int, menu: list[Choice]) -> None:
    """What a unit can do instead of a standard move: by keyword, by shifting, by an action of its own. [R18]"""
    keywords, card = g.keywords(unit), g.design[unit]
    if keywords & ACTIONS:
        keyword_actions(g, seat, unit, space, keywords, bar, menu)
    for kind in g.cards.hops[card]:
        if g.is_kind(space, kind):
            menu += [(HOPS, space, to) for to in g.free_spaces(kind) if to != bar]
    for n in g.cards.actions[card]:
        if g.cards.powers[card][n].offered(g, seat, unit):
            menu.append((ACT, space, n))


def keyword_actions(g: Legends, seat: Seat, unit: int, space: int, keywords: int, bar: int, menu: list[Choice]) -> None:
    found: list[Choice] = []
    if keywords & CHARGE:
        along(g, unit, space, CHARGES, g.field.rays[space], 99, found)
    if keywords & SLASH:
        along(g, unit, space, SLASHES, g.field.diagonals[space], 99, found)
    if keywords & SIDESTEP:
        along(g, unit, space, STEPS, g.field.diagonals[space], 1, found)
    if keywords & QUICK:
        runs(g, unit, space, found)
    if keywords & FLY:
        found += [(FLIES, space, to) for to in landings(g, space) if to != NONE]
    if bar != NONE and g.at[bar] == NONE:  # an attack is no going to and fro
        found = [choice for choice in found if choice[2] != bar]
    menu += found
    team = g.control[unit]
    if keywords & STRIKE:
        menu += [(STRIKES, space, to) for to in g.field.within_two[space] if is_enemy(g, to, team)]
    if keywords & VISION:
        menu += [(SEES, space, to) for to in g.field.within_two[space] if is_enemy(g, to, team)]
    if keywords & SURROUND:
        menu += [
            (BESIEGES, space, to) for to in g.field.near[space] if is_enemy(g, to, team) and surrounded(g, to, seat)
        ]
    if keywords & SWITCH:
        alike = [g.where[u] for u in g.units_of(seat) if u != unit and g.type(u) == g.type(unit)]
        menu += [(SWITCHES, space, to) for to in alike if to != bar]
    if keywords & TELEPORT:
        menu += [(TELEPORTS, space, g.where[u]) for u in g.units_of(seat) if u != unit and not g.static(u)]


def is_enemy(g: Legends, space: int, team: int) -> bool:
    return g.at[space] != NONE and g.control[g.at[space]] != team


def surrounded(g: Legends, space: int, seat: Seat) -> bool:
    """At least five units of one player are next to it. [R34, A42, A64]"""
    count = 0
    for other in g.field.near[space]:
        if g.at[other] != NONE and g.keeper(g.at[other]) == seat:
            count += 1
    return count >= SIEGE


def along(g: Legends, unit: int, space: int, verb: int, rays: list[list[int]], most: int, found: list[Choice]) -> None:
    """Any number of empty land spaces in one direction; the last may hold an enemy. [R29, R30, A39]"""
    for ray in rays:
        for n, to in enumerate(ray):
            if n == most or g.terrain[to] == WATER:
                break
            if g.at[to] == NONE:
                found.append((verb, space, to))
            else:
                if may_attack(g, unit, g.at[to]):
                    found.append((verb, space, to))
                break


def runs(g: Legends, unit: int, space: int, found: list[Choice]) -> None:
    """Two steps, the first onto an empty space, never back to the start. [R31, A38, A70]"""
    for middle in g.field.steps[space]:
        if not g.is_free(middle):
            continue
        for to in g.field.steps[middle]:
            if to == space or g.terrain[to] == WATER or (RUNS, space, to) in found:
                continue
            if g.at[to] == NONE or may_attack(g, unit, g.at[to]):
                found.append((RUNS, space, to))


def landings(g: Legends, space: int) -> list[int]:
    """In each direction the first free land behind an unbroken run of units and water, or NONE. [R32, A37]"""
    return [landing(g, ray) for ray in g.field.rays[space]]


def landing(g: Legends, ray: list[int]) -> int:
    for n, to in enumerate(ray):
        if g.is_free(to):
            return to if n else NONE
    return NONE


def crossed(space: int, to: int) -> list[int]:
    """The spaces between two on a straight line."""
    step = (ROWS if abs(to - space) >= ROWS else 1) * (1 if to > space else -1)
    return list(range(space + step, to, step))


def carried_out(g: Legends, seat: Seat, choice: Choice) -> Steps:
    """A standard move, or an action that has a keyword."""
    verb, space, to = choice[0], choice[1], choice[2]
    unit = g.at[space]
    if verb != MOVE:
        g.reveal(unit)
    if verb in (STRIKES, SEES, BESIEGES, SWITCHES, TELEPORTS):
        if verb == SWITCHES:
            note(g, seat, unit, space, to)
        else:
            forget(g, seat)
        return worked(g, seat, verb, unit, to)
    if g.at[to] != NONE:
        forget(g, seat)
        return [Assault(seat, unit, to)]
    note(g, seat, unit, space, to)
    g.put(unit, to)
    g.moved[unit] = 1
    g.tell("flies" if verb == FLIES else "hops" if verb == HOPS else "moves", seat, space, to)
    if verb == FLIES:
        return [*overflown(g, seat, unit, crossed(space, to)), Wither()]
    return [Wither()]


def worked(g: Legends, seat: Seat, verb: int, unit: int, to: int) -> Steps:
    """An action that touches another unit."""
    other = g.at[to]
    if verb == STRIKES:
        g.tell("strikes", seat, g.where[unit], to)
        g.reveal(other)
        g.fight = []
        return [*window(g, STRIKING, to), Shot(seat, unit, other)]
    if verb == SEES:
        g.tell("looks_at", seat, g.where[unit], to)
        g.reveal(other)
        return fall(g, [unit]) if g.cards.has(g.design[other], BLINDS) else []
    if verb == BESIEGES:
        g.tell("besieges", seat, g.where[unit], to)
        g.reveal(other)
        return [] if g.type(other) == CASTLE else fall(g, [other])
    space = g.where[unit]
    if verb == SWITCHES:
        g.reveal(other)
        g.at[space], g.at[to] = other, unit
        g.where[unit], g.where[other] = to, space
        g.tell("switches", seat, space, to)
        return [Wither()]
    g.tell("teleports", seat, space, to)
    return [*fall(g, [unit]), Arrive(seat, other, space)]


class Arrive(Act[Legends]):
    """The unit that is teleported takes the space that became free, and is revealed. [R36]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "space")

    def __init__(self, seat: Seat, unit: int, space: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.space = space

    def do(self, g: Legends) -> Steps:
        unit = self.unit
        if g.where[unit] < 0 or g.at[self.space] != NONE:
            return []
        before = g.where[unit]
        g.put(unit, self.space)
        g.tell("moves", self.seat, before, self.space)
        g.reveal(unit)
        return [Wither()]


class Shot(Act[Legends]):
    """A weaker unit is destroyed, an equal or stronger one, a Magic unit or a Castle is not. [R33, R38, R39, A7]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "target")

    def __init__(self, seat: Seat, unit: int, target: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.target = target

    def do(self, g: Legends) -> Steps:
        unit, target = self.unit, self.target
        if g.where[unit] < 0 or g.where[target] < 0:
            return []
        if g.cards.has(g.design[target], DEFLECTS):
            return fall(g, [unit])
        if not g.base(target):
            return []
        mine, theirs = tell_sum(g, unit, target, 0), tell_sum(g, target, unit, 1)
        g.tell("compares", mine, theirs)
        return fall(g, [target]) if theirs < mine else []


def overflown(g: Legends, seat: Seat, unit: int, spaces: list[int]) -> Steps:
    """What a flight leads to: some show whom they fly over, Celams may bring a flyer down. [A1]"""
    steps: Steps = []
    units = [g.at[space] for space in spaces if g.at[space] != NONE]
    if g.cards.has(g.design[unit], OVERLOOKS) and units:
        power = g.cards.powers[g.design[unit]][g.cards.power(g.design[unit], "overlook")]
        steps.append(
            Overlook(seat, unit, spaces[0], spaces[-1])
            if not power.terms.must
            else Uncover(seat, spaces[0], spaces[-1])
        )
    for other in units:
        if g.control[other] != g.control[unit] and might_snare(g, other):
            steps.append(Snare(g.keeper(other), unit, other))
    return steps


def might_snare(g: Legends, unit: int) -> bool:
    """Whether this unit could bring a flyer down, as far as everybody knows."""
    if g.known[unit] & PUBLIC:
        return g.cards.has(g.design[unit], SNARES)
    if g.is_secret(g.owner[unit]):
        return True
    for other in range(len(g.design)):
        if g.owner[other] == g.owner[unit] and g.where[other] >= 0 and g.cards.has(g.design[other], SNARES):
            return True
    return False


class Overlook(Ask[Legends]):
    """Lord of Eagles may reveal everybody it has flown over. [A1]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "first", "last")

    def __init__(self, seat: Seat, unit: int, first: int, last: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.first = first
        self.last = last

    def menu(self, g: Legends) -> list[Choice]:
        return [PASSING, AGREEING]

    def hear(self, g: Legends, choice: Choice) -> Steps:
        return [] if choice[0] == PASS else [Uncover(self.seat, self.first, self.last)]


class Uncover(Act[Legends]):
    """All units from one space to another on a line are revealed."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first", "last")

    def __init__(self, seat: Seat, first: int, last: int) -> None:
        super().__init__(seat)
        self.first = first
        self.last = last

    def do(self, g: Legends) -> Steps:
        first, last = self.first, self.last
        for space in [first] if first == last else [first, *crossed(first, last), last]:
            if g.at[space] != NONE:
                g.reveal(g.at[space])
        return []


class Snare(AskAll[Legends]):
    """Celams may be revealed to destroy a unit that has flown over her; whoever has not got her passes. [A1]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "other")

    def __init__(self, seat: Seat, unit: int, other: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.other = other

    def who(self, g: Legends) -> list[Seat]:
        return [self.seat]

    def idle(self, g: Legends, seat: Seat) -> bool:
        return g.where[self.unit] < 0 or not g.cards.has(g.design[self.other], SNARES)

    def menu(self, g: Legends, seat: Seat) -> list[Choice]:
        return [PASSING] if self.idle(g, seat) else [PASSING, AGREEING]

    def hear(self, g: Legends, choices: list[Choice]) -> Steps:
        if choices[0][0] == PASS:
            return []
        g.reveal(self.other)
        return fall(g, [self.unit])
