"""Training: the same seed learns the same, and what decides games gets its weight."""

from __future__ import annotations

import numpy as np

from ludotheque.kernel.game import Data
from ludotheque.lab.training import Seen, as_file, fitted, train


def test_the_same_seed_learns_the_same() -> None:
    heard: list[Data] = []
    learnt = train("strain", 2, games=2, rounds=2, steady=0.01, seed=3, hear=heard.append, tried=1)
    assert [row["round"] for row in heard] == [1, 2]
    assert as_file(learnt)["made_by"] == "ludotheque train strain --seats 2 --games 2 --rounds 2 --steady 0.01 --seed 3"
    again = train("strain", 2, games=2, rounds=2, steady=0.01, seed=3, hear=heard.append, tried=1)
    assert again["weights"] == learnt["weights"]


def test_what_decides_games_gets_the_weight() -> None:
    """Of three numbers the first says who wins, with some luck, the second is noise, the third never changes."""
    chance = np.random.default_rng(1)
    features = np.concatenate([chance.normal(size=(4000, 2, 2)), np.ones((4000, 2, 1))], axis=2)
    luck = chance.logistic(size=4000)
    winners = (features[:, 1, 0] - features[:, 0, 0] + luck > 0).astype(np.int64)
    weights, right = fitted(Seen(features, winners), np.zeros(3), steady=0.0001)
    assert abs(weights[0] - 1) < 0.1
    assert abs(weights[1]) < 0.1
    assert abs(weights[2]) < 0.001
    assert right > 0.65


def test_weights_start_from_an_opinion_and_keep_to_it_where_little_speaks_for_others() -> None:
    chance = np.random.default_rng(2)
    features = chance.normal(size=(4000, 2, 2))
    winners = (features[:, 1].sum(axis=1) - features[:, 0].sum(axis=1) + chance.logistic(size=4000) > 0).astype(
        np.int64
    )
    first = np.eye(2)[0]  # the first number is all that counts
    held, _ = fitted(Seen(features, winners), first, steady=100.0)
    free, _ = fitted(Seen(features, winners), first, steady=0.0001)
    assert abs(held[1]) < 0.05
    assert abs(free[1] - 1) < 0.1
