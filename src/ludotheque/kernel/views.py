"""Views: what is shown of a table, declared part by part with its types. What all see alike is made once for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.zones import NOTHING, NUMBER, its_owner, owned

Data = dict[str, Any]
MANY: Final = 1 << 16  # more than lie in one place


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that is shown under a name. What is not private is the same for everybody."""

    def __init__(self, name: str, type: Any, private: bool = False, owned: bool = False) -> None:
        self.name = name
        self.type = type  # of what is shown, in Python's words; a shape, or [a shape] for many
        self.private = private
        self.owned = owned  # the same for everybody but its owner

    def learn(self, forms: Forms) -> None:
        """How the game is written."""

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        """What a seat sees of it; `at` is whose it is, or which of many."""
        raise NotImplementedError

    def shows(self, g: Any, at: int, seats: list[Seat]) -> list[Any]:
        return [self.show(g, at, seat) for seat in seats]


class Shape:
    """What is shown of one thing: its parts, in this order, under the name of its type."""

    def __init__(self, name: str, forms: Forms, parts: Sequence[Part]) -> None:
        for part in parts:
            part.learn(forms)
        self.name = name
        self.parts: list[Part] = list(parts)
        self.own: list[Part] = [part for part in parts if part.private]
        self.private = bool(self.own)
        self.owned = self.private and all(part.owned for part in self.own)

    def view(self, g: Any, seat: Seat) -> Data:
        """Of a whole table."""
        return self.show(g, TABLE, seat)

    def views(self, g: Any, seats: list[Seat]) -> list[Data]:
        return self.shows(g, TABLE, seats)

    def show(self, g: Any, at: int, seat: Seat) -> Data:
        return {part.name: part.show(g, at, seat) for part in self.parts}

    def shows(self, g: Any, at: int, seats: list[Seat]) -> list[Data]:
        """The same for several: what is not private is one and the same."""
        common = {part.name: None if part.private else part.show(g, at, TABLE) for part in self.parts}
        if self.owned:
            others, its_own = self.filled(common, g, at, TABLE), self.filled(common, g, at, at)
            return [its_own if seat == at else others for seat in seats]
        found = [common.copy() for _ in seats]
        for part in self.own:
            for n, own in enumerate(part.shows(g, at, seats)):
                found[n][part.name] = own
        return found

    def filled(self, common: Data, g: Any, at: int, seat: Seat) -> Data:
        """The same with what is private."""
        filled = common.copy()
        for part in self.own:
            filled[part.name] = part.show(g, at, seat)
        return filled


class Lying(Part):
    """What lies in a zone, by its names; nothing for whoever does not see it."""

    def __init__(self, zone: str, name: str = "", sort: bool = False) -> None:
        Part.__init__(self, name or zone, None)
        self.lies_in = zone
        self.sort = sort  # the order tells nothing

    def learn(self, forms: Forms) -> None:
        zone = forms.zone(self.lies_in)
        self.zone, self.each, self.many, self.private = zone, zone.each, zone.many, not zone.is_open
        self.owned = zone.seen is its_owner
        self.is_number = zone.kind == NUMBER and not zone.many
        self.names = forms.names.get(zone.kind, [])
        one, many = (str, list[str]) if self.names else (int, list[int])
        self.type = many if zone.many else one if self.is_number else one | None
        if self.private:
            self.type = self.type | self.hint()

    def hint(self) -> Any:
        """The type of what is shown instead."""
        return None

    def instead(self, g: Any, at: int) -> Any:
        """What everybody may know of it."""
        return None

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        if self.private and not self.zone.seen(g, at, seat):
            return self.instead(g, at)
        lying: Any = getattr(g, self.lies_in)
        if self.each:
            lying = lying[at]
        if self.is_number:
            return lying
        names = self.names
        if self.many:
            numbers: list[int] = sorted(lying) if self.sort else lying
            return [names[n] for n in numbers] if names else numbers[:]
        number: int = lying
        if number == NOTHING:
            return None
        return names[number] if names else number


class Hinted(Lying):
    """For the others how many pieces there are, or whether there is one; of a number nothing."""

    def hint(self) -> Any:
        return int if self.many else bool if self.names else None

    def instead(self, g: Any, at: int) -> Any:
        lying = owned(g, self.zone, at)
        if self.many:
            return len(lying)
        return lying != self.zone.nothing if self.names else None


class Down(Lying):
    """A card lying face down: the others see only that it is there."""

    def hint(self) -> Any:
        return bool

    def instead(self, g: Any, at: int) -> Any:
        return True if owned(g, self.zone, at) != NOTHING else None


class Nth(Lying):
    """One of many that lie in a zone; `at` is whose they are and which of them, as `every` says."""

    def learn(self, forms: Forms) -> None:
        Lying.learn(self, forms)
        if self.private:
            raise ValueError(f"{self.zone!r} is not for everybody")
        self.type = str if self.names else int

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        one = getattr(g, self.lies_in)[at // MANY][at % MANY]
        return self.names[one] if self.names else one


class Made(Part):
    """What follows from the table, for everybody alike."""

    def __init__(self, name: str, type: Any, by: Callable[[Any, int], Any]) -> None:
        Part.__init__(self, name, type)
        self.by = by

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        return self.by(g, at)


class Own(Part):
    """What follows from the table and from who looks."""

    def __init__(self, name: str, type: Any, by: Callable[[Any, int, Seat], Any], owned: bool = False) -> None:
        Part.__init__(self, name, type, True, owned)
        self.by = by

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        return self.by(g, at, seat)


class Within(Part):
    """Some parts under a name of their own."""

    def __init__(self, name: str, shape: Shape) -> None:
        Part.__init__(self, name, shape, shape.private)
        self.shape = shape

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        return self.shape.show(g, at, seat)


class Each(Part):
    """The same parts of one after the other."""

    def __init__(self, name: str, shape: Shape, among: Callable[[Any, int], list[int]], exactly: int = 1) -> None:
        Part.__init__(self, name, [shape] * exactly, shape.private)
        self.shape = shape
        self.among = among

    def show(self, g: Any, at: int, seat: Seat) -> Any:
        return [self.shape.show(g, one, seat) for one in self.among(g, at)]

    def shows(self, g: Any, at: int, seats: list[Seat]) -> list[Any]:
        found = [self.shape.shows(g, one, seats) for one in self.among(g, at)]
        return [[one[n] for one in found] for n in range(len(seats))]


def lying(zones: str) -> list[Part]:
    """What lies in each of these, under its own name."""
    return [Lying(zone) for zone in zones.split()]


def every(at: int, lying: list[Any]) -> list[int]:
    """Each of those that lie there, as one number."""
    return list(range(at * MANY, at * MANY + len(lying)))


def every_seat(g: Any, at: int) -> list[Seat]:
    return list(range(g.seats))


YOU: Final = Own("you", int | None, lambda _, __, seat: None if seat == TABLE else seat)
ASKED: Final = Own("asked", bool, lambda g, _, seat: seat in g.asked())
OVER: Final = Made("over", bool, lambda g, _: g.over())
