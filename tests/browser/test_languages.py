"""English, French and German: from one moment to the next in the middle of a game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .looking import menu_shown
from .person import Person
from .playing import begin_against_a_bot, choose, wait_for_question
from .speech import foreign_words

SETTINGS = "[popovertarget=settings]"
TABS = ("table-log", "table-rules", "table-cards", "table-chat", "table-explain")


def test_the_language_changes_in_mid_game_and_nothing_of_the_old_one_stays(ann: Person) -> None:
    begin_against_a_bot(ann, 4, chance=11)
    menu = menu_shown(ann.page)
    for language in ("fr", "de", "en"):
        speak(ann, language)
        ann.sees("table-log")
        assert wait_for_question(ann)  # the words of the game may come after those around it
        assert menu_shown(ann.page) == menu
        every_tab_is_in(ann, language)
    choose(ann, Random(11))


def speak(person: Person, language: str) -> None:
    """Choose a language in the settings, which hang at the top right of every page."""
    person.page.locator(SETTINGS).click()
    person.page.locator("#settings select").first.select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.keyboard.press("Escape")
    person.speaks(language)


def every_tab_is_in(person: Person, language: str) -> None:
    for id in TABS:
        tab = person.page.get_by_role("tab", name=person.say(id), exact=True)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(person.page.locator(".waiting")).to_have_count(0)
        if language != "en":
            assert list(foreign_words(person.page, language)) == [], id


def test_the_check_would_find_english(ann: Person) -> None:
    ann.goto("/")
    expect(ann.in_tile("button", "web-play-now")).to_be_visible()
    assert ann.say("web-welcome-guest") in list(foreign_words(ann.page, "fr"))
    assert ann.say("web-play-now") in list(foreign_words(ann.page, "de"))


def test_theme_language_speed_and_sound_survive_a_reload(ann: Person) -> None:
    ann.goto("/")
    page = ann.page
    colours = set()
    for theme in ("dark", "day", "contrast"):
        page.locator(".choices").get_by_label(ann.say("web-theme")).select_option(theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        colours.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert len(colours) == 3
    page.locator(SETTINGS).click()
    page.get_by_label(ann.say("web-speed")).select_option("slow")
    page.get_by_label(ann.say("web-sound")).check()
    page.keyboard.press("Escape")
    page.locator(".choices").get_by_label(ann.say("web-language")).select_option("de")
    ann.speaks("de")
    ann.sees("web-welcome-guest")
    page.reload()
    ann.sees("web-welcome-guest")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.locator(SETTINGS).click()
    expect(page.get_by_label(ann.say("web-speed"))).to_have_value("slow")
    expect(page.get_by_label(ann.say("web-sound"))).to_be_checked()
