"""Columns: what a row of numbers tells of a table, as one seat may know it, behind the gates of its zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.kernel.choice import Seat
from ludotheque.kernel.eyes import NOBODY, Column, Eyes, Fields, Spot
from ludotheque.kernel.step import Step
from ludotheque.kernel.zones import NOTHING, NUMBER, SEAT, its_owner

MOST: Final = 127  # larger numbers are shown as this one,
LEAST: Final = -128  # smaller ones as that
BYTES: Final = [bytearray([n & 0xFF]) for n in range(LEAST, MOST + 1)]

A_NUMBER: Final = 0  # how a zone is written
ONE: Final = 1
COUNTS: Final = 2
NUMBERS: Final = 3


class Lying(Column):
    """What lies in a zone: a number as it is, a piece as a one in its place, of many how many there are of each.

    There are zeros for whoever does not see it.
    """

    def __init__(self, zone: str, name: str = "", size: int = 0) -> None:
        Column.__init__(self, name or zone, of=zone)
        self.told = 0  # whether it is said how many there are
        self.size = size  # of a list of numbers the most there are; else up to where a kind is spoken of

    def learn(self, eyes: Eyes) -> None:
        Column.learn(self, eyes)
        zone = eyes.forms.zone(self.of)
        if zone.kind == NUMBER and zone.many and not self.size:
            raise ValueError(f"{zone!r} may hold any number of numbers: its game needs a `tensor`")
        self.seen, self.each, self.is_open = zone.seen, zone.each, zone.is_open
        self.of_seats = eyes.seats if zone.kind == SEAT else 0
        self.how = (NUMBERS if zone.many else A_NUMBER) if zone.kind == NUMBER else COUNTS if zone.many else ONE
        self.private = zone.kind == SEAT or not zone.is_open
        self.owned = zone.seen is its_owner
        self.gated = not zone.is_open and not self.owned
        names = 1 if zone.kind == NUMBER else self.of_seats or len(eyes.forms.names[zone.kind])
        self.size = self.size or names
        self.width = self.told + self.size
        self.nothing = bytearray(self.width)
        self.heap = eyes.on(self.of)
        self.ones = [byte(1)[: self.told] + tally([n], self.size) for n in range(self.size if self.how == ONE else 0)]

    def is_lasting(self) -> bool:
        return not self.gated

    def is_open_number(self) -> bool:
        return self.how == A_NUMBER and self.is_open

    def show(self, spot: Spot, g: Any) -> None:
        if self.gated and spot.at != NOBODY:
            sees = self.seen(g, spot.at, spot.seat)
            if sees == spot.sees and not spot.stale:
                return
            spot.sees = sees
        Column.show(self, spot, g)

    def lying(self, at: int) -> Any:
        return self.heap.lying[at] if self.each else self.heap.lying

    def written(self, g: Any, at: int, seat: Seat) -> bytearray:
        if (self.owned and seat != at) or (self.gated and not self.seen(g, at, seat)):
            return self.hint(at)
        seats = self.of_seats
        if self.how == A_NUMBER:
            return byte(self.lying(at))
        if self.how == ONE:
            one: int = self.lying(at)
            return self.nothing if one == NOTHING else self.ones[(one - seat) % seats if seats else one]
        numbers: list[int] = self.lying(at)
        return self.many([(n - seat) % seats for n in numbers] if seats else numbers)

    def many(self, numbers: list[int]) -> bytearray:
        if self.how == NUMBERS:
            return small(numbers[: self.size]).ljust(self.width, b"\0")
        return byte(len(numbers))[: self.told] + tally(numbers, self.size)

    def hint(self, at: int) -> bytearray:
        """What everybody may know of it."""
        if not self.told:
            return self.nothing
        lying = self.lying(at)
        return byte(int(lying != NOTHING) if self.how == ONE else len(lying)).ljust(self.width, b"\0")


class Hinted(Lying):
    """How many pieces there are, which everybody knows, comes first where not everybody sees them."""

    def learn(self, eyes: Eyes) -> None:
        zone = eyes.forms.zone(self.of)
        self.told = 1 if zone.is_of_pieces() and not zone.is_open else 0
        Lying.learn(self, eyes)


class Ranked(Lying):
    """Pieces in an order: the first as 1, the one after it as 2, and so on; or the last one first."""

    def __init__(self, zone: str, name: str = "", last_first: bool = False) -> None:
        Lying.__init__(self, zone, name)
        self.last_first = last_first

    def many(self, numbers: list[int]) -> bytearray:
        return byte(len(numbers))[: self.told] + ranked(numbers[::-1] if self.last_first else numbers, self.size)


class Figures(Column):
    """Several numbers, by names with sizes: "turn:2 goal"."""

    def fields(self) -> Fields:
        return sized(self.name)

    def show(self, spot: Spot, g: Any) -> None:
        numbers = list[int]() if spot.at == NOBODY else self.figures(g, spot.at, spot.seat)
        if numbers != spot.looks:
            spot.looks = numbers[:]
            self.eyes.write(spot, small(numbers).ljust(self.width, b"\0"))

    def written(self, g: Any, at: int, seat: Seat) -> bytearray:
        return small(self.figures(g, at, seat)).ljust(self.width, b"\0")

    def figures(self, g: Any, at: int, seat: Seat) -> list[int]:
        """As many as there are; the rest are zeros."""
        raise NotImplementedError


class Made(Figures):
    """What follows from the table, for everybody alike."""

    def __init__(
        self, names: str, by: Callable[[Any, int], list[int]], of: str = "", of_all: str = "", block: int = 1
    ) -> None:
        Column.__init__(self, names, width_of(names), False, of, of_all, block)
        self.by = by

    def figures(self, g: Any, at: int, seat: Seat) -> list[int]:
        return self.by(g, at)


class Own(Figures):
    """What follows from the table and from who looks."""

    def __init__(self, names: str, by: Callable[[Any, int, Seat], list[int]], of: str = "", of_all: str = "") -> None:
        Column.__init__(self, names, width_of(names), True, of, of_all)
        self.by = by

    def figures(self, g: Any, at: int, seat: Seat) -> list[int]:
        return self.by(g, at, seat)


class Asked(Column):
    """Which question is put to a seat; whoever else there is cannot tell."""

    def __init__(self, steps: Sequence[type[Step[Any]]]) -> None:
        Column.__init__(self, "question", len(steps), True)
        self.steps: dict[type[Step[Any]], bytearray] = {step: tally([n], len(steps)) for n, step in enumerate(steps)}
        self.nobody = bytearray(len(steps))

    def written(self, g: Any, at: int, seat: Seat) -> bytearray:
        return self.steps[type(g.agenda[-1])] if seat in g.asked() else self.nobody


def lying(zones: str, size: int = 0) -> list[Column]:
    """What lies in each of these, under its own name."""
    return [Lying(zone, size=size) for zone in zones.split()]


def sized(names: str) -> Fields:
    return [(name.partition(":")[0], int(name.partition(":")[2] or 1)) for name in names.split()]


def width_of(names: str) -> int:
    return sum([width for _, width in sized(names)])


def byte(number: int) -> bytearray:
    return BYTES[max(LEAST, min(number, MOST)) - LEAST]


def small(numbers: list[int]) -> bytearray:
    if not numbers:
        return bytearray()
    return bytearray([n if 0 <= n <= MOST else max(LEAST, min(n, MOST)) & 0xFF for n in numbers])


def tally(numbers: list[int], size: int) -> bytearray:
    """How many there are of each."""
    row = bytearray(size)
    for n in numbers:
        row[n] += 1
    return row


def ranked(numbers: list[int], size: int) -> bytearray:
    """The first as 1, the one after it as 2, and so on."""
    row = bytearray(size)
    for n in range(len(numbers), 0, -1):
        row[numbers[n - 1]] = n
    return row
