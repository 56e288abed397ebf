"""The games as the adapters are asked for them, and random walks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random
from typing import Any

import pytest
from tests.counts import FULL

from ludotheque.games import GAMES
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.state import State

Walks = Callable[[Game, int, int], Iterator[State]]
Asked = tuple[str, int, dict[str, Any]]

EITHER = 20
BETWEEN = set() if FULL else {("strain", 4), ("rrd", 2)}  # what holds for fewer and for more
SEATS = [
    (game, seats)
    for game in GAMES.values()
    for seats in (1, 2, 4, 7)
    if seats in game.seats and (game.id, seats) not in BETWEEN
]
OF_STRIFE: dict[str, dict[str, Any]] = {
    "base": {},
    "relics-events": {"relics": True, "events": True},
    "cube": {"edition": "cube"},
    "custom": {"fatestone_cap": 9, "rounds": 1},
}
ASKED: list[Any] = [
    *(pytest.param(("strife", 2, options), id=f"strife-{name}") for name, options in OF_STRIFE.items()),
    *(pytest.param((game.id, seats, {}), id=f"{game.id}-{seats}") for game, seats in SEATS if game.id != "strife"),
    pytest.param(("legends", 2, {"beige": "custom", "grey": "custom"}), id="legends-custom"),
]


@pytest.fixture(params=ASKED)
def asked(request: pytest.FixtureRequest) -> Asked:
    """A game, a number of seats, and options."""
    found: Asked = request.param
    return found


@pytest.fixture(params=[param for param in ASKED if param.values[0][1] == 2])
def paired(request: pytest.FixtureRequest) -> Asked:
    """The same between two."""
    found: Asked = request.param
    return found


@pytest.fixture(params=SEATS, ids=[f"{game.id}-{seats}" for game, seats in SEATS])
def seated(request: pytest.FixtureRequest) -> tuple[Game, int]:
    """A game and a number of seats."""
    found: tuple[Game, int] = request.param
    return found


def any_settings(game: Game, chance: Random) -> Settings:
    """Any value for every option; what cannot go together is drawn again."""
    while True:
        try:
            return game.settings({option.name: chance.choice(option.values) for option in game.options})
        except ValueError:
            continue


def every_table(game: Game, seats: int) -> Iterator[State]:
    """The tables of random games one after the other, also while an answer lies sealed."""
    for seed in count():
        chance = Random(seed)
        g: State = game.deal(seats, any_settings(game, chance), SeededDice(seed), False)
        while not g.over():
            yield g
            seat = chance.choice(g.deciders())
            g.choose(seat, chance.choice(g.menu(seat)))
        yield g


def walked(game: Game, seats: int, most: int) -> Iterator[State]:
    """So many tables of random games; where many play, and games are long, they lie some choices apart."""
    apart = 1 if seats <= 2 else EITHER
    return islice(every_table(game, seats), 0, most * apart, apart)


@pytest.fixture
def walks() -> Walks:
    return walked
