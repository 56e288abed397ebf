"""Rewards: what the end of a game is worth to each seat."""

from __future__ import annotations

from ludotheque.kernel.game import Result


def rewards_of(result: Result) -> list[float]:
    """The winners share 1, the others share -1, so that they add up to 0; where all win it is 0 for each."""
    winners = len(result.winners)
    others = len(result.scores) - winners
    if not others:
        return [0.0] * winners
    return [1 / winners if seat in result.winners else -1 / others for seat in range(winners + others)]
