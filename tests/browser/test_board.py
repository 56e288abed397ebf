"""The board of Strife: what lights up is what may be chosen, and every total says what it is made of."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from .conftest import People
from .looking import LIT, OFFERED, listed, menu_shown
from .person import Person
from .playing import (
    LONGEST_GAME,
    ME,
    RANDOM_BOT,
    begin_against_a_bot,
    choose,
    is_asked,
    new_table,
    play_until,
    settle,
    sheet_of,
    two_at_a_table,
    wait_for_question,
)


def test_what_is_lit_is_what_may_be_chosen(ann: Person) -> None:
    """Through a whole game with relics and events: the cards of the menu shine, and no others but the one in use."""
    table = new_table(ann, ME, RANDOM_BOT, options={"rounds": 1, "relics": True, "events": True})
    ann.goto(f"/table/{table}")
    chance = Random(8)
    for _ in range(LONGEST_GAME):
        if not wait_for_question(ann):
            return
        sheet = sheet_of(ann, table, 0)
        assert menu_shown(ann.page) == sheet["menu"]
        extra = listed(ann.page, LIT)
        for card in listed(ann.page, OFFERED):
            assert card in extra, (card, sheet["menu"])
            extra.remove(card)
        assert len(extra) <= any(text.startswith("use") for text in sheet["menu"]), (extra, sheet["menu"])
        choose(ann, chance)
    raise AssertionError("the game does not end")


def in_a_fight(sheet: dict[str, Any]) -> bool:
    return is_asked(sheet) and sheet["view"]["seats"][0]["total"] is not None


def in_a_tie(sheet: dict[str, Any]) -> bool:
    return is_asked(sheet) and sheet["menu"] == ["keep", "give"]


def played_until(ann: Person, ben: Person, wanted: Callable[[dict[str, Any]], bool]) -> str:
    for seed in range(20):
        table = two_at_a_table(ann, ben, seed=seed)
        if play_until([ann, ben], table, wanted, Random(seed)):
            return table
    raise AssertionError("Ann was not asked so in 20 games")


def a_fight(ann: Person, ben: Person) -> str:
    return played_until(ann, ben, in_a_fight)


def test_a_total_says_what_it_is_made_of(people: People) -> None:
    """On hover and on focus; the parts add up."""
    ann = people("Ann")
    ann.goto(f"/table/{a_fight(ann, people('Ben'))}")
    totals = ann.page.locator(".total")
    expect(totals).to_have_count(2)
    for total in totals.all():
        parts = total.get_by_role("tooltip")
        expect(parts).to_be_hidden()
        total.get_by_role("button").hover()
        expect(parts).to_be_visible()
        adds_up(parts.inner_text())
        ann.page.mouse.move(0, 0)
        expect(parts).to_be_hidden()
        total.get_by_role("button").focus()
        expect(parts).to_be_visible()


def adds_up(text: str) -> None:
    """9 = 3 Mage + 4 legacy + 2 Camerion's Tower."""
    whole, _, parts = text.replace("\N{MINUS SIGN}", "-").partition("=")
    numbers = re.findall(r"[-+]?\s?\d+", parts)
    assert sum(int(number.replace(" ", "")) for number in numbers) == int(whole), text


def test_whoever_presses_the_fatestone_in_a_tie_passes_it_on(people: People) -> None:
    """It is what shines, and it decides; keeping it is a button. [Strife 9.2]"""
    ann = people("Ann")
    table = played_until(ann, people("Ben"), in_a_tie)
    value = sheet_of(ann, table, 0)["view"]["fatestone"]["value"]
    ann.goto(f"/table/{table}")
    assert wait_for_question(ann)
    ann.page.locator("[data-piece=fatestone].lit").click()
    expect(ann.page.locator("[data-piece=fatestone].lit")).to_have_count(0)
    settle(ann)
    assert sheet_of(ann, table, 0)["view"]["fatestone"] == {"holder": 1, "value": value + 1}


def test_a_card_is_read_in_full_on_hover_on_focus_and_by_a_key(ann: Person) -> None:
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    ann.page.mouse.move(1, 1)
    ann.page.locator(".hand .piece").first.hover()
    lens = ann.page.locator(".lens")
    expect(lens).to_contain_text(ann.say("kind-battle"))
    ann.page.mouse.move(1, 1)
    expect(lens).to_have_count(0)
    ann.page.keyboard.press("ArrowRight")
    expect(lens).to_be_visible()
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.say("kind-legacy"))


def test_a_line_of_the_log_points_at_its_cards(ann: Person) -> None:
    begin_against_a_bot(ann, 3, chance=9)
    assert ann.page.locator(".piece.shown").count() == 0
    ann.page.locator(".log button").last.hover()
    expect(ann.page.locator(".shown").first).to_be_attached()


def test_whoever_wants_no_movement_sees_none(people: People) -> None:
    """The system's wish for less motion holds at any speed: nothing flies, nothing glows."""
    calm = people("Ann", new=True, speed="fast")
    lively = people("Ben", new=True, speed="fast", motion="no-preference")
    for person in (calm, lively):
        person.context.add_init_script(COUNTED)
        person.goto(f"/table/{new_table(person, ME, RANDOM_BOT)}")
        for _ in range(2):
            assert wait_for_question(person)
            choose(person, Random(10))
        assert wait_for_question(person)
    assert calm.page.evaluate("[window.flights, document.getAnimations().length]") == [0, 0]
    assert lively.page.evaluate("window.flights") > 0


COUNTED = """
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.flights += 1;
        return animate.apply(this, how);
    };
"""


def test_the_drawer_explains_what_is_waited_for(ann: Person) -> None:
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    ann.page.get_by_role("tab", name=ann.say("table-explain")).click()
    panel = ann.page.get_by_role("tabpanel")
    for id in ("table-explain-now", "table-explain-coming", "table-explain-choices"):
        expect(panel).to_contain_text(ann.say(id))
    rule = panel.get_by_role("button", name=re.compile(r"\d")).first
    number = re.sub(r"[^\d.]", "", rule.inner_text())
    rule.click()
    expect(panel.locator(f'[data-number="{number}"]')).to_be_in_viewport()
