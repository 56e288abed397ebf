"""Standing: how often somebody has played each game, and with what success."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludotheque.server import wire
from ludotheque.server.table_store import PlayedSeat


def standing(seats: Iterable[PlayedSeat]) -> list[wire.Played]:
    """By game, what was played most first. A table where they had several seats does not count."""
    seats = list(seats)
    at_table = Counter(seat.table for seat in seats)
    counted = [seat for seat in seats if at_table[seat.table] == 1]
    games = Counter(seat.game for seat in counted)
    drawn = Counter(seat.game for seat in counted if is_drawn(seat))
    won = Counter(seat.game for seat in counted if seat.seat in seat.ending["winners"] and not is_drawn(seat))
    return [wire.Played(game, count, won[game], drawn[game]) for game, count in games.most_common()]


def is_drawn(seat: PlayedSeat) -> bool:
    return seat.seats > 1 and len(seat.ending["winners"]) == seat.seats
