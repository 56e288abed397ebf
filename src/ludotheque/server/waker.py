"""Waker: whoever answers without being waited for, a bot or a standing order, does so as soon as they are asked."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludotheque.kernel.choice import PASSING
from ludotheque.server.house import House
from ludotheque.server.owners import Owners
from ludotheque.server.pausekeeper import PauseKeeper
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoreTrouble
from ludotheque.server.table import Attendant, RunningTable

AGAIN: Final = 1.0  # seconds until a bot tries a store again that was in trouble
GONE_ON: Final = ("stale", "not-asked")  # why a choice is refused that came too late

log = structlog.get_logger("ludotheque.server")


class Waker(Attendant):
    def __init__(self, house: House, owners: Owners, pauses: PauseKeeper) -> None:
        self._house = house
        self._owners = owners
        self._pauses = pauses
        self._thinking: dict[str, set[int]] = {}  # by table, seats whose bots are at it

    async def warm_up(self) -> None:
        await self._house.bots.warm_up()

    def close(self) -> None:
        self._house.bots.close()

    def keeps(self, table: RunningTable) -> bool:
        return bool(self._thinking.get(table.id))

    def attend(self, table: RunningTable) -> None:
        """Bots that are asked think, where this process looks after the table."""
        play = table.play
        if play is None or play.over or self._house.closing or not self._owners.looks_after(table):
            return
        thinking = self._thinking.setdefault(table.id, set())
        for seat in play.state.deciders():
            if table.answers_by_itself(seat) and seat not in thinking:
                thinking.add(seat)
                self._house.spawn(self._think(table, seat))

    async def part_with(self, table: RunningTable) -> None:
        self._thinking.pop(table.id, None)

    async def _think(self, table: RunningTable, seat: int) -> None:
        """A bot's whole deciding. Where it comes to nothing, the bot is woken again: at once if the table has gone on
        meanwhile, after a while if the store is in trouble, else by the sweep.
        """
        try:
            await self._choose_for(table, seat)
        except Refusal as refusal:
            log.info("bot_refused", table=table.id, seat=seat, reason=str(refusal))
            if refusal.code not in GONE_ON:
                return
        except StoreTrouble as trouble:
            log.info("bot_waits", table=table.id, seat=seat, reason=str(trouble)[:200])
            await asyncio.sleep(AGAIN)
        finally:
            self._thinking.get(table.id, set()).discard(seat)
        self.attend(table)

    async def _choose_for(self, table: RunningTable, seat: int) -> None:
        play = table.game()
        level, at = table.bot_in(seat), play.moment(seat)
        if level is not None:
            thinking = self._house.bots.choose(table.stored, play, seat, level, self._house.sources.seed())
            text = await self._pauses.in_time(play, thinking)
            await table.choose(seat, at, text)
        elif play.passes(seat):
            await table.choose(seat, at, play.game.text(PASSING))  # refused where the order was taken back meanwhile
