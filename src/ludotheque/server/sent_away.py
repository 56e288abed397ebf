"""Sent away: whom the host does not want at a table stays out, under every name."""

from __future__ import annotations

from typing import Final

from ludotheque.server.known import KnownTable
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import Store, StoredPerson

REMOVED: Final = 4403  # the code with which a spectator's socket is closed


def keeps_out(table: KnownTable, person: StoredPerson | None, caller: str) -> bool:
    """Whom the host sent away, and who comes from the same address without an account: a new guest is soon made."""
    if person is None:
        return address(caller) in table.removed
    if person.id == table.stored.host or table.seats_of(person.id):
        return False
    return person.id in table.removed or (person.login is None and address(caller) in table.removed)


async def send_away(table: KnownTable, store: Store) -> None:
    """Sockets of those whom the host has removed are closed, and where they came from is kept with their ids."""
    away = [one for one in table.connections if one.watches and one.person and one.person.id in table.removed]
    for place in {address(connection.caller) for connection in away} - set(table.removed):
        table.removed.append(place)
        await store.remove(table.id, place)
    for connection in away:
        connection.close(REMOVED, Refusal("removed"))


def address(caller: str) -> str:
    """An address as it stands among the ids of people who were sent away."""
    return f"@{caller}"
