"""Workers: processes beside the server, for work that would hold up the tables. They end when the server ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar, TypeVarTuple

PARENT_CHECK: Final = 1.0  # seconds

Given = TypeVarTuple("Given")
Found = TypeVar("Found")


class Workers:
    """Some processes, started when there is something to do. Nice ones let everybody else go first."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._count = count
        self._niceness = niceness
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, get_context("spawn"), start_working, (os.getpid(), self._niceness))

    async def do(self, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """What the work comes to; once more, in a new process, where the first one died of it."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def start_working(parent: int, niceness: int) -> None:
    """A worker leaves shutting down to the server, and ends when the server is gone without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK)
    os._exit(0)
