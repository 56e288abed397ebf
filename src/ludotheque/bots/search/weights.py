"""Weights: what was learnt of a game in self-play, as files beside its features."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from ludotheque.bots.search.worth import Learnt, Opinion, Worth
from ludotheque.games import part_of
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State


def worth_for(game: Game, ai: Any, scale: float, sides: list[int], g: State) -> Worth:
    """What was learnt for a table like this one, else the opinion of the game's `ai`."""
    features = part_of(game.id, "features")
    learnt = features.learnt_at(g) if features else None
    if learnt is None:
        return Opinion(ai, scale)
    return Learnt(game, features, weights(game.id, learnt), sorted(set(sides)))


@cache
def weights(game_id: str, seats: int) -> list[float]:
    """In the order of the features, as learnt at tables of so many seats."""
    features = part_of(game_id, "features")
    text = files(features.__package__).joinpath(weights_file(seats)).read_text(encoding="utf-8")
    learnt = json.loads(text)["weights"]
    return [float(learnt[name]) for name in features.NAMES]


def weights_file(seats: int) -> str:
    return f"weights-{seats}.json"
