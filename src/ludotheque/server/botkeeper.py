"""BotKeeper: bots think in processes of their own, and know no more of a table than a person in their seat would."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load, save
from ludotheque.server.play import Play
from ludotheque.table import Seat

TAKES_OVER: Final = "greedy"  # the bot that plays on for somebody absent
PARENT_CHECK: Final = 1.0  # seconds


class BotKeeper:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), start_thinking, (os.getpid(),))

    async def warm_up(self) -> None:
        """The first bot should not have to wait for its process to start."""
        await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)

    async def choose(self, play: Play, seat: int, level: str, seed: int) -> str:
        """What the bot would choose, from a table imagined anew out of what its seat can see."""
        game = play.game
        imagined = game.imagine(play.state, seat, SeededDice(seed))
        job = (game.id, save(game, imagined, play.settings), seat, level, seed)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, think, *job)
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, *job)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(game_id: str, imagined: Data, seat: int, level: str, seed: int) -> str:
    """In a bot's process: load what the seat can imagine, and choose."""
    game = find_game(game_id)
    state = load(game, imagined, SeededDice(seed))
    return bot(game_id, level, seed).choose(Seat(game, state, seat))


def start_thinking(parent: int) -> None:
    """A bot's process leaves shutting down to the server, and ends when the server is gone without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK)
    os._exit(0)
