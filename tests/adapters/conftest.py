"""Random walks for the adapters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.state import State

Walks = Callable[[Game, int], Iterator[State]]


def any_settings(game: Game, chance: Random) -> Settings:
    """Any value for every option; what cannot go together is drawn again."""
    while True:
        try:
            return game.settings({option.name: chance.choice(option.values) for option in game.options})
        except ValueError:
            continue


def walked(game: Game, count: int) -> Iterator[State]:
    """Every table of so many random games, also while an answer lies sealed."""
    for seed in range(count):
        chance = Random(seed)
        g: State = game.deal(max(game.seats), any_settings(game, chance), SeededDice(seed), False)
        while not g.over():
            yield g
            seat = chance.choice(g.deciders())
            g.choose(seat, chance.choice(g.menu(seat)))
        yield g


@pytest.fixture
def walks() -> Walks:
    return walked
