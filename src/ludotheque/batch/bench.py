"""How fast batches are, beside the readable rules and the single environment in the same run."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ludotheque.adapters.pettingzoo import raw_env
from ludotheque.batch.playouts import RESULT, playouts, told
from ludotheque.batch.position import to_bytes
from ludotheque.batch.vector import StrifeVectorEnv
from ludotheque.kernel.game import Setting
from ludotheque.lab.bench import games_of, rate
from ludotheque.table import Table, new_table

GAMES, MANY_GAMES = 20_000, 200_000
AT_ONCE = 1024  # games of the vector environment
ON_GPU = 1 << 22  # games
KINDS: dict[str, dict[str, Setting]] = {"base game": {}, "relics and events": {"relics": True, "events": True}}


def by_the_clock(table: Table, threads: int) -> float:
    """Random games in a second, once some have been played."""
    playouts(table, GAMES, 1, threads)
    start = time.perf_counter()
    playouts(table, MANY_GAMES, 1, threads)
    return MANY_GAMES / (time.perf_counter() - start)


def measure_cores() -> dict[str, int]:
    """On the cores of this machine."""
    table, cores = new_table("strife"), os.cpu_count() or 1
    all_of, one = by_the_clock(table, cores), rate(lambda: len(playouts(table, GAMES, 1).winners))
    single, several = rate(turns()), rate(steps())
    return {
        "decisions of the readable rules": round(rate(games_of("strife"))),
        "random games on one core": round(one),
        f"random games on {cores} cores, by the clock": round(all_of),
        **{f"decisions in random games, {kind}": round(decisions_of(options)) for kind, options in KINDS.items()},
        "decisions of the single environment": round(single),
        "decisions of the vector environment": round(several),
    }


def decisions_of(options: dict[str, Setting]) -> float:
    table = new_table("strife", options=options)
    return rate(lambda: int(playouts(table, GAMES, 1).decisions.sum()))


def turns() -> Callable[[], int]:
    """One game after the other in the single environment, seat by seat: looking, choosing at random and acting."""
    environment, chance = raw_env("strife"), random.Random(1)

    def work() -> int:
        environment.reset(seed=chance.getrandbits(32))
        decisions = 0
        while not any(environment.terminations.values()):
            look = environment.last()[0]
            environment.step(chance.choice(look["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return work


def steps() -> Callable[[], int]:
    """The same in many games at once."""
    environment, chance = StrifeVectorEnv(AT_ONCE), np.random.default_rng(1)
    looks, _ = environment.reset(seed=1)

    def work() -> int:
        mask: Any = looks["action_mask"]
        environment.step((mask * chance.random(mask.shape, np.float32)).argmax(1))
        return AT_ONCE

    return work


def measure_gpu() -> dict[str, int]:
    """On a GPU. The first games are those that a core plays, or there is nothing to measure."""
    import cupy

    from ludotheque.batch.gpu import launch, playouts_on_gpu

    figures: dict[str, int] = {}
    for kind, options in KINDS.items():
        table = new_table("strife", options=options)
        if not np.array_equal(playouts_on_gpu(table, GAMES, 1).points, playouts(table, GAMES, 1).points):
            raise RuntimeError("the GPU plays other games than a core")
        begin, results = cupy.asarray(to_bytes(table)), cupy.empty((ON_GPU, RESULT), np.int16)
        launch(begin, 1, results)  # compiled, and the memory touched
        start = time.perf_counter()
        launch(begin, 1, results)
        seconds = time.perf_counter() - start
        decisions = int(told(results.get()).decisions.sum(dtype=np.int64))
        figures[f"decisions in random games, {kind}, GPU"] = round(decisions / seconds)
    return figures
