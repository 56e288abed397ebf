"""Standing: how often somebody has played each game, and with what success."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludotheque.server import wire
from ludotheque.server.table_store import PlayedSeat, StoredTable


def standing(seats: Iterable[PlayedSeat]) -> list[wire.Played]:
    """By game, what was played most first. A table where they had several seats does not count."""
    seats = list(seats)
    at_table = Counter(seat.table for seat in seats)
    counted = [seat for seat in seats if at_table[seat.table] == 1]
    games = Counter(seat.game for seat in counted)
    drawn = Counter(seat.game for seat in counted if is_drawn(seat))
    won = Counter(seat.game for seat in counted if seat.seat in seat.ending["winners"] and not is_drawn(seat))
    return [wire.Played(game, count, won[game], drawn[game]) for game, count in games.most_common()]


def best_besides(table: StoredTable, seats: Iterable[PlayedSeat]) -> int | None:
    """The highest score in other games with as many players and the same settings; None where there is none."""
    seats = list(seats)
    at_table = Counter(seat.table for seat in seats)
    like = (table.game, table.seats, table.settings)
    alike = [seat for seat in seats if (seat.game, seat.seats, seat.settings) == like and seat.table != table.id]
    scored = [seat for seat in alike if seat.ending["scores"] is not None and at_table[seat.table] == 1]
    return max([seat.ending["scores"][seat.seat] for seat in scored], default=None)


def is_drawn(seat: PlayedSeat) -> bool:
    return seat.seats > 1 and len(seat.ending["winners"]) == seat.seats
