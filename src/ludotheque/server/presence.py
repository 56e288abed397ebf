"""Presence: who is at a table, in one process or in all, and what has changed there."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from ludotheque.server import wire


class Presence(Struct):
    """Seats that somebody is connected to, and watchers by id with their names."""

    seats: set[int] = field(default_factory=set)
    watchers: dict[str, str] = field(default_factory=dict)


def together(parts: Iterable[Presence]) -> Presence:
    """Whoever is at one of several processes is at the table."""
    whole = Presence()
    for part in parts:
        whole.seats |= part.seats
        whole.watchers |= part.watchers
    return whole


def change(before: Presence, now: Presence) -> wire.PresenceMessage | None:
    """What has to be told to whoever knew how it was before."""
    if before == now:
        return None
    came = [wire.PersonAtTable(id, name) for id, name in now.watchers.items() if id not in before.watchers]
    left = [id for id in before.watchers if id not in now.watchers]
    return wire.PresenceMessage(sorted(now.seats - before.seats), sorted(before.seats - now.seats), came, left)
