"""Playouts, the vector environment, what a GPU runs, and what is kept of what was compiled."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from ludotheque.batch.compiled import fingerprint, rule, twin
from ludotheque.batch.heaps import append
from ludotheque.batch.kernel import source
from ludotheque.batch.layout import WIDTH
from ludotheque.batch.playouts import RESULT, play_out_some, playouts, told
from ludotheque.batch.position import from_bytes, to_bytes
from ludotheque.batch.source import Source
from ludotheque.batch.vector import StrifeVectorEnv
from ludotheque.kernel.dice import SeededDice
from ludotheque.table import Table, new_table

GAMES = 500
ON_A_CORE = """
#include <stdbool.h>
#include <stdlib.h>
#define __device__
#define __forceinline__ inline
#define __noinline__
#define __global__
#define __launch_bounds__(threads)
#define __reduce_max_sync(threads, number) number
static struct { int x; } blockIdx, blockDim, threadIdx;
"""
EACH = """
void play(signed char *begin, long long seed, int n, short *results) {
    for (threadIdx.x = 0; threadIdx.x < n; threadIdx.x++) play_out_each(begin, seed, n, results);
}
"""


def in_mid_game() -> Table:
    table = new_table("strife", seed=3, options={"relics": True, "events": True})
    for _ in range(60):
        seat = table.deciders()[0]
        table.choose(seat, table.menu(seat)[-1])
    return table


@pytest.mark.usefixtures("kept")
def test_playouts_of_a_position_go_on_from_there_on_as_many_threads_as_wanted() -> None:
    table = in_mid_game()
    one, two = playouts(table, GAMES, 11), playouts(table, GAMES, 11, threads=2)
    assert np.array_equal(one.points, two.points)
    assert one.wins(0) + one.wins(1) == GAMES
    points = table.position()["points"]
    assert (one.points >= points).all()
    assert len({tuple(result) for result in one.points.tolist()}) > GAMES // 10


def test_a_position_goes_over_in_both_directions() -> None:
    table = in_mid_game()
    row = to_bytes(table)
    assert row.shape == (WIDTH,)
    assert np.array_equal(to_bytes(from_bytes(row, SeededDice(0))), row)


def test_only_strife_is_played_in_batches() -> None:
    with pytest.raises(ValueError, match="only a table of strife"):
        to_bytes(new_table("strain"))


@pytest.mark.usefixtures("kept")
def test_every_game_of_the_environment_goes_on_by_itself() -> None:
    env, chance = StrifeVectorEnv(16, threads=2, rounds=1), np.random.default_rng(5)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    looks, infos = env.reset(seed=40)
    dealt = to_bytes(new_table("strife", seed=43, options={"rounds": 1}))
    assert np.array_equal(to_bytes(from_bytes(env.games[3], SeededDice(0))), dealt)
    ended = np.zeros(16, np.int64)
    for _ in range(150):
        actions = (looks["action_mask"] * chance.random(looks["action_mask"].shape)).argmax(1)
        was_over = env.over.copy()
        later, rewards, over, truncated, infos = env.step(actions)
        assert later["observation"] is looks["observation"]
        assert not truncated.any()
        assert (np.abs(rewards) == over).all()
        assert (infos["seat"] == -1).tolist() == over.tolist()
        assert not (was_over & over).any()
        ended += over
        looks = later
    assert (ended >= 2).all()
    assert (env.dice >= 40 + 16).all()


@pytest.mark.usefixtures("kept")
def test_an_action_that_is_not_on_the_menu_changes_nothing() -> None:
    env = StrifeVectorEnv(3)
    env.reset(seed=1)
    before = env.games.copy()
    for action in (0, -1, 5000):
        with pytest.raises(ValueError, match=rf"in game 2 seat 0 may not do {action}; may: 4 \(legacy monk\), 5 "):
            env.step(np.array([4, 4, action]))
    assert np.array_equal(env.games, before)


def test_what_is_kept_is_known_by_all_that_it_was_compiled_from() -> None:
    """Another number on a card, or another rule three calls below, and nothing that was kept is taken for it."""
    entered: Any = play_out_some
    other_width = twin(entered, {"RESULT": 9})
    other_rule = twin(entered, {"play_out": append})
    other_card = twin(entered, {"play_out": rule(twin(entered.__globals__["play_out"], {"AGENDA": 9}))})
    all_of = [fingerprint(function) for function in (entered, other_width, other_rule, other_card)]
    assert len(set(all_of)) == len(all_of)
    assert fingerprint(twin(entered, {})) == fingerprint(entered)


@pytest.mark.usefixtures("kept")
def test_what_a_gpu_runs_plays_the_same_games_on_a_core(tmp_path: Path) -> None:
    """As plain C, in which a thread has no others beside it."""
    (tmp_path / "kernel.c").write_text(ON_A_CORE + source().replace('extern "C"', "") + EACH)
    library = tmp_path / "kernel.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, tmp_path / "kernel.c"], check=True)
    for table in (new_table("strife"), in_mid_game()):
        begin, results = to_bytes(table), np.zeros((GAMES, RESULT), np.int16)
        at = ctypes.c_void_p(begin.ctypes.data), ctypes.c_longlong(7), GAMES, ctypes.c_void_p(results.ctypes.data)
        ctypes.CDLL(str(library)).play(*at)
        assert all(map(np.array_equal, told(results), playouts(table, GAMES, 7)))


def test_a_rule_that_cannot_be_written_down_is_refused() -> None:
    with pytest.raises(TypeError, match=r"test_batches_lists cannot be written down in C\+\+: \[number\]"):
        Source(lists)


def lists(number: int) -> object:
    return [number]


def test_nothing_else_needs_numba() -> None:
    code = "import sys, ludotheque, ludotheque.cli.bench; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
