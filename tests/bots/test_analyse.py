"""Analysing a record: what each decision was worth, from what its player could know."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.analyse import analyse
from ludotheque.bots.search import Thought

CHOICES = 25
LITTLE = Thought(iterations=6)


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_each_decision_with_a_choice_is_weighed(game: str) -> None:
    table, asked = ludotheque.new_table(game, seed=3), list[int]()
    bots = [ludotheque.bot(game, "greedy", seat) for seat in range(table.seats)]
    for number in range(CHOICES):
        seat = table.deciders()[0]
        if len(table.menu(seat)) > 1:
            asked.append(number)
        table.choose(seat, bots[seat].choose(table.seat(seat)))
    rows = list(analyse(table.record().dumps(), LITTLE))
    assert [row["choice"] for row in rows] == asked
    assert [(row["seat"], row["chosen"]) for row in rows] == [table.made[number] for number in asked]
    weighed = [row for row in rows if row["best"]]
    assert weighed
    assert all(0 <= best["worth"] <= 1 for row in weighed for best in row["best"])
    assert all(row["before"] == row["best"][0]["worth"] for row in weighed)
    assert all(row["before"] is row["after"] is None for row in rows if not row["best"])
    assert all(0 <= row["after"] <= 1 for row in weighed)


def test_an_analysis_is_the_same_every_time() -> None:
    table = ludotheque.new_table("strife", seed=3)
    table.choose(0, table.menu(0)[0])
    text = table.record().dumps()
    assert list(analyse(text, LITTLE)) == list(analyse(text, LITTLE))
    assert list(analyse(text, LITTLE)) != list(analyse(text, LITTLE, seed=1))
