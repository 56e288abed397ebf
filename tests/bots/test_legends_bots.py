"""Bots at Stratego Legends: greedy beats random, and every game ends."""

from __future__ import annotations

import pytest

from ludotheque.games import find_game
from ludotheque.lab.report import Tally
from ludotheque.lab.simulate import simulate

from ..counts import at_least

GAME = find_game("legends")


def test_greedy_beats_random_at_legends() -> None:
    games = at_least(quick=10, full=200)
    figures = simulate("legends", ["greedy", "random"], GAME.settings({}), games, seed=1)
    assert figures["bots"]["greedy"]["share"] >= 0.95


@pytest.mark.parametrize("armies", [("G1", "E4"), ("celestial", "resurgence"), ("custom", "custom")])
def test_greedy_plays_with_every_kind_of_army(armies: tuple[str, str]) -> None:
    settings = GAME.settings({"beige": armies[0], "grey": armies[1]})
    games = at_least(quick=4, full=40)
    figures = simulate("legends", ["greedy", "random"], settings, games, seed=2)
    assert figures["bots"]["greedy"]["share"] >= 0.75


def test_battles_between_greedy_bots_are_decided() -> None:
    tally = Tally(GAME)
    games = at_least(quick=4, full=100)
    figures = simulate("legends", ["greedy", "greedy"], GAME.settings({}), games, 3, tally.hear, telling=True)
    found = {**figures, **tally.figures(2)}
    assert found["per_game"]["attacks"] > 5
    assert found["turns"]["most"] < 1000


def test_random_games_end_within_the_stated_length() -> None:
    settings = GAME.settings({"beige": "any", "grey": "any"})
    figures = simulate("legends", ["random", "random"], settings, at_least(quick=30, full=1000), seed=4)
    assert figures["decisions"]["most"] <= GAME.longest(settings)
