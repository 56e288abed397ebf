"""Farewell: somebody takes their data, or is forgotten; and what nobody has come back to for long goes by itself."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import structlog

from ludotheque.server import deeds
from ludotheque.server.connection import SIGNED_OUT
from ludotheque.server.hall import Hall
from ludotheque.server.limit_store import FORGOTTEN
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson

DAY: Final = 86_400_000  # milliseconds
YEAR: Final = 366 * DAY  # longer than a cookie lasts
MANY: Final = 10_000  # tables of one person

log = structlog.get_logger("ludotheque.server")


async def forget(hall: Hall, person: StoredPerson) -> None:
    """Games in play are resigned first, so that nobody waits for somebody who is gone."""
    tables = await hall.store.tables_of(person.id, MANY)
    for stored in tables:
        if stored.phase == "playing":
            await resign(hall, stored.id, person.id)
    await hall.store.forget(person.id, hall.sources.now())
    for stored in tables:
        if stored.id in hall.tables:
            table = hall.tables[stored.id]
            await table.refresh()
            hall.attendants.tell(table, "facts")
    for table in hall.tables.values():
        for connection in table.connections:
            if connection.person is not None and connection.person.id == person.id:
                connection.close(SIGNED_OUT, Refusal("not-signed-in"))


async def resign(hall: Hall, id: str, person: str) -> None:
    with suppress(Refusal):  # a game of other rules, or one that has just ended
        table = await hall.table(id)
        for seat in table.seats_of(person):
            await deeds.do(hall, table, seat, "resign")


async def sweep(hall: Hall) -> None:
    """Once a day: guests, tables and talk that are older than the settings allow; 0 keeps them."""
    keep, now = hall.settings, hall.sources.now()
    gone = {"guests": 0, "tables": 0}
    if keep.guest_days:
        for id in await hall.store.guests_not_seen_since(now - keep.guest_days * DAY):
            await hall.store.forget(id, now)
            gone["guests"] += 1
    if keep.open_table_days:
        for id in await hall.store.tables_waiting_since(now - keep.open_table_days * DAY):
            gone["tables"] += await end(hall, id)
    if keep.idle_game_days:
        for id in await hall.store.games_at_rest_since(now - keep.idle_game_days * DAY):
            gone["tables"] += await end(hall, id)
    if keep.chat_days:
        await hall.store.forget_talk_before(now - keep.chat_days * DAY)
    await hall.store.forget_devices_before(now - YEAR)
    await hall.store.forget_tries_before(now - FORGOTTEN)
    log.info("swept", **gone)


async def end(hall: Hall, id: str) -> bool:
    """A table that nobody comes to any more is aborted; the log of a game says so too, where its rules are here."""
    with suppress(Refusal):
        table = await hall.table(id)
        if table.play is not None:
            await table.abandon()
            return True
    ended = await hall.store.finish(id, "aborted", None, hall.sources.now())
    if id in hall.tables:
        await hall.tables[id].refresh()
    return ended
