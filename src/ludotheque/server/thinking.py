"""Thinking: what the process of a bot does, or of a forecast. It needs neither store nor network, so it begins soon."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from ludotheque.bots import bot
from ludotheque.bots.player import Bot
from ludotheque.bots.search import Search
from ludotheque.games import find_game
from ludotheque.games.foresight import Line, forecast
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load
from ludotheque.table import Seat

MOST: Final = 32  # bots whose trees a process keeps
KNOWN: Final = OrderedDict[tuple[str, int, str], Search]()


class Task(NamedTuple):
    """Who is to think about what the seat can imagine, for how many seconds of the processor's time at the most, and
    until when: all processes of a machine have the same `time.monotonic()`.
    """

    table: str
    game: str
    seat: int
    level: str
    imagined: Data
    seed: int
    seconds: float
    until: float


def be_ready() -> None:
    """Whoever is asked this has loaded what thinking needs, but for the game itself."""


def think(task: Task) -> str:
    """Load what the seat can imagine, and choose."""
    return bot_for(task).choose(seat_in(task))


def ponder(task: Task) -> None:
    """Think while others choose, for the next choice."""
    thinker = bot_for(task)
    if isinstance(thinker, Search):
        thinker.thought = thinker.thought._replace(iterations=0)
        thinker.ponder(seat_in(task))


def seat_in(task: Task) -> Seat:
    game = find_game(task.game)
    return Seat(game, load(game, task.imagined, SeededDice(task.seed)), task.seat)


def bot_for(task: Task) -> Bot:
    """As the level says, with what it thought of this table before, if this process still knows."""
    made, name = bot(task.game, task.level, task.seed), (task.table, task.seat, task.level)
    before = KNOWN.pop(name, None)
    if isinstance(made, Search):
        made.thought = made.thought._replace(seconds=task.seconds, until=task.until)
        made.kept = before.kept if before else None
        KNOWN[name] = made
    if len(KNOWN) > MOST:
        KNOWN.popitem(last=False)
    return made


def foresee(game_id: str, imagined: Data, seat: int, text: str) -> Data:
    """Load what the seat can imagine, and look ahead; as plain data, for it travels."""
    game = find_game(game_id)
    state = load(game, imagined, SeededDice(0))
    found = forecast(game, state, seat, text)
    groups = {"certain": found.certain, "unanswered": found.unanswered, "likely": found.likely}
    return {name: [plain(line) for line in lines] for name, lines in groups.items()} | {"tables": found.tables}


def plain(line: Line) -> Data:
    return line._asdict() | {"sentence": line.sentence._asdict() if line.sentence else None}
