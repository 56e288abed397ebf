"""How good a table is for a side, from 0 to 1: by a game's own opinion, or by one that was learnt in self-play."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State

CERTAIN: Final = 40.0  # beyond this a side has won
EXACT: Final = 1_000_000_000  # worths are rounded, so that every machine computes the same


class Worth:
    """What a search asks at the end of each look ahead."""

    def of(self, g: State, sides: list[Seat]) -> list[float]:
        """For each of these sides, how likely it is to win."""
        raise NotImplementedError


class Opinion(Worth):
    """What the game's `ai` says; `scale` of it makes a side e times as likely to win."""

    def __init__(self, ai: Any, scale: float) -> None:
        self.ai = ai
        self.scale = scale

    def of(self, g: State, sides: list[Seat]) -> list[float]:
        return [likelihood(self.ai.value(g, side) / self.scale) for side in sides]


class Learnt(Worth):
    """The sum of what a side has, each thing with its weight; whoever has most of it is the likeliest to win."""

    def __init__(self, game: Game, features: Any, weights: list[float], sides: list[Seat]) -> None:
        self.game = game
        self.features = features
        self.weights = weights
        self.sides = sides  # all of them

    def of(self, g: State, sides: list[Seat]) -> list[float]:
        if g.over():
            winners = self.game.result(g).winners
            return [1.0 if side in winners else 0.0 for side in sides]
        scores = {side: self.score(g, side) for side in self.sides}
        most = max(scores.values())
        shares = {side: rounded(exp(score - most)) for side, score in scores.items()}
        total = sum(shares.values())
        return [rounded(shares[side] / total) for side in sides]

    def score(self, g: State, side: Seat) -> float:
        numbers: list[float] = self.features.features(g, side)
        total = 0.0
        weights = self.weights
        for n in range(len(weights)):
            x = numbers[n]
            if x:
                total += weights[n] * x
        return total


def likelihood(logit: float) -> float:
    if logit > CERTAIN or logit < -CERTAIN:
        return 1.0 if logit > 0 else 0.0
    return rounded(1 / (1 + exp(-logit)))


def rounded(x: float) -> float:
    return round(x * EXACT) / EXACT
