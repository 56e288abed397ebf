"""Staff: all who attend to the tables of a hall, each to what is theirs, from the opening to the closing."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Final

from ludotheque.server.adviser import Adviser
from ludotheque.server.between import Between
from ludotheque.server.caretaker import Caretaker
from ludotheque.server.clockkeeper import ClockKeeper
from ludotheque.server.critic import Critic
from ludotheque.server.doubts import Doubts
from ludotheque.server.foreteller import Foreteller
from ludotheque.server.hall import Hall
from ludotheque.server.notices import Notices
from ludotheque.server.owners import Owners
from ludotheque.server.pausekeeper import PauseKeeper
from ludotheque.server.sweeper import Sweeper
from ludotheque.server.waker import Waker
from ludotheque.server.watchdog import Watchdog

AFTER_THE_START: Final = 1.0  # seconds


class Staff:
    """After every change of a table: it is known who looks after it, then time is kept, then bots are woken."""

    def __init__(self, hall: Hall, notices: Notices | None) -> None:
        self._hall = hall
        self._between = Between(hall, notices) if notices else None
        self._owners = Owners(hall, self._between)
        self._clocks = ClockKeeper(hall, self._owners)
        self._pauses = PauseKeeper(hall)
        self._waker = Waker(hall, self._owners, self._pauses)
        self._sweeper = Sweeper(hall, self._owners, self._between)
        self._watchdog = Watchdog(hall.metrics)
        self.critic = Critic(hall)
        self.adviser = Adviser()
        self.foreteller = Foreteller()
        own = [self._owners, self._clocks, self._pauses, self._waker, Doubts(hall)]
        hall.attendants.all = [*([self._between] if self._between else []), *own]

    @property
    def hears_nothing(self) -> bool:
        """Whether there are other processes, and no word of them."""
        return self._between is not None and self._between.lost

    async def open(self) -> None:
        hall = self._hall
        self._watchdog.start()
        if self._between is not None:
            self._between.open(lambda: hall.spawn(self._sweeper.look_everywhere()))
        hall.spawn(self._waker.warm_up())
        hall.spawn(load_words())
        hall.spawn(self._sweeper.go_round())
        hall.spawn(self._begin())
        hall.spawn(hall.archive.keep_what_was_left())
        hall.spawn(Caretaker(hall).go_round())

    async def _begin(self) -> None:
        """After a start, tables with bots or clocks go on by themselves; among several processes, each at one."""
        if self._between is None:
            await self._hall.resume(await self._hall.store.self_running_ids())
            return
        await self._owners.join()
        await self._owners.keep()

    async def close(self) -> None:
        self._hall.closing = True
        self._clocks.close()
        self._pauses.close()
        await self._hall.close()
        if self._between is not None:
            await self._between.close()
            await self._owners.leave()
        self._waker.close()
        self.critic.close()
        self.adviser.close()
        self.foreteller.close()
        self._watchdog.stop()
        await self._hall.store.close()


async def load_words() -> None:
    """In a thread, soon after the start: whoever is refused something first would hold up everybody meanwhile."""
    await asyncio.sleep(AFTER_THE_START)
    await asyncio.to_thread(import_module, "ludotheque.content.entries")
