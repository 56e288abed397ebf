"""Probe: whether the database can be written to. A full disk still answers; only a write tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

WRITTEN: Final = 5.0  # seconds for which a write that went well speaks for the next one
KEPT: Final = 1.0  # seconds for which an answer is given to all who ask


class Probe:
    """Where people write anyway, nothing more is written; else one write in some seconds, however many ask."""

    def __init__(self, try_to_write: Callable[[], Awaitable[bool]]) -> None:
        self._try_to_write = try_to_write
        self._turn = asyncio.Lock()
        self._sound = False
        self._until = 0.0  # when what is known is too old

    def note(self, written: bool) -> None:
        """Somebody wrote, or could not."""
        self._sound = written
        self._until = time.monotonic() + WRITTEN if written else 0.0

    async def sound(self) -> bool:
        async with self._turn:
            if time.monotonic() >= self._until:
                self._sound = await self._try_to_write()
                self._until = time.monotonic() + (WRITTEN if self._sound else KEPT)
            return self._sound
