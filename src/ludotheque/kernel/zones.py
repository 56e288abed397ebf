"""Zones: what lies on a table, declared once; and tables that have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.state import State

NUMBER: Final = "number"  # the kinds that have no names: a count,
SEAT: Final = "seat"  # and whoever sits there
NOTHING: Final = -1  # no piece, no seat
IMAGINING: Final = 1 << 30  # a move number that no game reaches, so that imagined pieces and later chance are unrelated

S = TypeVar("S", bound=State)
Along = Callable[[Any], int]  # a table: how many of a zone there are
Sight = Callable[[Any, Seat, Seat], bool]  # table, owner, seat: whether it sees what lies there; TABLE is nobody's seat


def everybody(g: Any, owner: Seat, seat: Seat) -> bool:
    return True


def its_owner(g: Any, owner: Seat, seat: Seat) -> bool:
    return owner == seat and owner != TABLE


def nobody(g: Any, owner: Seat, seat: Seat) -> bool:
    return False


class Zone:
    """A part of the table: what its numbers are, who sees them, and whether there are many of them, for each seat.

    Whoever does not see a zone knows how many pieces lie there, or whether there is one, and of a number nothing.
    """

    def __init__(
        self, name: str, kind: str = NUMBER, seen: Sight = everybody, many: bool = False, each: bool = False,
        stacked: bool = False, marker: bool = False, empty: int | None = None, bare: object = None,
        along: Along | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.kind = kind
        self.seen = seen
        self.is_open = seen is everybody
        self.many = many  # a list of them; else one number
        self.each = each  # one for every seat
        self.along = along  # or for each of so many others
        self.stacked = stacked  # in an order that matters; else sorted
        self.marker = marker  # it names a piece that lies elsewhere
        self.nothing = (0 if kind == NUMBER else NOTHING) if empty is None else empty
        self.bare = bare if many or each else self.nothing  # all of it where it is empty, if tables may share that

    def __repr__(self) -> str:
        return f"<zone {self.name} of {self.kind}>"

    def is_of_pieces(self) -> bool:
        return self.kind not in (NUMBER, SEAT)

    def owners(self, g: Any) -> int:
        return int(g.seats if self.along is None else self.along(g))

    def empty(self, g: Any) -> object:
        """How it is empty."""
        if self.bare is not None:
            return self.bare
        return [[] if self.many else self.nothing for _ in range(self.owners(g))] if self.each else []


class Place:
    """A zone, whose it is where each seat has one, and what lies there: one number, or a list of them."""

    def __init__(self, zone: Zone, owner: Seat, lying: list[int]) -> None:
        self.zone = zone
        self.owner = owner
        self.lying = lying


def fields_of(zones: tuple[Zone, ...]) -> tuple[str, ...]:
    """What a save of a table with these zones holds."""
    return ("seats", *[zone.name for zone in zones])


@mypyc_attr(allow_interpreted_subclasses=True)
class Zoned(State):
    """A table with zones. A game declares these, and what is in them is an attribute of the same name."""

    zones: ClassVar[tuple[Zone, ...]] = ()
    seats: int

    def clear(self) -> None:
        """An empty table."""
        self.empty(self.zones)

    def lying(self) -> list[Any]:
        """What lies in each zone, in their order; a game that is often looked at writes this out."""
        return [getattr(self, zone.name) for zone in self.zones]

    def empty(self, zones: tuple[Zone, ...]) -> None:
        """Nothing is left in these."""
        for zone in zones:
            setattr(self, zone.name, zone.empty(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Tabletop(Zoned):
    """A table that is nothing but its zones."""

    def __init__(self, seats: int, settings: dict[str, bool | int | str], dice: Dice) -> None:
        State.__init__(self, dice)
        self.seats = seats
        self.settings = settings

    def copy(self, dice: Dice) -> Any:
        """The same table; a game that copies often writes this out, and the laws hold both against the save."""
        g: Tabletop = type(self)(self.seats, self.settings, dice)
        self.lend_agenda(g)
        for zone in self.zones:
            setattr(g, zone.name, copied(getattr(self, zone.name)))
        return g


def copied(lying: Any) -> Any:
    if not isinstance(lying, list):
        return lying
    return [copied(own) for own in lying] if lying and isinstance(lying[0], list) else lying[:]


def changed(lying: list[int], n: int, number: int) -> list[int]:
    """What lies in a zone that is never changed in place, with another number there."""
    lying = lying[:]
    lying[n] = number
    return lying


def without(lying: list[int], piece: int) -> list[int]:
    """What lies there, likewise, with one such piece less if there is one."""
    if piece in lying:
        lying = lying[:]
        lying.remove(piece)
    return lying


def owned(g: Any, zone: Zone, owner: int) -> Any:
    """What lies in a zone, or in that of one owner."""
    return getattr(g, zone.name)[owner] if zone.each else getattr(g, zone.name)


def places_on(g: Zoned) -> list[Place]:
    """Every zone of the table, one for each owner where each has one."""
    found: list[Place] = []
    for zone in g.zones:
        lying: Any = getattr(g, zone.name)
        if not zone.each:
            found.append(Place(zone, TABLE, lying if zone.many else [lying]))
            continue
        for owner in range(zone.owners(g)):
            found.append(Place(zone, owner, lying[owner] if zone.many else [lying[owner]]))
    return found


def sees(g: Zoned, place: Place, seat: Seat) -> bool:
    """The one gate of hidden information."""
    return place.zone.seen(g, place.owner, seat)


def in_sight(g: State, seat: Seat) -> dict[str, Any]:
    """What lies in the zones that a seat sees, where a table has them; None for each owner's that it does not see."""
    if not isinstance(g, Zoned):
        return {}
    found: dict[str, Any] = {}
    for zone in g.zones:
        lying: Any = getattr(g, zone.name)
        if zone.is_open or (not zone.each and zone.seen(g, TABLE, seat)):
            found[zone.name] = lying
        elif zone.each:
            owners = range(zone.owners(g))
            found[zone.name] = [lying[owner] if zone.seen(g, owner, seat) else None for owner in owners]
    return found


def imagine(g: Tabletop, seat: Seat, dice: Dice) -> Any:
    """A table that looks the same to a seat: the pieces of a kind that it cannot see are dealt anew, as many to each
    place, others' sealed answers are gone. What a hidden number or marker may be only its game can know.
    """
    h = imagining(g, dice)
    hidden = [place for place in places_on(h) if not sees(g, place, seat)]
    for place in hidden:
        if place.zone.marker or not place.zone.is_of_pieces():
            raise ValueError(f"{place.zone!r} is hidden and no piece: its game needs an `imagine` of its own")
    for kind in dict.fromkeys([place.zone.kind for place in hidden]):
        deal_anew(h, [place for place in hidden if place.zone.kind == kind])
    return imagined(h, g, seat)


def imagining(g: S, dice: Dice) -> S:
    """The same table, as long as pieces are dealt anew on it."""
    copy: Any = g.copy(dice)
    h: S = copy
    h.moves, h.draws = IMAGINING + g.moves, 0
    return h


def imagined(h: S, g: S, seat: Seat) -> S:
    """It goes on from where the other is; what others have sealed is gone."""
    h.sealed = {who: answer for who, answer in h.sealed.items() if who == seat}
    h.moves, h.draws = g.moves, 0
    return h


def believing(h: State) -> None:
    """An imagined table is thought over, by a chance that has nothing to do with how it was imagined."""
    h.moves, h.draws = h.moves + 2 * IMAGINING, 0


def believed(h: State) -> None:
    """It goes on from where it was."""
    h.moves, h.draws = h.moves - 2 * IMAGINING, 0


def weighed(h: State, weights: list[int]) -> int:
    """The number of one of these by chance, each as likely as its weight says."""
    left: i64 = h.roll(sum(weights))
    n: i64 = 0
    weight: i64 = weights[0]
    while left >= weight:
        left -= weight
        n += 1
        weight = weights[n]
    return n


def deal_anew(h: Tabletop, hidden: list[Place]) -> None:
    pool = sorted([piece for place in hidden for piece in place.lying if piece != NOTHING])
    for place in hidden:
        dealt = [pool.pop(h.roll(len(pool))) if piece != NOTHING else NOTHING for piece in place.lying]
        put(h, place, dealt if place.zone.stacked else sorted(dealt))


def put(h: Tabletop, place: Place, pieces: list[int]) -> None:
    """Lay these there instead."""
    zone = place.zone
    lying: Any = pieces if zone.many else pieces[0]
    if zone.each:
        getattr(h, zone.name)[place.owner] = lying
    else:
        setattr(h, zone.name, lying)
