"""Every page, on every screen: axe-core finds nothing serious in any theme, nothing is too wide, nothing is foreign."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import GAMES
from tests.counts import FULL

from .axe import violations
from .conftest import People
from .looking import PAGES, too_wide
from .person import Person
from .playing import ME, OPEN, RANDOM_BOT, new_table, wait_for_question
from .speech import foreign_words
from .test_board import a_fight

CHANGE_THEME = """theme => {
    document.documentElement.dataset.theme = theme;
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
THEMES = ("dark", "day", "contrast")
PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True}
TABLET = {"size": (768, 1024), "has_touch": True}
SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
NARROW = 500
OF_EVERY_GAME = ("new", "rules", "cards")
TABS = ("table-log", "table-rules", "table-cards", "table-chat", "table-explain")


def grave(page: Page, without: str = "") -> str:
    """One line for each violation. All rules on either screen; each theme on one of them, where time is short."""
    expect(page.locator(".waiting")).to_have_count(0)
    assert page.viewport_size is not None
    themes = THEMES if FULL else THEMES[2:] if page.viewport_size["width"] < NARROW else THEMES[:2]
    found = []
    for theme in themes:
        page.evaluate(CHANGE_THEME, theme)
        found += [f"{theme}: {line}" for line in violations(page, theme != themes[0], without)]
    return "\n".join(found)


def is_seen(path: str, screen: str) -> bool:
    """Pages that every game has are looked at on one screen for half of the games, on the other for the rest."""
    _, kind, game = (*path.split("/"), "")[:3]
    return FULL or kind not in OF_EVERY_GAME or (list(GAMES).index(game) % 2 == 0) == (screen == "phone")


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        pytest.param(path, screen, id=f"{path}-{name}")
        for path in PAGES
        for name, screen in (("desktop", {}), ("phone", PHONE))
        if is_seen(path, name)
    ],
)
def test_pages(people: People, path: str, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    if path in ("/", "/games"):
        new_table(ann, ME, RANDOM_BOT)
        new_table(ann, ME, OPEN, private=False)
        call_off(ann, new_table(ann, ME, RANDOM_BOT))
    ann.goto(path)
    assert grave(ann.page) == ""
    assert too_wide(ann.page) == []


def call_off(person: Person, table: str) -> None:
    person.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "abort"})


@pytest.mark.parametrize(("language", "screen"), [("fr", TABLET), ("de", PHONE)], ids=["fr-tablet", "de-phone"])
def test_every_page_speaks_the_language_of_the_browser_and_fits(
    people: People, over: str, language: str, screen: dict[str, Any]
) -> None:
    """German words are the longest ones."""
    person = people("Annegret Maximiliane", language=language, **screen)
    tables = [f"/table/{new_table(person, ME, OPEN)}", f"/table/{over}", f"/replay/{over}?step=9"]
    for path in [*PAGES, *tables]:
        person.goto(path)
        expect(person.page.locator(".waiting")).to_have_count(0)
        assert too_wide(person.page) == [], path
        game = next((game for game in GAMES if path.endswith(game)), "strife")
        assert list(foreign_words(person.page, language, game)) == [], path


@SCREENS
def test_settings(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto("/")
    ann.page.locator("[popovertarget=settings]").click()
    assert grave(ann.page) == ""


@SCREENS
def test_a_table_in_the_middle_of_a_fight(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto(f"/table/{a_fight(ann, people('Ben'))}")
    assert wait_for_question(ann)
    assert grave(ann.page) == ""


@SCREENS
def test_the_drawer(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    if screen:
        ann.button("table-drawer").tap()
    for id in TABS:
        ann.page.get_by_role("tab", name=ann.say(id)).click()
        assert grave(ann.page, without=".table-board" if id != TABS[0] else "") == "", id


@SCREENS
def test_dialogs_of_the_table(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    ann.page.keyboard.press("?")
    assert grave(ann.page) == ""
    ann.page.keyboard.press("Escape")
    ann.page.locator('[data-piece="heap-deck"]').click()
    assert grave(ann.page) == ""


@SCREENS
def test_open_chairs_hot_seat_ending_and_replay(people: People, over: str, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    hot = new_table(ann, ME, {"kind": "me", "name": "Bea"})
    for path in (f"/table/{new_table(ann, ME, OPEN)}", f"/table/{hot}", f"/table/{over}", f"/replay/{over}?step=20"):
        ann.goto(path)
        assert grave(ann.page) == "", path
    ann.goto(f"/table/{over}")
    ann.button("table-check").click()
    expect(ann.page.locator(".fair")).to_be_visible()
    assert grave(ann.page) == ""


def test_axe_would_find_something(ann: Person) -> None:
    ann.goto("/about")
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in violations(ann.page))
