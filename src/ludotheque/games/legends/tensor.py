"""A table of Stratego Legends as a row of small numbers: what one seat may know, the field seen from its own edge.

It shows what `zones.view` shows and nothing else. One byte for each number; negative ones are two's complements.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.field import ROWS
from ludotheque.games.legends.kinds import KEYWORDS, NONE, TERRAINS
from ludotheque.games.legends.layout import CURSES, DESIGNS, FIGHT_WIDTH, HUNDRED, OWNER, STRENGTH, UNIT_WIDTH
from ludotheque.games.legends.movement import Shot
from ludotheque.games.legends.strength import current, parts
from ludotheque.games.legends.table import CURSING, PUBLIC, Legends
from ludotheque.kernel.choice import Seat

Piece = bytes | bytearray
Shown = tuple[int, int, int, int, int, int, int]  # design, owner, control, known, moved, bonus and gained of a unit

NOBODY: Final[Shown] = (NONE, NONE, NONE, 0, 0, 0, 0)
NO_UNIT: Final = bytes(UNIT_WIDTH)
NO_FIGHT: Final = bytes(FIGHT_WIDTH)
NO_ARMY: Final = bytes(DESIGNS)
BYTE: Final = 255
CURSE_AT: Final = [CURSES.index(design) if design in CURSES else NONE for design in range(DESIGNS)]


class Encoder:
    """Writes rows. Most of a table stays as it is from one look to the next: only what has changed is written anew."""

    terrain: list[int]
    shown: list[Shown]
    curse: int
    mustered: list[list[int]]
    fallen: list[tuple[int, int, int]]  # design, owner and where of each unit that is not on the field

    def __init__(self) -> None:
        self.seats = 0  # of the game that was looked at last; no game yet
        self.ground: list[bytes] = []  # the terrain as each team sees it
        self.fields: list[bytearray] = []  # the units as each seat sees them
        self.armies: list[bytes] = []  # of each seat
        self.losses: list[bytes] = []

    def encode(self, g: Legends, seat: Seat) -> bytes:
        """What one seat may know."""
        self.look(g)
        return b"".join(self.row(g, seat))

    def pieces(self, g: Legends) -> list[list[Piece]]:
        """What each seat may know, still in pieces."""
        self.look(g)
        return [self.row(g, seat) for seat in range(g.seats)]

    def begin(self, g: Legends) -> None:
        """Another number of players: everything is to be written."""
        self.seats = g.seats
        self.fields = [bytearray(UNIT_WIDTH * len(g.at)) for _ in range(g.seats)]
        self.shown = [NOBODY] * len(g.at)
        self.terrain, self.curse = [], NONE
        self.mustered, self.armies = [[] for _ in range(g.seats)], [NO_ARMY] * g.seats
        self.fallen, self.losses = [], [losses(g, seat) for seat in range(g.seats)]

    def look(self, g: Legends) -> None:
        """Write anew what has changed since the last look."""
        if g.seats != self.seats:
            self.begin(g)
        curse = NONE if g.curse == NONE else g.design[g.curse]
        anew = curse != self.curse or g.terrain != self.terrain  # strengths depend on both
        if g.terrain != self.terrain:
            self.terrain = g.terrain
            self.ground = [ground(g.terrain), ground(g.terrain[::-1])]
        self.curse = curse
        self.write_units(g, anew)
        if g.mustered != self.mustered:
            self.mustered = [units[:] for units in g.mustered]
            self.armies = [counts(units) for units in g.mustered]
        fallen = [(g.design[unit], g.owner[unit], where) for unit, where in enumerate(g.where) if where < 0]
        if fallen != self.fallen:
            self.fallen = fallen
            self.losses = [losses(g, seat) for seat in range(g.seats)]

    def write_units(self, g: Legends, anew: bool) -> None:
        """The spaces that look different than before."""
        units: list[Shown] = list(zip(g.design, g.owner, g.control, g.known, g.moved, g.bonus, g.gained))
        shown = [NOBODY if unit == NONE else units[unit] for unit in g.at]
        for space, before in enumerate(self.shown):
            if anew or shown[space] != before:
                self.write_space(g, space)
        self.shown = shown

    def write_space(self, g: Legends, space: int) -> None:
        """What stands on a space as each seat sees it; the second team sees the field from the other end."""
        spaces, unit = len(g.at), g.at[space]
        for team in (0, 1):
            at = spaces - 1 - space if team else space
            piece = bytearray(NO_UNIT) if unit == NONE else on_field(g, unit, team)
            for seat in range(team, g.seats, 2):
                if unit != NONE:
                    piece[OWNER] = seen_from(g, seat, g.owner[unit])
                self.fields[seat][at::spaces] = piece

    def row(self, g: Legends, seat: Seat) -> list[Piece]:
        """The pieces of one seat's row."""
        sides = [self.side(g, (seat + n) % g.seats, seat) for n in range(g.seats)]
        return [self.ground[seat & 1], self.fields[seat], *sides, middle(g, seat), fight(g, seat)]

    def side(self, g: Legends, owner: Seat, seat: Seat) -> bytes:
        """One player; his army where it is public or his own side's. [A54]"""
        listed = owner & 1 == seat & 1 or not g.is_secret(owner)
        army = self.armies[owner] if listed else NO_ARMY
        return bytes((listed, g.watch[owner])) + army + self.losses[owner]


def ground(terrain: list[int]) -> bytes:
    """A plane for each terrain."""
    return bytes([here == kind for kind in range(len(TERRAINS)) for here in terrain])


def counts(units: list[int]) -> bytes:
    """How many there are of each design."""
    piece = bytearray(DESIGNS)
    for design in units:
        piece[design] += 1
    return bytes(piece)


def losses(g: Legends, owner: Seat) -> bytes:
    """The units of an army that are destroyed, and those in the curse area, by design."""
    destroyed, cursing = bytearray(DESIGNS), bytearray(len(CURSES))
    for unit, where in enumerate(g.where):
        if where < 0 and g.owner[unit] == owner:
            if where == CURSING:
                cursing[CURSE_AT[g.design[unit]]] += 1
            else:
                destroyed[g.design[unit]] += 1
    return bytes(destroyed + cursing)


def on_field(g: Legends, unit: int, team: int) -> bytearray:
    """A unit: its side is seen by all, what it is only by who knows it. The owner is still to be filled in. [A57]"""
    known, control = g.knows(team, unit), g.control[unit]
    number = g.cards.number[g.design[unit]] if known else 0
    strength = current(g, unit) & BYTE if known else 0
    gained = g.gained[unit]
    head = (
        *(control == team, control != team, 0, *large(number), strength),
        *(bool(g.known[unit] & PUBLIC), bool(g.moved[unit]), g.bonus[unit] & BYTE),
    )
    return bytearray(head) + bytearray([gained >> bit & 1 for bit in range(len(KEYWORDS))])


def middle(g: Legends, seat: Seat) -> bytes:
    """The time, the curse in force, how the campaign stands, where the seat sits, and whose turn it is."""
    team, place = seat & 1, seat >> 1
    places = range(g.seats // 2)
    curse, owner = 0, 0
    if g.curse != NONE:
        curse, owner = g.cards.number[g.design[g.curse]], seen_from(g, seat, g.curse_seat)
    numbers = [
        *(g.battle, *large(g.turn), *large(g.quiet), not g.agenda, *large(curse), owner, g.side(team)),
        *(g.wins[team], g.wins[1 - team], *large(g.score[team]), *large(g.score[1 - team])),
        *[n == place for n in (reversed(places) if team else places)],
        *[n == (g.active - seat) % g.seats for n in range(g.seats)],
    ]
    return bytes(numbers)


def fight(g: Legends, seat: Seat) -> bytes:
    """The attack or the Distance Strike that is going on. [R22, R33]"""
    if g.attacker != NONE:
        return fought(g, seat, (1, 0), g.attacker, g.defender, g.origin, g.contested)
    for step in g.agenda:
        if isinstance(step, Shot):
            return fought(g, seat, (0, 1), step.unit, step.target, g.where[step.unit], g.where[step.target])
    return NO_FIGHT


def fought(g: Legends, seat: Seat, kind: tuple[int, int], unit: int, other: int, origin: int, space: int) -> bytes:
    team = seat & 1
    spots = bytes((*kind, *spot(g, team, origin), *spot(g, team, space)))
    return spots + fighter(g, unit, other, team) + fighter(g, other, unit, team)


def fighter(g: Legends, unit: int, enemy: int, team: int) -> bytes:
    """One of the two; strengths are shown once everybody knows both. [R20, R22]"""
    known = g.knows(team, unit)
    compared = bool(g.known[unit] & g.known[enemy] & PUBLIC) and g.where[unit] >= 0
    found = dict(parts(g, unit, enemy)) if compared else {}
    strength = sum(found.values())
    number = g.cards.number[g.design[unit]] if known else 0
    head = bytes((g.control[unit] == team, *large(number), compared, strength & BYTE))
    return head + bytes([found.get(name, 0) & BYTE for name in STRENGTH])


def large(number: int) -> tuple[int, int]:
    return number // HUNDRED, number % HUNDRED


def spot(g: Legends, team: int, space: int) -> tuple[int, int]:
    """A space as a column and a row from the own corner on; 0 for none."""
    if space < 0:
        return 0, 0
    seen = len(g.at) - 1 - space if team else space
    return seen // ROWS + 1, seen % ROWS + 1


def seen_from(g: Legends, seat: Seat, owner: Seat) -> int:
    """A player's number as he sits from the seat: 1 for itself, 2 for the next one."""
    return (owner - seat) % g.seats + 1
