"""Waker: whoever answers without being waited for, a bot or a standing order, does so as soon as they are asked."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludotheque.kernel.choice import PASSING
from ludotheque.server.botkeeper import STRETCH
from ludotheque.server.house import House
from ludotheque.server.owners import Owners
from ludotheque.server.pausekeeper import PauseKeeper
from ludotheque.server.pauses import is_window
from ludotheque.server.play import Play
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoreTrouble
from ludotheque.server.table import Attendant, RunningTable

AGAIN: Final = 1.0  # seconds until a bot tries a store again that was in trouble
PONDERERS: Final = ("hard", "expert")  # levels that think for a while
GONE_ON: Final = ("stale", "not-asked")  # why a choice is refused that came too late

Moment = tuple[int, int]

log = structlog.get_logger("ludotheque.server")


class Waker(Attendant):
    def __init__(self, house: House, owners: Owners, pauses: PauseKeeper) -> None:
        self._house = house
        self._owners = owners
        self._pauses = pauses
        self._thinking: dict[str, set[int]] = {}  # by table, seats whose bots are at it
        self._pondered: dict[str, Moment] = {}  # by table, what its bots last thought about while others chose

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
        if self._house.settings.ponder and not is_window(play.state):
            self._let_ponder(table, play)

    def _let_ponder(self, table: RunningTable, play: Play) -> None:
        """Bots that are not asked think on, where the server allows it; in a window that would tell who is asked."""
        moment = moment_of(play)
        if self._pondered.get(table.id) == moment:
            return
        self._pondered[table.id] = moment
        for seat in range(play.seats):
            level = table.bot_in(seat)
            if level is not None and seat not in play.state.asked():
                self._house.spawn(self._ponder(table, play, seat, level))

    async def part_with(self, table: RunningTable) -> None:
        self._thinking.pop(table.id, None)
        self._pondered.pop(table.id, None)
        self._house.bots.forget(table.id)

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

    async def _ponder(self, table: RunningTable, play: Play, seat: int, level: str) -> None:
        """Stretch after stretch, until somebody has chosen or there was time enough."""
        moment, left = moment_of(play), self._house.settings.ponder
        while left > 0 and moment_of(play) == moment and not self._house.closing:
            if not await self._house.bots.ponder(table.stored, play, seat, level, self._house.sources.seed()):
                return
            left -= STRETCH

    async def _choose_for(self, table: RunningTable, seat: int) -> None:
        play = table.game()
        level, at = table.bot_in(seat), play.moment(seat)
        if level is not None:
            ponders, seed = level in PONDERERS, self._house.sources.seed()
            most = self._pauses.to_think(play, ponders)
            thinking = self._house.bots.choose(table.stored, play, seat, level, seed, most)
            text = await self._pauses.in_time(play, thinking, ponders)
            await table.choose(seat, at, text)
        elif play.passes(seat):
            await table.choose(seat, at, play.game.text(PASSING))  # refused where the order was taken back meanwhile


def moment_of(play: Play) -> Moment:
    """Rows of its log, and questions answered: a table that goes on has another one."""
    return play.length, play.state.moves
