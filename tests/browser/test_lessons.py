"""Learning by playing: every lesson on its own board, step by step, and on into the free game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ludotheque.lessons.lesson import Step, read_lesson, taught

from .axe import violations
from .conftest import People
from .looking import too_wide
from .person import Person
from .playing import choose, click_button, press, settle, wait_for_question

FREE: Final = 3  # choices after a lesson
PHONE: Final = {"size": (360, 740), "has_touch": True, "is_mobile": True}
WAYS: Final[dict[str, tuple[str, dict[str, Any]]]] = {  # every game once, every language, every size
    "strife": ("en", PHONE),
    "strain": ("de", PHONE),
    "legends": ("fr", PHONE),
    "rrd": ("de", {"size": (768, 1024)}),
}
AWAITED: Final = "[data-choice].awaited"
WORDS: Final = ".words .text"
IN_SIGHT: Final = """() => {
    const covers = [...document.querySelectorAll('.table-bottom, .table-page > header')];
    const boxes = covers.map((e) => e.getBoundingClientRect());
    const seen = ({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return y > 0 && y < innerHeight && !boxes.some((c) => y > c.top && y < c.bottom && x > c.left && x < c.right);
    };
    const pieces = [...document.querySelectorAll('.table-board .shown')];
    return pieces.length === 0 || pieces.some((e) => seen(e.getBoundingClientRect()));
}"""


def learn(people: People, game: str, language: str = "en", **how: Any) -> Person:
    ann = people(game=game, language=language, new=True, **how)
    ann.goto(f"/learn/{game}")
    return ann


def expect_step(person: Person, says: str, awaits: str) -> None:
    """The lesson says this, and points at what is to be chosen."""
    first, *_ = person.say(f"lesson-{says}").split("\n\n")
    expect(person.page.locator(f"{WORDS} p").first).to_have_text(first)
    expect(person.page.locator(AWAITED)).to_have_attribute("data-choice", awaits)


def go_on(person: Person, step: Step) -> None:
    expect_step(person, step.says, step.awaits)
    assert too_wide(person.page) == []
    if step.shows:
        expect(person.page.locator(".table-board [data-pointed]").first).to_be_attached()
    person.page.wait_for_function(IN_SIGHT)  # of what is to be chosen, whatever stands over the board
    press(person, step.awaits)


def test_all_that_is_taught_is_learnt_here() -> None:
    assert [*WAYS] == taught()
    assert {language for language, _ in WAYS.values()} == {"en", "fr", "de"}


@pytest.mark.parametrize("game", WAYS)
def test_a_lesson_is_played_to_its_end_and_on(people: People, game: str) -> None:
    language, how = WAYS[game]
    ann, lesson, chance = learn(people, game, language, **how), read_lesson(game), Random(3)
    for n, step in enumerate(lesson.steps):
        ann.sees("web-learn-step", step=n + 1, steps=len(lesson.ids()))
        go_on(ann, step)
        if (game, n) == ("strain", 0):
            expect_step(ann, lesson.steps[1].says, lesson.steps[1].awaits)
            assert violations(ann.page) == []
    ann.sees("web-learn-free")
    expect(ann.page.locator(AWAITED)).to_have_count(0)
    for _ in range(FREE):
        assert wait_for_question(ann)
        click_button(ann, chance)  # on Legends' board a click may only pick a unit up
        settle(ann)
        expect(ann.page.locator(".words")).to_be_hidden()
    assert too_wide(ann.page) == []


def test_another_choice_gets_a_kind_sentence_and_the_keyboard_goes_on(people: People) -> None:
    ann = learn(people, "strife", size=(1280, 800))
    first, second, *_ = read_lesson("strife").steps
    expect_step(ann, first.says, first.awaits)
    assert violations(ann.page) == []
    press(ann, "select monk")
    objection = ann.page.locator(".objection")
    expect(objection).to_contain_text(ann.say("lesson-goal.other"))
    expect(objection).to_contain_text("Send the Druid into battle")
    expect_step(ann, first.says, first.awaits)
    expect(ann.page.locator(".piece.shown")).to_have_attribute("data-piece", "champion-druid-0")
    ann.page.locator(AWAITED).focus()
    ann.page.keyboard.press("Enter")
    expect_step(ann, second.says, second.awaits)
    expect(objection).to_have_count(0)
    assert ann.page.evaluate("document.activeElement.closest('[data-ask]') !== null")
    assert ann.page.locator(WORDS).get_attribute("aria-live") == "polite"


def test_one_goes_back_begins_again_and_is_where_one_was_after_loading_anew(people: People) -> None:
    ann = learn(people, "strife", size=(1280, 800))
    first, second, third, *_ = read_lesson("strife").steps
    for step in (first, second):
        go_on(ann, step)
    expect_step(ann, third.says, third.awaits)
    ann.page.reload()
    expect_step(ann, third.says, third.awaits)
    ann.button("web-learn-back").click()
    expect_step(ann, second.says, second.awaits)
    ann.button("web-learn-restart").click()
    expect_step(ann, first.says, first.awaits)
    ann.link("web-learn-leave").click()
    expect(ann.in_tile("link", "web-learn")).to_be_visible()


def test_whoever_has_learnt_a_game_is_offered_to_play_it_first(people: People) -> None:
    """Before, the lesson is the first button. At the end of its free game there is a way to a whole one."""
    ann, chance = people(new=True, size=(1280, 800)), Random(4)
    ann.goto("/")
    main = ann.page.locator('article[data-game="strife"] .button.main')
    expect(main).to_have_text(ann.say("web-learn"))
    ann.in_tile("link", "web-learn").click()
    for step in read_lesson("strife").steps:
        go_on(ann, step)
    ann.sees("web-learn-free")
    while wait_for_question(ann):
        choose(ann, chance, by_pointer=False)
    ann.sees("web-learn-done")
    assert violations(ann.page) == []
    ann.button("web-play-now").click()
    ann.page.wait_for_url("**/table/*")
    ann.walk("/")
    expect(main).to_have_text(ann.say("web-play-now"))
    expect(ann.in_tile("link", "web-learn")).to_be_visible()
    expect(ann.page.locator("article .button.main", has_text=ann.say("web-learn"))).to_have_count(len(taught()) - 1)
