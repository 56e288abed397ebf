"""Workers: processes beside the server, for work that would hold up the tables. They end when the server ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe, get_all_start_methods, get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Final, TypeVar, TypeVarTuple

# From a process that has no threads and goes when the server goes; where there is no such thing, each from nothing.
STARTING: Final = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"

Given = TypeVarTuple("Given")
Found = TypeVar("Found")


class Workers:
    """Some processes, started when there is something to do. Nice ones let everybody else go first.

    Whoever works looks at one end of a pipe; that the other is closed sends everybody home, in the midst of their work.
    """

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._count = count
        self._niceness = niceness
        self._closing, self._open = Pipe(duplex=False)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, get_context(STARTING), start_working, (self._niceness, self._closing))

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

    async def warm_up(self, work: Callable[[], None]) -> None:
        """Begun in a thread: until the first process is there, whoever asks for it stands still."""
        await asyncio.wrap_future(await asyncio.to_thread(self._pool.submit, work))

    def close(self) -> None:
        """Nobody waits for what was being made."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._open.close()


def read_once() -> None:
    """What bots need is read by the process that workers come from, not by each of them."""
    get_context(STARTING).set_forkserver_preload(["ludotheque.server.thinking"])


def start_working(niceness: int, closing: Connection) -> None:
    """A worker leaves shutting down to the server. It ends when it is sent home or the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=end_with_the_server, args=(closing,), daemon=True).start()


def end_with_the_server(closing: Connection) -> None:
    server = parent_process()
    assert server is not None
    wait([server.sentinel, closing])
    os._exit(0)
