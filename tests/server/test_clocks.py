"""Clocks: who has how much time, and that they never show who has answered."""

from __future__ import annotations

import pytest

from ludotheque.server.clocks import Clocks
from ludotheque.server.wire import Clock, ClockFace

NONE = Clock()
MOVE = Clock("move", 30)
BANK = Clock("bank", 300, 5)
DAYS = Clock("days", 3 * 86_400)
THREE_DAYS = 3 * 86_400_000
TIMED = [MOVE, BANK, DAYS]


def after(clock: Clock, *decisions: tuple[list[int], int, int]) -> Clocks:
    """Clocks after questions to these seats, put and over at these times."""
    clocks = Clocks(clock, 2)
    for asked, put_at, over_at in decisions:
        clocks.put(asked, put_at)
        clocks.resolved(over_at)
    return clocks


def test_without_a_clock_nobody_has_a_time() -> None:
    clocks = after(NONE, ([0], 0, 10_000))
    clocks.put([0, 1], 10_000)
    clocks.postpone(20_000)
    clocks.answered(1, 15_000)
    assert clocks.left == [None, None]
    assert clocks.deadline(0) is None
    assert clocks.face([0, 1], 16_000) is None
    clocks.resolved(20_000)
    assert clocks.left == [None, None]


@pytest.mark.parametrize(("clock", "left"), [(MOVE, 30_000), (BANK, 300_000), (DAYS, THREE_DAYS)])
def test_everybody_begins_with_the_agreed_time(clock: Clock, left: int) -> None:
    clocks = Clocks(clock, 3)
    assert clocks.left == [left, left, left]
    clocks.put([2], 1_000)
    assert [clocks.deadline(seat) for seat in range(3)] == [None, None, 1_000 + left]


@pytest.mark.parametrize("clock", [MOVE, DAYS])
def test_time_for_a_decision_starts_afresh_with_each(clock: Clock) -> None:
    clocks = after(clock, ([0], 0, 29_000), ([0, 1], 29_000, 40_000))
    assert clocks.left == [clock.seconds * 1000] * 2
    clocks.put([0], 50_000)
    assert clocks.deadline(0) == 50_000 + clock.seconds * 1000


def test_time_for_the_game_is_used_up_and_a_little_comes_back() -> None:
    clocks = after(BANK, ([0], 0, 100_000))
    assert clocks.left == [205_000, 300_000]
    clocks.put([1], 100_000)
    assert clocks.deadline(0) is None
    clocks.resolved(101_000)
    assert clocks.left == [205_000, 304_000]


def test_an_increment_is_given_for_a_decision_only_to_who_was_asked() -> None:
    assert after(BANK, ([0, 1], 0, 0)).left == [305_000, 305_000]
    assert after(BANK, ([1], 0, 0)).left == [300_000, 305_000]


def test_a_clock_never_shows_less_than_nothing() -> None:
    assert after(BANK, ([0], 0, 900_000)).left == [5_000, 300_000]


def test_a_clock_that_goes_back_charges_nothing() -> None:
    clocks = after(BANK, ([0], 10_000, 9_000))
    assert clocks.left == [305_000, 300_000]
    clocks.put([0], 10_000)
    assert clocks.face([0], 9_000) == ClockFace([305_000, 300_000], [0], 0)


@pytest.mark.parametrize(
    ("answers", "over_at", "left"),
    [
        pytest.param([(0, 10_000), (1, 60_000)], 60_000, [295_000, 245_000], id="one answer each"),
        pytest.param([(0, 10_000), (0, 40_000), (1, 60_000)], 60_000, [265_000, 245_000], id="a changed one"),
        pytest.param([(0, 10_000)], 50_000, [295_000, 255_000], id="none until the end"),
    ],
)
def test_each_seat_is_charged_up_to_its_own_last_answer(
    answers: list[tuple[int, int]], over_at: int, left: list[int]
) -> None:
    clocks = Clocks(BANK, 2)
    clocks.put([0, 1], 0)
    for seat, at in answers:
        clocks.answered(seat, at)
    clocks.resolved(over_at)
    assert clocks.left == left


def test_answers_to_one_question_do_not_count_for_the_next() -> None:
    clocks = Clocks(BANK, 2)
    clocks.put([0, 1], 0)
    clocks.answered(0, 10_000)
    clocks.resolved(20_000)
    clocks.put([0, 1], 20_000)
    assert [clocks.deadline(0), clocks.deadline(1)] == [20_000 + 295_000, 20_000 + 285_000]


@pytest.mark.parametrize("clock", TIMED)
def test_a_seat_that_has_answered_has_no_deadline(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.put([0, 1], 1_000)
    clocks.answered(0, 2_000)
    assert clocks.deadline(0) is None
    assert clocks.deadline(1) == 1_000 + clock.seconds * 1000


@pytest.mark.parametrize("clock", TIMED)
def test_when_a_question_is_over_nothing_runs(clock: Clock) -> None:
    clocks = after(clock, ([0, 1], 0, 0))
    assert [clocks.deadline(0), clocks.deadline(1)] == [None, None]
    face = clocks.face([], 99_000)
    assert face is not None
    assert (face.running, face.elapsed) == ([], 0)


def test_the_face_shows_the_time_at_the_question_and_how_long_ago_that_was() -> None:
    clocks = after(BANK, ([0], 0, 100_000))
    clocks.put([0, 1], 100_000)
    assert clocks.face([0, 1], 130_000) == ClockFace([205_000, 300_000], [0, 1], 30_000)


@pytest.mark.parametrize("clock", TIMED)
@pytest.mark.parametrize("grace", [None, 20_000, THREE_DAYS * 2])
@pytest.mark.parametrize("answers", [[], [(0, 5_000)], [(1, 5_000)], [(0, 5_000), (0, 9_000)], [(0, 1), (1, 2)]])
def test_the_face_is_the_same_whoever_has_answered(
    clock: Clock, grace: int | None, answers: list[tuple[int, int]]
) -> None:
    silent, busy = Clocks(clock, 2), Clocks(clock, 2)
    for clocks in (silent, busy):
        clocks.put([0, 1], 0)
    for seat, at in answers:
        busy.answered(seat, at)
    if grace is not None:
        silent.postpone(grace)
        busy.postpone(grace)
    for running in ([0, 1], [0], [1], []):
        assert busy.face(running, 10_000) == silent.face(running, 10_000)


@pytest.mark.parametrize("clock", TIMED)
def test_no_deadline_falls_before_a_postponement(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.put([0, 1], 0)
    until = clock.seconds * 1000 + 60_000
    clocks.postpone(until)
    assert [clocks.deadline(0), clocks.deadline(1)] == [until, until]
    face = clocks.face([0, 1], until - 1_000)
    assert face is not None
    assert [left - face.elapsed for left in face.left if left is not None] == [1_000, 1_000]


@pytest.mark.parametrize("clock", TIMED)
def test_a_postponement_takes_no_time_away(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.put([0], 0)
    for until in (5_000, clock.seconds * 1000 + 1, 7_000):
        clocks.postpone(until)
    assert clocks.deadline(0) == clock.seconds * 1000 + 1


def test_a_postponement_before_a_question_or_of_an_earlier_one_does_nothing() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.postpone(99_000)
    clocks.put([0], 0)
    clocks.postpone(99_000)
    clocks.resolved(50_000)
    clocks.put([0], 50_000)
    assert clocks.deadline(0) == 80_000


def test_time_that_a_postponement_lends_is_not_charged_and_not_kept() -> None:
    """300 seconds from 0 on, postponed to 1000: whoever answers at 990 has 10 left, at 400 no more than before."""
    for answer, left in ((990_000, 15_000), (400_000, 305_000), (1_500_000, 5_000)):
        clocks = Clocks(BANK, 2)
        clocks.put([0], 0)
        clocks.postpone(1_000_000)
        clocks.resolved(answer)
        assert clocks.left == [left, 300_000]


def test_a_seat_whose_clock_one_may_not_see_run_shows_nothing_of_a_postponement() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.put([0, 1], 0)
    clocks.postpone(100_000)
    assert clocks.face([1], 0) == ClockFace([30_000, 100_000], [1], 0)


def test_the_list_of_who_is_asked_is_kept_as_it_was() -> None:
    clocks = Clocks(MOVE, 2)
    asked = [0]
    clocks.put(asked, 0)
    asked.append(1)
    assert clocks.deadline(1) is None


def test_what_is_taken_back_gives_its_increment_back() -> None:
    clocks = Clocks(BANK, 2)
    for turn in range(20):
        clocks.put([0], turn * 2_000)
        clocks.resolved(turn * 2_000 + 1_000)
        clocks.put([1], turn * 2_000 + 1_000)
        clocks.taken_back(0, [0], turn * 2_000 + 2_000)
    assert clocks.left == [280_000, 300_000]  # a second each time; meanwhile it was the other's turn, for nothing
    assert clocks.deadline(0) == 40_000 + 280_000
    assert clocks.deadline(1) is None


def test_who_takes_back_two_decisions_has_used_the_time_of_both() -> None:
    clocks = Clocks(BANK, 2)
    for at in (0, 10_000):
        clocks.put([0], at)
        clocks.resolved(at + 10_000)
    clocks.put([0], 20_000)
    clocks.taken_back(0, [0], 25_000)
    clocks.taken_back(0, [0], 27_000)
    assert clocks.left == [300_000 - 27_000, 300_000]


@pytest.mark.parametrize("clock", [MOVE, DAYS])
def test_who_takes_back_has_only_the_rest_of_the_time_for_that_decision(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.put([0], 0)
    clocks.resolved(10_000)
    clocks.put([1], 10_000)
    clocks.taken_back(0, [0], 12_000)
    assert clocks.deadline(0) == 12_000 + clock.seconds * 1000 - 10_000


def test_nobody_can_hold_up_a_table_by_choosing_and_taking_back() -> None:
    """Two decisions in a row, made and taken back again and again: the second is no fresh start."""
    clocks = Clocks(MOVE, 2)
    now, times = 0, 0
    clocks.put([0], now)
    while clocks.deadline(0) != now:
        for _ in range(2):
            now = min(now + 9_000, clocks.deadline(0) or 0)
            clocks.resolved(now)
            clocks.put([0], now)
        for _ in range(2):
            clocks.taken_back(0, [0], now)
        times += 1
    assert times < 5
    assert now <= 60_000


def test_when_somebody_else_has_decided_time_starts_afresh_after_a_takeback_too() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.put([0], 0)
    clocks.resolved(20_000)
    clocks.put([1], 20_000)
    clocks.taken_back(0, [0], 21_000)
    clocks.resolved(22_000)
    clocks.put([1], 22_000)
    assert clocks.left == [9_000, 30_000]
    clocks.resolved(25_000)
    assert clocks.left == [30_000, 30_000]


def test_without_a_clock_taking_back_costs_nothing() -> None:
    clocks = after(NONE, ([0], 0, 10_000))
    clocks.taken_back(0, [0], 11_000)
    assert clocks.left == [None, None]
    assert clocks.deadline(0) is None


def test_whoever_comes_back_from_a_bot_has_a_while_and_not_the_whole_bank() -> None:
    clocks = Clocks(Clock("bank", 600, 0), 2)
    clocks.put([0], 0)
    clocks.came_back(0, 700_000)
    assert clocks.deadline(0) == 760_000
    clocks.answered(0, 710_000)
    clocks.resolved(710_000)
    assert clocks.left == [50_000, 600_000]


def test_coming_back_does_not_start_the_time_of_others_anew() -> None:
    clocks = Clocks(Clock("move", 30), 2)
    clocks.put([0, 1], 0)
    clocks.answered(1, 5_000)
    clocks.came_back(0, 40_000)
    assert clocks.deadline(0) == 70_000
    assert clocks.deadline(1) is None
