"""Bots at Raise, Rise & Die: the greater the difficulty, the fewer runs are won. [Rrd R5]"""

from __future__ import annotations

import pytest

from ludotheque.games import find_game
from ludotheque.games.rrd.options import DIFFICULTIES
from ludotheque.lab.simulate import simulate

from ..counts import FULL, at_least

GAME = find_game("rrd")


def greedy_wins(difficulty: str, runs: int) -> float:
    settings = GAME.settings({"difficulty": difficulty})
    figures = simulate("rrd", ["greedy"], settings, runs, seed=1)
    assert figures["decisions"]["most"] <= GAME.longest(settings)
    return float(figures["bots"]["greedy"]["share"])


def test_greedy_wins_fewer_runs_at_each_difficulty() -> None:
    tried = DIFFICULTIES if FULL else (DIFFICULTIES[0], DIFFICULTIES[-1])
    shares = [greedy_wins(difficulty, at_least(quick=16, full=1000)) for difficulty in tried]
    assert shares == sorted(set(shares), reverse=True)
    if FULL:
        assert 0.4 <= shares[DIFFICULTIES.index("mercenary")] <= 0.6


@pytest.mark.parametrize("difficulty", ["mercenary", "abyssal"])
def test_random_play_hardly_ever_wins(difficulty: str) -> None:
    settings = GAME.settings({"difficulty": difficulty})
    figures = simulate("rrd", ["random"], settings, at_least(quick=30, full=1000), seed=2)
    assert figures["bots"]["random"]["share"] < 0.03
    assert figures["decisions"]["most"] <= GAME.longest(settings)


def test_greedy_is_an_opponent_for_random() -> None:
    settings = GAME.settings({"mode": "duel"})
    figures = simulate("rrd", ["greedy", "random"], settings, at_least(quick=10, full=200), seed=3)
    assert figures["bots"]["greedy"]["share"] >= 0.8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_bots_travel_together_to_an_end(seats: int) -> None:
    figures = simulate("rrd", ["greedy"] * seats, GAME.settings({}), at_least(quick=1, full=20), seed=4)
    assert figures["decisions"]["most"] <= GAME.longest(GAME.settings({}))
