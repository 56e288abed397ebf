"""Speed, beside peers in the same run: CPU time, median of several rounds, both driven by the same kind of loop."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from ludotheque.games import find_game
from ludotheque.kernel import state as kernel_state
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.state import State

ROUNDS = 5
SECONDS = 0.4  # of CPU for each figure in each round
MID_GAME = 40  # decisions before a state is taken for copying


class Speed(NamedTuple):
    """A figure per second: the median, and each round's."""

    name: str
    what: str  # "decisions", "copies" or "playouts"
    median: float
    rounds: list[float]


def is_compiled() -> bool:
    return not kernel_state.__file__.endswith(".py")


def rate(work: Callable[[], int]) -> float:
    """How much of `work` is done in a second of CPU time."""
    done, spent = 0, 0.0
    while spent < SECONDS:
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


def measure(works: dict[tuple[str, str], Callable[[], int]], rounds: int = ROUNDS) -> list[Speed]:
    """All figures in turn, round after round, so that a slow moment of the machine hits them alike."""
    found: dict[tuple[str, str], list[float]] = {key: [] for key in works}
    for _ in range(rounds):
        for key, work in works.items():
            found[key].append(rate(work))
    return [Speed(name, what, median(rates), rates) for (name, what), rates in found.items()]


def own_works(names: list[str]) -> dict[tuple[str, str], Callable[[], int]]:
    works: dict[tuple[str, str], Callable[[], int]] = {}
    for name in names:
        works[name, "decisions"] = games_of(name)
        works[name, "copies"] = copies_of(name)
        works[name, "playouts"] = playouts_of(name)
    return works


def ratio(speeds: list[Speed], name: str, peer: str, what: str) -> float:
    """The median of the rounds' ratios."""
    by_name = {speed.name: speed for speed in speeds if speed.what == what}
    return median(a / b for a, b in zip(by_name[name].rounds, by_name[peer].rounds, strict=True))
