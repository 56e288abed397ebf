"""The end of a game: who won, what the result is made of, and what can be done now."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .axe import violations
from .conftest import People
from .looking import too_small, too_wide
from .person import Person
from .playing import ME, ONE_ROUND, RANDOM_BOT, choose_by_http, is_asked, new_table, sheet_of, wait_for_question


def played_out(person: Person) -> str:
    """A game of one round against a bot that is over."""
    table = new_table(person, ME, RANDOM_BOT, options=ONE_ROUND)
    chance = Random(1)
    while not (sheet := sheet_of(person, table, 0))["view"]["over"]:
        if is_asked(sheet):
            choose_by_http(person, table, sheet, chance)
    return table


def numbers(rows: Locator) -> list[list[int]]:
    return [list(map(int, row.locator("td").all_inner_texts())) for row in rows.all()]


@pytest.mark.parametrize("size, language", [((360, 740), "de"), ((1280, 800), "en")])
def test_the_end_says_what_the_result_is_made_of(people: People, size: tuple[int, int], language: str) -> None:
    """The winner's column is first, and says in words whose it is."""
    ann = people(size=size, language=language)
    table = played_out(ann)
    ann.goto(f"/table/{table}")
    ending = ann.get(f"/api/tables/{table}")["ending"]
    won = ending["winners"][0]
    totals = [ending["scores"][won], ending["scores"][1 - won]]
    by_source = ann.page.locator(".account table").first
    expect(by_source.locator("caption")).to_have_text(ann.say("account-by-source"))
    expect(by_source.locator("thead th").first).to_contain_text(ann.say("account-winner"))
    assert numbers(by_source.locator("tfoot tr")) == [totals]
    assert [sum(column) for column in zip(*numbers(by_source.locator("tbody tr")), strict=True)] == totals
    assert too_wide(ann.page) == []
    assert too_small(ann.page) == []
    assert violations(ann.page) == []


def test_against_a_bot_one_plays_again_on_either_side(people: People) -> None:
    ann = people()
    for button, seat in (("table-once-more", 0), ("table-other-side", 1)):
        ann.goto(f"/table/{played_out(ann)}")
        over = ann.page.url
        ann.button(button).click()
        expect(ann.page).not_to_have_url(over)
        assert wait_for_question(ann)
        assert ann.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")["yours"] == [seat]
