"""Rows: a table as one seat may know it, in small numbers, column by column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.columns import FOR_ALL, FOR_NOBODY, Asked, Column, Fields, Hinted, Lying
from ludotheque.kernel.eyes import Eyes
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.step import Step
from ludotheque.kernel.zones import NOTHING

Among = Callable[[Any, int, Seat], list[int]]  # table, whose, seat: of which others
KEPT: Final = 1 << 14  # looks that are remembered


class Group(Column):
    """Some columns one after the other, what all see alike first, numbers before the rest: made once for all."""

    def __init__(self, name: str, columns: Sequence[Column], of: str = "") -> None:
        Column.__init__(self, name, of=of)
        self.columns: list[Column] = list(columns)
        self.open: list[Column] = []
        self.own: list[Column] = []
        self.all: list[Column] = []
        self.looked = 0
        self.common: dict[int, bytes] = {}  # at this look

    def learn(self, eyes: Eyes) -> None:
        Column.learn(self, eyes)
        for column in self.columns:
            column.learn(eyes)
        self.arrange()

    def arrange(self) -> None:
        numbers: list[Column] = [c for c in self.columns if isinstance(c, Lying) and c.is_open_number()]
        others = [column for column in self.columns if not column.private and column not in numbers]
        own = [column for column in self.columns if column.private]
        self.columns = [*numbers, *others, *own]
        self.open, self.own = stretches([*numbers, *others]), stretches(own)
        self.all = self.open + self.own
        self.private = bool(own)
        self.alike = FOR_NOBODY if own else FOR_ALL
        self.width = sum([column.width for column in self.columns])

    def fields(self) -> Fields:
        before = self.name + "_" if self.name else ""
        return [(before + name, width) for column in self.columns for name, width in column.fields()]

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        if self.eyes.alone:
            return b"".join([column.piece(g, at, seat) for column in self.all])
        common = self.seen_by_all(g, at)
        return b"".join([common, *[column.piece(g, at, seat) for column in self.own]]) if self.own else common

    def seen_by_all(self, g: Any, at: int) -> bytes:
        if self.looked != self.eyes.looks:
            self.looked = self.eyes.looks
            self.common.clear()
        common = self.common.get(at)
        if common is None:
            common = self.common[at] = b"".join([column.piece(g, at, TABLE) for column in self.open])
        return common


class Stretch(Column):
    """Columns one after the other that follow from zones alone."""

    def __init__(self, columns: list[Column]) -> None:
        Column.__init__(self, "")
        self.columns = columns
        self.eyes = columns[0].eyes
        self.alike = columns[0].alike
        self.follows = list(dict.fromkeys([heap for column in columns for heap in column.follows]))

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        return b"".join([column.piece(g, at, seat) for column in self.columns])


class Mine(Group):
    """What is one's own: of whoever looks, and nobody else's."""

    def arrange(self) -> None:
        Group.arrange(self)
        self.private = True
        self.alike = FOR_NOBODY

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        return Group.written(self, g, seat, seat)


class Kept(Group):
    """What looks as it did is not made anew: `look` is all that it follows from, as a value that nobody changes."""

    def __init__(self, name: str, columns: Sequence[Column], of_all: str, look: Callable[[Any, int], Any]) -> None:
        Group.__init__(self, name, columns)
        self.of_all = of_all
        self.look = look
        self.last: dict[int, tuple[Any, bytes]] = {}

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        look, before = self.look(g, at), self.last.get(at)
        if before is not None and before[0] == look:
            return before[1]
        piece = Group.written(self, g, at, seat)
        self.last[at] = look, piece
        return piece


class Each(Column):
    """The same columns of one after the other, at most so many: of the seats, from who looks on, or of others.

    There are zeros for nobody, and for those who are not there.
    """

    def __init__(self, group: Group, most: int, among: Among | None = None, private: bool = True) -> None:
        Column.__init__(self, group.name, private=private)
        self.group = group
        self.most = most
        self.among = among
        self.clockwise: list[list[Seat]] = []

    def learn(self, eyes: Eyes) -> None:
        Column.learn(self, eyes)
        self.group.learn(eyes)
        self.width = self.most * self.group.width
        self.nobody = bytes(self.group.width)
        self.clockwise = [[(seat + n) % eyes.seats for n in range(eyes.seats)] for seat in range(eyes.seats)]

    def fields(self) -> Fields:
        own = [(name.removeprefix(self.name), width) for name, width in self.group.fields()]
        numbers = [""] if self.most == 1 else [str(n) for n in range(self.most)]
        return [(self.name + n + name, width) for n in numbers for name, width in own]

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        order = self.clockwise[seat] if self.among is None else self.among(g, at, seat)
        pieces = [self.nobody if one == NOTHING else self.group.piece(g, one, seat) for one in order]
        return b"".join(pieces).ljust(self.width, b"\0")


class Planes(Each):
    """The same number by number: each is a plane, with one for each of them.

    `among` says of each what it looks like, as a number from which all follows; what looks the same is made once.
    """

    def __init__(self, group: Group, most: int, among: Among, of: str = "") -> None:
        Each.__init__(self, group, most, among)
        self.of = of
        self.looks_of = among
        self.looks: dict[int, bytes] = {}

    def fields(self) -> Fields:
        return [(name, width * self.most) for name, width in self.group.fields()]

    def written(self, g: Any, at: int, seat: Seat) -> bytes:
        if len(self.looks) >= KEPT:
            self.looks.clear()
        pieces: list[bytes] = []
        for look in self.looks_of(g, at, seat):
            piece = self.nobody if look == NOTHING else self.looks.get(look)
            if piece is None:
                piece = self.looks[look] = self.group.written(g, look, TABLE)
            pieces.append(piece)
        row, step = b"".join(pieces), self.group.width
        return b"".join([row[n::step] for n in range(step)])


class Rows(Group):
    """All that is written of a table for so many."""

    def __init__(self, forms: Forms, seats: int, columns: Sequence[Column]) -> None:
        Group.__init__(self, "", columns)
        self.learn(Eyes(forms, seats))
        self.everyone: list[Seat] = list(range(seats))
        self.most_cases = forms.most_cases  # of one draw by chance

    def ask(self, steps: Sequence[type[Step[Any]]]) -> None:
        """Say last which of these questions is put to a seat."""
        asked = Asked(steps)
        asked.learn(self.eyes)
        self.columns.append(asked)
        self.arrange()

    def row(self, g: Any, seat: Seat) -> bytes:
        """What one seat may know."""
        self.eyes.look(g, True)
        return self.written(g, TABLE, seat)

    def rows(self, g: Any) -> list[bytes]:
        """What each seat may know."""
        self.eyes.look(g, False)
        return [self.written(g, TABLE, seat) for seat in self.everyone]


def stretches(columns: list[Column]) -> list[Column]:
    """Neighbours that follow from zones alone, for the same seats, as one."""
    found: list[Column] = []
    for kind, run in groupby(columns, lambda column: column.alike if column.is_lasting() else None):
        neighbours = list(run)
        found += neighbours if kind is None else [Stretch(neighbours)]
    return found


def rows_of(forms: Forms, seats: int) -> Rows:
    """Of any table: zone by zone, the seats' own in their sides."""
    side = Group("seat", [Hinted(zone.name) for zone in forms.zones if zone.each])
    return Rows(forms, seats, [*[Hinted(zone.name) for zone in forms.zones if not zone.each], Each(side, seats)])
