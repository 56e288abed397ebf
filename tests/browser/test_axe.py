"""axe-core finds nothing serious on any page, in any theme, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import People
from .looking import PAGES
from .person import Person
from .playing import ME, OPEN, RANDOM_BOT, new_table, wait_for_question
from .test_board import a_fight

CHANGE_THEME = """theme => {
    document.documentElement.dataset.theme = theme;
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
THEMES = ("dark", "day", "contrast")
PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True}
SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
TABS = ("table-log", "table-rules", "table-cards", "table-chat", "table-explain")


def in_every_theme(page: Page) -> str:
    """All rules once; in the other themes those about colours. One line for each violation."""
    expect(page.locator(".waiting")).to_have_count(0)
    found = []
    for theme in THEMES:
        page.evaluate(CHANGE_THEME, theme)
        found += [f"{theme}: {line}" for line in violations(page, only_colours=theme != THEMES[0])]
    return "\n".join(found)


@SCREENS
@pytest.mark.parametrize("path", PAGES)
def test_pages(people: People, screen: dict[str, Any], path: str) -> None:
    ann = people("Ann", **screen)
    if path in ("/", "/games"):
        new_table(ann, ME, RANDOM_BOT)
        new_table(ann, ME, OPEN, private=False)
        call_off(ann, new_table(ann, ME, RANDOM_BOT))
    ann.goto(path)
    assert in_every_theme(ann.page) == ""


def call_off(person: Person, table: str) -> None:
    person.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "abort"})


@SCREENS
def test_settings(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto("/")
    ann.page.locator("[popovertarget=settings]").click()
    assert in_every_theme(ann.page) == ""


@SCREENS
def test_a_table_in_the_middle_of_a_fight(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto(f"/table/{a_fight(ann, people('Ben'))}")
    assert wait_for_question(ann)
    assert in_every_theme(ann.page) == ""


@SCREENS
def test_the_drawer(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    if screen:
        ann.button("table-drawer").tap()
    for id in TABS:
        ann.page.get_by_role("tab", name=ann.say(id)).click()
        assert in_every_theme(ann.page) == "", id


@SCREENS
def test_dialogs_of_the_table(people: People, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    ann.page.keyboard.press("?")
    assert in_every_theme(ann.page) == ""
    ann.page.keyboard.press("Escape")
    ann.page.locator('[data-piece="heap-deck"]').click()
    assert in_every_theme(ann.page) == ""


@SCREENS
def test_open_chairs_hot_seat_ending_and_replay(people: People, over: str, screen: dict[str, Any]) -> None:
    ann = people("Ann", **screen)
    hot = new_table(ann, ME, {"kind": "me", "name": "Bea"})
    for path in (f"/table/{new_table(ann, ME, OPEN)}", f"/table/{hot}", f"/table/{over}", f"/replay/{over}?step=20"):
        ann.goto(path)
        assert in_every_theme(ann.page) == "", path
    ann.goto(f"/table/{over}")
    ann.button("table-check").click()
    expect(ann.page.locator(".fair")).to_be_visible()
    assert in_every_theme(ann.page) == ""


def test_axe_would_find_something(ann: Person) -> None:
    ann.goto("/about")
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in violations(ann.page))
