"""Thinking: what the process of a bot does, or of a forecast. It needs neither store nor network, so it begins soon."""

from __future__ import annotations

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.games.foresight import Line, forecast
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


def foresee(game_id: str, imagined: Data, seat: int, text: str) -> Data:
    """Load what the seat can imagine, and look ahead; as plain data, for it travels."""
    game = find_game(game_id)
    state = load(game, imagined, SeededDice(0))
    found = forecast(game, state, seat, text)
    groups = {"certain": found.certain, "unanswered": found.unanswered, "likely": found.likely}
    return {name: [plain(line) for line in lines] for name, lines in groups.items()} | {"tables": found.tables}


def plain(line: Line) -> Data:
    return line._asdict() | {"sentence": line.sentence._asdict() if line.sentence else None}
