"""Columns: what a row of numbers tells of a table, as one seat may know it, behind the gates of its zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.choice import Seat
from ludotheque.kernel.eyes import Eyes, Heap
from ludotheque.kernel.step import Step
from ludotheque.kernel.zones import NOTHING, NUMBER, SEAT, its_owner

Fields = list[tuple[str, int]]
MOST: Final = 127  # larger numbers are shown as this one,
LEAST: Final = -128  # smaller ones as that
BYTES: Final = [bytes([n & 0xFF]) for n in range(LEAST, MOST + 1)]

FOR_ALL: Final = 0  # who sees the same: everybody,
FOR_OTHERS: Final = 1  # all but the owner,
FOR_NOBODY: Final = 2  # nobody

A_NUMBER: Final = 0  # how a zone is written
ONE: Final = 1
COUNTS: Final = 2
NUMBERS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Some numbers under a name. What is not private is the same for everybody.

    Where it follows from some zones alone, or other parts of the table, `of` names them, and it is written only when
    they have changed: of a zone for each what is at its own place, or all of it where it is `of_all`.
    """

    def __init__(self, name: str, width: int = 1, private: bool = False, of: str = "", of_all: str = "") -> None:
        self.name = name
        self.width = width
        self.private = private
        self.of = of
        self.of_all = of_all
        self.follows: list[Heap] = []
        self.alike = FOR_NOBODY if private else FOR_ALL
        self.kept: list[bytes] = []  # by whose it is, and who looks;
        self.when: list[int] = []  # and when that was written

    def learn(self, eyes: Eyes) -> None:
        """How the game is written, and how many play."""
        each = [zone.name for zone in eyes.forms.zones if zone.each]
        self.eyes = eyes
        self.follows = [eyes.on(name, name in each) for name in self.of.split()]
        self.follows += [eyes.on(name, False) for name in self.of_all.split()]

    def is_lasting(self) -> bool:
        """Whether it follows from these alone."""
        return bool(self.follows)

    def fields(self) -> Fields:
        """What it is made of, with sizes."""
        return [(self.name, self.width)]

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        """What a seat may know of it; `at` is whose it is, or which of many."""
        if not self.follows:
            return self.written(g, at, seat)
        place = at + 1
        if self.alike != FOR_ALL:
            place = place * 2 + int(seat == at) if self.alike == FOR_OTHERS else place * self.eyes.seats + seat
        while place >= len(self.when):
            self.when.append(0)
            self.kept.append(b"")
        written = self.when[place]
        for heap in self.follows:
            if heap.since(at) > written:
                self.when[place] = self.eyes.looks
                self.kept[place] = self.written(g, at, seat)
                break
        return self.kept[place]

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        """The same from nothing."""
        raise NotImplementedError


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
        self.alike = FOR_ALL if not self.private else FOR_OTHERS if self.owned and zone.kind != SEAT else FOR_NOBODY
        names = 1 if zone.kind == NUMBER else self.of_seats or len(eyes.forms.names[zone.kind])
        self.size = self.size or names
        self.width = self.told + self.size
        self.nothing = bytes(self.width)

    def is_lasting(self) -> bool:
        return not self.gated

    def is_open_number(self) -> bool:
        return self.how == A_NUMBER and self.is_open

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        if self.gated and not self.seen(g, at, seat):
            return self.hint(g, at)
        return Column.piece(self, g, at, seat)

    def lying(self, g: Any, at: int) -> Any:
        lying: Any = getattr(g, self.of)
        return lying[at] if self.each else lying

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        if self.owned and seat != at:
            return self.hint(g, at)
        if self.how == A_NUMBER:
            return byte(self.lying(g, at))
        if self.how == ONE:
            one: int = self.lying(g, at)
            numbers = [] if one == NOTHING else [one]
        else:
            numbers = self.lying(g, at)
        seats = self.of_seats
        return self.many([(n - seat) % seats for n in numbers] if seats else numbers)

    def many(self, numbers: list[int]) -> bytes:
        if self.how == NUMBERS:
            return small(numbers[: self.size]).ljust(self.width, b"\0")
        return byte(len(numbers))[: self.told] + tally(numbers, self.size)

    def hint(self, g: Any, at: int) -> bytes:
        """What everybody may know of it."""
        if not self.told:
            return self.nothing
        lying = self.lying(g, at)
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

    def many(self, numbers: list[int]) -> bytes:
        return byte(len(numbers))[: self.told] + ranked(numbers[::-1] if self.last_first else numbers, self.size)


class Made(Column):
    """What follows from the table, for everybody alike: several numbers, by names with sizes: "turn:2 goal"."""

    def __init__(self, names: str, by: Callable[[Any, int], list[int]], of: str = "", of_all: str = "") -> None:
        Column.__init__(self, names, width_of(names), False, of, of_all)
        self.by = by

    def fields(self) -> Fields:
        return sized(self.name)

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        return small(self.by(g, at)).ljust(self.width, b"\0")


class Own(Column):
    """What follows from the table and from who looks."""

    def __init__(self, names: str, by: Callable[[Any, int, Seat], list[int]], of: str = "", of_all: str = "") -> None:
        Column.__init__(self, names, width_of(names), True, of, of_all)
        self.by = by

    def fields(self) -> Fields:
        return sized(self.name)

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        return small(self.by(g, at, seat)).ljust(self.width, b"\0")


class Asked(Column):
    """Which question is put to a seat; whoever else there is cannot tell."""

    def __init__(self, steps: Sequence[type[Step[Any]]]) -> None:
        Column.__init__(self, "question", len(steps), True)
        self.steps: dict[type[Step[Any]], bytes] = {step: tally([n], len(steps)) for n, step in enumerate(steps)}
        self.nobody = bytes(len(steps))
        self.looked = 0
        self.who: list[Seat] = []

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        if self.looked != self.eyes.looks:
            self.looked, self.who = self.eyes.looks, g.asked()
        return self.steps[type(g.agenda[-1])] if seat in self.who else self.nobody


def lying(zones: str, size: int = 0) -> list[Column]:
    """What lies in each of these, under its own name."""
    return [Lying(zone, size=size) for zone in zones.split()]


def sized(names: str) -> Fields:
    return [(name.partition(":")[0], int(name.partition(":")[2] or 1)) for name in names.split()]


def width_of(names: str) -> int:
    return sum([width for _, width in sized(names)])


def byte(number: int) -> bytes:
    return BYTES[max(LEAST, min(number, MOST)) - LEAST]


def small(numbers: list[int]) -> bytes:
    if not numbers:
        return b""
    return bytes([n if 0 <= n <= MOST else max(LEAST, min(n, MOST)) & 0xFF for n in numbers])


def tally(numbers: list[int], size: int) -> bytes:
    """How many there are of each."""
    row = bytearray(size)
    for n in numbers:
        row[n] += 1
    return bytes(row)


def ranked(numbers: list[int], size: int) -> bytes:
    """The first as 1, the one after it as 2, and so on."""
    row = bytearray(size)
    for n in range(len(numbers), 0, -1):
        row[numbers[n - 1]] = n
    return bytes(row)
