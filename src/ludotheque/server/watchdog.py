"""Watchdog: how long the event loop makes people wait, and what it was busy with when that was too long."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Final

import structlog

from ludotheque.server.known import KnownTable
from ludotheque.server.metrics import Metrics

PROBE: Final = 0.025  # seconds between two looks
LONGEST: Final = 0.02  # seconds that nothing may hold the loop
DEEPEST: Final = 8  # calls that are named
OURS: Final = "ludotheque."
AT_REST: Final = ("asyncio.runners", "selectors")  # where a loop is while it waits for something to do

log = structlog.get_logger("ludotheque.server")


class Watchdog:
    """A thread that looks at the loop again and again: as long as it does something, the thread asks it for a sign of
    life, as somebody who comes in would wait for it. While it is at rest it is left there: waking it up would cost more
    than all that a choice takes.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._over = threading.Event()
        self._beat = threading.Lock()  # held until there is a sign; cheaper than an event
        self._beat_at = 0.0  # or when it was last seen at rest
        self._cpu = 0.0  # of the loop's thread, at the last beat
        self._busy = 0.0  # all of the process
        self._clock: int | None = None  # of the loop's thread
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Watch the loop that runs in this thread."""
        watched = asyncio.get_running_loop(), threading.get_ident(), threading.get_native_id()
        self._clock = clock_of(threading.get_ident())
        self._note_time()
        self._thread = threading.Thread(target=self._watch, args=watched, name="watchdog", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._over.set()

    def _watch(self, loop: asyncio.AbstractEventLoop, thread: int, known_as: int) -> None:
        self._beat.acquire()
        while not self._over.is_set() and not loop.is_closed():
            time.sleep(PROBE)
            if self._is_at_rest(thread):
                continue
            asked, cpu = self._begun()
            try:
                loop.call_soon_threadsafe(self._give_sign)
            except RuntimeError:  # the loop is closed
                return
            in_time = self._beat.acquire(timeout=max(0.0, asked + LONGEST - time.perf_counter()))
            seen = (False, "") if in_time else (is_ready(known_as), what_is_done(thread))
            while not in_time and not self._beat.acquire(timeout=1.0):
                if self._over.is_set():
                    return
            self._note(self._beat_at - asked, self._cpu - cpu, *seen)

    def _is_at_rest(self, thread: int) -> bool:
        """Whether the loop waits for something to do, and did so all the time, as far as this thread can know."""
        now = time.perf_counter()
        if now - self._beat_at - PROBE > LONGEST or not is_at_rest(thread):
            return False
        self._beat_at, self._busy = now, time.process_time()
        return True

    def _begun(self) -> tuple[float, float]:
        """When the loop was to be asked, and what its thread had used of the processor by then. What lets no thread go
        on, as a collection of garbage does, holds this one too: who comes late while the process was busy should have
        asked before.
        """
        now, due = time.perf_counter(), self._beat_at + PROBE
        if now - due > LONGEST and time.process_time() - self._busy > (now - due) / 4:
            return due, self._cpu
        return now, used_by(self._clock, self._cpu)

    def _give_sign(self) -> None:
        self._note_time()
        self._beat.release()

    def _note_time(self) -> None:
        self._beat_at, self._cpu, self._busy = time.perf_counter(), time.thread_time(), time.process_time()

    def _note(self, lag: float, cpu: float, ready: bool, doing: str) -> None:
        """Where the loop was ready, and what it did would have been done in time, the machine had others to serve."""
        self._metrics.loop_lag.observe(lag)
        if lag > LONGEST and ready and cpu <= LONGEST:
            self._metrics.loop_starved.inc()
            log.info("loop_starved", seconds=round(lag, 3), cpu=round(cpu, 3))
        elif lag > LONGEST:
            self._metrics.loop_held.inc()
            log.warning("loop_held", seconds=round(lag, 3), cpu=round(cpu, 3), doing=doing)


def clock_of(thread: int) -> int | None:
    """That tells what a thread has used of the processor; not every system has such clocks."""
    return time.pthread_getcpuclockid(thread) if hasattr(time, "pthread_getcpuclockid") else None


def used_by(clock: int | None, otherwise: float) -> float:
    """Seconds of the processor's time that the thread of that clock has used so far, while there is one."""
    with suppress(OSError):
        return time.clock_gettime(clock) if clock is not None else otherwise
    return otherwise


def is_ready(thread: int) -> bool:
    """Whether a thread runs, or would if it had a processor, and does not wait for anything. Linux alone tells."""
    with suppress(OSError):
        return Path(f"/proc/self/task/{thread}/stat").read_text().rpartition(")")[2].split()[0] == "R"
    return False


def is_at_rest(thread: int) -> bool:
    """Whether the loop in that thread waits for something to do: then whoever comes in is served at once."""
    frame = sys._current_frames().get(thread)
    return frame is not None and frame.f_globals.get("__name__") in AT_REST


def what_is_done(thread: int) -> str:
    """The calls in which a thread is, the outermost first; of which table, where one is among them."""
    calls: list[str] = []
    table = ""
    for frame in calls_of(sys._current_frames().get(thread)):
        name = str(frame.f_globals.get("__name__", ""))
        if name.startswith(OURS) or not calls:
            calls.append(f"{name.removeprefix(OURS)}.{frame.f_code.co_name}:{frame.f_lineno}")
        table = table or table_in(frame)
    return " > ".join([*([table] if table else []), *reversed(calls[:DEEPEST])])


def calls_of(frame: FrameType | None) -> Iterator[FrameType]:
    """From the innermost call outwards."""
    while frame is not None:
        yield frame
        frame = frame.f_back


def table_in(frame: FrameType) -> str:
    """The game and the id of the table that a call is about."""
    for name in ("self", "table"):
        found = frame.f_locals.get(name)
        if isinstance(found, KnownTable):
            return f"{found.stored.game} {found.id}"
    return ""
