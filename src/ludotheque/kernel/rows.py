"""Rows: a table as one seat may know it, in small numbers, column by column behind the gates of its zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.zones import NOTHING, NUMBER, SEAT

Fields = list[tuple[str, int]]
Among = Callable[[Any, int, Seat], list[int]]  # table, whose, seat: of which others
MOST: Final = 127  # larger numbers are shown as this one,
LEAST: Final = -128  # smaller ones as that
BYTES: Final = [bytes([n & 0xFF]) for n in range(LEAST, MOST + 1)]
KEPT: Final = 1 << 14  # looks that are remembered
MOST_SEATS: Final = 64

A_NUMBER: Final = 0  # how a zone is written
ONE: Final = 1
COUNTS: Final = 2
NUMBERS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Some numbers under a name. What is not private is the same for everybody."""

    def __init__(self, name: str, width: int = 1, private: bool = False) -> None:
        self.name = name
        self.width = width
        self.private = private

    def learn(self, forms: Forms, seats: int) -> None:
        """How the game is written, and how many play."""

    def fields(self) -> Fields:
        """What it is made of, with sizes."""
        return [(self.name, self.width)]

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        """What a seat may know of it; `at` is whose it is, or which of many."""
        raise NotImplementedError

    def pieces(self, g: Any, at: int, seats: list[Seat]) -> list[bytes]:
        return [self.piece(g, at, seat) for seat in seats]


class Lying(Column):
    """What lies in a zone: a number as it is, a piece as a one in its place, of many how many there are of each.

    There are zeros for whoever does not see it.
    """

    def __init__(self, zone: str, name: str = "", size: int = 0) -> None:
        Column.__init__(self, name or zone)
        self.lies_in = zone
        self.told = 0  # whether it is said how many there are
        self.last: dict[int, tuple[list[int], bytes]] = {}  # what lay there at the last look
        self.size = size  # of a list of numbers the most there are; else up to where a kind is spoken of

    def learn(self, forms: Forms, seats: int) -> None:
        zone = forms.zone(self.lies_in)
        if zone.kind == NUMBER and zone.many and not self.size:
            raise ValueError(f"{zone!r} may hold any number of numbers: its game needs a `tensor`")
        self.seen, self.each, self.is_open, self.of_seats = zone.seen, zone.each, zone.is_open, zone.kind == SEAT
        self.how = (NUMBERS if zone.many else A_NUMBER) if zone.kind == NUMBER else COUNTS if zone.many else ONE
        self.private = self.of_seats or not zone.is_open
        names = 1 if zone.kind == NUMBER else seats if self.of_seats else len(forms.names[zone.kind])
        self.size = self.size or names
        self.width = self.told + self.size
        self.nothing = bytes(self.width)
        self.empty: Any = [] if zone.many else 0 if zone.kind == NUMBER else NOTHING
        self.ones = [byte(1)[: self.told] + tally([n], self.size) for n in range(self.size)]

    def is_open_number(self) -> bool:
        return self.how == A_NUMBER and self.is_open

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        lying: Any = getattr(g, self.lies_in)
        if self.each:
            lying = lying[at]
        if lying == self.empty:
            return self.nothing
        if not self.is_open and not self.seen(g, at, seat):
            return self.unseen(lying)
        if self.how == A_NUMBER:
            return byte(lying)
        seats: int = g.seats if self.of_seats else 0
        if self.how != ONE:
            return self.written([(n - seat) % seats for n in lying]) if seats else self.remembered(lying, at)
        n: int = lying
        return self.ones[(n - seat) % seats if seats else n]

    def remembered(self, lying: list[int], at: int) -> bytes:
        """Many of them; most lie there as they did at the last look."""
        before = self.last.get(at)
        if before is not None and before[0] == lying:
            return before[1]
        piece = self.written(lying)
        self.last[at] = lying[:], piece
        return piece

    def written(self, lying: list[int]) -> bytes:
        if self.how == NUMBERS:
            return small(lying[: self.size]).ljust(self.width, b"\0")
        return byte(len(lying))[: self.told] + tally(lying, self.size)

    def unseen(self, lying: Any) -> bytes:
        if not self.told:
            return self.nothing
        return byte(len(lying) if self.how == COUNTS else 1).ljust(self.width, b"\0")


class Hinted(Lying):
    """How many pieces there are, which everybody knows, comes first where not everybody sees them."""

    def learn(self, forms: Forms, seats: int) -> None:
        zone = forms.zone(self.lies_in)
        self.told = 1 if zone.is_of_pieces() and not zone.is_open else 0
        Lying.learn(self, forms, seats)


class Ranked(Lying):
    """Pieces in an order: the first as 1, the one after it as 2, and so on; or the last one first."""

    def __init__(self, zone: str, name: str = "", last_first: bool = False) -> None:
        Lying.__init__(self, zone, name)
        self.last_first = last_first

    def written(self, lying: list[int]) -> bytes:
        return byte(len(lying))[: self.told] + ranked(lying[::-1] if self.last_first else lying, self.size)


class Made(Column):
    """What follows from the table, for everybody alike: several numbers, by names with sizes: "turn:2 goal"."""

    def __init__(self, names: str, by: Callable[[Any, int], list[int]]) -> None:
        Column.__init__(self, names, width_of(names))
        self.by = by

    def fields(self) -> Fields:
        return sized(self.name)

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        return small(self.by(g, at)).ljust(self.width, b"\0")


class Own(Column):
    """What follows from the table and from who looks."""

    def __init__(self, names: str, by: Callable[[Any, int, Seat], list[int]]) -> None:
        Column.__init__(self, names, width_of(names), True)
        self.by = by

    def fields(self) -> Fields:
        return sized(self.name)

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        return small(self.by(g, at, seat)).ljust(self.width, b"\0")


class Group(Column):
    """Some columns one after the other, what all see alike first, numbers in one go: that is made once for all."""

    def __init__(self, name: str, columns: Sequence[Column]) -> None:
        Column.__init__(self, name)
        self.columns: list[Column] = list(columns)
        self.numbers: list[Lying] = []
        self.open: list[Column] = []
        self.own: list[Column] = []

    def learn(self, forms: Forms, seats: int) -> None:
        for column in self.columns:
            column.learn(forms, seats)
        self.numbers = [column for column in self.columns if isinstance(column, Lying) and column.is_open_number()]
        self.open = [column for column in self.columns if not column.private and column not in self.numbers]
        self.own = [column for column in self.columns if column.private]
        self.private = bool(self.own)
        self.width = sum([column.width for column in self.columns])

    def fields(self) -> Fields:
        before = self.name + "_" if self.name else ""
        return [
            (before + name, width)
            for column in [*self.numbers, *self.open, *self.own]
            for name, width in column.fields()
        ]

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        return self.pieces(g, at, [seat])[0]

    def pieces(self, g: Any, at: int, seats: list[Seat]) -> list[bytes]:
        common = b"".join([self.counts(g, at), *[column.piece(g, at, TABLE) for column in self.open]])
        if not self.own:
            return [common for _ in seats]
        found = [[common] for _ in seats]
        for column in self.own:
            for n, piece in enumerate(column.pieces(g, at, seats)):
                found[n].append(piece)
        return [b"".join(pieces) for pieces in found]

    def counts(self, g: Any, at: int) -> bytes:
        found: list[int] = []
        for column in self.numbers:
            lying: Any = getattr(g, column.lies_in)
            found.append(lying[at] if column.each else lying)
        return small(found)


class Mine(Group):
    """What is one's own: of whoever looks, and nobody else's."""

    def learn(self, forms: Forms, seats: int) -> None:
        Group.learn(self, forms, seats)
        self.private = True

    def pieces(self, g: Any, at: int, seats: list[Seat]) -> list[bytes]:
        return [Group.pieces(self, g, seat, [seat])[0] for seat in seats]


class Kept(Group):
    """What looks as it did is not made anew: `look` is all that it follows from, as a value that nobody changes."""

    def __init__(self, name: str, columns: Sequence[Column], look: Callable[[Any, int, Seat], Any]) -> None:
        Group.__init__(self, name, columns)
        self.look = look
        self.last: dict[int, tuple[Any, bytes]] = {}  # by whose it is, and who looks

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        look, place = self.look(g, at, seat), at * MOST_SEATS + seat
        before = self.last.get(place)
        if before is not None and before[0] == look:
            return before[1]
        piece = Group.pieces(self, g, at, [seat])[0]
        self.last[place] = look, piece
        return piece

    def pieces(self, g: Any, at: int, seats: list[Seat]) -> list[bytes]:
        return Column.pieces(self, g, at, seats)


class Each(Column):
    """The same columns of one after the other, at most so many: of the seats, from who looks on, or of others.

    There are zeros for nobody, and for those who are not there.
    """

    def __init__(self, group: Group, most: int, among: Among | None = None, private: bool = True) -> None:
        Column.__init__(self, group.name, private=private)
        self.group = group
        self.most = most
        self.among = among or clockwise

    def learn(self, forms: Forms, seats: int) -> None:
        self.group.learn(forms, seats)
        self.width = self.most * self.group.width

    def fields(self) -> Fields:
        own = [(name.removeprefix(self.name), width) for name, width in self.group.fields()]
        numbers = [""] if self.most == 1 else [str(n) for n in range(self.most)]
        return [(self.name + n + name, width) for n in numbers for name, width in own]

    def piece(self, g: Any, at: int, seat: Seat) -> bytes:
        return self.pieces(g, at, [seat])[0]

    def pieces(self, g: Any, at: int, seats: list[Seat]) -> list[bytes]:
        orders = [self.among(g, at, seat) for seat in seats]
        made: dict[int, list[bytes]] = {NOTHING: [bytes(self.group.width) for _ in seats]}
        for order in orders:
            for one in order:
                if one not in made:
                    made[one] = self.group.pieces(g, one, seats)
        rows = [b"".join([made[one][n] for one in order]) for n, order in enumerate(orders)]
        return [row.ljust(self.width, b"\0") for row in rows]


class Planes(Each):
    """The same number by number: each is a plane, with one for each of them.

    `among` says of each what it looks like, as a number from which all follows; what looks the same is made once.
    """

    def __init__(self, group: Group, most: int, among: Among) -> None:
        Each.__init__(self, group, most, among)
        self.kept: dict[int, bytes] = {}

    def fields(self) -> Fields:
        return [(name, width * self.most) for name, width in self.group.fields()]

    def pieces(self, g: Any, at: int, seats: list[Seat]) -> list[bytes]:
        if len(self.kept) >= KEPT:
            self.kept.clear()
        self.kept[NOTHING] = bytes(self.group.width)
        return [self.plane_by_plane(g, self.among(g, at, seat)) for seat in seats]

    def plane_by_plane(self, g: Any, looks: list[int]) -> bytes:
        pieces: list[bytes] = []
        for look in looks:
            piece = self.kept.get(look)
            if piece is None:
                piece = self.kept[look] = self.group.piece(g, look, TABLE)
            pieces.append(piece)
        row, step = b"".join(pieces), self.group.width
        return b"".join([row[n::step] for n in range(step)])


class Rows(Group):
    """All that is written of a table for so many."""

    def __init__(self, forms: Forms, seats: int, columns: Sequence[Column]) -> None:
        Group.__init__(self, "", columns)
        self.learn(forms, seats)
        self.everyone: list[Seat] = list(range(seats))
        self.most_cases = forms.most_cases  # of one draw by chance

    def row(self, g: Any, seat: Seat) -> bytes:
        """What one seat may know."""
        return self.pieces(g, TABLE, [seat])[0]

    def rows(self, g: Any) -> list[bytes]:
        """What each seat may know."""
        return self.pieces(g, TABLE, self.everyone)


def lying(zones: str, size: int = 0) -> list[Column]:
    """What lies in each of these, under its own name."""
    return [Lying(zone, size=size) for zone in zones.split()]


def rows_of(forms: Forms, seats: int) -> Rows:
    """Of any table: zone by zone, the seats' own in their sides."""
    side = Group("seat", [Hinted(zone.name) for zone in forms.zones if zone.each])
    return Rows(forms, seats, [*[Hinted(zone.name) for zone in forms.zones if not zone.each], Each(side, seats)])


def sized(names: str) -> Fields:
    return [(name.partition(":")[0], int(name.partition(":")[2] or 1)) for name in names.split()]


def width_of(names: str) -> int:
    return sum([width for _, width in sized(names)])


def clockwise(g: Any, at: int, seat: Seat) -> list[Seat]:
    """The seats as they sit from this one on."""
    seats: int = g.seats
    return [(seat + n) % seats for n in range(seats)]


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
