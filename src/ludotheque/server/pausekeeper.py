"""PauseKeeper: a table at which nobody can answer waits as if somebody could, and goes on by itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.server.windows import is_window

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.play import Play
    from ludotheque.server.table import RunningTable


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

    async def take_time(self, table: RunningTable, play: Play) -> None:
        """Where no person is waited for, a window takes no less time than a pause: who was asked must not show."""
        if is_window(play.state) and all(table.answers_by_itself(seat) for seat in play.state.asked()):
            await asyncio.sleep(self._seconds_to(play.pause_ends))

    def _seconds_to(self, moment: int) -> float:
        return min(max(moment - self.hall.sources.now(), 0), self.pause) / 1000
