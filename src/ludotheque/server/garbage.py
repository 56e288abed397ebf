"""Garbage: what refers to itself is looked for little by little, since a whole collection holds up everybody."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

import structlog

from ludotheque.server.doorway import Doorway

OFTEN: Final = 0.25  # seconds; what is new in that time, however busy the server is, is looked through in a few ms
MANY: Final = 4_000  # sockets that came and may be gone, about 80 MB, before everything is looked through

log = structlog.get_logger("ludotheque.server")


class Garbage:
    """Collects in place of Python, which looks through the more the more there is: half a second for 2,500 sockets.

    What has outlived one look is set aside, and is gone as soon as nothing refers to it. Only what refers to itself, as
    what libraries leave of a closed socket does (of a request they leave nothing), waits until all is looked through.
    """

    def __init__(self) -> None:
        self._seen = Doorway.sockets  # when all was looked through

    async def go_round(self) -> None:
        gc.disable()
        gc.freeze()  # what was loaded stays
        while True:
            await asyncio.sleep(OFTEN)
            self.look()

    def look(self) -> None:
        if Doorway.sockets - self._seen < MANY:
            gc.collect(0)
            gc.freeze()
        else:
            self._look_through_all()

    def _look_through_all(self) -> None:
        self._seen = Doorway.sockets
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        log.info("garbage_collected", found=found)
