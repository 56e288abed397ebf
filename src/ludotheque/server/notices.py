"""Notices: what server processes on one PostgreSQL tell each other, over its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Final

import asyncpg
import structlog
from litestar.channels.backends.base import ChannelsBackend

from ludotheque.server.wire_between import MISSED

PATIENCE: Final = 5.0  # seconds for a notice to be handed over
AGAIN: Final = 1.0  # seconds until a lost connection is tried again

log = structlog.get_logger("ludotheque.server")


class PostgresNotices(ChannelsBackend):
    """One connection for telling and for listening, made anew where it was lost."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._lost = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await self._connect()
        self._keeping = asyncio.create_task(self._keep_connected())

    async def on_shutdown(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        if self._connection is not None:
            self._connection.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                raise ConnectionError("there is no connection for notices")
            for channel in channels:
                await self._connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def subscribe(self, channels: Iterable[str]) -> None:
        async with self._turn:
            for channel in set(channels) - self._channels:
                self._channels.add(channel)
                if self._connection is not None and not self._connection.is_closed():
                    await self._connection.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        async with self._turn:
            for channel in set(channels) & self._channels:
                self._channels.remove(channel)
                if self._connection is not None and not self._connection.is_closed():
                    await self._connection.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, data = await self._heard.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _connect(self) -> None:
        async with self._turn:
            self._connection = await asyncpg.connect(self._dsn, timeout=PATIENCE, command_timeout=PATIENCE)
            self._lost.clear()
            self._connection.add_termination_listener(self._lose)
            for channel in self._channels:
                await self._connection.add_listener(channel, self._hear)

    async def _keep_connected(self) -> None:
        while True:
            await self._lost.wait()
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("notices_lost", reason=repr(error)[:200])
                self._lost.set()
                await asyncio.sleep(AGAIN)
                continue
            for channel in self._channels:
                self._heard.put_nowait((channel, MISSED))

    def _lose(self, connection: object) -> None:
        self._lost.set()

    def _hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))
