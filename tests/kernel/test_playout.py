"""A playout is the game that choosing by lot, seat by seat, leads to."""

from __future__ import annotations

import pytest

from ludotheque.games import GAMES, find_game
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import ScriptedDice, SeededDice
from ludotheque.kernel.laws import some_settings
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State
from ludotheque.kernel.step import NO_MORE

from .toy import MayName, Name, NameAll, Say, Throw, Toy


def chosen_by_lot(g: State, questions: int) -> None:
    last = g.moves + questions
    while not g.over() and g.moves < last:
        for seat in g.deciders():
            g.choose(seat, g.by_lot(g.menu(seat), seat))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("id", GAMES)
def test_a_playout_is_the_same_game_as_choices_by_lot(id: str, seed: int) -> None:
    game = find_game(id)
    settings, seats = some_settings(game, seed), game.seats[seed % len(game.seats)]
    g, loop = (game.deal(seats, settings, SeededDice(seed), True) for _ in range(2))
    for questions in (1, 7, 60):
        g.playout(questions)
        chosen_by_lot(loop, questions)
        assert save(game, g, settings) == save(game, loop, settings)
    g.playout(1500)
    chosen_by_lot(loop, 1500)
    assert save(game, g, settings) == save(game, loop, settings)
    assert [repr(event) for event in g.events] == [repr(event) for event in loop.events]
    assert NO_MORE == []


def test_a_playout_without_limit_ends_the_game() -> None:
    g = Toy(SeededDice(3))
    g.settle([Name(0), NameAll(0, 1), Throw(6), Name(1)])
    g.playout()
    assert g.over()
    assert g.moves == 3


def test_answers_that_are_sealed_already_stay() -> None:
    g = Toy(SeededDice(3))
    g.settle([NameAll(0, 1, 2), Say(9)])
    g.choose(1, (1, 99, 0))
    g.playout()
    assert g.said[1] == 99
    assert g.sealed == {}


def test_who_has_nothing_to_choose_passes_also_in_a_pause() -> None:
    g = Toy(ScriptedDice([]))
    g.pausing = True
    g.settle([MayName(0, 1, idle=[0, 1]), MayName(0, 1, idle=[0])])
    g.playout()
    assert g.said == [0, 0, 0, 11]


def test_choices_by_lot_and_the_chance_of_the_rules_are_unrelated() -> None:
    g = Toy(SeededDice(3))
    choices: list[Choice] = [(1, number, 0) for number in range(1000)]
    _, number, _ = g.by_lot(choices, 0)
    assert number != SeededDice(3).below(1000, 0, 0)
