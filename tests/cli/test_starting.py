"""How soon a server is there: what its start costs, in time of the processor, and what it does not load for that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .command import ENVIRONMENT, ROOT

MOST = 1.2  # seconds of the processor's time, from nothing to the first page
IN_PROPORTION = 1.5  # times what its libraries take to load, where others keep the cores busy
TRIES = 3
LIBRARIES = """
import aiosqlite, fluent.runtime, litestar, rich_click, sqlalchemy.ext.asyncio, structlog, uvicorn, uvloop
import cryptography.hazmat.primitives.ciphers.aead, msgspec, prometheus_client
"""
OF_SERVERS = {"sqlalchemy", "litestar", "uvicorn", "structlog", "cryptography"}
OTHERS = {"alembic", "asyncpg", "textual", "matplotlib", "numpy"}
LOADED = """
import asyncio, sys
from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings

asyncio.run(create_app(Settings(data=sys.argv[1])))
print(*{name.partition(".")[0] for name in sys.modules})
"""

OPENED = """
import asyncio, sys
from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings
from ludotheque.server.staff import AFTER_THE_START

async def opened():
    async with (await create_app(Settings(data=sys.argv[1]))).lifespan():
        print("fluent.runtime" in sys.modules)
        await asyncio.sleep(AFTER_THE_START + 2)
        print("fluent.runtime" in sys.modules)

asyncio.run(opened())
"""


def family(process: int) -> list[int]:
    """A process and whatever it has started."""
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    return [process, *(one for child in children for one in family(child))]


def spent(process: int) -> float:
    """The processor's time that a process has taken, with those that it has started and seen end."""
    after_the_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, after_the_name[11:15])) / os.sysconf("SC_CLK_TCK")


def first_page(folder: Path) -> float:
    """What a start takes, from nothing up to the answer to the first visitor."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--no-open"]
    environment = {**ENVIRONMENT, "LUDOTHEQUE_DATA": str(folder), "LUDOTHEQUE_BOT_WORKERS": "1"}
    quietly = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with subprocess.Popen(command, cwd=ROOT, env=environment, **quietly) as process:  # type: ignore[call-overload]  # the pipes are pipes
        try:
            assert httpx.get(process.stdout.readline().split()[4]).status_code == 200
            return sum(map(spent, family(process.pid)))
        finally:
            process.kill()


def libraries() -> float:
    """What the libraries alone take to load, now."""
    before = spent(os.getpid())
    subprocess.run([sys.executable, "-c", LIBRARIES], env=ENVIRONMENT, check=True, timeout=120)
    return spent(os.getpid()) - before


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has spent")
def test_the_first_page_is_there_soon(tmp_path: Path) -> None:
    """Of a server whose database is there; the best of a few starts counts.

    On cores that others keep busy a second of the processor's time does less, for everybody. What the libraries take,
    which no server can do without, says by how much: so a start may also be in proportion to that.
    """
    first_page(tmp_path)
    starts: list[tuple[float, float]] = []
    for _ in range(TRIES):
        start, beside = first_page(tmp_path), libraries()
        if start <= max(MOST, IN_PROPORTION * beside):
            return
        starts.append((start, beside))
    raise AssertionError(f"too long, beside the libraries alone: {starts}")


def test_a_server_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    """Neither the other database's driver nor, where the database is up to date, what would bring it there."""
    needed: list[set[str]] = []
    for _ in range(2):
        command = [sys.executable, "-c", LOADED, str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT, timeout=120)
        assert done.returncode == 0, done.stderr
        needed.append(OTHERS & set(done.stdout.split()))
    assert needed == [{"alembic"}, set()]


def test_words_are_loaded_soon_after_the_start_before_anybody_is_refused_something(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPENED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT, timeout=120)
    assert done.returncode == 0, done.stderr
    found = [line for line in done.stdout.splitlines() if line in ("False", "True")]  # among what is logged
    assert found == ["False", "True"]


def test_a_bot_begins_to_think_without_loading_a_server() -> None:
    """Its process is started for it; whoever plays against it would wait for every library."""
    script = "import sys, ludotheque.server.thinking; print(*sys.modules)"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT, check=True, timeout=120)
    assert not OF_SERVERS & set(done.stdout.split())
