"""BotKeeper: bots think in processes of their own, and know no more of a table than a person in their seat would."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.save import save
from ludotheque.server.metrics import Metrics
from ludotheque.server.play import Play
from ludotheque.server.store import StoredTable
from ludotheque.server.thinking import be_ready, think
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers

AFTER_THE_START: Final = 2.0  # seconds
TAKES_OVER: Final = "greedy"  # the bot that plays on for somebody absent


class BotKeeper:
    """The processes in which bots think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._workers = Workers(workers)
        self._turns = Turns(workers)  # whoever has many tables waits for nobody's sake but their own
        self._metrics = metrics

    async def warm_up(self) -> None:
        """The first bot should not wait for its process to start; but whoever opens the first page goes first."""
        await asyncio.sleep(AFTER_THE_START)
        await self._workers.warm_up(be_ready)

    async def choose(self, table: StoredTable, play: Play, seat: int, level: str, seed: int) -> str:
        """What the bot would choose, from a table imagined anew out of what its seat can see."""
        game, waiting = play.game, time.perf_counter()
        async with self._turns.place(table.address or table.host, table.host):
            self._metrics.bot_wait_seconds.observe(time.perf_counter() - waiting)
            imagined = game.imagine(play.state, seat, SeededDice(seed))
            with self._metrics.thinking(game.id):
                return await self._workers.do(think, game.id, save(game, imagined, play.settings), seat, level, seed)

    def close(self) -> None:
        self._workers.close()
