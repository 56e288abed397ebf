"""A puzzle at the terminal: in lines and on the drawn table."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.puzzles.attempt import Attempt
from ludotheque.puzzles.puzzle import puzzles_of
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.match import puzzle_match
from tests.cli.command import run
from tests.terminal.seeing import seen, settled, squeezed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_through_a_pipe_after_another_choice(language: str) -> None:
    puzzle, words = puzzles_of("strife")[0], words_for("strife", language)
    attempt = Attempt(puzzle)
    other = list(puzzle.worths)[1]
    done = run("puzzle", "strife", "1", "--lang", language, typed=f"{other}\n{puzzle.best}\n")
    assert (done.code, done.err) == (0, "")
    said = [attempt.title(words), words.text(puzzle.task), attempt.objection(words, other), *attempt.explained(words)]
    told = [done.out.find(line) for line in said]
    assert told[0] > 0
    assert told == sorted(told)


def test_whoever_leaves_is_told_the_solution() -> None:
    puzzle = puzzles_of("strain")[0]
    words = words_for("strain", "en")
    out = run("puzzle", "strain", "1", "--lang", "en").out
    assert Attempt(puzzle).explained(words)[0] in out


def test_the_puzzle_of_the_day_needs_no_name_and_one_that_is_not_there_is_refused_in_a_line() -> None:
    same = [run("puzzle", "--day", "2026-03-01", "--lang", "en").out for _ in range(2)]
    assert same[0] == same[1] != run("puzzle", "--day", "2026-03-02", "--lang", "en").out
    done = run("puzzle", "strife", "9999")
    assert done.code == 2
    assert "puzzles for strife" in done.err


async def test_a_puzzle_stands_above_the_question_of_the_drawn_table_and_points_nothing_out() -> None:
    attempt = Attempt(puzzles_of("strife")[0])
    app = TableApp(puzzle_match(attempt), "en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        text = squeezed(await seen(pilot))
        assert "Strife, puzzle 1, grade" in text
        assert "One choice wins clearly more often" in text
