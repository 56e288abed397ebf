"""BotKeeper: bots think in processes of their own, and know no more of a table than a person in their seat would."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Final, TypeVar

from ludotheque.bots import BOTS
from ludotheque.bots.search import Search
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.save import save
from ludotheque.server.metrics import Metrics
from ludotheque.server.play import Play
from ludotheque.server.store import StoredTable
from ludotheque.server.thinking import Task, be_ready, ponder, think
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers

AFTER_THE_START: Final = 2.0  # seconds
TAKES_OVER: Final = "greedy"  # the bot that plays on for somebody absent
STRETCH: Final = 0.2  # seconds for which nobody else can have a process that thinks while others choose
Found = TypeVar("Found")


class BotKeeper:
    """The processes in which bots think. A table's bots use the same one where they can: it knows what they thought.

    The more bots are to think at once, the less each does, so that nobody waits long; a level falls back in how far it
    thinks, never in what it knows.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._lanes = [Workers(1) for _ in range(workers)]
        self._free = set(range(workers))
        self._used: dict[str, int] = {}  # by table: the process that knows it
        self._turns = Turns(workers)  # whoever has many tables waits for nobody's sake but their own
        self._seconds = seconds  # of the processor's time for a choice
        self._thinking = 0  # bots that are at it, or wait for their turn
        self._metrics = metrics

    async def warm_up(self) -> None:
        """The first bot should not wait for its process to start; but whoever opens the first page goes first."""
        await asyncio.sleep(AFTER_THE_START)
        await self._lanes[0].warm_up(be_ready)

    async def choose(
        self, table: StoredTable, play: Play, seat: int, level: str, seed: int, most: float = math.inf
    ) -> str:  # fmt: skip
        """What the bot would choose, from a table imagined anew out of what its seat can see; at most so many seconds
        from now on, by the clock of the wall: with a busy machine it thinks less, and is no later.
        """
        waiting = time.perf_counter()
        until = time.monotonic() + most
        self._thinking += 1
        try:
            async with self._turns.place(table.address or table.host, table.host):
                self._metrics.bot_wait_seconds.observe(time.perf_counter() - waiting)
                task = task_for(table, play, seat, level, seed, min(self.share(), most), until)
                with self._metrics.thinking(play.game.id):
                    return await self._do(think, task)
        finally:
            self._thinking -= 1

    def share(self) -> float:
        """The seconds of each bot, if those that are to think now are to be done with it within the time of one."""
        return self._seconds * min(1.0, len(self._lanes) / max(self._thinking, 1))

    async def ponder(self, table: StoredTable, play: Play, seat: int, level: str, seed: int) -> bool:
        """Let a bot think while others choose, for a moment; False where somebody else has more use for a process."""
        if self._thinking or not self._free or not issubclass(BOTS[level], Search):
            return False
        async with self._turns.place(table.address or table.host, table.host):
            await self._do(ponder, task_for(table, play, seat, level, seed, STRETCH))
        return True

    async def _do(self, work: Callable[[Task], Found], task: Task) -> Found:
        """In the process that knows the table if it is free, else in another: whoever has a place has one."""
        used = self._used.get(task.table)
        lane = used if used in self._free else min(self._free)
        self._used[task.table] = lane
        self._free.remove(lane)
        try:
            return await self._lanes[lane].do(work, task)
        finally:
            self._free.add(lane)

    def forget(self, table: str) -> None:
        self._used.pop(table, None)

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


def task_for(
    table: StoredTable, play: Play, seat: int, level: str, seed: int, seconds: float, until: float = math.inf
) -> Task:  # fmt: skip
    """The real table stays here."""
    game = play.game
    imagined = save(game, game.imagine(play.state, seat, SeededDice(seed)), play.settings)
    return Task(table.id, game.id, seat, level, imagined, seed, seconds, until)
