"""Every page, on every screen: axe-core finds nothing serious in any theme, nothing is too wide, nothing is foreign."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ludotheque.games import GAMES
from tests.counts import FULL
from tests.server.serving import ServerProcess

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
TABLET: ViewportSize = {"width": 768, "height": 1024}
SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
IN_LANGUAGES: dict[str, dict[str, Any]] = {"fr": {}, "de": PHONE}  # German words are the longest ones
LANGUAGES_AND_SCREENS = pytest.mark.parametrize(
    ("language", "screen"),
    [("en", {}), *IN_LANGUAGES.items(), *([("en", PHONE)] if FULL else [])],
    ids=["en-desktop", "fr-desktop", "de-phone", *(["en-phone"] if FULL else [])],
)
NAME = "Annegret Maximiliane"
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


def is_read(path: str, language: str) -> bool:
    """Pages that every game has are looked at on one screen for half of the games, on the other for the rest."""
    _, kind, game = (*path.split("/"), "")[:3]
    return FULL or kind not in OF_EVERY_GAME or (list(GAMES).index(game) % 2 == 0) == (language == "de")


@pytest.fixture(scope="package")
def readers(browser: Browser, serving: ServerProcess) -> Iterator[dict[str, Person]]:
    """One for each language, at one page all the time: another browser for each page would take as long as the page."""
    people = People(browser, serving.address)
    readers = {language: people(NAME, language=language, **screen) for language, screen in IN_LANGUAGES.items()}
    for reader in readers.values():
        reader.goto("/")
    yield readers
    assert people.leave() == []


@pytest.mark.parametrize(("path", "language"), [pair for pair in product(PAGES, IN_LANGUAGES) if is_read(*pair)])
def test_every_page_can_be_read_speaks_the_language_of_the_browser_and_fits(
    readers: dict[str, Person], path: str, language: str
) -> None:
    reader = readers[language]
    if path in ("/", "/games"):
        new_table(reader, ME, RANDOM_BOT)
        new_table(reader, ME, OPEN, private=False)
        call_off(reader, new_table(reader, ME, RANDOM_BOT))
    reader.walk(path)
    expect(reader.page.locator(".waiting")).to_have_count(0)
    speaks_and_fits(reader, language, path)
    assert grave(reader.page) == ""
    assert reader.problems == []


def speaks_and_fits(person: Person, language: str, path: str) -> None:
    """At its own screen, and a desktop's page at a tablet's too."""
    game = next((game for game in GAMES if path.endswith(game)), "strife")
    assert list(foreign_words(person.page, language, game)) == [], path
    assert too_wide(person.page) == [], path
    own = person.page.viewport_size
    assert own is not None
    if own["width"] > TABLET["width"]:
        person.page.set_viewport_size(TABLET)
        found = too_wide(person.page)
        person.page.set_viewport_size(own)
        assert found == [], f"{path}, at a tablet"


def call_off(person: Person, table: str) -> None:
    person.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "abort"})


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


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_open_chairs_hot_seat_ending_and_replay(readers: dict[str, Person], over: str, language: str) -> None:
    reader = readers[language]
    hot = new_table(reader, ME, {"kind": "me", "name": "Bea"})
    tables = [f"/table/{new_table(reader, ME, OPEN)}", f"/table/{hot}", f"/table/{over}", f"/replay/{over}?step=20"]
    for path in tables:
        reader.walk(path)
        assert grave(reader.page) == "", path
        speaks_and_fits(reader, language, path)
    reader.walk(f"/table/{over}")
    reader.button("table-check").click()
    expect(reader.page.locator(".fair")).to_be_visible()
    assert grave(reader.page, without=".table-board") == ""
    assert reader.problems == []


def test_axe_would_find_something(ann: Person) -> None:
    ann.goto("/about")
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in violations(ann.page))
