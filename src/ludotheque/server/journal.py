"""Journal: rows of many tables, committed together. Whoever appends waits for a commit shared with all others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from ludotheque.server.trouble import trouble

LARGEST_BATCH = 500
COLUMNS = "table_id, n, seat, kind, text, at, told"
ROW = "(?, ?, ?, ?, ?, ?, ?)"


class Entry(NamedTuple):
    table_id: str
    n: int
    seat: int
    kind: str
    text: str
    at: int
    told: int | None = None


Batch = list[Entry]
Won = set[tuple[str, int]]


class Journal:
    """Collects what is appended while the last commit is under way, and commits it in one transaction."""

    def __init__(self, commit: Callable[[Batch], Awaitable[Won]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Whether the row is stored: False where its number is taken."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await stored

    async def close(self) -> None:
        """Wait for what has been appended so far."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                await self._write(batch)
        finally:
            self._writing = None

    async def _write(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        firsts = {(entry.table_id, entry.n): stored for entry, stored in reversed(batch)}
        try:
            won = await self._commit([entry for entry, stored in batch if firsts[entry[:2]] is stored])
        except Exception as error:  # whatever it is, nobody may wait for ever
            for _, stored in batch:
                if not stored.done():
                    stored.set_exception(trouble(error))
            return
        for entry, stored in batch:
            if not stored.done():  # a caller may have gone away meanwhile
                stored.set_result(entry[:2] in won and firsts[entry[:2]] is stored)


class SqliteCommit:
    """The driver's own connection in a thread of its own: one change of threads for a whole batch."""

    def __init__(self, path: str, patience: float, turn: asyncio.Lock) -> None:
        self._connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.execute("PRAGMA foreign_keys=ON")
        self._thread = ThreadPoolExecutor(1, "journal")
        self._turn = turn

    async def __call__(self, batch: Batch) -> Won:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, batch)

    async def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()

    def _insert(self, batch: Batch) -> Won:
        """One statement is one transaction."""
        rows = ", ".join([ROW] * len(batch))
        insert = f"INSERT INTO log ({COLUMNS}) VALUES {rows} ON CONFLICT DO NOTHING RETURNING table_id, n"
        return set(self._connection.execute(insert, [value for entry in batch for value in entry]).fetchall())
