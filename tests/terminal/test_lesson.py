"""A first game at the terminal: in lines and on the drawn table."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES
from ludotheque.lessons.course import Course
from ludotheque.lessons.lesson import read_lesson, taught
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.match import lesson_match
from tests.cli.command import run
from tests.terminal.seeing import on_a_screen, press, seen, squeezed


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_through_a_pipe(game: str, language: str) -> None:
    steps = read_lesson(game).steps
    done = run("learn", game, "--lang", language, typed="".join(f"{step.awaits}\n" for step in steps))
    assert (done.code, done.err) == (0, "")
    titles = {"en": "First game, {} of {}", "fr": "Première partie, {} sur {}", "de": "Erste Partie, {} von {}"}
    told = [done.out.find(titles[language].format(n, len(steps) + 1)) for n in range(1, len(steps) + 2)]
    assert told == sorted(told)
    assert told[0] > 0
    assert "«" not in done.out.replace("«\u00a0", "")  # the mark of missing words


def test_in_lines_another_choice_is_refused_kindly_and_may_be_tried_again() -> None:
    out = run("learn", "strife", typed="monk, druid\nmage\ndruid\n").out
    assert out.count("only the Druid gains 2 power at Nethil Yara. Try: Send the Druid into battle.") == 2
    assert "You reveal the Druid" in out
    assert "You reveal the Monk" not in out
    assert "Nethil Yara: 3 VP · +2 for every Druid fighting here" in out  # pointed out


def test_a_game_without_a_lesson_is_refused_in_one_line() -> None:
    done = run("learn", "strive")
    assert (done.code, done.err) == (2, "ludotheque: there is no game 'strive'; did you mean 'strife'?\n")


@pytest.mark.parametrize(("size", "shows"), [((80, 24), False), ((120, 40), True)])
async def test_a_lesson_stands_above_the_question_of_the_drawn_table(size: tuple[int, int], shows: bool) -> None:
    app = TableApp(lesson_match(Course("strife")), "en", pace=0)
    async with on_a_screen(app, size) as pilot:
        text = squeezed(await seen(pilot))
        assert "First game, 1 of 6" in text
        assert "Send the Druid." in text
        assert "►6 Send the Druid into battle" in text
        assert ("Look at: Nethil Yara, Assassin" in text) == shows
        await press(pilot, "1")
        assert "Try: Send the Druid into battle." in squeezed(await seen(pilot))
        assert app.match.table.made[1:] == []
        await press(pilot, "6")
        text = squeezed(await seen(pilot))
        assert "First game, 2 of 6" in text
        assert "Try:" not in text
        await press(pilot, "1", "7", "2", "2")
        assert "from here on you play alone" in squeezed(await seen(pilot))
        await press(pilot, "1")
        assert "First game" not in await seen(pilot)
