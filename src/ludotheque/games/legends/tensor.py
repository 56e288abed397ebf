"""What is written of a table of Stratego Legends in a row of numbers, the field seen from the seat's own edge.

The field grows with the players, and so does the row. It is written as planes, one number for each space: column after
column from the left of that edge, and in a column from that edge to the far one.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.field import FIELDS, ROWS
from ludotheque.games.legends.kinds import KEYWORDS, NONE, TERRAINS
from ludotheque.games.legends.notation import FORMS
from ludotheque.games.legends.strength import PARTS, current, parts
from ludotheque.games.legends.table import CURSING, DESTROYED, PUBLIC, Legends, is_listed, knows
from ludotheque.games.legends.zones import enemy_in_sight, fighters, grounds
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.rows import MOST, Each, Group, Kept, Lying, Made, Own, Planes, Rows, lying

DESIGNS: Final = len(CARDS.names)
CURSES: Final = [design for design in range(DESIGNS) if CARDS.cursed[design]]
HUNDRED: Final = 100  # larger numbers are written as hundreds and what is over
NUMBER: Final = 2  # the printed number of a unit so; none where it is not known


def large(number: int) -> list[int]:
    return [number // HUNDRED, number % HUNDRED]


def number(g: Legends, unit: int, seat: Seat) -> list[int]:
    return large(g.cards.number[g.design[unit]]) if knows(g, unit, seat) else []


def seen_from(g: Legends, seat: Seat, owner: Seat) -> int:
    """A player's number as he sits from the seat: 1 for itself, 2 for the next one."""
    return (owner - seat) % g.seats + 1


def strength(g: Legends, unit: int, seat: Seat) -> int:
    return current(g, unit) if knows(g, unit, seat) else 0


def units(g: Legends, at: int, seat: Seat) -> list[int]:
    """Who stands on each space; the second team sees the field from the other end."""
    return g.at[::-1] if seat & 1 else g.at


def look(g: Legends, unit: int, seat: Seat) -> Hashable:
    """All that a seat sees of a unit: its side is seen by all, what it is only by who knows it. [A57]"""
    known = knows(g, unit, seat)
    design = g.design[unit] if known else DESIGNS
    shown = ((g.owner[unit] - seat) % g.seats * 2 + (g.control[unit] ^ seat & 1)) * 8 + (g.known[unit] & PUBLIC)
    shown = (shown + g.moved[unit]) * (DESIGNS + 1) + design
    return (shown * 256 + strength(g, unit, seat) + MOST) * 256 + g.bonus[unit] + MOST << len(KEYWORDS) | g.gained[unit]


def ground(g: Legends, at: int, seat: Seat) -> list[int]:
    """A plane for each terrain."""
    seen = g.terrain[::-1] if seat & 1 else g.terrain
    return [int(here == kind) for kind in range(len(TERRAINS)) for here in seen]


def lost(g: Legends, owner: Seat) -> list[int]:
    """The units of an army that are gone, by where they are."""
    return [2 * g.design[unit] + where for unit, where in enumerate(g.where) if where < 0 and g.owner[unit] == owner]


def gone(g: Legends, owner: Seat, where: int, designs: list[int]) -> list[int]:
    """How many of each of these designs are destroyed, or in the curse area."""
    found = [g.design[unit] for unit, at in enumerate(g.where) if at == where and g.owner[unit] == owner]
    return [found.count(design) for design in designs]


def fight(g: Legends, at: int, seat: Seat) -> list[int]:
    """Whether it is an attack or a Distance Strike, from where, and what for: spaces from the own corner. [R22, R33]"""
    if not fighters(g):
        return []
    attacks = int(g.attacker != NONE)
    return [attacks, 1 - attacks, *[n for space in grounds(g) for n in spot(g, space, seat)]]


def spot(g: Legends, space: int, seat: Seat) -> list[int]:
    """A space as a column and a row, each from 1 on; 0 for none."""
    if space < 0:
        return [0, 0]
    seen = len(g.at) - 1 - space if seat & 1 else space
    return [seen // ROWS + 1, seen % ROWS + 1]


def fighter(g: Legends, which: int, seat: Seat) -> list[int]:
    """One of the two; strengths are told once everybody knows both. [R20, R22]"""
    if not fighters(g):
        return []
    unit = fighters(g)[which]
    enemy = enemy_in_sight(g, unit)
    found = dict(parts(g, unit, enemy)) if enemy != NONE else {}
    amounts = [found.get(part, 0) for part in PARTS]
    known = number(g, unit, seat) or [0, 0]
    return [int(g.control[unit] == seat & 1), *known, int(enemy != NONE), sum(amounts), *amounts]


def by_team(numbers: list[int], seat: Seat) -> list[int]:
    """The own side's first."""
    return numbers[::-1] if seat & 1 else numbers


def place(g: Legends, at: int, seat: Seat) -> list[int]:
    """Where the seat sits at its own edge, from the left."""
    places = range(g.seats // 2)
    return [int(n == seat >> 1) for n in (places[::-1] if seat & 1 else places)]


def rows(seats: int) -> Rows:
    spaces = FIELDS[seats].spaces
    unit = Kept("field", [
        Own("mine", 1, lambda g, unit, seat: [g.control[unit] == seat & 1]),
        Own("theirs", 1, lambda g, unit, seat: [g.control[unit] != seat & 1]),
        Own("owner", 1, lambda g, unit, seat: [seen_from(g, seat, g.owner[unit])]),
        Own("number", NUMBER, number),
        Own("strength", 1, lambda g, unit, seat: [strength(g, unit, seat)]),
        Made("seen", 1, lambda g, unit: [bool(g.known[unit] & PUBLIC)]),
        Made("moved", 1, lambda g, unit: [g.moved[unit]]),
        Made("bonus", 1, lambda g, unit: [g.bonus[unit]]),
        Made("gained", len(KEYWORDS), lambda g, unit: [g.gained[unit] >> bit & 1 for bit in range(len(KEYWORDS))]),
    ], look)  # fmt: skip
    army = [Lying("mustered", "army"), Own("listed", 1, lambda g, owner, seat: [is_listed(g, owner, seat)])]
    losses = [
        Made("destroyed", DESIGNS, lambda g, owner: gone(g, owner, DESTROYED, list(range(DESIGNS)))),
        Made("cursing", len(CURSES), lambda g, owner: gone(g, owner, CURSING, CURSES)),
    ]
    side = Group("seat", [
        *lying("watch"),
        Kept("", losses, lambda g, owner, _: tuple(lost(g, owner))),
        Kept("", army, lambda g, owner, seat: (is_listed(g, owner, seat), tuple(g.mustered[owner]))),
    ])  # fmt: skip
    terrain = [Own("field_terrain", len(TERRAINS) * spaces, ground)]
    return Rows(FORMS, seats, [
        *lying("battle"),
        Made("turn", NUMBER, lambda g, _: large(g.turn)),
        Made("quiet", NUMBER, lambda g, _: large(g.quiet)),
        Made("over", 1, lambda g, _: [g.over()]),
        Made("curse", NUMBER, lambda g, _: [] if g.curse == NONE else large(g.cards.number[g.design[g.curse]])),
        *lying("curse_seat"),
        Own("grey", 1, lambda g, _, seat: [g.side(seat & 1)]),
        Own("wins", 2, lambda g, _, seat: by_team(g.wins, seat)),
        Own("score", 2 * NUMBER, lambda g, _, seat: [n for score in by_team(g.score, seat) for n in large(score)]),
        Own("place", seats // 2, place),
        Own("active", seats, lambda g, _, seat: [int(n == (g.active - seat) % g.seats) for n in range(g.seats)]),
        Own("fight", 6, fight),
        Own("attacker", 5 + len(PARTS), lambda g, _, seat: fighter(g, 0, seat)),
        Own("defender", 5 + len(PARTS), lambda g, _, seat: fighter(g, 1, seat)),
        Kept("", terrain, lambda g, _, seat: (seat & 1, *g.terrain)),
        Planes(unit, spaces, units),
        Each(side, seats),
    ])  # fmt: skip
