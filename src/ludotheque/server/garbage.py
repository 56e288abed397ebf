"""Garbage: what refers to itself is looked for little by little, since a whole collection holds up everybody."""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

import structlog

OFTEN: Final = 0.25  # seconds; what is new in that time, however busy the server is, is looked through in a few ms
MANY: Final = 4_000  # that were under way and may have ended, about 80 MB, before everything is looked through

log = structlog.get_logger("ludotheque.server")


class Garbage:
    """Collects in place of Python, which looks through the more the more there is: half a second for 2,500 sockets.

    What has outlived one look is set aside, and is gone as soon as nothing refers to it. Only what refers to itself, as
    what is left of a closed socket or of a refused request does, waits until all is looked through. So it is counted
    who was under way at a look.
    """

    def __init__(self, under_way: set[asyncio.Task[Any]]) -> None:
        self._under_way = under_way
        self._known: set[asyncio.Task[Any]] = set()  # at the last look
        self._set_aside = 0  # of them, since all was looked through

    async def go_round(self) -> None:
        gc.disable()
        gc.freeze()  # what was loaded stays
        while True:
            await asyncio.sleep(OFTEN)
            self.look()

    def look(self) -> None:
        known, self._known = self._known, self._under_way.copy()
        self._set_aside += len(self._known - known)
        if self._set_aside < MANY:
            gc.collect(0)
            gc.freeze()
        else:
            self._look_through_all()

    def _look_through_all(self) -> None:
        self._set_aside = 0
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        log.info("garbage_collected", found=found)
