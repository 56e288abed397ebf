"""Notices: what server processes tell each other, over a line that may be lost at any time and is made anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from ludotheque.server.ending import stop
from ludotheque.server.metrics import Metrics

BEAT: Final = 2.0  # seconds between two words to oneself
PATIENCE: Final = 3.0  # seconds for a word to oneself to come round, or for a line to be made
AGAIN: Final = 0.5  # seconds until a lost line is tried again
SUBJECTS_A_SECOND: Final = 500  # that a new line follows at least
MOST: Final = 10_000  # notices that wait to be told: more than that, and the line is as good as lost

log = structlog.get_logger("ludotheque.server")
Hear = Callable[[str, bytes], None]


class Line(Protocol):
    """A way to other processes, one subject a table. Whatever it raises means that it is lost."""

    async def connect(self, hear: Hear) -> None: ...
    async def listen(self) -> None:
        """Hear until the line is lost, and then say so."""

    async def follow(self, subjects: list[str]) -> None: ...
    async def leave(self, subjects: list[str]) -> None: ...
    async def tell(self, notices: list[tuple[str, bytes]]) -> None: ...
    async def close(self) -> None: ...


class Notices:
    """Telling waits for nobody, and what cannot be told is dropped: whoever misses it looks it up in the store."""

    def __init__(self, line: Line, node: str, metrics: Metrics) -> None:
        self.lost = True
        self._line = line
        self._own = f"node-{node}"
        self._metrics = metrics
        self._subjects = {self._own}
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST)
        self._came_round = asyncio.Event()
        self._broken = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    def open(self, hear: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """`missed` is called whenever a line is made: nobody knows what was told before."""
        self._hear_notice, self._missed = hear, missed
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeping is not None:
            await stop([self._keeping])
        await self._line.close()

    def tell(self, subject: str, notice: bytes) -> None:
        if self.lost:
            return
        try:
            self._waiting.put_nowait((subject, notice))
        except asyncio.QueueFull:
            self._broken.set()

    async def follow(self, subject: str) -> None:
        """From the return on nothing told there is missed, unless the line is lost."""
        if subject not in self._subjects:
            self._subjects.add(subject)
            await self._change(self._line.follow, subject)

    async def leave(self, subject: str) -> None:
        if subject in self._subjects:
            self._subjects.remove(subject)
            await self._change(self._line.leave, subject)

    async def _change(self, change: Callable[[list[str]], Awaitable[None]], subject: str) -> None:
        if self.lost:
            return  # the next line begins with whatever is followed then
        try:
            async with asyncio.timeout(PATIENCE):
                await change([subject])
        except Exception:
            self._broken.set()

    # The line

    async def _keep(self) -> None:
        """Whatever goes wrong, of whatever class, the line is made anew."""
        while True:
            try:
                await self._hold()
            except Exception as error:
                self._lose(error)
            await self._line.close()
            await asyncio.sleep(AGAIN)

    async def _hold(self) -> None:
        """A line from its beginning to its end, which is an error."""
        self._broken.clear()
        async with asyncio.timeout(PATIENCE + len(self._subjects) / SUBJECTS_A_SECOND):
            await self._line.connect(self._hear)
            followed: set[str] = set()
            while missing := self._subjects - followed:  # more may come while these are on their way
                await self._line.follow(sorted(missing))
                followed |= missing
        self._waiting = asyncio.Queue(MOST)
        self.lost = False
        self._metrics.notices_lost.set(0)
        self._missed()
        async with asyncio.TaskGroup() as tasks:
            for work in (self._line.listen(), self._send(), self._beat(), self._until_broken()):
                tasks.create_task(work)

    async def _until_broken(self) -> None:
        await self._broken.wait()
        raise ConnectionError("a notice or a subject could not be sent")

    def _lose(self, error: Exception) -> None:
        if not self.lost:
            self._metrics.notices_losses.inc()
            log.warning("notices_lost", reason=reason(error))
        self.lost = True
        self._metrics.notices_lost.set(1)

    async def _send(self) -> None:
        """What is told while others are being sent goes out together."""
        while True:
            notices = [await self._waiting.get()]
            while not self._waiting.empty():
                notices.append(self._waiting.get_nowait())
            async with asyncio.timeout(PATIENCE):
                await self._line.tell(notices)

    async def _beat(self) -> None:
        """A line that looks whole may be dead: a word to oneself has to come round."""
        while True:
            self._came_round.clear()
            self.tell(self._own, b"")
            async with asyncio.timeout(PATIENCE):
                await self._came_round.wait()
            await asyncio.sleep(BEAT)

    def _hear(self, subject: str, notice: bytes) -> None:
        if subject == self._own:
            self._came_round.set()
        elif subject in self._subjects:
            self._hear_notice(notice)


def reason(error: BaseException) -> str:
    """The first of what went wrong together."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return repr(error)[:200]
