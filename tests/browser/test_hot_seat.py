"""Two players at one screen: it goes from hand to hand, and hides what is not for everybody."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .person import Person
from .playing import ASKED, ENDING, ENOUGH, LONGEST_GAME, choose


def test_two_players_share_a_screen_and_a_privacy_screen_between_them(ann: Person) -> None:
    open_table(ann)
    page, chance, ready = ann.page, Random(4), set[str]()
    for n in range(LONGEST_GAME):
        expect(page.locator(f".pass, {ASKED}, {ENDING}").first).to_be_visible()
        if page.locator(ENDING).count():
            break
        if page.locator(".pass").count():
            nothing_is_shown(ann)
            ready.add(page.locator(".pass button").inner_text())
            page.locator(".pass button").click()
        else:
            choose(ann, chance, by_pointer=n < ENOUGH)
    assert ready == {ann.say("table-pass-ready", name=name) for name in ("Ann", "Bea")}
    expect(page.locator(".verdict")).to_be_visible()


def open_table(person: Person) -> None:
    person.goto("/new/strife")
    person.page.get_by_label(person.say("web-seat-number", number=2)).select_option("here")
    person.page.get_by_label(person.say("web-their-name")).fill("Bea")
    person.page.get_by_label(person.say("option-rounds"), exact=True).select_option("1")
    person.button("web-start").click()


def nothing_is_shown(person: Person) -> None:
    """Neither cards nor choices, neither log nor explanations."""
    page = person.page
    assert page.locator(".table-board, [data-choice], .log, .explain").count() == 0
