"""Rows: a table as one seat may know it, in small numbers, column by column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.columns import Asked, Hinted, Lying
from ludotheque.kernel.eyes import NOBODY, Column, Eyes, Fields, Spot
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.step import Step
from ludotheque.kernel.zones import NOTHING

Among = Callable[[Any, int, Seat], list[int]]  # table, whose, seat: of which others
KEPT: Final = 1 << 14  # looks that are remembered


class Group(Column):
    """Some columns one after the other, what all see alike first, numbers before the rest.

    What they follow from together may be named once for all of them.
    """

    def __init__(self, name: str, columns: Sequence[Column], of: str = "") -> None:
        Column.__init__(self, name, of=of)
        self.columns: list[Column] = list(columns)

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
        self.private = bool(own)
        self.width = sum([column.width for column in self.columns])

    def fields(self) -> Fields:
        before = self.name + "_" if self.name else ""
        return [(before + name, width) for column in self.columns for name, width in column.fields()]

    def spread(self, at: int, seat: Seat, begin: int, moves: bool) -> list[Spot]:
        if self.is_lasting():
            return Column.spread(self, at, seat, begin, moves)
        spots: list[Spot] = []
        for column in self.columns:
            spots += column.spread(at, seat, begin, moves)
            begin += column.width
        return spots

    def written(self, g: Any, at: int, seat: Seat) -> bytearray:
        return bytearray().join([column.written(g, at, seat) for column in self.columns])


class Mine(Group):
    """What is one's own: of whoever looks, and nobody else's."""

    def arrange(self) -> None:
        Group.arrange(self)
        self.private = True

    def spread(self, at: int, seat: Seat, begin: int, moves: bool) -> list[Spot]:
        return Group.spread(self, seat, seat, begin, moves)


class Kept(Group):
    """What looks as it did is not made anew: `look` is all that it follows from, as a list of numbers."""

    def __init__(
        self, name: str, columns: Sequence[Column], of_all: str, look: Callable[[Any, int], list[int]]
    ) -> None:
        Group.__init__(self, name, columns)
        self.of_all = of_all
        self.look = look

    def show(self, spot: Spot, g: Any) -> None:
        looks = self.look(g, spot.at)
        if looks != spot.looks or not spot.piece:
            spot.looks = looks
            Group.show(self, spot, g)


class Each(Column):
    """The same columns of one after the other, at most so many: of the seats, from who looks on, or of others.

    These may be as many as each has, or there are others `among` them from one look to the next. There are zeros for
    nobody, and for those who are not there.
    """

    def __init__(self, group: Group, most: int, among: Among | None = None, has: bool = False) -> None:
        Column.__init__(self, group.name, private=True)
        self.group = group
        self.most = most
        self.among = among
        self.has = has

    def learn(self, eyes: Eyes) -> None:
        Column.learn(self, eyes)
        self.group.learn(eyes)
        self.width = self.most * self.group.width

    def fields(self) -> Fields:
        own = [(name.removeprefix(self.name), width) for name, width in self.group.fields()]
        numbers = [""] if self.most == 1 else [str(n) for n in range(self.most)]
        return [(self.name + n + name, width) for n in numbers for name, width in own]

    def spread(self, at: int, seat: Seat, begin: int, moves: bool) -> list[Spot]:
        if self.among is None:
            return self.spread_all(at, seat, begin, moves)
        spot = self.spot(at, seat, moves)
        spot.looks = [NOBODY] * self.most
        for n in range(self.most):
            spot.beneath.append(self.group.spread(NOBODY, seat, begin + n * self.group.width, True))
        return [spot]

    def spread_all(self, at: int, seat: Seat, begin: int, moves: bool) -> list[Spot]:
        """They are the same at each look."""
        seats = self.eyes.seats
        if self.has:
            order = [at * self.most + n for n in range(self.most)]
        else:
            order = [(seat + n) % seats for n in range(seats)]
        spots: list[Spot] = []
        for n, one in enumerate(order):
            spots += self.group.spread(one, seat, begin + n * self.group.width, moves)
        return spots

    def show(self, spot: Spot, g: Any) -> None:
        """Those beneath are written after it, where they or what is theirs are others now."""
        order = list[int]() if self.among is None or spot.at == NOBODY else self.among(g, spot.at, spot.seat)
        for n in range(self.most):
            one = order[n] if n < len(order) and order[n] != NOTHING else NOBODY
            if one == spot.looks[n]:
                continue
            spot.looks[n] = one
            for below in spot.beneath[n]:
                below.at = one
                self.eyes.call(below)


class Planes(Column):
    """The same number by number: each is a plane, with one for each of them.

    `among` says of each what it looks like, as a number from which all follows; what looks the same is made once.
    """

    def __init__(self, group: Group, most: int, among: Among, of: str = "") -> None:
        Column.__init__(self, group.name, private=True, of=of)
        self.group = group
        self.most = most
        self.among = among
        self.looks: dict[int, bytearray] = {}

    def learn(self, eyes: Eyes) -> None:
        Column.learn(self, eyes)
        self.group.learn(eyes)
        self.width = self.most * self.group.width
        self.looks[NOTHING] = bytearray(self.group.width)

    def fields(self) -> Fields:
        return [(name, width * self.most) for name, width in self.group.fields()]

    def show(self, spot: Spot, g: Any) -> None:
        looks, before, place = self.among(g, spot.at, spot.seat), spot.looks, spot.places[0]
        begin, end, most, rows = place.start, place.stop, self.most, self.eyes.rows
        known = len(before)
        for n, look in enumerate(looks):
            if n >= known or look != before[n]:
                rows[begin + n : end : most] = self.looking(g, look)
        spot.looks = looks

    def looking(self, g: Any, look: int) -> bytearray:
        piece = self.looks.get(look)
        if piece is None:
            if len(self.looks) >= KEPT:
                self.looks = {NOTHING: self.looks[NOTHING]}
            piece = self.looks[look] = self.group.written(g, look, TABLE)
        return piece


class Rows(Group):
    """All that is written of a table for so many."""

    def __init__(self, forms: Forms, seats: int, columns: Sequence[Column]) -> None:
        Group.__init__(self, "", columns)
        self.learn(Eyes(forms, seats))
        self.everyone: list[Seat] = list(range(seats))
        self.most_cases = forms.most_cases  # of one draw by chance

    def ask(self, steps: Sequence[type[Step[Any]]], beside: int = 0) -> None:
        """Say last which of these questions is put to a seat, and leave some numbers free after each row."""
        asked = Asked(steps)
        asked.learn(self.eyes)
        self.columns.append(asked)
        self.arrange()
        self.eyes.rows = bytearray((self.width + beside) * len(self.everyone))
        for seat in self.everyone:
            self.spread(TABLE, seat, seat * (self.width + beside), False)

    def look(self, g: Any, seats: list[Seat]) -> bytearray:
        """The rows of all one after the other, with what these seats may know now."""
        eyes = self.eyes
        eyes.look(g)
        eyes.show(g, TABLE)
        for seat in seats:
            eyes.show(g, seat)
        return eyes.rows


def rows_of(forms: Forms, seats: int) -> Rows:
    """Of any table: zone by zone, the seats' own in their sides."""
    side = Group("seat", [Hinted(zone.name) for zone in forms.zones if zone.each])
    return Rows(forms, seats, [*[Hinted(zone.name) for zone in forms.zones if not zone.each], Each(side, seats)])
