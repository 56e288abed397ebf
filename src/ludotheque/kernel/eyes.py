"""Eyes: how each part of a table lay at the last look, and what of the rows is to be written anew since."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.zones import NOTHING, Zoned, copied

Fields = list[tuple[str, int]]
NOBODY: Final = -2  # whose a spot is that stands empty
EMPTY: Final = bytearray()


class Spot:
    """Where a column is written: of whom, for whom, and where in the rows of those who see it alike."""

    def __init__(self, column: Column, at: int, seat: Seat) -> None:
        self.column = column
        self.at = at  # whose it is, or which of many
        self.seat = seat  # who looks; TABLE where all see the same
        self.lasts = column.is_lasting()
        self.places: list[slice] = []
        self.piece = EMPTY  # what stands there
        self.stale = False  # what it follows from has changed
        self.sees = False  # whether the seat did at the last look
        self.looks: list[int] = []  # the numbers that it was made of, or the looks of many
        self.beneath: list[list[Spot]] = []  # each of them


class Heap:
    """A part of a table as it lay at the last look, and what follows from it."""

    def __init__(self, name: str, each: bool) -> None:
        self.name = name
        self.each = each
        self.number = NOTHING  # of the zone; that of what is none
        self.lying: Any = None
        self.own: list[Spot] = []  # from what is at their own place
        self.whole: list[Spot] = []  # from all of it

    def lay(self, lying: Any, eyes: Eyes) -> None:
        """It lies otherwise now."""
        before = self.lying
        for spot in self.whole:
            eyes.call(spot)
        if not self.own or before is None or len(before) != len(lying):
            for spot in self.own:
                eyes.call(spot)
            self.lying = copied(lying)
            return
        for n, each in enumerate(lying):
            if each != before[n]:
                self.call(n, eyes)
                if isinstance(before, list):
                    before[n] = copied(each)
        if not isinstance(before, list):
            self.lying = lying

    def call(self, n: int, eyes: Eyes) -> None:
        for spot in self.own:
            if spot.at == n // spot.column.block:
                eyes.call(spot)


class Eyes:
    """How a game is written, how many look, what lay where when they last did, and their rows one after the other."""

    def __init__(self, forms: Forms, seats: int) -> None:
        self.forms = forms
        self.seats = seats
        self.each = [zone.name for zone in forms.zones if zone.each]
        self.heaps: list[Heap] = []
        self.numbered = False  # whether a table has been seen
        self.always: list[list[Spot]] = [[] for _ in range(seats + 1)]  # by who looks, those that all see first
        self.stale: list[list[Spot]] = [[] for _ in range(seats + 1)]
        self.rows = bytearray()

    def on(self, name: str) -> Heap:
        for heap in self.heaps:
            if heap.name == name:
                return heap
        self.heaps.append(Heap(name, name in self.each))
        return self.heaps[-1]

    def follow(self, spot: Spot) -> None:
        """Write there what has changed."""
        column = spot.column
        for name in column.of.split():
            heap = self.on(name)
            (heap.own if heap.each and spot.at != TABLE else heap.whole).append(spot)
        for name in column.of_all.split():
            self.on(name).whole.append(spot)
        if not spot.lasts:
            self.always[spot.seat + 1].append(spot)
        self.call(spot)

    def call(self, spot: Spot) -> None:
        """What it follows from has changed."""
        if not spot.stale:
            spot.stale = True
            if spot.lasts:
                self.stale[spot.seat + 1].append(spot)

    def number(self, g: Zoned) -> None:
        """Where each lies among the zones of such a table."""
        self.numbered = True
        names = [zone.name for zone in g.zones]
        for heap in self.heaps:
            if heap.name in names:
                heap.number = names.index(heap.name)

    def look(self, g: Zoned) -> None:
        """At a table: what lies as it did need not be written anew."""
        if not self.numbered:
            self.number(g)
        zones = g.lying()
        for heap in self.heaps:
            lying: Any = getattr(g, heap.name) if heap.number == NOTHING else zones[heap.number]
            if lying is not heap.lying and lying != heap.lying:
                heap.lay(lying, self)

    def show(self, g: Any, seat: Seat) -> None:
        """Write what one seat sees, or what all do."""
        for spot in self.always[seat + 1]:
            spot.column.show(spot, g)
            spot.stale = False
        stale = self.stale[seat + 1]
        if stale:
            for spot in stale:
                spot.column.show(spot, g)
            for spot in stale:
                spot.stale = False
            stale.clear()

    def write(self, spot: Spot, piece: bytearray) -> None:
        """Whoever hands over the same piece again has not changed it."""
        if piece is not spot.piece:
            spot.piece = piece
            rows = self.rows
            for place in spot.places:
                rows[place] = piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Some numbers under a name. What is not private is the same for everybody.

    Where it follows from some zones alone, or other parts of the table, `of` names them, and it is written only when
    they have changed: of a zone for each what is at its own place, or all of it where it is `of_all`. Of a `block` as
    many after one another are each one's.
    """

    def __init__(
        self, name: str, width: int = 1, private: bool = False, of: str = "", of_all: str = "", block: int = 1
    ) -> None:
        self.name = name
        self.width = width
        self.private = private
        self.of = of
        self.of_all = of_all
        self.block = block
        self.spots: list[Spot] = []

    def learn(self, eyes: Eyes) -> None:
        """How the game is written, and how many play."""
        self.eyes = eyes

    def is_lasting(self) -> bool:
        """Whether it follows from these alone."""
        return bool(self.of or self.of_all)

    def fields(self) -> Fields:
        """What it is made of, with sizes."""
        return [(self.name, self.width)]

    def spread(self, at: int, seat: Seat, begin: int, moves: bool) -> list[Spot]:
        """Take a place in the row of a seat; `at` is whose it is, or which of many, and whether that moves."""
        spot = self.spot(at, seat, moves)
        spot.places.append(slice(begin, begin + self.width))
        return [spot]

    def spot(self, at: int, seat: Seat, moves: bool) -> Spot:
        """One that all share who see the same there."""
        seen_by = seat if self.private or moves else TABLE
        for spot in self.spots:
            if not moves and spot.at == at and spot.seat == seen_by:
                return spot
        self.spots.append(Spot(self, at, seen_by))
        self.eyes.follow(self.spots[-1])
        return self.spots[-1]

    def show(self, spot: Spot, g: Any) -> None:
        """Write it there."""
        piece = bytearray(self.width) if spot.at == NOBODY else self.written(g, spot.at, spot.seat)
        self.eyes.write(spot, piece)

    def written(self, g: Any, at: int, seat: Seat) -> bytearray:
        """What a seat may know of it."""
        raise NotImplementedError
