"""No mouse: from the lobby to the end of a game with Tab, arrows, Enter and a few letters."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from .conftest import People
from .person import Person
from .playing import LONGEST_GAME, choices, settle, wait_for_question
from .test_tables import table_with_takeback


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until it has the focus."""
    for _ in range(80):
        if wanted.evaluate("e => e === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_whole_game_from_the_lobby_by_keyboard_alone(ann: Person) -> None:
    keys = ann.page.keyboard
    ann.goto("/")
    tab_to(ann, ann.in_tile("link", "web-new-table"))
    keys.press("Enter")
    seat = ann.page.get_by_label(ann.say("web-seat-number", number=2))
    expect(seat).to_be_visible()
    tab_to(ann, seat)
    pick(ann, seat, ann.say("web-seat-bot"))
    rounds = ann.page.get_by_label(ann.say("option-rounds"), exact=True)
    tab_to(ann, rounds)
    pick(ann, rounds, "1")
    tab_to(ann, ann.button("web-start"))
    keys.press("Enter")
    chance = Random(13)
    for _ in range(LONGEST_GAME):
        if not wait_for_question(ann):
            break
        choose_by_keys(ann, chance)
        expect(ann.page.locator("[data-ask]:focus, [data-ask] :focus")).to_have_count(1)  # Tab goes on from here
    tab_to(ann, ann.link("table-replay"))
    keys.press("Enter")
    ann.sees("table-replay-begins")
    keys.press("ArrowRight")
    expect(ann.page).to_have_url(f"{ann.page.url.split('?')[0]}?step=1&seen=all")


def pick(person: Person, select: Locator, text: str) -> None:
    """Type the beginning of an option."""
    person.page.keyboard.type(text)
    expect(select.locator("option:checked")).to_have_text(text)


def choose_by_keys(person: Person, chance: Random) -> None:
    for _ in range(chance.randint(1, 3)):
        person.page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
    expect(person.page.locator("[data-choice]:focus")).to_have_count(1)
    person.page.keyboard.press("Enter")
    settle(person)


def test_letters_open_log_rules_card_and_help_and_escape_closes_them(people: People) -> None:
    ann = people(size=(1000, 800))
    table = table_with_takeback(ann, people("Ben"))
    ann.goto(f"/table/{table}")
    keys = ann.page.keyboard
    for key, id in (("l", "table-log"), ("r", "table-rules")):
        keys.press(key)
        expect(ann.page.get_by_role("tab", name=ann.say(id))).to_have_attribute("aria-selected", "true")
    keys.press("Escape")
    expect(ann.page.get_by_role("tab")).to_have_count(0)
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.say("table-key-takeback"))
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.button("table-takeback")).to_be_visible()
    keys.press("z")
    expect(ann.button("table-takeback")).to_have_count(0)
    assert wait_for_question(ann)
    expect(choices(ann).first).to_be_visible()


def test_the_first_tab_skips_to_the_content(ann: Person) -> None:
    ann.goto("/")
    ann.page.keyboard.press("Tab")
    expect(ann.link("web-skip")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.closest('main') !== null")
