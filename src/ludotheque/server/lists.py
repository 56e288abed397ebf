"""Lists of tables: open ones, running ones, one's own."""

from __future__ import annotations

from ludotheque.server import wire
from ludotheque.server.facts import facts_of
from ludotheque.server.hall import Hall
from ludotheque.server.known import KnownTable
from ludotheque.server.play import Play
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredTable
from ludotheque.server.table import RunningTable


async def lines_of(hall: Hall, tables: list[StoredTable], person: str | None) -> list[wire.TableLine]:
    """A game that is over is not played again just to be listed."""
    chairs = await hall.store.chairs_of([stored.id for stored in tables])
    lines = []
    for stored in tables:
        table = await live(hall, stored) or KnownTable(stored, chairs[stored.id])
        lines.append(line_of(table, person))
    return lines


async def live(hall: Hall, stored: StoredTable) -> RunningTable | None:
    """The table in memory while it is open or in play; None where it is over, or of other rules."""
    if stored.phase not in ("open", "playing"):
        return None
    try:
        return await hall.table(stored.id)
    except Refusal:
        return None


def asks(play: Play, seat: int) -> bool:
    """Whether the table waits for this seat, and the seat has not said that it passes."""
    return seat in play.state.deciders() and not play.passes(seat)


def line_of(table: KnownTable, person: str | None) -> wire.TableLine:
    """Whose turn it is, is told to the seats that are asked and to nobody else."""
    facts = facts_of(table, person)
    play = table.play
    turn = play is not None and not play.over and any(asks(play, seat) for seat in facts.yours)
    return wire.TableLine(
        facts.id, facts.game, facts.phase, facts.chairs, facts.created, facts.yours, turn, facts.ending, facts.seed
    )
