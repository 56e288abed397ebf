"""Ending: tasks are told to stop, and waited for.

Whoever closes the store while one of them still parts with its connection may wait for ever: a connection of SQLite's
driver that is ended twice answers only once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN: Final = 5.0  # seconds until work that goes on is stopped once more


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """To be stopped may be lost on whoever is done with something else in that moment: so it is said again."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=AGAIN)
        for task in done:
            if not task.cancelled():
                task.exception()  # whoever waited for it has heard of it
