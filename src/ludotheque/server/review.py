"""Review: a finished game is open to whoever has its link: step by step, as a record, and checked for fairness."""

from __future__ import annotations

from ludotheque.server import wire_replay
from ludotheque.server.facts import facts_of
from ludotheque.server.fairness import commitment
from ludotheque.server.film import PAGE
from ludotheque.server.play import agrees
from ludotheque.server.refusal import Refusal
from ludotheque.server.table import RunningTable
from ludotheque.server.volume import Volume

BEFORE_THE_END = ("open", "playing")


def choices_of(table: RunningTable) -> list[tuple[int, str]]:
    """The choices that stayed made, once the game is over; before that nothing may be looked back at."""
    if table.stored.started is None or table.stored.phase in BEFORE_THE_END:
        raise Refusal("not-over")
    return (table.leftover or table.game()).choices


def check_eyes(table: RunningTable, seen_by: str) -> None:
    if seen_by.isdigit() and int(seen_by) not in range(table.stored.seats):
        raise Refusal("no-such-seat", seat=int(seen_by))


async def replay_of(table: RunningTable, person: str | None, seen_by: str) -> wire_replay.Replay:
    """What there is to look at; the steps come page by page."""
    choices = choices_of(table)
    check_eyes(table, seen_by)
    film, older, whole = await table.house.archive.look(table.stored, choices)
    if whole and not older and not film.words:  # it is not kept yet, or was made by other sources
        table.house.spawn(table.house.archive.keep_soon(table.stored, choices[:]))
    words = film.words if older else {}
    return wire_replay.Replay(facts_of(table, person), seen_by, film.steps, PAGE, older, whole, words)


async def page_of(table: RunningTable, page: int, seen_by: str) -> Volume:
    choices = choices_of(table)
    check_eyes(table, seen_by)
    return await table.house.archive.page(table.stored, choices, page, seen_by)


async def record_of(table: RunningTable) -> str:
    """The record as a file, with what can be looked at under other rules."""
    return await table.house.archive.record(table.stored, choices_of(table))


async def fairness_of(table: RunningTable) -> wire_replay.Fairness:
    """Everything is computed anew from the secret and the choices, where today's rules can."""
    choices_of(table)
    stored = table.stored
    replays = None
    if agrees(stored):
        replays = (await table.house.archive.proof(stored, await table.house.store.rows(stored.id))).same
    promised = commitment(stored.secret, stored.id)
    return wire_replay.Fairness(
        stored.id, promised, stored.secret, facts_of(table, None).commitment == promised, replays
    )
