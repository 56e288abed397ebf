"""Speed, beside peers in the same run: CPU time, median of several rounds, both driven by the same kind of loop."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple, TypeAlias

from ludotheque.games import find_game
from ludotheque.kernel import state as kernel_state
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings, views_of
from ludotheque.kernel.state import State

Key: TypeAlias = tuple[str, str]  # a game and what is counted
Works: TypeAlias = dict[Key, Callable[[], int]]

ROUNDS = 5
SECONDS = 0.4  # of CPU for each figure in each round
MID_GAME = 40  # decisions before a state is taken for copying
TABLES = 300  # one choice after the other, to be looked at
TOOK = "; import time; print(time.process_time())"  # what a fresh Python says at last


class Speed(NamedTuple):
    """A figure per second: the median, and each round's."""

    name: str
    what: str  # "decisions", "copies", "starts", ...
    median: float
    rounds: list[float]


def is_compiled() -> bool:
    return not kernel_state.__file__.endswith(".py")


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much of `work` is done in a second of CPU time."""
    done, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        done += work()
        spent += time.process_time() - start
    return done / spent


def play_randomly(
    game: Game, settings: Settings, seed: int, chance: Callable[[], float], most: int = 1 << 30
) -> tuple[int, State]:
    """One random game with as many seats as usual, or its beginning; a decision is one seat's choice."""
    g: State = game.deal(game.usual_seats, settings, SeededDice(seed), False)
    decisions = 0
    while not g.over() and decisions < most:
        for seat in g.deciders():
            menu = g.menu(seat)
            g.choose(seat, menu[int(chance() * len(menu))])
            decisions += 1
    return decisions, g


def games_of(name: str) -> Callable[[], int]:
    game = find_game(name)
    settings, chance = game.settings({}), random.Random(1).random
    seeds = iter(range(1 << 30))
    return lambda: sum(play_randomly(game, settings, next(seeds), chance)[0] for _ in range(10))


def playouts_of(name: str) -> Callable[[], int]:
    """Whole games, dealing included, without a loop of Python's."""
    game = find_game(name)
    settings, seeds = game.settings({}), iter(range(1 << 30))

    def work() -> int:
        game.deal(game.usual_seats, settings, SeededDice(next(seeds)), False).playout()
        return 1

    return work


def copies_of(name: str) -> Callable[[], int]:
    game = find_game(name)
    _, g = play_randomly(game, game.settings({}), 1, random.Random(1).random, MID_GAME)
    dice = g.dice

    def work() -> int:
        for _ in range(1000):
            g.copy(dice)
        return 1000

    return work


def tables_of(name: str) -> list[State]:
    """Tables as they follow one another in random games, with as many seats as usual."""
    game, chance = find_game(name), random.Random(1).random
    tables: list[State] = []
    for seed in range(TABLES):
        g: State = game.deal(game.usual_seats, game.settings({}), SeededDice(seed), False)
        while not g.over() and len(tables) < TABLES:
            tables.append(g.copy(g.dice))
            seat = g.deciders()[0]
            menu = g.menu(seat)
            g.choose(seat, menu[int(chance() * len(menu))])
    return tables


def views_of_all(name: str) -> Callable[[], int]:
    """What each seat sees of one table after the other."""
    game, tables = find_game(name), tables_of(name)
    seats = list(range(game.usual_seats))

    def work() -> int:
        for g in tables:
            views_of(game, g, seats)
        return len(tables) * len(seats)

    return work


def start(code: str) -> float:
    """How often a fresh Python could do this in a second of CPU time, its own start included."""
    said = subprocess.run([sys.executable, "-c", code + TOOK], check=True, capture_output=True, text=True).stdout
    return 1 / float(said)


def measure(works: Works, rounds: int, seconds: float, starts: dict[str, str]) -> list[Speed]:
    """All figures in turn, round after round, so that a slow moment of the machine hits them alike."""
    found: dict[Key, list[float]] = {key: [] for key in [*works, *[(name, "starts") for name in starts]]}
    for _ in range(rounds):
        for key, work in works.items():
            found[key].append(rate(work, seconds))
        for name, code in starts.items():
            found[name, "starts"].append(start(code))
    return [Speed(name, what, median(rates), rates) for (name, what), rates in found.items()]


def own_works(names: list[str]) -> Works:
    works: Works = {}
    for name in names:
        works[name, "decisions"] = games_of(name)
        works[name, "copies"] = copies_of(name)
        works[name, "playouts"] = playouts_of(name)
        works[name, "views"] = views_of_all(name)
    return works


def ratio(speeds: list[Speed], one: Key, other: Key) -> float:
    """The median of the rounds' ratios."""
    rounds = {(speed.name, speed.what): speed.rounds for speed in speeds}
    return median(a / b for a, b in zip(rounds[one], rounds[other], strict=True))
