"""Chance as nodes of a tree: the dice behind them."""

from __future__ import annotations

import pytest

from ludotheque.kernel.dice import AskingDice, NeedsChance


def test_draws_are_counted_on_where_a_question_goes_by_as_a_move() -> None:
    dice = AskingDice([4, 1])
    assert dice.below(6, 9, 0) == 4
    assert dice.below(2, 10, 0) == 1
    with pytest.raises(NeedsChance, match="chance among 11 is needed"):
        dice.below(11, 10, 1)
