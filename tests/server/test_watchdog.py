"""The watchdog: how long the event loop keeps people waiting is counted, and what held it too long is named."""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from ludotheque.server.breath import Breath
from ludotheque.server.metrics import Metrics
from ludotheque.server.watchdog import Watchdog

HELD = 0.2  # seconds, so that a look falls into it on a busy machine too
TRIES = 8


@asynccontextmanager
async def watched(metrics: Metrics) -> AsyncIterator[list[Any]]:
    dog = Watchdog(metrics)
    with capture_logs() as logs:
        dog.start()
        await asyncio.sleep(0.1)
        logs.clear()
        yield logs
        await asyncio.sleep(0.1)
        dog.stop()


def dawdle() -> None:
    time.sleep(HELD)


def long_holds(logs: list[Any]) -> list[Any]:
    return [line for line in logs if line["event"] == "loop_held" and line["seconds"] > HELD / 2]


def lags(metrics: Metrics, above: float) -> float:
    """How many looks had to wait longer than that."""
    samples = [sample for family in metrics.loop_lag.collect() for sample in family.samples]
    within = next(sample.value for sample in samples if sample.labels.get("le") == str(above))
    return signs(metrics) - within


def signs(metrics: Metrics) -> float:
    """How many signs of life were waited for."""
    samples = [sample for family in metrics.loop_lag.collect() for sample in family.samples]
    return next(sample.value for sample in samples if sample.name.endswith("_count"))


async def is_named() -> bool:
    metrics = Metrics()
    async with watched(metrics) as logs:
        before = lags(metrics, above=0.1)
        dawdle()
    found = [line for line in long_holds(logs) if "dawdle" in line["doing"]]
    slept = all(line["cpu"] < HELD / 2 for line in found)
    return len(found) == 1 and slept and lags(metrics, above=0.1) > before


def hold_every_thread() -> None:
    """As a collection of garbage does: nothing else of the process goes on, the watchdog neither."""
    sum(range(20_000_000))


async def is_seen() -> bool:
    async with watched(Metrics()) as logs:
        hold_every_thread()
    return bool(long_holds(logs))


async def waits_freely() -> bool:
    async with watched(Metrics()) as logs:
        await asyncio.sleep(HELD)
    return not long_holds(logs)


@contextmanager
def last_in_line(core: int) -> Iterator[None]:
    """This thread alone runs on that core, and only when nobody else wants it; somebody does all the time."""
    thread, before = threading.get_native_id(), os.sched_getaffinity(0)
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as other:
        try:
            os.sched_setaffinity(other.pid, {core})
            os.sched_setaffinity(thread, {core})
            os.sched_setscheduler(thread, os.SCHED_IDLE, os.sched_param(0))
            yield
        finally:
            other.kill()
            os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))
            os.sched_setaffinity(thread, before)


def compute() -> None:
    """For some thousandths of a second, while other threads may go on."""
    hashlib.pbkdf2_hmac("sha256", b"", b"", 5_000)


async def is_left_at_rest() -> bool:
    """Of a loop that waits for something to do no sign of life is asked."""
    metrics = Metrics()
    async with watched(metrics):
        before = signs(metrics)
        await asyncio.sleep(HELD)
        return signs(metrics) <= before + 1


async def is_starved() -> bool:
    metrics = Metrics()
    async with watched(metrics) as logs:
        with last_in_line(max(os.sched_getaffinity(0))):
            until = time.perf_counter() + HELD
            while time.perf_counter() < until:
                compute()
                await asyncio.sleep(0)
    starved = [line for line in logs if line["event"] == "loop_starved"]
    return bool(starved) and metrics.loop_starved._value.get() == len(starved)


ONLY_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who is ready to run")


@pytest.mark.parametrize(
    "so_it_is", [is_named, is_seen, waits_freely, is_left_at_rest, pytest.param(is_starved, marks=ONLY_LINUX)]
)
async def test_what_held_the_loop_is_named_what_held_the_watchdog_too_is_seen_and_who_waits_is_not_held_nor_who_starves(
    so_it_is: Callable[[], Awaitable[bool]],
) -> None:
    """Where others have the machine meanwhile, it is theirs to answer for: then it is tried again."""
    tries = 1
    while not await so_it_is():
        assert tries < TRIES
        tries += 1


async def test_the_watchdog_ends_with_its_loop() -> None:
    dog = Watchdog(Metrics())
    dog.start()
    dog.stop()
    assert dog._thread is not None
    await asyncio.to_thread(dog._thread.join, 5.0)
    assert not dog._thread.is_alive()


def test_a_loop_that_ends_with_its_thread_is_no_longer_watched() -> None:
    """Whatever the watchdog does just then."""
    dogs = [Watchdog(Metrics()) for _ in range(20)]

    async def watch_for(dog: Watchdog) -> None:
        dog.start()
        await asyncio.sleep(0.03)

    for dog in dogs:
        thread = threading.Thread(target=lambda dog=dog: asyncio.run(watch_for(dog)))
        thread.start()
        thread.join()
    for dog in dogs:
        assert dog._thread is not None
        dog._thread.join(5.0)
        assert not dog._thread.is_alive()


def work() -> None:
    """For a thousandth of a second."""
    until = time.perf_counter() + 0.001
    while time.perf_counter() < until:
        pass


async def test_where_many_are_sent_something_at_once_others_have_a_turn_in_between() -> None:
    breath, done, turns = Breath(), list[int](), list[int]()

    async def send(number: int) -> None:
        await breath.taken()
        work()
        done.append(number)

    async def come_in() -> None:
        while len(done) < 100:
            turns.append(len(done))
            await asyncio.sleep(0)

    await asyncio.gather(*(send(number) for number in range(100)), come_in())
    assert done == sorted(done)  # nobody is overtaken
    assert len(turns) > 8  # a tenth of a second, in stretches of a two-hundredth


async def test_who_needs_many_turns_has_them_in_one_rest() -> None:
    """A question to the store comes and goes a dozen times between threads and the loop."""
    breath, done = Breath(rest=0.01), list[int]()

    async def sweep() -> None:
        for number in range(100):
            await breath.taken()
            work()
            done.append(number)

    async def ask() -> int:
        before = len(done)
        for _ in range(12):
            await asyncio.sleep(0)
        return len(done) - before

    sweeping = asyncio.create_task(sweep())
    meanwhile = []
    while not sweeping.done():
        meanwhile.append(await ask())
        await asyncio.sleep(0.001)
    assert max(meanwhile) < 20  # of a thousandth each; a turn after each stretch would be 60
