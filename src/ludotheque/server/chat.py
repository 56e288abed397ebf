"""Chat: lines at a table, not too many at once; who does not want to read somebody mutes them."""

from __future__ import annotations

from contextlib import suppress

from ludotheque.server import wire
from ludotheque.server.guard import Bucket
from ludotheque.server.hall import Hall
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson, StoreTrouble
from ludotheque.server.table import RunningTable


async def say(hall: Hall, table: RunningTable, person: StoredPerson, text: str) -> None:
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refusal("bad-input", where="text")
    if not may_speak(hall, table, person):
        raise Refusal("too-fast")
    await hall.store.say(table.id, person.id, person.name, text, hall.sources.now())
    hall.attendants.tell(table, "said")
    with suppress(StoreTrouble):  # it was said; whoever has not heard it yet will with the next line
        await table.audience.hear_said()


def may_speak(hall: Hall, table: RunningTable, person: StoredPerson) -> bool:
    """Whether one line more is all right, whatever socket it comes by."""
    if person.id not in table.lines:
        table.lines[person.id] = Bucket(hall.settings.chat_burst, hall.settings.chat_per_second)
    return table.lines[person.id].take()


async def mute(hall: Hall, table: RunningTable, person: StoredPerson, other: str, on: bool) -> None:
    """From here on, nothing that the other says reaches this person."""
    if await hall.store.person(other) is None:
        raise Refusal("no-such-person")
    await hall.store.mute(person.id, other, on)
    muted = await hall.store.muted(person.id)
    for connection in table.connections:
        if connection.person is not None and connection.person.id == person.id:
            connection.muted = muted
            connection.send(wire.MutedMessage(muted))


async def remove(hall: Hall, table: RunningTable, person: StoredPerson, other: str) -> None:
    """The host sends a spectator away, for good; players cannot be sent away."""
    if person.id != table.stored.host:
        raise Refusal("only-host")
    if table.seats_of(other) or other not in table.present().watchers:
        raise Refusal("not-watching")
    await hall.store.remove(table.id, other)
    await table.refresh()
    hall.attendants.tell(table, "facts")
