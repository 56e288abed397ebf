"""Puzzles: each leads to its position, shows no more than the solver may know, and has one choice that is best."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.record import BadRecord
from ludotheque.lab.puzzling import Hunt, gained, hunted, table_lines
from ludotheque.puzzles.attempt import Attempt
from ludotheque.puzzles.puzzle import (
    SOLVER,
    Collection,
    daily,
    puzzle_called,
    puzzles_of,
    read_collection,
    with_puzzles,
)
from ludotheque.puzzles.weighing import Effort, weighed
from ludotheque.table import Table
from tests.counts import at_least

GAMES = with_puzzles()
CLEAR = 0.1
EFFORT = Effort(2_000_000, 1000)
LITTLE = Effort(2_000_000, 30)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_played_to_its_position_and_has_its_choices(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        menu = puzzle.table().menu(SOLVER)
        assert set(puzzle.worths) <= set(menu)
        assert list(puzzle.worths.values()) == sorted(puzzle.worths.values(), reverse=True)
        assert gained(puzzle.worths) >= CLEAR
        assert 1 <= puzzle.grade <= 6


@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_is_best_for_another_search_with_more_thought(game: str) -> None:
    puzzles = puzzles_of(game)
    for puzzle in puzzles[: at_least(1, len(puzzles))]:
        worths = weighed(puzzle.table(), SOLVER, EFFORT, seed=77)
        assert next(iter(worths)) == puzzle.best, puzzle.id
        assert gained(worths) > CLEAR / 2, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_solver_cannot_see_has_a_part_in_it(game: str) -> None:
    """Imagined anew, the position looks the same and its choices are worth the same."""
    for puzzle in puzzles_of(game)[: at_least(1, 2)]:
        table = puzzle.table()
        imagined = table.game.imagine(table.state, SOLVER, SeededDice(5))
        other = Table(table.game, imagined, table.seats, table.settings, "")
        assert other.view(SOLVER) == table.view(SOLVER)
        assert weighed(other, SOLVER, LITTLE) == weighed(table, SOLVER, LITTLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_another_choice_is_told_its_worth_and_the_solution_what_it_gains(game: str, language: str) -> None:
    puzzle = puzzles_of(game)[0]
    attempt, words = Attempt(puzzle), words_for(game, language, strict=True)
    other = list(puzzle.worths)[1]
    assert attempt.title(words)
    assert len(attempt.text(words)) == 1
    assert not attempt.answer(other)
    assert not attempt.table.made
    assert f"{round(puzzle.worths[other] * 100)}" in attempt.objection(words, other)
    unsolved = attempt.explained(words)
    assert f"{round(puzzle.worths[puzzle.best] * 100)}" in unsolved[0]
    assert len(unsolved) > 1  # what it leads to
    assert attempt.answer(puzzle.best)
    assert attempt.solved
    assert attempt.text(words) == unsolved


def test_a_position_that_the_rules_no_longer_lead_to_is_refused() -> None:
    puzzle = puzzles_of("strife")[0]
    for changed in ({"version": 99, "told": 1}, {"content": "other", "told": 1}, {"choices": [(0, "legacy nobody")]}):
        position = msgspec.structs.replace(puzzle.position, **changed)
        with pytest.raises(BadRecord):
            msgspec.structs.replace(puzzle, position=position).table()


def test_each_day_has_one_puzzle_and_all_games_have_their_turn() -> None:
    days = [date(2026, 1, 1) + timedelta(n) for n in range(4 * len(GAMES))]
    assert [daily(day) for day in days] == [daily(day) for day in days]
    assert {daily(day).position.game for day in days[: len(GAMES)]} == set(GAMES)
    assert len({daily(day).id for day in days}) == len(days)
    assert len({daily(day, "strife").id for day in days}) == len(days)


def test_there_are_puzzles_of_names_that_are_known_only() -> None:
    with pytest.raises(ValueError, match="there is no puzzle 'x' of strife"):
        puzzle_called("strife", "x")
    with pytest.raises(ValueError, match="there are no puzzles for chess"):
        puzzles_of("chess")


def test_a_hunt_finds_what_is_in_the_file_and_the_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    effort = Effort(200_000, 1)
    hunt = Hunt("strife", 2, {"rounds": 1}, "easy", 2, 0.15, effort, effort)
    [found] = hunted(hunt, 1, 8)
    assert [puzzle.id for puzzle in found][:1] == ["8-43"]
    known = puzzle_called("strife", "8-43")
    assert (found[0].position, found[0].worths, found[0].found) == (known.position, known.worths, known.found)
    file = tmp_path / "puzzles.json"
    file.write_text(Collection(["find"], found).dumps(), encoding="utf-8")
    assert read_collection(file) == Collection(["find"], found)
    json.loads(file.read_text(encoding="utf-8"))


def test_the_table_of_who_solves_what_is_the_one_in_the_documents() -> None:
    page = (Path(__file__).parents[2] / "bench" / "puzzles.md").read_text(encoding="utf-8")
    assert "\n".join(table_lines()) in page
