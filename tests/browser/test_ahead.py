"""What is said beside a piece that cannot be used, and beside a choice before it is made."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from .person import Person
from .playing import ME, RANDOM_BOT, choose, new_table, sheet_of, wait_for_question


def to_a_selection(ann: Person, table: str) -> str:
    """Play until a champion is to be selected while another lies in one's legacy pile: that one."""
    chance = Random(3)
    while wait_for_question(ann):
        sheet = sheet_of(ann, table, 0)
        pile = sheet["view"]["seats"][0]["pile"]
        if sheet["question"]["id"] == "ask-select-champions" and pile:
            return str(pile[-1])
        choose(ann, chance)
    raise AssertionError("nobody selects a champion")


def test_a_card_says_why_it_cannot_be_used_and_a_choice_what_it_leads_to(ann: Person) -> None:
    table = new_table(ann, ME, RANDOM_BOT, seed=3)
    ann.goto(f"/table/{table}")
    lying = to_a_selection(ann, table)
    page, bubble = ann.page, ann.page.locator("[data-ahead]")
    page.locator(f'[data-piece="champion-{lying}-0"]').first.click()
    expect(bubble).to_have_text(re.compile(r"in your legacy pile, not in your hand\. \[1\.6, 3\.3\]"))
    page.mouse.move(2, 2)
    page.keyboard.press("ArrowRight")  # to a choice
    expect(bubble).to_contain_text(ann.say("forecast-likely"))
    combat = r"(You win|Random bot wins) the combat|The combat is tied"  # what lies there is the bots' chance
    expect(bubble).to_contain_text(re.compile(rf"\d+ of 24: ({combat})"))
    expect(bubble).not_to_contain_text("Ann")
    assert bubble.evaluate("element => parseFloat(getComputedStyle(element).fontSize)") >= 12
    page.keyboard.press("Enter")
    expect(bubble).to_have_count(0)
