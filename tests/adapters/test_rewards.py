"""What the end of a game is worth to each seat."""

from __future__ import annotations

import pytest

from ludotheque.adapters.rewards import rewards_of
from ludotheque.kernel.game import Result


@pytest.mark.parametrize(
    ("winners", "seats", "rewards"),
    [
        ([1], 2, [-1.0, 1.0]),
        ([0, 1], 2, [0.0, 0.0]),
        ([2], 5, [-0.25, -0.25, 1.0, -0.25, -0.25]),
        ([0, 3], 4, [0.5, -0.5, -0.5, 0.5]),
        ([0, 1, 2], 4, [1 / 3, 1 / 3, 1 / 3, -1.0]),
    ],
)
def test_winners_share_what_the_others_lose(winners: list[int], seats: int, rewards: list[float]) -> None:
    assert rewards_of(Result([0] * seats, winners)) == rewards
    assert sum(rewards) == pytest.approx(0)


@pytest.mark.parametrize(("winners", "reward"), [([0], 1.0), ([], -1.0)])
def test_who_plays_alone_wins_or_loses(winners: list[int], reward: float) -> None:
    assert rewards_of(Result([0], winners)) == [reward]
