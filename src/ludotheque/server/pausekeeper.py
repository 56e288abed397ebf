"""PauseKeeper: a window stays open for its time, whoever has answered; then the table goes on by itself.

Bots take their time, too: the same, whatever they have to think about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

from ludotheque.kernel.choice import PASSING
from ludotheque.server.house import House
from ludotheque.server.play import Play
from ludotheque.server.table import Attendant, RunningTable
from ludotheque.server.windows import is_window

STORING: Final = 150  # milliseconds that are left for an answer to be stored before its window closes
BEAT: Final = 250  # milliseconds that bots take who see what to do at a glance, as all but the strongest do
LEAST: Final = 2 * STORING  # whoever sets a shorter pause hides nothing by it


class PauseKeeper(Attendant):
    """One timer for each table that pauses. Every process that shows the table has its own: no row is written."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._timers: dict[str, asyncio.TimerHandle] = {}  # by table

    def attend(self, table: RunningTable) -> None:
        """Set the table's timer to the end of its pause."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        play = table.play
        if play is not None and play.paused and not self._house.closing:
            moment = (play.length, play.state.moves)
            self._timers[table.id] = self._house.sources.after(
                self._seconds_to(play.pause_ends), lambda: self._house.spawn(table.go_on(play, moment))
            )

    def keeps(self, table: RunningTable) -> bool:
        return table.id in self._timers

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    async def in_time(self, play: Play, thinking: Awaitable[str], ponders: bool = True) -> str:
        """What a bot chooses, once its time has come: how long it thought must not show, nor that it was asked.

        Whoever is strong takes longer, as everybody may know; of the others nobody should wait for a whole turn.
        """
        if self._house.pause < LEAST:
            return await thinking
        if not is_window(play.state):
            first, then = (play.while_open, self._house.pause) if ponders else (BEAT, BEAT)
            return await self._evenly(first, then, thinking)
        try:
            async with asyncio.timeout(self._seconds_to(play.window_ends - STORING)):
                return await thinking
        except TimeoutError:  # where it takes too long, it passes
            return play.game.text(PASSING)

    async def _evenly(self, first: int, then: int, thinking: Awaitable[str]) -> str:
        """A bot takes as long as others of its kind, whatever it sees. Where it is late, it takes so long again."""
        due = self._house.sources.now() + first
        text = await thinking
        late = self._house.sources.now() - due
        due += max(0, -(-late // then)) * then
        come = asyncio.Event()
        timer = self._house.sources.after(self._seconds_to(due), come.set)
        try:
            await come.wait()
        finally:
            timer.cancel()
        return text

    def _seconds_to(self, moment: int) -> float:
        return min(max(moment - self._house.sources.now(), 0), 2 * self._house.pause) / 1000
