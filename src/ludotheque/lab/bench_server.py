"""How much one server holds: the pace of its answers when idle and in full play, its memory, its highest rate."""

from __future__ import annotations

import asyncio
import math
import os
from random import Random
from typing import Any, NamedTuple

from ludotheque.lab.load import Kind, Load, Measured, Ticking, in_ms, named, percentile
from ludotheque.lab.served import Served, served

IDLE_RATE, IDLE_SECONDS = 20.0, 5.0  # one table on an idle server
SLOWEST = 20  # times the idle median: what slower than that is, is not held
NEAR = 1.15  # a rate that is held and one that is not: near enough, in search of the highest
SLOWEST_RATE = 1.0  # choices a second; nobody looks for less
KEEPS_UP = 0.97  # of the rate that was asked for


class Asked(NamedTuple):
    kinds: list[Kind]  # which tables take in turn
    tables: int
    watchers: int  # of the first table
    rate: float
    seconds: float
    step: float  # seconds for each step in search of the highest rate; 0 leaves it out


async def measure_server(server: Served, asked: Asked, ticking: Ticking) -> dict[str, Any]:
    """All figures of one run, as plain data. Times are milliseconds, memory is in kB."""
    load = Load(server, Random(1), asked.kinds)
    try:
        return await figures(server, load, asked, ticking)
    finally:
        await load.close()


async def figures(server: Served, load: Load, asked: Asked, ticking: Ticking) -> dict[str, Any]:
    await load.set_up(1, ticking("one table", 1))
    idle = await load.play(IDLE_RATE, IDLE_SECONDS, ticking("idle", int(IDLE_RATE * IDLE_SECONDS)))
    empty = server.memory()
    await load.set_up(asked.tables, ticking("tables", asked.tables))
    full = server.memory()
    await load.watch(asked.watchers, ticking("watchers", asked.watchers))
    before, held, starved = server.processor(), server.held() or 0, server.starved() or 0
    busy = await load.play(asked.rate, asked.seconds, ticking("play", int(asked.rate * asked.seconds)))
    after, held = server.processor(), (server.held() or 0) - held
    spent = after - before if before is not None and after is not None else None
    return {
        "game": named(asked.kinds),
        "tables": asked.tables,
        "cores": os.cpu_count(),
        "asked_per_second": asked.rate,
        "choices_per_second": round(busy.rate, 1),
        "refused": busy.refused,
        "idle_p50": in_ms(median(idle)),
        "p50": in_ms(median(busy)),
        "p99": in_ms(percentile(busy.screen, 0.99)),
        "p99_by_idle_p50": round(percentile(busy.screen, 0.99) / median(idle), 1) if idle.screen else None,
        "stored_p50": in_ms(percentile(busy.stored, 0.5)),
        "stored_p99": in_ms(percentile(busy.stored, 0.99)),
        "watched_p50": in_ms(percentile(busy.watched, 0.5)) if asked.watchers else None,
        "watched_p99": in_ms(percentile(busy.watched, 0.99)) if asked.watchers else None,
        "processor": round(spent / busy.seconds, 3) if spent is not None else None,
        "ms_per_choice": in_ms(spent / busy.choices) if spent is not None and busy.choices else None,
        "held": int(held),
        "starved": int((server.starved() or 0) - starved),
        "kb_per_table": round((full - empty) / asked.tables / 1000, 1) if full and empty else None,
        "highest_rate": await highest_rate(load, asked, median(idle), busy, ticking),
    }


async def highest_rate(load: Load, asked: Asked, idle: float, busy: Measured, ticking: Ticking) -> float | None:
    """Twice as many while it holds, half as many while it does not; then between the two until they are near."""
    low = asked.rate if holds(busy, asked.rate, idle) else 0.0  # held
    high = 0.0 if low else asked.rate  # not held; 0 while unknown
    while asked.step and (not low or not high or high > low * NEAR):
        rate = low * 2 if not high else high / 2 if not low else math.sqrt(low * high)
        if rate < SLOWEST_RATE:
            break
        measured = await load.play(rate, asked.step, ticking(f"{rate:.0f} a second", int(rate * asked.step)))
        if holds(measured, rate, idle):
            low = rate
        else:
            high = rate
    return round(low, 1) if low and asked.step else None


def holds(measured: Measured, rate: float, idle: float) -> bool:
    return measured.rate >= KEEPS_UP * rate and percentile(measured.screen, 0.99) <= SLOWEST * idle


def median(measured: Measured) -> float:
    return percentile(measured.screen, 0.5)


def run(database: str, asked: Asked, ticking: Ticking) -> dict[str, Any]:
    """Start a server on that database, measure it, and end it."""
    with served(database) as server, asyncio.Runner(loop_factory=fast_loop) as runner:
        return runner.run(measure_server(server, asked, ticking))


def fast_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
