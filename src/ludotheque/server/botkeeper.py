"""BotKeeper: bots think in processes of their own, and know no more of a table than a person in their seat would."""

from __future__ import annotations

import os
from typing import Final

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load, save
from ludotheque.server.play import Play
from ludotheque.server.workers import Workers
from ludotheque.table import Seat

TAKES_OVER: Final = "greedy"  # the bot that plays on for somebody absent


class BotKeeper:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers)

    async def warm_up(self) -> None:
        """The first bot should not have to wait for its process to start."""
        await self._workers.do(os.getpid)

    async def choose(self, play: Play, seat: int, level: str, seed: int) -> str:
        """What the bot would choose, from a table imagined anew out of what its seat can see."""
        game = play.game
        imagined = game.imagine(play.state, seat, SeededDice(seed))
        return await self._workers.do(think, game.id, save(game, imagined, play.settings), seat, level, seed)

    def close(self) -> None:
        self._workers.close()


def think(game_id: str, imagined: Data, seat: int, level: str, seed: int) -> str:
    """In a bot's process: load what the seat can imagine, and choose."""
    game = find_game(game_id)
    state = load(game, imagined, SeededDice(seed))
    return bot(game_id, level, seed).choose(Seat(game, state, seat))
