"""What is written of a table of Stratego Legends in a row of numbers, the field seen from the seat's own edge.

The field grows with the players, and so does the row. It is written as planes, one number for each space: column after
column from the left of that edge, and in a column from that edge to the far one.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.field import FIELDS, ROWS
from ludotheque.games.legends.kinds import KEYWORDS, NONE, TERRAINS
from ludotheque.games.legends.notation import FORMS
from ludotheque.games.legends.strength import PARTS, current, parts
from ludotheque.games.legends.table import CURSING, DESTROYED, PUBLIC, Legends, is_listed, knows, sight
from ludotheque.games.legends.zones import enemy_in_sight, fighters, grounds
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.columns import Lying, Made, Own, lying
from ludotheque.kernel.rows import Each, Group, Kept, Planes, Rows

DESIGNS: Final = len(CARDS.names)
CURSES: Final = [design for design in range(DESIGNS) if CARDS.cursed[design]]
HUNDRED: Final = 100  # larger numbers are written as hundreds and what is over
BYTE: Final = 256
LOOKS: Final = "at where known design control bonus gained moved terrain curse cards"  # what they follow from
NUMBER: Final = 2  # the printed number of a unit so; none where it is not known


def large(number: int) -> list[int]:
    return [number // HUNDRED, number % HUNDRED]


def number(g: Legends, unit: int, seat: Seat) -> list[int]:
    return large(g.cards.number[g.design[unit]]) if knows(g, unit, seat) else []


def units(g: Legends, at: int, seat: Seat) -> list[int]:
    """Who stands on each space; the second team sees the field from the other end."""
    return g.at[::-1] if seat & 1 else g.at


def looks(g: Legends, at: int, seat: Seat) -> list[int]:
    """What a side sees on each space, as one number: whose a unit is, and what it is where that is known. [A57]"""
    team, half, found = seat & 1, BYTE // 2, list[int]()
    sees = sight(team)
    for unit in units(g, at, seat):
        if unit == NONE:
            found.append(NONE)
            continue
        known = g.known[unit]
        number, force = (g.cards.number[g.design[unit]], current(g, unit)) if known & sees else (0, 0)
        look = (number * BYTE + force + half) * BYTE + g.bonus[unit] + half
        look = (look << len(KEYWORDS) | g.gained[unit]) * BYTE
        found.append(look + 4 * (g.control[unit] ^ team) + 2 * int(known & PUBLIC != 0) + g.moved[unit])
    return found


def unit_seen(g: Legends, look: int) -> list[int]:
    """The same number by number."""
    rest, marks = divmod(look, BYTE)
    gained = [rest >> bit & 1 for bit in range(len(KEYWORDS))]
    rest, bonus = divmod(rest >> len(KEYWORDS), BYTE)
    number, force = divmod(rest, BYTE)
    theirs, seen, moved = marks >> 2, marks >> 1 & 1, marks & 1
    return [1 - theirs, theirs, *large(number), force - BYTE // 2, seen, moved, bonus - BYTE // 2, *gained]


def ground(g: Legends, at: int, seat: Seat) -> list[int]:
    """A plane for each terrain."""
    seen = g.terrain[::-1] if seat & 1 else g.terrain
    return [int(here == kind) for kind in range(len(TERRAINS)) for here in seen]


def lost(g: Legends, owner: Seat) -> list[int]:
    """The units of an army that are gone, by where they are."""
    return [2 * g.design[unit] + where for unit, where in enumerate(g.where) if where < 0 and g.owner[unit] == owner]


def gone(g: Legends, owner: Seat, where: int, designs: list[int]) -> list[int]:
    """How many of each of these designs are destroyed, or in the curse area."""
    found = [0] * DESIGNS
    for unit, at in enumerate(g.where):
        if at == where and g.owner[unit] == owner:
            found[g.design[unit]] += 1
    return [found[design] for design in designs]


def fight(g: Legends, at: int, seat: Seat) -> list[int]:
    """Whether it is an attack or a Distance Strike, from where, and what for; then both units. [R22, R33]"""
    if not fighters(g):
        return []
    attacks = int(g.attacker != NONE)
    spots = [n for space in grounds(g) for n in spot(g, space, seat)]
    return [attacks, 1 - attacks, *spots, *[n for unit in fighters(g) for n in fighter(g, unit, seat)]]


def spot(g: Legends, space: int, seat: Seat) -> list[int]:
    """A space as a column and a row from the own corner, each from 1 on; 0 for none."""
    if space < 0:
        return [0, 0]
    seen = len(g.at) - 1 - space if seat & 1 else space
    return [seen // ROWS + 1, seen % ROWS + 1]


def fighter(g: Legends, unit: int, seat: Seat) -> list[int]:
    """One of the two; strengths are told once everybody knows both. [R20, R22]"""
    enemy = enemy_in_sight(g, unit)
    found = dict(parts(g, unit, enemy)) if enemy != NONE else {}
    amounts = [found.get(part, 0) for part in PARTS]
    known = number(g, unit, seat) or [0, 0]
    return [int(g.control[unit] == seat & 1), *known, int(enemy != NONE), sum(amounts), *amounts]


def middle(g: Legends, at: int) -> list[int]:
    """The time, and the curse in force."""
    curse = [0, 0] if g.curse == NONE else large(g.cards.number[g.design[g.curse]])
    return [*large(g.turn), *large(g.quiet), int(g.over()), *curse]


def standing(g: Legends, at: int, seat: Seat) -> list[int]:
    """How the campaign stands, the own side first; where the seat sits at its edge, from the left; whose turn it is."""
    own = seat & 1
    places = [int(n == seat >> 1) for n in range(g.seats // 2)]
    turns = [int(n == (g.active - seat) % g.seats) for n in range(g.seats)]
    scores = [*large(g.score[own]), *large(g.score[1 - own])]
    return [g.side(own), g.wins[own], g.wins[1 - own], *scores, *(places[::-1] if own else places), *turns]


def owners(g: Legends, at: int, seat: Seat) -> list[int]:
    """A plane: whose units they are, 1 for the seat's own, 2 for those of the next one."""
    return [0 if unit == NONE else (g.owner[unit] - seat) % g.seats + 1 for unit in units(g, at, seat)]


def rows(seats: int) -> Rows:
    spaces = FIELDS[seats].spaces
    unit = f"mine theirs number:{NUMBER} strength seen moved bonus gained:{len(KEYWORDS)}"
    army = [Lying("mustered", "army"), Own("listed", lambda g, owner, seat: [is_listed(g, owner, seat)])]
    losses = [
        Made(f"destroyed:{DESIGNS}", lambda g, owner: gone(g, owner, DESTROYED, list(range(DESIGNS)))),
        Made(f"cursing:{len(CURSES)}", lambda g, owner: gone(g, owner, CURSING, CURSES)),
    ]
    side = Group("seat", [
        *lying("watch"),
        Kept("", losses, "where owner design", lost),
        Group("", army),
    ])  # fmt: skip
    fighter_width = 1 + NUMBER + 2 + len(PARTS)
    return Rows(FORMS, seats, [
        *lying("battle"),
        Made(f"turn:{NUMBER} quiet:{NUMBER} over curse:{NUMBER}", middle),
        *lying("curse_seat"),
        Own(f"grey wins:2 score:{2 * NUMBER} place:{seats // 2} active:{seats}", standing),
        Own(f"fight:6 attacker:{fighter_width} defender:{fighter_width}", fight),
        Own(f"field_terrain:{len(TERRAINS) * spaces}", ground, "terrain"),
        Own(f"field_owner:{spaces}", owners, "at owner"),
        Planes(Group("field", [Made(unit, unit_seen)]), spaces, looks, LOOKS),
        Each(side, seats),
    ])  # fmt: skip
