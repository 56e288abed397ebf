"""Choices as numbers and back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator

from tests.counts import FULL

from ludotheque.adapters.actions import Actions, Masks, actions_of
from ludotheque.games import find_game
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State

ASKED_EACH = 1 if FULL else 50  # tables: to ask for each number takes a thousand times as long as a look at all of them

Walks = Callable[[Game, int, int], Iterator[State]]


def one_for_each(seats: int) -> list[Choice]:
    return [(1, seat, 0) for seat in range(seats)]


def test_every_choice_has_a_number_of_its_own(seated: tuple[Game, int]) -> None:
    game, seats = seated
    actions, choices = Actions(game, seats), game.every_choice(seats)
    assert [actions.choices[actions.numbers[choice]] for choice in choices] == choices
    assert len(actions.numbers) == len(choices) == actions.wait == actions.size - 1


def test_where_more_play_there_may_be_more_to_number() -> None:
    growing = find_game("strain")._replace(every_choice=one_for_each)
    assert [Actions(growing, seats).choices for seats in (2, 3)] == [[(1, 0, 0), (1, 1, 0)], one_for_each(3)]
    assert [Actions(growing, seats).wait for seats in (2, 3)] == [2, 3]


def test_an_action_reads_like_its_choice(seated: tuple[Game, int]) -> None:
    game, seats = seated
    actions = Actions(game, seats)
    assert [actions.text(number) for number in range(actions.wait)] == list(map(game.text, game.every_choice(seats)))
    assert actions.text(actions.wait) == "wait"


def test_a_mask_marks_the_menu_and_nothing_else(seated: tuple[Game, int], walks: Walks) -> None:
    game, seats = seated
    actions = Actions(game, seats)
    begins = [seat * actions.size for seat in range(seats)]
    masks = Masks(actions, bytearray(seats * actions.size), begins)
    for n, g in enumerate(walks(game, seats, 4000 // seats)):
        for seat in g.deciders():
            legal, marked = actions.legal(g.menu(seat)), bytearray(actions.size)
            for number in legal:
                marked[number] = 1
            masks.offer(g, seat)
            assert masks.rows[begins[seat] : begins[seat] + actions.size] == marked
            if n % ASKED_EACH == 0:
                assert [number for number in range(actions.size) if masks.allows(seat, number)] == legal


def test_who_can_only_wait_may_do_nothing_else(seated: tuple[Game, int]) -> None:
    actions = Actions(*seated)
    masks = Masks(actions, bytearray(2 + actions.size), [2])
    assert [number for number in range(-9, actions.size + 9) if masks.allows(0, number)] == [actions.wait]


def test_the_actions_of_a_game_are_made_once_for_so_many(seated: tuple[Game, int]) -> None:
    game, seats = seated
    actions = actions_of(game.id, seats)
    assert (actions.game, actions.seats) == (game, seats)
    assert actions_of(game.id, seats) is copy.deepcopy(actions) is pickle.loads(pickle.dumps(actions)) is actions
