"""Chat: lines at a table, not too many at once; who does not want to read somebody mutes them."""

from __future__ import annotations

from ludotheque.server import wire
from ludotheque.server.connection import Connection
from ludotheque.server.hall import Hall
from ludotheque.server.moments import iso
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson
from ludotheque.server.table import RunningTable


async def say(hall: Hall, table: RunningTable, person: StoredPerson, text: str) -> None:
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refusal("bad-input", where="text")
    now = hall.sources.now()
    n = await hall.store.say(table.id, person.id, person.name, text, now)
    said = wire.Said(n, person.id, person.name, text, iso(now))
    table.send_said(said)
    await hall.announce(table, "chat", said)


async def mute(hall: Hall, connection: Connection, other: str, on: bool) -> None:
    """From here on, nothing that the other says reaches this person."""
    assert connection.person is not None
    await hall.store.mute(connection.person.id, other, on)
    connection.muted = await hall.store.muted(connection.person.id)
    connection.send(wire.MutedMessage(connection.muted))


async def remove(hall: Hall, table: RunningTable, person: StoredPerson, other: str) -> None:
    """The host sends a spectator away, for good; players cannot be sent away."""
    if person.id != table.stored.host:
        raise Refusal("only-host")
    if table.seats_of(other) or other not in [watcher.id for watcher in table.watchers()]:
        raise Refusal("not-watching")
    await hall.store.remove(table.id, other)
    await hall.refresh(table)
    await hall.announce(table, "facts")
