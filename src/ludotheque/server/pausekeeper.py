"""PauseKeeper: a window stays open for its time, whoever has answered; then the table goes on by itself.

Bots take their time, too: the same, whatever they have to think about.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable
from typing import Final

from ludotheque.kernel.choice import PASSING
from ludotheque.server.house import House
from ludotheque.server.pauses import is_window
from ludotheque.server.play import Play
from ludotheque.server.table import Attendant, RunningTable

STORING: Final = 150  # milliseconds that are left for an answer to be stored before its window closes
BEAT: Final = 250  # milliseconds that bots take who see what to do at a glance, as all but the strongest do
GLANCE: Final = 20  # likewise, for one of many moves that somebody waits for
PONDERED: Final = 22  # likewise, of one by the strongest
THOUGHT: Final = 0.6  # of a short time, for thinking; the rest is for the way there and back
LEAST: Final = 2 * STORING  # whoever sets a shorter pause hides nothing by it


def storing(play: Play) -> int:
    """What is left of a pause for storing: of a short one, half."""
    return min(STORING, play.while_open // 2)


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

    def time_for(self, play: Play, ponders: bool) -> tuple[int, int]:
        """Milliseconds that a bot takes for a choice that is no answer in a window, and once more where it is late.

        Whoever is strong takes longer, as everybody may know; of the others nobody should wait for a whole turn.
        """
        if ponders:
            return play.drawn_out(PONDERED), play.hurried(self._house.pause, PONDERED)
        return play.hurried(BEAT, GLANCE), play.hurried(BEAT, 2 * GLANCE)

    def to_think(self, play: Play, ponders: bool) -> float:
        """Seconds in which it is done before its time is up, where pauses have become short."""
        if not play.waited_for or self._house.pause < LEAST:
            return math.inf
        whole = play.while_open - storing(play) if is_window(play.state) else self.time_for(play, ponders)[0]
        return whole * THOUGHT / 1000

    async def in_time(self, play: Play, thinking: Awaitable[str], ponders: bool = True) -> str:
        """What a bot chooses, once its time has come: how long it thought must not show, nor that it was asked."""
        if self._house.pause < LEAST:
            return await thinking
        if not is_window(play.state):
            return await self._evenly(*self.time_for(play, ponders), thinking)
        try:
            async with asyncio.timeout(self._seconds_to(play.window_ends - storing(play))):
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
