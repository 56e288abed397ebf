"""Thinking: what a bot's process does. It needs neither store nor network, so that the first choice comes soon."""

from __future__ import annotations

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load
from ludotheque.table import Seat


def be_ready() -> None:
    """Whoever is asked this has loaded what thinking needs, but for the game itself."""


def think(game_id: str, imagined: Data, seat: int, level: str, seed: int) -> str:
    """Load what the seat can imagine, and choose."""
    game = find_game(game_id)
    state = load(game, imagined, SeededDice(seed))
    return bot(game_id, level, seed).choose(Seat(game, state, seat))
