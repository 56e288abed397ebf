"""How a server starts on many games in play: when all are resumed, and what others wait for an answer meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import cycle, islice
from random import Random
from typing import Any

from ludotheque.lab.load import Kind, Ticking, in_ms, named, percentile
from ludotheque.lab.served import Served, Visitor, served

TABLES_EACH = 100  # of one person
TURNS = 4  # taken at each table: a choice, where there is one to make
# A game goes on by itself where a clock runs out, so the server reads it at its start.
TIMED = {"clock": {"kind": "days", "seconds": 86_400}, "absent": "loses"}
PACE = 0.005  # seconds between two questions
FIGURES_EVERY = 50  # questions


def measure_start(database: str, kinds: list[Kind], tables: int, ticking: Ticking) -> dict[str, Any]:
    """Fill a database with games, end the server, start another one on it and ask how it is all the time."""
    with served(database) as server:
        fill(server, kinds, tables, Random(1), ticking("tables", tables))
    with served(database) as server:
        begun = time.perf_counter()
        waits, stops, resumed = asked_until(server, tables)
        return {
            "game": named(kinds),
            "tables": resumed,
            "seconds": round(time.perf_counter() - begun, 1),
            "asked": len(waits),
            "health_p50": in_ms(percentile(waits, 0.5)),
            "health_p99": in_ms(percentile(waits, 0.99)),
            "health_longest": in_ms(waits[-1]),
            "machine_longest": in_ms(stops[-1]),
            "held": int(server.held() or 0),
            "starved": int(server.starved() or 0),
        }


def fill(server: Served, kinds: list[Kind], tables: int, chance: Random, tick: Callable[[], None]) -> None:
    """One person plays all sides, and sits at no more tables than one person would."""
    for n, kind in enumerate(islice(cycle(kinds), tables)):
        if n % TABLES_EACH == 0:
            person = Visitor(server).named("Ann")
        asked = {"game": kind.game, "chairs": [{"kind": "me"}] * kind.seats, **TIMED}
        table = f"/api/tables/{person.post('/api/tables', asked)['id']}"
        for seat in islice(cycle(range(kind.seats)), TURNS):
            take_turn(person, table, seat, chance)
        tick()


def take_turn(person: Visitor, table: str, seat: int, chance: Random) -> None:
    sheet = person.read(f"{table}/sheet?seat={seat}")["sheet"]
    if sheet["menu"] and sheet["sealed"] is None:
        person.post(f"{table}/choices", {"seat": seat, "at": sheet["at"], "choice": chance.choice(sheet["menu"])})


def asked_until(server: Served, tables: int) -> tuple[list[float], list[float], int]:
    """How long each answer took until so many tables are in memory, and how late the machine woke whoever slept in
    between, both sorted; and how many tables there are. Where a machine stands still, no server answers.
    """
    visitor, waits, stops, resumed = Visitor(server), [], [], 0.0
    while resumed < tables:
        for _ in range(FIGURES_EVERY):
            asked = time.perf_counter()
            visitor.get("/health")
            answered = time.perf_counter()
            time.sleep(PACE)
            waits.append(answered - asked)
            stops.append(time.perf_counter() - answered - PACE)
        resumed = server.figure("ludotheque_tables") or 0
    return sorted(waits), sorted(stops), int(resumed)
