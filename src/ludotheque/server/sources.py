"""Sources: time and chance, lent to the server as dice are lent to a state, so that tests can lend their own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

STEEPNESS: Final = 100  # time is put right by a hundredth of what has passed, so that no deadline is jumped past


class Sources:
    """Time goes on by the process' even clock, from where it began: nobody who sets the machine's clock can move it."""

    def __init__(self) -> None:
        self._ahead = self.wall() - self.even()
        self._agreed = self.even()

    def wall(self) -> int:
        """The machine's clock, in milliseconds since 1970. It may be set to anything at any time."""
        return time.time_ns() // 1_000_000

    def even(self) -> int:
        """A clock that never jumps, in milliseconds since whenever."""
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.even() + self._ahead

    def begin(self, now: int) -> None:
        """The time to begin with, before anybody has asked for it."""
        self._ahead += now - self.now()
        self._agreed = self.even()

    def agree(self, theirs: int) -> None:
        """Draw near to the time of others, slowly."""
        even = self.even()
        most, self._agreed = (even - self._agreed) // STEEPNESS, even
        self._ahead += min(max(theirs - self.now(), -most), most)

    def after(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """A pause: what is to be done when it is over."""
        return asyncio.get_running_loop().call_later(seconds, call)

    def token(self) -> str:
        """An id that nobody can guess: 96 bits as 16 characters."""
        return secrets.token_urlsafe(12)

    def secret(self) -> str:
        """The secret of a table's chance: 256 bits in hex."""
        return secrets.token_hex(32)

    def seed(self) -> int:
        """Chance for a bot's own thinking."""
        return secrets.randbelow(1 << 60)


def iso(milliseconds: int) -> str:
    """Milliseconds since 1970 as people and programs write them: 2026-03-01T12:00:00Z"""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
