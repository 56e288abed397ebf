"""ClockKeeper: the server owns the time. When a player's is up, the table's own option says what happens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.server.botkeeper import TAKES_OVER
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoreTrouble

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.table import RunningTable

AGAIN = 1_000  # milliseconds until a deadline that could not be kept is tried again
LONGEST_SLEEP = 3_600_000  # a timer farther off is set anew later


class ClockKeeper:
    """One timer for each table with a clock, set to the next deadline."""

    def __init__(self, hall: Hall, grace: int) -> None:
        self.hall = hall
        self.grace = grace  # milliseconds for whoever has lost the connection

    def left(self, table: RunningTable, seat: int) -> None:
        """The last connection of a seat was lost."""
        table.lost[seat] = self.hall.sources.now()
        self.hall.keep_time(table)

    async def give_grace(self, table: RunningTable, started: int) -> None:
        """While the server was away nobody could choose: no time is up before all have had a while to come back.

        It stands in the log, so that every process and every later start counts the same. Everybody's time counts,
        of those too who have answered: whether there is a grace must not tell who has.
        """
        play = table.play
        if play is None or play.over or play.clocks.put_at >= started:
            return
        due = [play.clocks.due(seat) for seat in range(play.seats) if table.bot_in(seat) is None]
        if any(moment is not None and moment < started + self.grace for moment in due):
            await table.write_grace(started + self.grace)

    def keep(self, table: RunningTable) -> None:
        """Set the table's timer to its next deadline."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        due = self.next_deadline(table)
        if due is not None and self.hall.owners.looks_after(table):
            wait = min(max(due - self.hall.sources.now(), 0), LONGEST_SLEEP)
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(wait / 1000, lambda: self.hall.spawn(self.ring(table)))

    def next_deadline(self, table: RunningTable) -> int | None:
        """The next time that is up, where the table does not wait for whoever is absent."""
        play = table.play
        if play is None or play.over or table.stored.absent == "wait":
            return None
        due = [self.deadline(table, seat) for seat in range(play.seats)]
        return min((moment for moment in due if moment is not None), default=None)

    def deadline(self, table: RunningTable, seat: int) -> int | None:
        """A person's time, with the grace that a lost connection gives; a bot has all the time it needs."""
        play = table.game()
        deadline = play.clocks.deadline(seat)
        if deadline is None or table.bot_in(seat) is not None:
            return None
        lost = min(table.lost.get(seat, 0), deadline)  # coming and going after one's time makes no more of it
        return max(deadline, lost + self.grace)

    async def ring(self, table: RunningTable) -> None:
        """Whose time is up, loses or leaves the seat to a bot; a store in trouble is tried again."""
        play = table.game()
        now = self.hall.sources.now()
        for seat in range(play.seats):
            due = None if play.over else self.deadline(table, seat)
            if due is not None and due <= now:
                await self.end_time_of(table, seat)
        self.keep(table)

    async def end_time_of(self, table: RunningTable, seat: int) -> None:
        kind, text = ("takeover", TAKES_OVER) if table.stored.absent == "bot" else ("flag", "")
        try:
            await table.write_for_absent(seat, kind, text)
        except Refusal:
            return
        except StoreTrouble:
            table.game().clocks.postpone(self.hall.sources.now() + AGAIN)
