"""Database: one of SQLite's files or PostgreSQL, opened, brought up to date, read and written."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Executable, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from sqlalchemy.schema import Table
from sqlalchemy.sql.dml import Insert

from ludotheque.server.address import postgres_address
from ludotheque.server.journal import Batch, Journal, SqliteCommit, Won
from ludotheque.server.migrations import UPGRADE_LOCK, upgrade
from ludotheque.server.probe import Probe
from ludotheque.server.trouble import StoreTrouble, trouble_told, troubles, unsure

PATIENCE = {"sqlite": 2.0, "postgresql": 5.0}  # seconds, before a database counts as locked or gone
CONNECTIONS = {"sqlite": 4, "postgresql": 8}
AT_ONCE = 3  # of them are opened before anybody comes: one is read by, one written by, one asked how it is
STARTING = 20.0  # seconds, for nodes that start at the same time
TRIAL = "INSERT INTO keys (name, value) VALUES ('trial', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
IN_LINE = 10.0  # seconds that a request waits for one of them: a crowd is no trouble
OLDEST: Final = (3, 35)  # the first SQLite that tells which rows of an insert it took


def engine_of(url: URL, patience: float, node: str) -> AsyncEngine:
    kind = url.get_backend_name()
    engine = create_async_engine(
        url,
        connect_args=limits_of(kind, patience, node),
        hide_parameters=True,  # an error must not quote passwords and secrets
        pool_size=CONNECTIONS[kind],
        max_overflow=0,
        pool_timeout=max(patience, IN_LINE),
    )
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
    else:
        event.listen(engine.sync_engine, "checkout", leave_lost_connections)
    return engine


def limits_of(kind: str, patience: float, node: str) -> dict[str, Any]:
    """How long the database may take, and who asks. PostgreSQL's driver is slow to load: it is loaded where needed."""
    if kind == "sqlite":
        return {"timeout": patience}
    from ludotheque.server.journal_postgres import postgres_limits

    return postgres_limits(patience, node)


class Commit(Protocol):
    """How a batch of rows is committed; one for each kind of database."""

    async def __call__(self, batch: Batch) -> Won: ...
    async def close(self) -> None: ...


def untimed(work: str, seconds: float) -> None:
    """Nobody wants to know."""


def prepare_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # begin_sqlite begins, and nobody else
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: it never fails half way because it began as a reader."""
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def leave_lost_connections(
    connection: DBAPIConnection, entry: ConnectionPoolEntry, proxy: PoolProxiedConnection
) -> None:
    """A connection that is known to be lost is made anew, without a question to the database."""
    if proxy.driver_connection is not None and proxy.driver_connection.is_closed():
        raise DisconnectionError("the connection was lost")


class Database:
    """Reading and writing, as connections; whatever goes wrong inside is a StoreTrouble."""

    def __init__(self, url: URL, patience: float) -> None:
        self.kind = url.get_backend_name()
        self.path = url.database or ""
        self._url = url
        self._patience = patience or PATIENCE[self.kind]
        self.timed: Callable[[str, float], None] = untimed  # who wants to know how long the database takes
        self._probe = Probe(self._can_be_written)
        self.node = secrets.token_hex(8)  # the name of this process; PostgreSQL sees who is connected by it
        self._turn = asyncio.Lock()  # SQLite has one writer at a time; waiting here is fair and quiet
        engine = engine_of(url, self._patience, self.node)
        self._engine = engine
        self._reader = engine if self.kind == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = engine.execution_options(writes=True)

    async def prepare(self) -> None:
        """Bring the tables up to date. Several nodes may do this at once: one does it, the others wait."""
        with trouble_told():
            if self.kind == "sqlite":
                check_sqlite(sqlite3.sqlite_version_info)
                await asyncio.to_thread(write_ahead, self.path, STARTING)
            await self._upgrade()
            await self._connect()
            await self._probe.sound()
            self._commit = self._journal_commit()
            self.journal = Journal(self._commit_batch)

    async def _upgrade(self) -> None:
        """With more patience than later: others may be upgrading just now."""
        engine = engine_of(self._url, STARTING, self.node)
        async with engine.execution_options(writes=True).begin() as connection:
            if self.kind == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
            await connection.run_sync(upgrade)
        await engine.dispose()

    async def _connect(self) -> None:
        """A connection goes from thread to thread and back while it is opened: on a busy loop that takes long."""
        async with AsyncExitStack() as opened:
            for _ in range(AT_ONCE):
                await opened.enter_async_context(self._reader.connect())

    async def close(self) -> None:
        """What has been appended is committed first."""
        await self.journal.close()
        await self._commit.close()
        await self.dispose()

    async def dispose(self) -> None:
        await self._probe.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._timing("read"), trouble_told():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: it is committed at the end, or nothing of it is."""
        with self._timing("write"), self._noted(), trouble_told():
            async with self._turn_to_write(), self._writer.connect() as connection:
                await connection.begin()
                yield connection
                await self._committed(connection)

    async def write(self, *changes: Executable) -> int:
        """All of them in one transaction; how many rows the last one changed."""
        changed = 0
        async with self.writing() as connection:
            for change in changes:
                changed = (await connection.execute(change)).rowcount
        return changed

    async def read(self, question: Executable, **given: Any) -> Sequence[Any]:
        """All rows, as SQLAlchemy hands them over; a question that is asked often is put together once."""
        async with self.reading() as connection:
            return (await connection.execute(question, given or None)).all()

    async def read_column(self, question: Executable) -> list[Any]:
        return [row[0] for row in await self.read(question)]

    async def read_one(self, question: Executable) -> Any:
        """The first value; None where there is none."""
        return next(iter(await self.read_column(question)), None)

    async def _committed(self, connection: AsyncConnection) -> None:
        """A file that cannot be written says so; a commit on its way to PostgreSQL may arrive without an answer."""
        try:
            await connection.commit()
        except troubles() as error:
            if self.kind == "sqlite":
                raise
            raise unsure(error) from error

    async def _commit_batch(self, batch: Batch) -> Won:
        with self._timing("commit"), self._noted():
            return await self._commit(batch)

    @contextmanager
    def _timing(self, work: str) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.timed(work, time.perf_counter() - begun)

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Whether writing went well says whether the next may."""
        try:
            yield
        except Exception:
            self._probe.note(written=False)
            raise
        self._probe.note(written=True)

    def insert_new(self, table: Table) -> Insert:
        """An insert that leaves alone what is already there."""
        if self.kind == "sqlite":
            return sqlite.insert(table).on_conflict_do_nothing()
        from sqlalchemy.dialects import postgresql  # slow to load

        return postgresql.insert(table).on_conflict_do_nothing()

    async def ready(self) -> bool:
        """It answers, and takes what is written."""
        try:
            await self.read(text("SELECT 1"))
        except StoreTrouble:
            return False
        return await self._probe.sound()

    async def _can_be_written(self) -> bool:
        try:
            await self.write(text(TRIAL).bindparams(now=str(time.time_ns())))
        except StoreTrouble:
            return False
        return True

    async def faults(self) -> list[str]:
        """What SQLite finds wrong with its own file; PostgreSQL has tools for that."""
        if self.kind != "sqlite":
            return []
        with trouble_told():
            return await asyncio.to_thread(faults_in, self.path)

    def _turn_to_write(self) -> asyncio.Lock | nullcontext[None]:
        return self._turn if self.kind == "sqlite" else nullcontext()

    def _journal_commit(self) -> Commit:
        if self.kind == "sqlite":
            return SqliteCommit(self.path, self._patience, self._turn)
        from ludotheque.server.journal_postgres import PostgresCommit

        return PostgresCommit(postgres_address(self._url.render_as_string(hide_password=False)) or "", self._patience)


def check_sqlite(version: tuple[int, ...]) -> None:
    """What is too old is said at the start, and not at the first choice."""
    if version < OLDEST:
        found, oldest = (".".join(map(str, one)) for one in (version, OLDEST))
        raise StoreTrouble(f"Python's SQLite is {found}, and {oldest} is needed: take a newer Python, or PostgreSQL")


def write_ahead(path: str, patience: float) -> None:
    """Readers and the writer do not wait for each other. The file keeps this; only its first opener has to wait."""
    Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    keep_private(Path(path))
    with closing(sqlite3.connect(path, timeout=patience)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")


def faults_in(path: str) -> list[str]:
    """SQLite's own look at a file; some faults end it."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            told = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(20)")]
        except sqlite3.OperationalError:
            raise  # it could not look
        except sqlite3.DatabaseError as fault:
            told = [str(fault)]
    return [] if told == ["ok"] else told


def keep_private(path: Path) -> None:
    """A file that only its owner may read, there already or not; SQLite's helpers beside it follow."""
    path.touch(mode=0o600)
    with suppress(PermissionError):  # somebody else's file stays as they want it
        path.chmod(0o600)
