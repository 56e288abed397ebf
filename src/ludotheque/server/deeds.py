"""Deeds: what a seat can do besides choosing: take back, resign, abort, come back from a bot, play once more."""

from __future__ import annotations

from ludotheque.server import wire
from ludotheque.server.hall import Hall
from ludotheque.server.seating import play_again, wish_rematch
from ludotheque.server.table import RunningTable


async def do(hall: Hall, table: RunningTable, seat: int, deed: wire.Deed) -> None:
    if deed == "rematch":
        await wish_rematch(hall, table, seat)
    elif deed == "again":
        await play_again(hall, table, seat)
    else:
        await table.do(seat, deed)
