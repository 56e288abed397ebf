"""Puzzles in the browser: from the lobby to the puzzle of the day, tried, solved and counted, in three languages."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ludotheque.puzzles.puzzle import Puzzle, puzzles_of, with_puzzles

from .axe import violations
from .conftest import People
from .looking import too_wide
from .person import Person
from .playing import press

WORDS = ".words"
PHONE: dict[str, Any] = {"size": (360, 740), "has_touch": True, "is_mobile": True}


def per_hundred(puzzle: Puzzle, choice: str) -> int:
    return round(puzzle.worths[choice] * 100)


def at_puzzle(person: Person, puzzle: Puzzle) -> None:
    """Its page, as soon as something can be chosen."""
    person.goto(f"/puzzles/{puzzle.position.game}/{puzzle.id}")
    expect(person.page.locator(WORDS)).to_contain_text(person.say(puzzle.task))
    expect(person.page.locator(f'[data-choice="{puzzle.best}"]').first).to_be_visible()


def test_a_puzzle_is_tried_solved_explained_and_counted(people: People) -> None:
    first, second = puzzles_of("strife")[:2]
    other = list(first.worths)[1]
    ann = people(game="strife", new=True, size=(1280, 800))
    ann.goto("/")
    ann.page.locator('a[href="/puzzles/strife"]').first.click()
    expect(ann.page.locator('section a[href^="/puzzles/strife/"]')).to_have_count(len(puzzles_of("strife")))
    assert violations(ann.page) == []
    at_puzzle(ann, first)
    expect(ann.page.locator(".awaited")).to_have_count(0)
    press(ann, other)
    expect(ann.page.locator(".tried")).to_contain_text(f"{per_hundred(first, other)} in 100")
    assert violations(ann.page) == []
    press(ann, first.best)
    expect(ann.page.locator(WORDS)).to_contain_text(ann.say("web-puzzle-right"))
    expect(ann.page.locator(WORDS)).to_contain_text(f"{per_hundred(first, first.best)} in 100; with the next best")
    expect(ann.page.locator(f"{WORDS} li").first).to_be_visible()
    assert violations(ann.page) == []
    ann.page.locator(f"{WORDS} a.main").click()
    expect(ann.page.locator(".table-page > header")).to_contain_text(ann.say("web-puzzle-number", number=2))
    ann.page.get_by_role("button", name=ann.say("web-puzzle-solution")).click()
    expect(ann.page.locator(WORDS)).to_contain_text(f"{per_hundred(second, second.best)} in 100; with the next best")
    ann.goto("/puzzles/strife")
    ann.sees("web-puzzle-solved-of", solved=1, count=len(puzzles_of("strife")))  # a solution that was looked up is not


def test_every_game_and_language_has_its_puzzles_on_a_phone_and_the_one_of_today_makes_a_streak(people: People) -> None:
    for game, language in zip(with_puzzles(), ("de", "fr", "en", "de"), strict=False):
        ben = people(game=game, language=language, new=True, **PHONE)
        at_puzzle(ben, puzzles_of(game)[0])
        assert too_wide(ben.page) == []
        ben.goto("/puzzles")
        ben.sees("web-puzzles-about")
        assert too_wide(ben.page) == []
    today = ben.page.evaluate("fetch('/api/puzzles').then((answer) => answer.json()).then(({ today }) => today)")
    puzzle = next(one for one in puzzles_of(today["game"]) if one.id == today["id"])
    ben.goto("/puzzles")
    ben.page.locator(".today a").click()
    expect(ben.page.locator(f'[data-choice="{puzzle.best}"]').first).to_be_attached()
    press(ben, puzzle.best)
    expect(ben.page.locator(WORDS)).to_contain_text(ben.say("web-puzzle-right"))
    ben.goto("/puzzles")
    ben.sees("web-puzzle-streak", days=1)
