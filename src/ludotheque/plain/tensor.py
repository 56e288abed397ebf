"""A table as a row of small numbers, zone by zone: what a seat sees, its own side first, then in the order of play."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.zones import NOTHING, NUMBER, SEAT, Place, Tabletop, Zone, places_on, sees

MOST: Final = 127  # larger numbers are shown as this one, smaller ones than -128 as that


class PlainLayout:
    """What the module `layout` of a game says: the parts of a row, with their sizes."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.MOST_CASES = forms.most_cases

    def parts(self, seats: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for zone in self.forms.zones:
            if not zone.each:
                found.append((zone.name, size_of(self.forms, zone, seats)))
        for side in range(seats):
            whose = "my" if side == 0 else "their" if seats == 2 else f"their_{side}"
            for zone in self.forms.zones:
                if zone.each:
                    found.append((f"{whose}_{zone.name}", size_of(self.forms, zone, seats)))
        return found


def size_of(forms: Forms, zone: Zone, seats: int) -> int:
    """A number is itself; else how many there are, and how many of each."""
    if zone.kind == NUMBER:
        if zone.many:
            raise ValueError(f"{zone!r} may hold any number of numbers: its game needs `layout` and `tensor`")
        return 1
    return 1 + (seats if zone.kind == SEAT else len(forms.names[zone.kind]))


class Encoder:
    """What the module `tensor` of a game writes: rows."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms

    def encode(self, g: Tabletop, seat: Seat) -> bytes:
        """What one seat sees."""
        sides: list[list[bytes]] = [[] for _ in range(g.seats + 1)]
        for place in places_on(g):
            at = 0 if place.owner == TABLE else 1 + (place.owner - seat) % g.seats
            sides[at].append(self.piece(g, place, seat))
        return b"".join([piece for side in sides for piece in side])

    def piece(self, g: Tabletop, place: Place, seat: Seat) -> bytes:
        """What one seat sees of one place; of what is hidden, how many pieces there are."""
        zone = place.zone
        shown = sees(g, place, seat)
        if zone.kind == NUMBER:
            return bytes([max(-MOST - 1, min(place.lying[0], MOST)) & 0xFF if shown else 0])
        row = bytearray(size_of(self.forms, zone, g.seats))
        lying = [n for n in place.lying if n != NOTHING and (shown or zone.is_of_pieces())]
        row[0] = min(len(lying), MOST)
        for n in lying if shown else []:
            row[1 + ((n - seat) % g.seats if zone.kind == SEAT else n)] += 1
        return bytes(row)

    def pieces(self, g: Tabletop) -> list[list[bytes]]:
        """The rows of all seats, each in pieces."""
        return [[self.encode(g, seat)] for seat in range(g.seats)]
