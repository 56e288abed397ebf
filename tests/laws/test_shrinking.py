"""The laws once more, on games that Hypothesis plays: what breaks one is shrunk to a short game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.games import GAMES
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game
from ludotheque.kernel.laws import Moment, check_position, numbered, some_settings
from ludotheque.kernel.state import State

from ..counts import at_least

LONGEST = 60  # choices in one example


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@settings(
    max_examples=at_least(quick=25, full=300), deadline=None, database=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
@given(seed=st.integers(0, 2**63 - 1), picks=st.lists(st.integers(0, 99), max_size=LONGEST))
def test_all_laws_hold_wherever_a_player_goes(game: Game, seed: int, picks: list[int]) -> None:
    seats = game.seats[seed % len(game.seats)]
    chosen = some_settings(game, seed % 1000)
    g: State = game.deal(seats, chosen, SeededDice(seed), True)
    for n, pick in enumerate(picks):
        if g.over():
            return
        menus = {seat: g.menu(seat) for seat in g.deciders()}
        choices = {seat: menu[pick % len(menu)] for seat, menu in menus.items()}
        check_position(Moment(game, seats, chosen, g, choices, SeededDice(seed), n, numbered(game, seats)))
        for seat, choice in choices.items():
            g.choose(seat, choice)
