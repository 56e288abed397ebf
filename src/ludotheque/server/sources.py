"""Sources: time and chance, lent to the server as dice are lent to a state, so that tests can lend their own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable


class Sources:
    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

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
