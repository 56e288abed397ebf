"""Passwords: hashed one at a time in a thread beside the tables, so that signing in can slow down nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ludotheque.server.refusal import Refusal
from ludotheque.server.turns import Turns

LONGEST_LINE: Final = 20  # who comes then is asked to come again
# Argon2id as OWASP recommends it: 19 MiB, twice over, in one thread; a sixth of the time that the library's own takes.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)

Found = TypeVar("Found")


class Passwords:
    """Whoever waits is served in turn by address: many tries from one place do not keep the others waiting."""

    def __init__(self) -> None:
        self._turns = Turns(1, LONGEST_LINE)
        self._thread = ThreadPoolExecutor(1, "passwords")

    async def hashed(self, caller: str, password: str) -> str:
        return await self._in_turn(caller, lambda: HASHER.hash(password))

    async def is_right(self, caller: str, stored: str | None, password: str) -> bool:
        return await self._in_turn(caller, lambda: is_right(stored, password))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _in_turn(self, caller: str, work: Callable[[], Found]) -> Found:
        if self._turns.full:
            raise Refusal("too-fast")
        async with self._turns.place(caller, caller):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def is_right(stored: str | None, password: str) -> bool:
    """An unknown login takes as long as a wrong password: hashing is what takes the time, in both."""
    if stored is None:
        HASHER.hash(password)
        return False
    try:
        return HASHER.verify(stored, password)
    except Argon2Error:
        return False
