"""Probe: whether the database can be written to. A full disk still answers; only a write tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ludotheque.server.ending import stop

WRITTEN: Final = 5.0  # seconds for which a write that went well speaks for the next one
KEPT: Final = 1.0  # seconds for which an answer is given to all who ask
PATIENCE: Final = 0.02  # seconds that whoever asks waits for a write, where the last one went well not long ago
TOO_OLD: Final = 15.0  # seconds after which nothing but a write tells


class Probe:
    """Where people write anyway, nothing more is written; else one write in some seconds, however many ask.

    A disk may take its time: where all was well, that is said meanwhile, but not for long.
    """

    def __init__(self, try_to_write: Callable[[], Awaitable[bool]]) -> None:
        self._try_to_write = try_to_write
        self._trying: asyncio.Task[bool] | None = None
        self._sound = False
        self._until = 0.0  # when what is known is too old not to be tried again
        self._known = -TOO_OLD  # when it was known

    def note(self, written: bool) -> None:
        """Somebody wrote, or could not."""
        self._sound, self._known = written, time.monotonic()
        self._until = self._known + (WRITTEN if written else 0.0)

    async def sound(self) -> bool:
        now = time.monotonic()
        if now < self._until:
            return self._sound
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        trying = self._trying
        good_enough = self._sound and now - self._known < TOO_OLD
        done, _ = await asyncio.wait({trying}, timeout=PATIENCE if good_enough else None)
        return trying.result() if done else self._sound

    async def close(self) -> None:
        if self._trying is not None:
            await stop([self._trying])

    async def _try(self) -> bool:
        try:
            self._sound = await self._try_to_write()
        finally:
            self._trying = None
        self._known = time.monotonic()
        self._until = self._known + (WRITTEN if self._sound else KEPT)
        return self._sound
