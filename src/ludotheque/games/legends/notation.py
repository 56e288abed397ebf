"""Stratego Legends in text: choices, events, questions and positions with names for numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludotheque.games.legends import table, verbs
from ludotheque.games.legends.campaign import NextBattle
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.field import FIELDS, MOST_SEATS, ROWS, Field, drawn, read
from ludotheque.games.legends.kinds import KEYWORDS, MOMENT, NONE, POWER, SIDES, SPACE, TERRAIN, TERRAINS, UNIT
from ludotheque.games.legends.options import OPTIONS, PACKS, Options
from ludotheque.games.legends.strength import PARTS
from ludotheque.games.legends.turn import STALEMATES, BeginTurn
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data, completed
from ludotheque.kernel.notation import known, nearest

LETTERS = [*"abcdefghijklmnopqrstuvwxyz", *("a" + letter for letter in "abcdef")]

MOMENTS = ("beginning", "attack", "strike", "after", "end")
NAMES = {
    SPACE: [LETTERS[space // ROWS] + str(space % ROWS + 1) for space in range(FIELDS[MOST_SEATS].spaces)],
    UNIT: UNITS,
    POWER: [str(n + 1) for n in range(verbs.MOST_POWERS)],
    TERRAIN: list(TERRAINS),
    "pack": list(PACKS),
    "side": list(SIDES),
    "role": ["attacker", "defender"],
    "part": list(PARTS),
    "reason": list(STALEMATES),
    MOMENT: list(MOMENTS),
    "keyword": list(KEYWORDS),
}
VERBS: Final = [
    "move space space", "charge space space", "slash space space", "step space space", "run space space",
    "fly space space", "hop space space", "strike space space", "see space space", "besiege space space",
    "switch space space", "teleport space space", "act space power", "use space space", "target space", "to space",
    "return unit", "name unit", "terrain terrain", "agree", "swap space", "pack pack", "recruit unit", "fill",
    "watch", "rest", "begin", "yield", "with space", "keep",
]  # fmt: skip
# Events by what their numbers are: their kinds, after the names under which they are told where these are others.
EVENTS: Final = {
    "seat side": "takes_side",
    "seat pack": "musters",
    "seat": "is_ready watches rests plays_on is_stuck",
    "": "lays_boards",
    "seat space to:space": (
        "swaps moves charges slashes sidesteps runs flies hops switches teleports strikes looks_at besieges attacks"
    ),
    "seat turn:number": "turn",
    "space unit team": "reveals destroyed returns",
    "space unit": "sees withers",
    "seat space": "looks gives_up",
    "role part amount:number": "counts",
    "attack:number defence:number": "compares",
    "unit other:unit": "dispels slays",
    "seat unit": "casts names",
    "seat unit space": "abducts acts uses",
    "unit space": "works rages",
    "space team": "changes_sides",
    "unit": "curse_begins curse_ends",
    "space amount:number": "strengthens weakens",
    "space keyword": "gains",
    "seat terrain": "surveys",
    "reason": "stalls",
    "team": "battle_ends",
}
FORM_OF: Final = {event: form for form, events in EVENTS.items() for event in events.split()}
FORMS: Final = Forms(table.OF_A_CAMPAIGN + table.OF_A_BATTLE, VERBS, NAMES, FORM_OF)
COLUMNS: Final = Forms(table.OF_UNITS, [], NAMES, {})  # which a position says unit by unit

# The marks of a unit in a position, after its place: landor@a4/seen/+2
SEEN, LOOKED, TAKEN, MOVED = "seen", "looked", "taken", "moved"
AWAY = {table.DESTROYED: "destroyed", table.CURSING: "curse"}


@cache
def every_choice(seats: int) -> list[Choice]:
    """All choices that a game for so many may have, in a fixed order: only pairs of spaces that a verb can join."""
    field = FIELDS[seats]
    reach = reaches(field)
    choices: list[Choice] = []
    for verb, (_, *kinds) in enumerate(FORMS.notation.verbs):
        sizes = [field.spaces if kind == SPACE else len(NAMES[kind]) for kind in kinds] + [1, 1]
        if verb in reach:
            choices += [(verb, space, to) for space in range(field.spaces) for to in reach[verb][space]]
        else:
            choices += [(verb, what, where) for what in range(sizes[0]) for where in range(sizes[1])]
    return choices


def reaches(field: Field) -> dict[int, list[list[int]]]:
    """Where each verb that joins two spaces can lead from a space."""
    straight = [[to for ray in rays for to in ray] for rays in field.rays]
    slanting = [[to for ray in rays for to in ray] for rays in field.diagonals]
    everywhere = [[to for to in range(field.spaces) if to != space] for space in range(field.spaces)]
    return {
        verbs.MOVE: [list(ways) for ways in field.steps],
        verbs.CHARGES: straight,
        verbs.SLASHES: slanting,
        verbs.STEPS: slanting,
        verbs.RUNS: field.within_two,
        verbs.FLIES: straight,
        verbs.HOPS: everywhere,
        verbs.STRIKES: field.within_two,
        verbs.SEES: field.within_two,
        verbs.BESIEGES: field.near,
        verbs.SWITCHES: everywhere,
        verbs.TELEPORTS: everywhere,
        verbs.USE: [[space, *everywhere[space]] for space in range(field.spaces)],
    }


def position(g: table.Legends) -> Data:
    """The table in words: the field drawn, and every player's units with where they are."""
    units = range(len(g.design))
    return FORMS.position(g) | {
        "terrain": drawn(g.terrain),
        "units": [[unit_in_words(g, unit) for unit in units if g.owner[unit] == seat] for seat in range(g.seats)],
        "order": g.owner[:],
        "curse": None if g.curse == NONE else UNITS[g.design[g.curse]],
    }


def unit_in_words(g: table.Legends, unit: int) -> str:
    """landor@a4/seen: its name, where it is, and what is known of it."""
    where, own, control = g.where[unit], g.owner[unit] & 1, g.control[unit]
    marks = [AWAY[where] if where in AWAY else NAMES[SPACE][where]]
    if control != own:
        marks.append(TAKEN)
    if where >= 0 and g.known[unit] & table.PUBLIC:
        marks.append(SEEN)
    elif where >= 0 and g.known[unit] != 1 << control:
        marks.append(LOOKED)
    if g.moved[unit]:
        marks.append(MOVED)
    if g.bonus[unit]:
        marks.append(f"{g.bonus[unit]:+}")
    marks += [word for bit, word in enumerate(KEYWORDS) if g.gained[unit] >> bit & 1]
    return UNITS[g.design[unit]] + "@" + "/".join(marks)


def arrange(data: Data, dice: Dice) -> table.Legends:
    """A table from words. What is not named is as on an empty field of plains; unless an agenda is named, the active
    player's turn begins.
    """
    chosen = completed(OPTIONS, data.get("settings", {}))
    g = table.Legends(CARDS, Options(chosen), data["seats"], dice)
    g.clear()
    g.starter = 0
    if "terrain" in data:
        g.terrain = read([str(row) for row in data["terrain"]])
        g.at = [NONE] * len(g.terrain)
    lay_units(g, data)
    FORMS.lay(g, {key: value for key, value in data.items() if key not in ("terrain", "units", "order", "curse")})
    if g.defender != NONE and g.where[g.defender] == g.contested:  # two units on one space: the defender stands there
        g.at[g.contested] = g.defender
    if "curse" in data:
        g.curse = cursing(g, data["curse"])
    if "agenda" not in data:
        g.agenda.append(NextBattle())
        g.settle([BeginTurn(g.active)])
    return g


def cursing(g: table.Legends, name: str | None) -> int:
    """The unit of this name that lies in the curse area; others of it may be on their way there."""
    rising = [unit for unit, _ in g.rising]
    lying = [unit for unit, where in enumerate(g.where) if where == table.CURSING and unit not in rising]
    return next((unit for unit in lying if UNITS[g.design[unit]] == name), NONE)


def lay_units(g: table.Legends, data: Data) -> None:
    sides = [list(words or []) for words in data.get("units", [])]
    for seat in data.get("order", [seat for seat, words in enumerate(sides) for _ in words]):
        lay_unit(g, seat, str(sides[seat].pop(0)))


def lay_unit(g: table.Legends, seat: Seat, word: str) -> None:
    name, _, rest = word.partition("@")
    place, *marks = rest.split("/")
    away = {there: where for where, there in AWAY.items()}
    space = away[place] if place in away else known(place, NAMES[SPACE][: g.field.spaces], SPACE)
    unit = len(g.design)
    g.muster(seat, [known(name, UNITS, UNIT)], [space])
    if TAKEN in marks:
        g.control[unit] = 1 - (seat & 1)
        g.known[unit] = 1 << g.control[unit]
    if SEEN in marks or space < 0:
        g.known[unit] = 7
    for mark in marks:
        mark_unit(g, unit, mark)
    if place == AWAY[table.CURSING] and g.curse == NONE:
        g.curse, g.curse_seat = unit, seat


def mark_unit(g: table.Legends, unit: int, mark: str) -> None:
    if mark == LOOKED:
        g.known[unit] = 3
    elif mark == MOVED:
        g.moved[unit] = 1
    elif mark in KEYWORDS:
        g.gained[unit] |= 1 << KEYWORDS.index(mark)
        g.passing |= table.CHANGED
    elif mark[:1] in "+-":
        g.bonus[unit] = int(mark)
        g.passing |= table.CHANGED if mark[0] == "+" else table.CHANGED | table.WEAKENED
    elif mark not in (TAKEN, SEEN):
        raise ValueError(f"a unit has no mark {mark!r}{nearest(mark, [TAKEN, SEEN, LOOKED, MOVED, *KEYWORDS])}")
