"""Breath: long work in the event loop is done in short stretches, between which everybody else has a turn."""

from __future__ import annotations

import asyncio
import time
from typing import Final

STRETCH: Final = 0.005  # seconds


class Breath:
    """Taken after each small piece of work; it is a real one only when a stretch is over.

    Several may share one: those who are not done when a stretch is over go on in the next. What nobody waits for rests
    in between: who asks the store needs a dozen turns of the loop.
    """

    def __init__(self, rest: float = 0.0) -> None:
        self._rest = rest  # seconds
        self._since = time.perf_counter()

    async def taken(self) -> None:
        while time.perf_counter() - (began := self._since) > STRETCH:
            await asyncio.sleep(self._rest)
            if self._since == began:  # nobody has begun a new one yet
                self._since = time.perf_counter()
