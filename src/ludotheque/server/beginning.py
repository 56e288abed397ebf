"""Beginning: a table of one's own that begins as a finished game stood after some of its choices."""

from __future__ import annotations

from ludotheque.kernel.game import Data, content_hash
from ludotheque.server import wire, wire_replay
from ludotheque.server.fairness import chance_of
from ludotheque.server.film import Script
from ludotheque.server.hall import Hall
from ludotheque.server.judging import table_at
from ludotheque.server.refusal import Refusal, find
from ludotheque.server.review import choices_of
from ludotheque.server.seating import add, check_seat, new_chair, new_table, started
from ludotheque.server.store import StoredPerson, StoredTable
from ludotheque.server.table import RunningTable
from ludotheque.server.table_store import Beginning

ME = wire.NewChair("me")


async def set_up_from(
    hall: Hall, person: StoredPerson, caller: str, table: RunningTable, asked: wire_replay.FromHere
) -> RunningTable:
    """A new table, for this person alone against bots. Nobody else sees it in a list, and nobody's time runs."""
    choices = choices_of(table)
    if asked.step > len(choices):
        raise Refusal("no-such-page")
    seat = seat_for(table, person, choices[asked.step :]) if asked.seat is None else asked.seat
    check_seat(table, seat)
    script = await hall.archive.script(table.stored, choices)
    if script is None:
        raise Refusal("other-rules", game=table.stored.game)
    bot = wire.NewChair("bot", asked.bot)
    like = wire.NewTable(script.game, [ME if at == seat else bot for at in range(script.seats)])
    chairs = [await new_chair(hall, at, chair, person) for at, chair in enumerate(like.chairs)]
    stored = new_table(hall, find(script.game), like, dict(script.settings), script.seats, person.id)
    stored.address = caller if person.login is None else None
    position = await hall.archive.done_aside(position_after, script, asked.step, seat, stored.secret)
    begin_at(stored, Beginning(table.id, asked.step, position))
    await add(hall, stored, chairs)
    return await started(hall, stored.id)


def seat_for(table: RunningTable, person: StoredPerson, to_come: list[tuple[int, str]]) -> int:
    """One's own seat in the finished game, if need be the one that chooses next; else whoever does so."""
    own = table.seats_of(person.id)
    chooses = to_come[0][0] if to_come else 0
    return chooses if chooses in own or not own else own[0]


def position_after(script: Script, step: int, seat: int, secret: str) -> Data:
    """The table after so many choices, with what the seat cannot see dealt anew; in a process beside the server."""
    table = table_at(script, step)
    if not table.over:
        table = table.from_here(seat, chance_of(secret))
    if table.over:
        raise Refusal("game-over")
    return table.position()


def begin_at(stored: StoredTable, beginning: Beginning) -> None:
    stored.beginning = beginning
    stored.content = content_hash(find(stored.game), stored.settings, beginning.position)
