"""What a seat may know, as numbers: nothing hidden, and nothing that its view shows left out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from ludotheque.adapters.observation import Observer
from ludotheque.games import GAMES
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State

Walks = Callable[[Game, int, int], Iterator[State]]

LOOKS = 20_000  # each by a seat, and each writes the rows of all


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_a_row_does_not_depend_on_what_the_seat_cannot_see(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(game)
    for n, g in enumerate(walks(game, seats, LOOKS // seats**2)):
        for seat in range(seats):
            imagined = game.imagine(g, seat, SeededDice(n))
            assert np.array_equal(observer.row(g, seat), observer.row(imagined, seat))


def test_all_rows_at_once_are_the_rows_one_by_one(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    observer = Observer(game)
    for g in walks(game, seats, LOOKS // (2 * seats**2)):
        at_once = observer.rows(g, g.asked(), [b""] * seats).reshape(seats, observer.size)
        assert np.array_equal(at_once, [observer.row(g, seat) for seat in range(seats)])


def test_tables_that_look_different_have_different_rows(walks: Walks) -> None:
    game = GAMES["strife"]
    observer = Observer(game)
    seen: dict[bytes, str] = {}
    for g in walks(game, 2, 5000):
        sight = json.dumps(told_apart(game.view(g, 0)))
        assert seen.setdefault(observer.row(g, 0).tobytes(), sight) == sight


def told_apart(view: Data) -> Data:
    """A view without what a row leaves out: the order of cards set aside and below the top of the discard."""
    for side in view["seats"]:
        side["aside"].sort()
    return {**view, "discard": [sorted(view["discard"]), view["discard"][-1:]]}


def test_the_layout_names_every_number_once(game: Game) -> None:
    observer = Observer(game)
    places = [place for part in observer.layout.values() for place in range(part.start, part.stop)]
    assert places == list(range(observer.size))


def test_a_hand_lies_where_the_layout_says(walks: Walks) -> None:
    game = GAMES["strife"]
    observer = Observer(game)
    for g in walks(game, 2, 400):
        assert isinstance(g, Strife)
        hand = np.flatnonzero(observer.row(g, 1)[observer.layout["my_hand"]])
        assert list(hand) == sorted(g.hand[1])
