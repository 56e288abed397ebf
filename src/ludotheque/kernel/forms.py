"""Forms: how a game is written. The names of its numbers, its verbs, its events and the zones of its table."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.event import Event
from ludotheque.kernel.notation import Notation, known
from ludotheque.kernel.zones import NOTHING, NUMBER, SEAT, Zone

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

    def named(self, kind: str, value: Any) -> Any:
        if isinstance(value, list):
            return [self.named(kind, item) for item in value]
        if kind == NUMBER:
            return value
        if value == NOTHING:
            return None
        return value if kind == SEAT else self.names[kind][value]

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
