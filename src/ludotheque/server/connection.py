"""Connection: one socket at a table, as the table knows it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from ludotheque.kernel.choice import TABLE
from ludotheque.server import wire
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson

WAITING: Final = 200  # messages that a slow client may be behind
SIGNED_OUT: Final = 4401  # the code of a socket whose person is signed out, or gone
TRY_AGAIN: Final = 1013  # the code of a socket that is closed for now; whoever comes back gets everything anew

ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Messages go into a queue, so that a slow client never holds up a table. `None` in the queue ends it."""

    def __init__(
        self, person: StoredPerson | None, seat: int, language: str, device: str | None = None, caller: str = ""
    ) -> None:
        self.person = person
        self.device = device  # where the person is signed in
        self.caller = caller  # the address, as a hash
        self.seat = seat  # TABLE for a spectator
        self.language = language
        self.muted: list[str] = []
        self.sheet: wire.Plain | None = None  # the one that was sent last
        self.code = 1000
        self.reason = ""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    @property
    def watches(self) -> bool:
        return self.seat == TABLE

    def send(self, message: wire.ServerMessage) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TRY_AGAIN)

    def close(self, code: int, refusal: Refusal | None = None) -> None:
        """Whatever is still in the queue is dropped."""
        self.code = code
        self.reason = refusal.in_short(self.language) if refusal else ""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        return await self._queue.get()
