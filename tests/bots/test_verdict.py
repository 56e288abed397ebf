"""Looking at a finished game again: what each choice was worth, from what its player could know."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque
from ludotheque.bots.search import Thought
from ludotheque.bots.verdict import MOST, MUCH, Verdict, curves, turning_points, verdict_on
from ludotheque.kernel.dice import SeededDice
from ludotheque.table import Table

QUICK = Thought(iterations=12)
ENOUGH = 5  # choices that are looked at twice


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_a_verdict_hangs_on_nothing_that_its_seat_could_not_know(game: str) -> None:
    """What the seat cannot see is dealt anew, and the verdict stays the same."""
    player, table, compared = ludotheque.bot(game, "greedy", 5), ludotheque.new_table(game, seed=5), 0
    for step in range(400):
        seat = table.deciders()[0]
        chosen = player.choose(table.seat(seat))
        if step % 4 == 3:
            other = table.game.imagine(table.state, seat, SeededDice(77 + step))
            twin = Table(table.game, other, table.seats, table.settings, "")
            verdict = verdict_on(table, step, seat, chosen, QUICK)
            assert verdict_on(twin, step, seat, chosen, QUICK) == verdict
            compared += verdict is not None
        if compared == ENOUGH or table.over:
            break
        table.choose(seat, chosen)
    assert compared == ENOUGH


def test_a_choice_that_throws_a_game_away_is_found() -> None:
    """Whoever could win at once with the better champion and sends the worse one has lost much."""
    chance, table, found = Random(2), ludotheque.new_table("strife", seed=2, options={"rounds": 1}), []
    for step in range(10_000):
        if table.over:
            break
        seat = table.deciders()[0]
        chosen = chance.choice(table.menu(seat))
        verdict = verdict_on(table, step, seat, chosen, Thought(iterations=30))
        found += [verdict] if verdict else []
        table.choose(seat, chosen)
    points = turning_points(found)
    assert 0 < len(points) <= MOST
    assert all(one.lost() >= MUCH and one.best != one.chosen and 0 <= one.after < one.before <= 1 for one in points)
    assert [one.step for one in points] == sorted(one.step for one in points)
    assert all(one.lost() >= 0 for one in found)


def made(step: int, seat: int, before: float, after: float) -> Verdict:
    return Verdict(step, seat, "pass", "pass", before, after, None)


def test_a_curve_has_a_point_for_each_choice_of_its_seat_and_one_for_the_end() -> None:
    found = [made(0, 0, 0.5, 0.5), made(1, 1, 0.4, 0.4), made(3, 0, 0.7, 0.2)]
    assert curves(found, 4, [1]) == {0: [(0, 0.5), (3, 0.7), (4, 0.0)], 1: [(1, 0.4), (4, 1.0)]}
    assert curves(found, 4, None) == {0: [(0, 0.5), (3, 0.7)], 1: [(1, 0.4)]}


def test_only_what_cost_much_is_a_turning_point_and_the_dearest_first() -> None:
    found = [made(step, 0, 0.9, 0.9 - MUCH - step / 100) for step in range(MOST + 3)] + [made(50, 1, 0.5, 0.48)]
    assert [one.step for one in turning_points(found)] == list(range(3, MOST + 3))
