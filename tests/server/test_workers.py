"""Workers: processes that do what would hold up the server, are replaced where they die, and end with it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.server.workers import Workers

from .processes import all_gone, children_of

PATIENCE = 20.0  # seconds
SERVER = """
import asyncio, os
from ludotheque.server.workers import Workers

async def main():
    workers = Workers(1)
    print(await workers.do(os.getpid), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def dies_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "done"


def refuses() -> str:
    raise ValueError("not that")


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


async def test_work_whose_process_dies_is_done_by_another(tmp_path: Path) -> None:
    workers = Workers(1)
    try:
        assert await workers.do(dies_once, str(tmp_path / "mark")) == "done"
    finally:
        workers.close()


async def test_what_goes_wrong_there_goes_wrong_here() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(ValueError, match="not that"):
            await workers.do(refuses)
    finally:
        workers.close()


async def test_nice_workers_let_others_go_first() -> None:
    usual, nice = Workers(1), Workers(1, niceness=5)
    try:
        one, other = await asyncio.gather(usual.do(priority), nice.do(priority))
        assert (one, other) == (priority(), priority() + 5)
    finally:
        usual.close()
        nice.close()


async def test_nobody_waits_at_the_end_for_what_is_being_made() -> None:
    workers = Workers(1)
    worker = await workers.do(os.getpid)
    making = asyncio.ensure_future(workers.do(time.sleep, 600.0))
    await asyncio.sleep(0.1)
    making.cancel()
    workers.close()
    assert await all_gone([worker], PATIENCE), "it goes on with what nobody wants any more"


async def test_a_worker_ends_when_its_server_is_gone_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        left = children_of(server.pid)
        assert worker in left
        server.send_signal(signal.SIGKILL)
    assert await all_gone(left, PATIENCE), "what was started for it goes on without it"
