"""Notices through a Redis or Valkey server: for many nodes, so that the database has only to store."""

from __future__ import annotations

import asyncio
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ludotheque.server.ending import stop
from ludotheque.server.notices import PATIENCE, Hear


class RedisLine:
    """One connection listens, another one tells. Subjects begin with a word of ours: it may have other guests."""

    def __init__(self, address: str, prefix: str) -> None:
        self._address = address
        self._prefix = f"{prefix}:"
        self._redis: Redis | None = None
        self._listening: PubSub | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._confirmed: dict[str, asyncio.Event] = {}

    async def connect(self, hear: Hear) -> None:
        """The client must not mend the line by itself: what was missed meanwhile would never be looked up."""
        never = Retry(NoBackoff(), 0)
        self._hear, self._confirmed = hear, {}
        self._redis = Redis.from_url(self._address, socket_connect_timeout=PATIENCE, retry=never)
        await self._redis.ping()
        self._listening = self._redis.pubsub()
        await self._listening.subscribe(self._prefix)  # which connects it
        self._hearing = asyncio.create_task(self._hear_all(self._listening))

    async def listen(self) -> None:
        assert self._hearing is not None
        await self._hearing

    async def follow(self, subjects: list[str]) -> None:
        """Nothing is missed once the server has confirmed it."""
        assert self._listening is not None
        waiting = [self._confirmed.setdefault(subject, asyncio.Event()) for subject in subjects]
        await self._listening.subscribe(*(self._prefix + subject for subject in subjects))
        for confirmed in waiting:
            await confirmed.wait()

    async def leave(self, subjects: list[str]) -> None:
        assert self._listening is not None
        for subject in subjects:
            self._confirmed.pop(subject, None)
        await self._listening.unsubscribe(*(self._prefix + subject for subject in subjects))

    async def tell(self, notices: list[tuple[str, bytes]]) -> None:
        assert self._redis is not None
        async with self._redis.pipeline(transaction=False) as together:
            for subject, notice in notices:
                together.publish(self._prefix + subject, notice)
            await together.execute()

    async def close(self) -> None:
        """What a lost connection still has to say against it is nobody's concern."""
        if self._hearing is not None:
            await stop([self._hearing])
        for connection in (self._listening, self._redis):
            if connection is not None:
                await asyncio.gather(connection.aclose(), return_exceptions=True)
        self._redis = self._listening = self._hearing = None

    async def _hear_all(self, listening: PubSub) -> None:
        while True:
            message: dict[str, Any] | None = await listening.get_message(timeout=None)
            if message is None:
                continue
            subject = message["channel"].decode().removeprefix(self._prefix)
            if message["type"] == "subscribe":
                self._confirmed.setdefault(subject, asyncio.Event()).set()
            elif message["type"] == "message":
                self._hear(subject, message["data"])
