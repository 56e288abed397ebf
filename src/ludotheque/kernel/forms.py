"""Forms: how a game is written. The names of its numbers, its verbs, its events and the zones of its table."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.notation import Notation, known, nearest
from ludotheque.kernel.zones import NOTHING, NUMBER, SEAT, Zone, Zoned, places_on

BESIDE_THE_TABLE: Final = ("game", "seats", "settings", "moves", "agenda", "sealed")

Form = list[tuple[str, str]]  # what the numbers of an event are: the name under which each is told, and its kind


class Forms:
    """Numbers in names and back, for everything that a game declares.

    A verb is written "bid card": its word and the kinds of what it speaks of. What an event tells is written
    "seat card", or "seat rival:seat" where one is told under another name than its kind's.
    """

    def __init__(
        self, zones: tuple[Zone, ...], verbs: list[str], names: dict[str, list[str]], events: dict[str, str],
        most_cases: int = 0,
    ) -> None:  # fmt: skip
        self.zones = zones
        self.names = names
        self.notation = Notation([tuple(verb.split()) for verb in ["pass", *verbs]], names)
        self.events = {event: form_of(told) for event, told in events.items()}
        self.most_cases = most_cases or max([len(kind) for kind in names.values()], default=1)  # of one draw by chance

    def zone(self, name: str) -> Zone:
        return self.zones[known(name, [zone.name for zone in self.zones], "zone")]

    def named(self, kind: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [self.named(kind, item) for item in value]
        if kind == NUMBER:
            return value
        if value < 0:
            return None
        return self.names[kind][value] if kind in self.names else value

    def numbered(self, kind: str, value: Any) -> Any:
        if isinstance(value, list):
            return [self.numbered(kind, item) for item in value]
        if value is None:
            return NOTHING
        return value if kind in (NUMBER, SEAT) else known(str(value), self.names[kind], kind)

    def event(self, told: Event) -> dict[str, Any]:
        """An event with names for numbers."""
        form = self.events[told.name]
        return {"name": told.name} | {key: self.named(kind, told.numbers[i]) for i, (key, kind) in enumerate(form)}

    def position(self, g: Zoned) -> dict[str, Any]:
        """All that lies on a table, in words."""
        return {zone.name: self.named(zone.kind, getattr(g, zone.name)) for zone in self.zones}

    def lay(self, g: Zoned, data: dict[str, Any]) -> None:
        """Put what a position names on a table; what is None for a seat stays as it is."""
        zones = {zone.name: zone for zone in self.zones}
        for name, value in data.items():
            if name in zones:
                numbers = self.numbered(zones[name].kind, value)
                setattr(g, name, filled(getattr(g, name), value, numbers) if zones[name].each else numbers)
            elif name not in BESIDE_THE_TABLE:
                raise ValueError(f"a position has no {name!r}{nearest(name, list(zones))}")

    def places(self, g: Zoned) -> list[str]:
        """Every piece once for each place it is in."""
        own = self.own_sets()
        return [
            piece(place.zone.kind, name, place.owner if place.zone.kind in own else TABLE)
            for place in places_on(g)
            if place.zone.is_of_pieces() and not place.zone.marker
            for name in self.named(place.zone.kind, place.lying)
            if name is not None
        ]

    def pieces(self, kind: str, seats: int) -> list[str]:
        """All of a kind, for each seat where each has a set."""
        owners = range(seats) if kind in self.own_sets() else [TABLE]
        return [piece(kind, name, owner) for owner in owners for name in self.names[kind]]

    def own_sets(self) -> list[str]:
        """The kinds of which each seat has a set of its own: no zone that is nobody's holds one."""
        zones = [zone for zone in self.zones if zone.is_of_pieces() and not zone.marker]
        common = [zone.kind for zone in zones if not zone.each]
        return list(dict.fromkeys([zone.kind for zone in zones if zone.kind not in common]))

    def sets(self) -> list[str]:
        """The kinds of pieces that lie on the table."""
        return list(dict.fromkeys([zone.kind for zone in self.zones if zone.is_of_pieces() and not zone.marker]))


def form_of(told: str) -> Form:
    return [(part.partition(":")[0], part.rpartition(":")[2]) for part in told.split()]


def piece(kind: str, name: str, owner: Seat) -> str:
    return f"{kind} {name}" if owner == TABLE else f"{kind} {name} of seat {owner}"


def filled(lying: Any, value: list[Any], numbers: list[Any]) -> Any:
    """What lies in the zone of each owner, in the form it has there; what lies there stays where nothing is said."""
    laid = [*[lying[i] if value[i] is None else numbers[i] for i in range(len(value))], *lying[len(value) :]]
    return tuple(laid) if isinstance(lying, tuple) else laid
