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

PROBE: Final = 0.025  # seconds between two looks; the loop pays some microseconds for each
LONGEST: Final = 0.02  # seconds that nothing may hold the loop
DEEPEST: Final = 8  # calls that are named
OURS: Final = "ludotheque."

log = structlog.get_logger("ludotheque.server")


class Watchdog:
    """A thread that asks the loop for a sign of life again and again, as somebody who comes in would wait for it."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._over = threading.Event()
        self._beat = threading.Lock()  # held until there is a sign; cheaper than an event
        self._beat_at = 0.0
        self._cpu = 0.0  # of the loop's thread, at the last beat
        self._busy = 0.0  # all of the process
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Watch the loop that runs in this thread."""
        watched = asyncio.get_running_loop(), threading.get_ident(), threading.get_native_id()
        self._note_time()
        self._thread = threading.Thread(target=self._watch, args=watched, name="watchdog", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._over.set()

    def _watch(self, loop: asyncio.AbstractEventLoop, thread: int, known_as: int) -> None:
        self._beat.acquire()
        while not self._over.is_set():
            asked, cpu = self._sleep(thread)
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

    def _sleep(self, thread: int) -> tuple[float, float]:
        """When the loop was to be asked again, and what its thread had used of the processor by then. What lets no
        thread go on, as a collection of garbage does, holds this one too: who comes late while the process was busy
        should have asked before.
        """
        time.sleep(PROBE)
        now, due = time.perf_counter(), self._beat_at + PROBE
        if now - due > LONGEST and time.process_time() - self._busy > (now - due) / 4:
            return due, self._cpu
        return now, used_by(thread, self._cpu)

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


def used_by(thread: int, otherwise: float) -> float:
    """Seconds of the processor's time that a thread has used so far, where the system tells it."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return otherwise
    return time.clock_gettime(time.pthread_getcpuclockid(thread))


def is_ready(thread: int) -> bool:
    """Whether a thread runs, or would if it had a processor, and does not wait for anything. Linux alone tells."""
    with suppress(OSError):
        return Path(f"/proc/self/task/{thread}/stat").read_text().rpartition(")")[2].split()[0] == "R"
    return False


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
