"""Choices as numbers and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludotheque.adapters.actions import Actions
from ludotheque.games import GAMES
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State

Walks = Callable[[Game, int], Iterator[State]]


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_every_choice_has_a_number_of_its_own(game: Game) -> None:
    actions = Actions(game)
    assert [actions.choices[actions.numbers[choice]] for choice in game.every_choice] == game.every_choice
    assert len(actions.numbers) == len(game.every_choice) == actions.wait == actions.size - 1


def test_an_action_reads_like_its_choice(game: Game) -> None:
    actions = Actions(game)
    assert [actions.text(number) for number in range(actions.wait)] == list(map(game.text, game.every_choice))
    assert actions.text(actions.wait) == "wait"


def test_a_mask_marks_the_menu_and_nothing_else(game: Game, walks: Walks) -> None:
    actions = Actions(game)
    for g in walks(game, 20):
        for seat in g.deciders():
            menu = g.menu(seat)
            marked = [actions.choices[number] for number, legal in enumerate(actions.mask(menu)) if legal]
            assert sorted(marked) == sorted(menu)


def test_who_can_only_wait_may_do_nothing_else(game: Game) -> None:
    actions = Actions(game)
    assert [number for number, legal in enumerate(actions.waiting()) if legal] == [actions.wait]
