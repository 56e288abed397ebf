"""Notices through the database that the processes share: PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg

from ludotheque.server.notices import PATIENCE, Hear

TELL: Final = "SELECT pg_notify(subject, notice) FROM unnest($1::text[], $2::text[]) AS told (subject, notice)"


class PostgresLine:
    """One connection for telling and for listening; its driver does one thing at a time."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._turn = asyncio.Lock()
        self._ended = asyncio.Event()
        self._connection: asyncpg.Connection | None = None

    async def connect(self, hear: Hear) -> None:
        self._turn, self._ended = asyncio.Lock(), asyncio.Event()
        self._hear = hear
        self._connection = await asyncpg.connect(self._dsn, timeout=PATIENCE, command_timeout=PATIENCE)
        self._connection.add_termination_listener(self._end)

    async def listen(self) -> None:
        await self._ended.wait()
        raise ConnectionError("the connection for notices has ended")

    async def follow(self, subjects: list[str]) -> None:
        async with self._turn:
            for subject in subjects:
                await self._connected().add_listener(subject, self._pass_on)

    async def leave(self, subjects: list[str]) -> None:
        async with self._turn:
            for subject in subjects:
                await self._connected().remove_listener(subject, self._pass_on)

    async def tell(self, notices: list[tuple[str, bytes]]) -> None:
        async with self._turn:
            subjects, words = zip(*notices)
            await self._connected().execute(TELL, subjects, [notice.decode() for notice in words])

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            raise ConnectionError("there is no connection for notices")
        return self._connection

    def _pass_on(self, connection: object, process: int, subject: str, notice: object) -> None:
        self._hear(subject, str(notice).encode())

    def _end(self, connection: object) -> None:
        if connection is self._connection:
            self._ended.set()
