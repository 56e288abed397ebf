"""Review: a finished game is open to whoever has its link: step by step, as a record, and checked for fairness."""

from __future__ import annotations

from ludotheque.kernel.record import Record
from ludotheque.kernel.record import replay as play_again
from ludotheque.server import wire_replay
from ludotheque.server.fairness import commitment
from ludotheque.server.play import Play, frames
from ludotheque.server.refusal import Refusal
from ludotheque.server.table import RunningTable


def finished(table: RunningTable) -> Play:
    """The game, once it is over; before that nothing may be looked back at."""
    if table.play is None or table.stored.phase not in ("over", "aborted"):
        raise Refusal("not-over")
    return table.play


def replay_of(table: RunningTable, person: str | None, seen_by: str) -> wire_replay.Replay:
    play = finished(table)
    if seen_by.isdigit() and int(seen_by) not in range(play.seats):
        raise Refusal("no-such-seat", seat=int(seen_by))
    return wire_replay.Replay(table.facts(person), seen_by, frames(table.stored, play.choices, seen_by))


def record_of(table: RunningTable) -> Record:
    return finished(table).record()


def fairness_of(table: RunningTable) -> wire_replay.Fairness:
    """Everything is computed anew from the secret and the choices."""
    play, stored = finished(table), table.stored
    again = play_again(play.game, play.record())
    same = play.game.view(again, 0) == play.game.view(play.state, 0)
    promised = commitment(stored.secret, stored.id)
    return wire_replay.Fairness(stored.id, promised, stored.secret, table.facts(None).commitment == promised, same)
