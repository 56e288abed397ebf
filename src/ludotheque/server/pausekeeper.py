"""PauseKeeper: a window stays open for its time, whoever has answered; then the table goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from ludotheque.kernel.choice import PASSING
from ludotheque.server.windows import is_window

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.play import Play
    from ludotheque.server.table import RunningTable

STORING: Final = 150  # milliseconds that are left for an answer to be stored before its window closes
LEAST: Final = 2 * STORING  # whoever sets a shorter pause hides nothing by it


class PauseKeeper:
    """One timer for each table that pauses. Every process that shows the table has its own: no row is written."""

    def __init__(self, hall: Hall, pause: int) -> None:
        self.hall = hall
        self.pause = pause  # milliseconds

    def keep(self, table: RunningTable) -> None:
        """Set the table's timer to the end of its pause."""
        if table.pause is not None:
            table.pause.cancel()
            table.pause = None
        play = table.play
        if play is not None and play.paused:
            moment = (play.length, play.state.moves)
            table.pause = self.hall.sources.after(
                self._seconds_to(play.pause_ends), lambda: self.hall.spawn(self.end(table, play, moment))
            )

    async def end(self, table: RunningTable, play: Play, moment: tuple[int, int]) -> None:
        """Go on, unless the table already has."""
        async with table.lock:
            if (play.length, play.state.moves) == moment and play.paused:
                play.go_on()
                await table.show_on()

    async def in_time(self, play: Play, thinking: Awaitable[str]) -> str:
        """What a bot chooses. In a window it passes where it takes too long: that it was asked must not show."""
        if self.pause < LEAST or not is_window(play.state):
            return await thinking
        try:
            return await asyncio.wait_for(thinking, self._seconds_to(play.window_ends - STORING))
        except TimeoutError:
            return play.game.text(PASSING)

    def _seconds_to(self, moment: int) -> float:
        return min(max(moment - self.hall.sources.now(), 0), 2 * self.pause) / 1000
