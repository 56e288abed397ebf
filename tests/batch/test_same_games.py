"""Batches play by the readable rules: the same menus, positions and results in random games over random options.

Whoever changes a rule on one side only is told so here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque.adapters.actions import actions_of
from ludotheque.adapters.observation import Observer
from ludotheque.batch.dice import CHOOSING
from ludotheque.batch.layout import WIDTH
from ludotheque.batch.menu import LONGEST_MENU, menu
from ludotheque.batch.play import choose, deal, decider, winner
from ludotheque.batch.playouts import playouts
from ludotheque.batch.position import from_bytes, new_bytes, to_bytes
from ludotheque.batch.vector import StrifeVectorEnv
from ludotheque.games import find_game
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.laws import some_settings
from ludotheque.kernel.save import save
from tests.counts import at_least

GAME = find_game("strife")
ACTIONS = actions_of("strife", 2)
OBSERVER = Observer(GAME, 2)
RUNS = 5
PLAIN = at_least(3, 200)  # games of a run, position by position
MENU_BY_MENU = at_least(10, 1_000)
WHOLE = at_least(60, 20_000)


def dealt(seed: int) -> Strife:
    g: Strife = GAME.deal(2, some_settings(GAME, seed), SeededDice(seed), False)
    return g


def drawn(g: Strife, seat: int, seed: int) -> Choice:
    """The choice that a playout with these dice makes."""
    choices = g.menu(seat)
    return choices[SeededDice(seed).below(len(choices), g.moves, CHOOSING + seat)]


@pytest.mark.parametrize("run", range(RUNS))
def test_uncompiled_every_position_is_the_same(run: int) -> None:
    for seed in range(run * PLAIN, (run + 1) * PLAIN):
        g, settings = dealt(seed), some_settings(GAME, seed)
        row: list[int] = new_bytes(settings).tolist()
        out = [0] * LONGEST_MENU
        deal(row, seed)
        while not g.over():
            seat = g.deciders()[0]
            assert decider(row) == seat
            choices = [ACTIONS.numbers[choice] for choice in g.menu(seat)]
            assert out[: menu(row, seat, out)] == choices
            assert save(GAME, from_bytes(np.array(row, np.int8), g.dice), settings) == save(GAME, g, settings)
            assert save(GAME, from_bytes(to_bytes(g), g.dice), settings) == save(GAME, g, settings)
            choice = drawn(g, seat, seed)
            g.choose(seat, choice)
            choose(row, seed, seat, ACTIONS.numbers[choice])
        assert decider(row) == -1
        assert [winner(row)] == GAME.result(g).winners
        assert save(GAME, from_bytes(np.array(row, np.int8), g.dice), settings) == save(GAME, g, settings)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("run", range(RUNS))
def test_every_menu_and_every_look_is_the_same(run: int) -> None:
    for seed in range(run * MENU_BY_MENU, (run + 1) * MENU_BY_MENU):
        g, env = dealt(seed), StrifeVectorEnv(1, **asked(seed))
        looks, infos = env.reset(seed=seed)
        while not g.over():
            seat = g.deciders()[0]
            assert infos["seat"][0] == seat
            assert np.flatnonzero(looks["action_mask"][0]).tolist() == ACTIONS.legal(g.menu(seat))
            assert np.array_equal(looks["observation"][0], OBSERVER.row(g, seat))
            choice = drawn(g, seat, seed)
            g.choose(seat, choice)
            looks, rewards, over, _, infos = env.step(np.array([ACTIONS.numbers[choice]]))
            assert over[0] == g.over()
        assert rewards[0] == (1 if GAME.result(g).winners == [seat] else -1)
        assert env.games.shape == (1, WIDTH)


def asked(seed: int) -> dict[str, Any]:
    return dict(some_settings(GAME, seed))


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("run", range(RUNS))
def test_random_games_come_to_the_same(run: int) -> None:
    for seed in range(run * WHOLE, (run + 1) * WHOLE):
        g = dealt(seed)
        found = playouts(g, 1, seed)
        decisions = 0
        while not g.over():
            seat = g.deciders()[0]
            g.choose(seat, drawn(g, seat, seed))
            decisions += 1
        result = GAME.result(g)
        assert (found.points[0].tolist(), [found.winners[0]]) == (result.scores, result.winners)
        assert found.decisions[0] == decisions
