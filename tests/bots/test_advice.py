"""Advice: what a strong bot would choose in a seat, and what it thinks of that."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.advice import Advice, advice_for
from ludotheque.bots.search import Thought
from ludotheque.kernel.dice import SeededDice
from ludotheque.table import Table

QUICK = Thought(iterations=12)


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_advice_is_on_the_menu_and_hangs_on_nothing_that_the_seat_cannot_know(game: str) -> None:
    player, table = ludotheque.bot(game, "greedy", 5), ludotheque.new_table(game, seed=5)
    given: list[Advice] = []
    for step in range(20):
        seat = table.deciders()[0]
        if step % 4 == 3:
            other = table.game.imagine(table.state, seat, SeededDice(77 + step))
            twin = Table(table.game, other, table.seats, table.settings, "")
            given.append(advice_for(table, seat, QUICK))
            assert given[-1] == advice_for(twin, seat, QUICK)
            assert given[-1].choice in table.menu(seat)
        table.choose(seat, player.choose(table.seat(seat)))
    assert all(one.less is None or (one.worth or 0) > one.less for one in given)
