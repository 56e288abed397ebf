"""Rewards: what the end of a game is worth to each seat."""

from __future__ import annotations

from ludotheque.kernel.game import Result


def rewards_of(result: Result) -> list[float]:
    """The winners share 1, the others share -1, so that they add up to 0; where all win it is 0 for each.

    Who plays alone wins 1 or loses 1: there is nobody to share it with.
    """
    winners = len(result.winners)
    if len(result.scores) == 1:
        return [1.0 if winners else -1.0]
    others = len(result.scores) - winners
    if not others:
        return [0.0] * winners
    return [1 / winners if seat in result.winners else -1 / others for seat in range(winners + others)]
