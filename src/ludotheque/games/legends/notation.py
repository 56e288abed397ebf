"""Stratego Legends in text: choices, events, questions and positions with names for numbers."""

from __future__ import annotations

from functools import cache

from ludotheque.games.legends import verbs
from ludotheque.games.legends.about import (
    KEYWORD,
    MOMENT,
    NUMBER,
    PACK,
    PART,
    POWER,
    REASON,
    ROLE,
    SEAT,
    SIDE,
    SPACE,
    TEAM,
    TERRAIN,
    UNIT,
)
from ludotheque.games.legends.campaign import NextBattle
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.field import FIELDS, MOST_SEATS, ROWS, Field, drawn, read
from ludotheque.games.legends.kinds import KEYWORDS, NONE, SIDES, TERRAINS
from ludotheque.games.legends.options import PACKS, Options, settings
from ludotheque.games.legends.strength import PARTS
from ludotheque.games.legends.table import CHANGED, CURSING, DESTROYED, PUBLIC, WEAKENED, Legends
from ludotheque.games.legends.turn import STALEMATES, BeginTurn
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import Notation, known, nearest
from ludotheque.kernel.question import asked

LETTERS = [*"abcdefghijklmnopqrstuvwxyz", *("a" + letter for letter in "abcdef")]

MOMENTS = ("beginning", "attack", "strike", "after", "end")
NAMES = {
    SPACE: [LETTERS[space // ROWS] + str(space % ROWS + 1) for space in range(FIELDS[MOST_SEATS].spaces)],
    UNIT: UNITS,
    POWER: [str(n + 1) for n in range(verbs.MOST_POWERS)],
    TERRAIN: list(TERRAINS),
    PACK: list(PACKS),
    SIDE: list(SIDES),
    ROLE: ["attacker", "defender"],
    PART: list(PARTS),
    REASON: list(STALEMATES),
    MOMENT: list(MOMENTS),
}
NOTATION = Notation(
    verbs=[
        ("pass",),
        ("move", SPACE, SPACE),
        ("charge", SPACE, SPACE),
        ("slash", SPACE, SPACE),
        ("step", SPACE, SPACE),
        ("run", SPACE, SPACE),
        ("fly", SPACE, SPACE),
        ("hop", SPACE, SPACE),
        ("strike", SPACE, SPACE),
        ("see", SPACE, SPACE),
        ("besiege", SPACE, SPACE),
        ("switch", SPACE, SPACE),
        ("teleport", SPACE, SPACE),
        ("act", SPACE, POWER),
        ("use", SPACE, SPACE),
        ("target", SPACE),
        ("to", SPACE),
        ("return", UNIT),
        ("name", UNIT),
        ("terrain", TERRAIN),
        ("agree",),
        ("swap", SPACE),
        ("pack", PACK),
        ("recruit", UNIT),
        ("fill",),
        ("watch",),
        ("rest",),
        ("begin",),
        ("yield",),
        ("with", SPACE),
        ("keep",),
    ],
    names=NAMES,
)

# What the numbers of an event are: the name under which it is told, and its kind.
EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "takes_side": (("seat", SEAT), ("side", SIDE)),
    "musters": (("seat", SEAT), ("pack", PACK)),
    "is_ready": (("seat", SEAT),),
    "lays_boards": (),
    "swaps": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "turn": (("seat", SEAT), ("turn", NUMBER)),
    "watches": (("seat", SEAT),),
    "rests": (("seat", SEAT),),
    "moves": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "charges": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "slashes": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "sidesteps": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "runs": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "flies": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "hops": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "switches": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "teleports": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "strikes": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "looks_at": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "besieges": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "attacks": (("seat", SEAT), ("space", SPACE), ("to", SPACE)),
    "reveals": (("space", SPACE), ("unit", UNIT), ("team", TEAM)),
    "sees": (("space", SPACE), ("unit", UNIT)),
    "looks": (("seat", SEAT), ("space", SPACE)),
    "counts": (("role", ROLE), ("part", PART), ("amount", NUMBER)),
    "compares": (("attack", NUMBER), ("defence", NUMBER)),
    "dispels": (("unit", UNIT), ("other", UNIT)),
    "casts": (("seat", SEAT), ("unit", UNIT)),
    "names": (("seat", SEAT), ("unit", UNIT)),
    "slays": (("unit", UNIT), ("other", UNIT)),
    "abducts": (("seat", SEAT), ("unit", UNIT), ("space", SPACE)),
    "works": (("unit", UNIT), ("space", SPACE)),
    "rages": (("unit", UNIT), ("space", SPACE)),
    "withers": (("space", SPACE), ("unit", UNIT)),
    "destroyed": (("space", SPACE), ("unit", UNIT), ("team", TEAM)),
    "returns": (("space", SPACE), ("unit", UNIT), ("team", TEAM)),
    "changes_sides": (("space", SPACE), ("team", TEAM)),
    "curse_begins": (("unit", UNIT),),
    "curse_ends": (("unit", UNIT),),
    "acts": (("seat", SEAT), ("unit", UNIT), ("space", SPACE)),
    "uses": (("seat", SEAT), ("unit", UNIT), ("space", SPACE)),
    "strengthens": (("space", SPACE), ("amount", NUMBER)),
    "weakens": (("space", SPACE), ("amount", NUMBER)),
    "gains": (("space", SPACE), ("keyword", KEYWORD)),
    "plays_on": (("seat", SEAT),),
    "gives_up": (("seat", SEAT), ("space", SPACE)),
    "surveys": (("seat", SEAT), ("terrain", TERRAIN)),
    "is_stuck": (("seat", SEAT),),
    "stalls": (("reason", REASON),),
    "battle_ends": (("team", TEAM),),
}

# The marks of a unit in a position, after its place: landor@a4/seen/+2
SEEN, LOOKED, TAKEN, MOVED = "seen", "looked", "taken", "moved"
AWAY = {DESTROYED: "destroyed", CURSING: "curse"}
BESIDE_THE_TABLE = ("game", "seats", "settings", "moves", "agenda", "sealed")
PLAIN = ("beige", "turn", "active", "quiet", "extra", "battle", "starter", "wins", "score", "lost", "ended", "watch",
         "trail", "curse_seat", "rising", "risen", "attacker", "defender", "origin", "contested", "guessed", "strike",
         "chosen", "marks", "passing")  # fmt: skip


@cache
def every_choice(seats: int) -> list[Choice]:
    """All choices that a game for so many may have, in a fixed order: only pairs of spaces that a verb can join."""
    field = FIELDS[seats]
    reach = reaches(field)
    choices: list[Choice] = []
    for verb, (_, *kinds) in enumerate(NOTATION.verbs):
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
        verbs.MOVE: field.steps,
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


def event(told: Event) -> Data:
    """An event with names for numbers."""
    form = EVENTS[told.name]
    return {"name": told.name} | {key: named(kind, told.numbers[i]) for i, (key, kind) in enumerate(form)}


def named(kind: str, number: int) -> str | int | None:
    if kind == KEYWORD:
        return KEYWORDS[number.bit_length() - 1]
    if kind not in NAMES:
        return number
    return None if number < 0 else NAMES[kind][number]


def question(g: Legends, seat: Seat) -> Question:
    return asked(g, seat, named)


def position(g: Legends) -> Data:
    """The table in words: the field drawn, and every player's units with where they are."""
    words: Data = {
        "terrain": drawn(g.terrain),
        "units": [[unit_in_words(g, u) for u in range(len(g.design)) if g.owner[u] == seat] for seat in range(g.seats)],
        "order": [g.owner[u] for u in range(len(g.design))],
        "used": g.used[:],
        "spent": g.spent[:],
        "mustered": [[UNITS[design] for design in units] for units in g.mustered],
        "seen": [row[:] for row in g.seen],
    }
    words |= {key: getattr(g, key) for key in PLAIN}
    return words | {"curse": named(UNIT, g.design[g.curse]) if g.curse != NONE else None}


def unit_in_words(g: Legends, unit: int) -> str:
    """landor@a4/seen: its name, where it is, and what is known of it."""
    where, own, control = g.where[unit], g.owner[unit] & 1, g.control[unit]
    marks = [AWAY[where] if where in AWAY else str(named(SPACE, where))]
    if control != own:
        marks.append(TAKEN)
    if where >= 0 and g.known[unit] & PUBLIC:
        marks.append(SEEN)
    elif where >= 0 and g.known[unit] != 1 << control:
        marks.append(LOOKED)
    if g.moved[unit]:
        marks.append(MOVED)
    if g.bonus[unit]:
        marks.append(f"{g.bonus[unit]:+}")
    marks += [word for bit, word in enumerate(KEYWORDS) if g.gained[unit] >> bit & 1]
    return UNITS[g.design[unit]] + "@" + "/".join(marks)


def arrange(data: Data, dice: Dice) -> Legends:
    """A table from words. What is not named is as on an empty field of plains; unless an agenda is named, the active
    player's turn begins.
    """
    chosen = settings(data.get("settings", {}))
    g = Legends(CARDS, Options(chosen), data["seats"], dice)
    g.clear()
    g.starter = 0
    if "terrain" in data:
        g.terrain = read([str(row) for row in data["terrain"]])
        g.at = [NONE] * len(g.terrain)
    lay_units(g, data)
    for key, value in data.items():
        if key not in BESIDE_THE_TABLE and key not in ("terrain", "units", "order"):
            lay(g, key, value)
    if "agenda" not in data:
        g.agenda.append(NextBattle())
        g.settle([BeginTurn(g.active)])
    return g


def lay_units(g: Legends, data: Data) -> None:
    sides = [list(words or []) for words in data.get("units", [])]
    order = data.get("order", [seat for seat, words in enumerate(sides) for _ in words])
    for seat in order:
        lay_unit(g, seat, str(sides[seat].pop(0)))
    defender, space = data.get("defender", NONE), data.get("contested", NONE)
    if defender != NONE and g.where[defender] == space:  # two units on one space: the defender stands there
        g.at[space] = defender


def lay_unit(g: Legends, seat: Seat, word: str) -> None:
    name, _, rest = word.partition("@")
    place, *marks = rest.split("/")
    away = {there: where for where, there in AWAY.items()}
    space = away[place] if place in away else known(place, NAMES[SPACE][: g.field.spaces], SPACE)
    unit = g.muster(seat, known(name, UNITS, UNIT), space)
    if TAKEN in marks:
        g.control[unit] = 1 - (seat & 1)
        g.known[unit] = 1 << g.control[unit]
    if SEEN in marks or space < 0:
        g.known[unit] = 7
    for mark in marks:
        mark_unit(g, unit, mark)
    if place == AWAY[CURSING] and g.curse == NONE:
        g.curse, g.curse_seat = unit, seat


def mark_unit(g: Legends, unit: int, mark: str) -> None:
    if mark == LOOKED:
        g.known[unit] = 3
    elif mark == MOVED:
        g.moved[unit] = 1
    elif mark in KEYWORDS:
        g.gained[unit] |= 1 << KEYWORDS.index(mark)
        g.passing |= CHANGED
    elif mark[:1] in "+-":
        g.bonus[unit] = int(mark)
        g.passing |= CHANGED if mark[0] == "+" else CHANGED | WEAKENED
    elif mark not in (TAKEN, SEEN):
        raise ValueError(f"a unit has no mark {mark!r}{nearest(mark, [TAKEN, SEEN, LOOKED, MOVED, *KEYWORDS])}")


def lay(g: Legends, key: str, value: object) -> None:
    """Put one part of a position on the table."""
    if key in ("used", "spent") and isinstance(value, list):
        setattr(g, key, [int(unit) for unit in value])
    elif key == "curse":
        found = [u for u in range(len(g.where)) if g.where[u] == CURSING and UNITS[g.design[u]] == value]
        rising = {unit for unit, _ in g.rising}
        g.curse = next((u for u in found if u not in rising), NONE)
    elif key == "mustered" and isinstance(value, list):
        g.mustered = [[known(str(word), UNITS, UNIT) for word in words or []] for words in value]
    elif key == "seen" and isinstance(value, list):
        g.seen = [list(row) for row in value]
    elif key in PLAIN:
        setattr(g, key, filled(getattr(g, key), value))
    else:
        raise ValueError(f"a position has no {key!r}{nearest(key, ['terrain', 'units', 'curse', *PLAIN])}")


def filled(empty: object, value: object) -> object:
    """The value, with the empty table's for seats that are not spoken of."""
    if isinstance(value, list) and isinstance(empty, list) and None in value:
        return [empty[i] if item is None else item for i, item in enumerate(value)]
    return value
