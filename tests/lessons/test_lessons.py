"""Every lesson is played to its end, in every language: what it awaits is legal, and what it speaks of is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.bots.random import Random
from ludotheque.content.drawing import HEIGHT, WIDTH, broken
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.speech import speech_of
from ludotheque.lessons.course import Course
from ludotheque.lessons.lesson import LEARNER, read_lesson, taught
from ludotheque.table import IllegalChoice, replay
from ludotheque.terminal.match import Match, lesson_match
from ludotheque.terminal.voice import Voice

MOST_CHOICES = 40
MOST_WORDS = 600
LINES_ON_A_SMALL_SCREEN = 10  # of the lesson, its title included, where a terminal has no more than it must
FRAME = 3

GAMES = taught()


def steps(game: str) -> Iterator[Course]:
    """The course before each step, and once the learner is free."""
    course = Course(game)
    while course.step is not None:
        yield course
        assert course.answer(course.step.awaits)
    yield course


def words_said(game: str) -> int:
    words = words_for(game, "en", strict=True)
    ids = read_lesson(game).ids()
    said = [words.text(id) for id in [*ids, *(f"{id}.other" for id in ids)] if words.knows(id)]
    return sum(len(text.split()) for text in said)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_a_free_game_that_comes_to_an_end(game: str) -> None:
    *_, course = steps(game)
    learner = Random(course.table.game, 1)
    while not course.table.over:
        assert course.table.deciders() == [LEARNER]
        assert course.answer(learner.choose(course.table.seat(LEARNER)))
    assert replay(course.table.record().dumps()).position() == course.table.position()


@pytest.mark.parametrize("game", GAMES)
def test_the_others_say_all_that_the_lesson_has_for_them_and_no_more(game: str) -> None:
    lesson = read_lesson(game)
    for done, course in enumerate(steps(game)):
        said = [text for seat, text in course.table.made if seat != LEARNER]
        due = [text for step in lesson.steps[:done] for text in step.others]
        assert said[: len(due)] == due
        if course.step is not None:
            early = len(said) - len(due)  # what is chosen in secret is chosen before the learner does
            assert early in (0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_another_legal_choice_is_refused_and_changes_nothing(game: str) -> None:
    for course in steps(game):
        if course.step is None:
            return
        before, step = course.table.position(), course.step
        others = [text for text in course.table.menu(LEARNER) if text != step.awaits]
        assert others, f"{step.says} leaves nothing to choose"
        assert not course.answer(others[0])
        assert (course.table.position(), course.step) == (before, step)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_on_the_menu_is_illegal_in_a_lesson_too(game: str) -> None:
    with pytest.raises(IllegalChoice, match="is not among the choices"):
        Course(game).answer("jump")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_out_exists(game: str) -> None:
    cards = speech_of(game).all_cards()
    assert [id for step in read_lesson(game).steps for id in step.cards() if id not in cards] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_said_in_every_language_and_fits_on_a_small_screen(game: str, language: str) -> None:
    voice = Voice(game, language, ["human"])
    voice.words = words_for(game, language, strict=True)
    for course in steps(game):
        lines = [part for line in voice.lesson(course) for part in broken(line, WIDTH - FRAME)]
        assert 2 <= len(lines) <= LINES_ON_A_SMALL_SCREEN < HEIGHT // 2, lines
        if course.step is not None:
            assert voice.objection(course, course.table.menu(LEARNER)[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short(game: str) -> None:
    assert words_said(game) <= MOST_WORDS
    assert len(read_lesson(game).steps) <= MOST_CHOICES


@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_the_terminal_goes_the_same_way(game: str) -> None:
    *_, alone = steps(game)
    match: Match = lesson_match(Course(game))
    assert match.course is not None
    while match.course.step is not None:
        seat = match.decider()
        if match.plays_by_itself(seat):
            match.play_on(seat)
        else:
            match.choose(seat, match.course.step.awaits)
    while match.plays_by_itself(match.decider()):
        match.play_on(match.decider())
    assert match.table.made == alone.table.made
