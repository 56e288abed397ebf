"""Choices as numbers and back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator

import pytest

from ludotheque.adapters.actions import Actions, actions_of
from ludotheque.games import GAMES
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State

Walks = Callable[[Game, int, int], Iterator[State]]


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


def test_a_mask_marks_the_menu_and_nothing_else(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    actions = Actions(game)
    for g in walks(game, seats, 4000 // seats):
        for seat in g.deciders():
            menu = g.menu(seat)
            mask = actions.mask(menu)
            assert len(mask) == actions.size
            assert all(mask[actions.numbers[choice]] == 1 for choice in menu)
            assert sum(mask) == len(menu)


def test_who_can_only_wait_may_do_nothing_else(game: Game) -> None:
    actions = Actions(game)
    assert [number for number, legal in enumerate(actions.waiting()) if legal] == [actions.wait]


def test_the_actions_of_a_game_are_made_once(game: Game) -> None:
    actions = actions_of(game.id)
    assert actions_of(game.id) is copy.deepcopy(actions) is pickle.loads(pickle.dumps(actions)) is actions
