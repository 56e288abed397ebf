"""ClockKeeper: the server owns the time. When a player's is up, the table's own option says what happens."""

from __future__ import annotations

import asyncio
from typing import Final

from ludotheque.server.botkeeper import TAKES_OVER
from ludotheque.server.house import House
from ludotheque.server.owners import Owners
from ludotheque.server.presence import Presence
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoreTrouble
from ludotheque.server.table import Attendant, RunningTable

AGAIN: Final = 1_000  # milliseconds until a deadline that could not be kept is tried again
LONGEST_SLEEP: Final = 3_600_000  # a timer farther off is set anew later


class ClockKeeper(Attendant):
    """One timer for each table with a clock that is looked after here, set to the next deadline."""

    def __init__(self, house: House, owners: Owners) -> None:
        self._house = house
        self._owners = owners
        self._grace = house.settings.grace * 1000  # milliseconds for whoever has lost the connection
        self._started = house.sources.now()
        self._timers: dict[str, asyncio.TimerHandle] = {}  # by table
        self._lost: dict[tuple[str, int], int] = {}  # when the last connection of a seat was lost

    async def welcome(self, table: RunningTable) -> None:
        """While the server was away nobody could choose: no time is up before all have had a while to come back.

        It stands in the log, so that every process and every later start counts the same. Everybody's time counts,
        of those too who have answered: whether there is a grace must not tell who has.
        """
        play = table.play
        if play is None or play.over or play.clocks.put_at >= self._started:
            return
        due = [play.clocks.due(seat) for seat in range(play.seats) if table.bot_in(seat) is None]
        if any(moment is not None and moment < self._started + self._grace for moment in due):
            await table.write_grace(self._started + self._grace)

    def see(self, table: RunningTable, before: Presence, here: Presence) -> None:
        """Whose last connection was lost has a while to come back."""
        for seat in before.seats - table.present().seats:
            self._lost[table.id, seat] = self._house.sources.now()
            self.attend(table)

    def attend(self, table: RunningTable) -> None:
        """Set the table's timer to its next deadline."""
        self._stop(table)
        due = None if self._house.closing else self._next_deadline(table)
        if due is not None and self._owners.looks_after(table):
            wait = min(max(due - self._house.sources.now(), 0), LONGEST_SLEEP)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait / 1000, lambda: self._house.spawn(self._ring(table)))

    def keeps(self, table: RunningTable) -> bool:
        return table.id in self._timers

    async def part_with(self, table: RunningTable) -> None:
        for seat in range(table.stored.seats):
            self._lost.pop((table.id, seat), None)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    def _stop(self, table: RunningTable) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()

    def _next_deadline(self, table: RunningTable) -> int | None:
        """The next time that is up, where the table does not wait for whoever is absent."""
        due = [self._deadline(table, seat) for seat in range(table.stored.seats)]
        return min((moment for moment in due if moment is not None), default=None)

    def _deadline(self, table: RunningTable, seat: int) -> int | None:
        """A person's time, with the grace that a lost connection gives."""
        deadline = table.time_of(seat)
        if deadline is None:
            return None
        lost = min(self._lost.get((table.id, seat), 0), deadline)  # coming and going after one's time makes no more
        return max(deadline, lost + self._grace)

    async def _ring(self, table: RunningTable) -> None:
        """Whose time is up, loses or leaves the seat to a bot; a store in trouble is tried again."""
        now = self._house.sources.now()
        for seat in range(table.stored.seats):
            due = self._deadline(table, seat)
            if due is not None and due <= now:
                await self._end_time_of(table, seat)
        self.attend(table)

    async def _end_time_of(self, table: RunningTable, seat: int) -> None:
        kind, text = ("takeover", TAKES_OVER) if table.stored.absent == "bot" else ("flag", "")
        try:
            await table.write_for_absent(seat, kind, text)
        except Refusal:
            return
        except StoreTrouble:
            table.game().clocks.postpone(self._house.sources.now() + AGAIN)
