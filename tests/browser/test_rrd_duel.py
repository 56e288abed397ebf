"""A duel of Raise, Rise & Die at the table's page: all that one needs to choose stands on one screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from . import wanderer
from .conftest import People
from .person import Person
from .playing import ME, answer, new_table, sheet_of

SIZES: Final = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))
TURN: Final = "ask-take-turn"
# Whose middle, top or bottom lies outside the window, or under something that is no part of the mat.
HIDDEN: Final = """() => {
    const wanted = '.body, .column, .soul, .stock, .hand > *, .deeds > *, .foresee';
    const all = [...document.querySelectorAll(`.mat :is(${wanted})`)].filter((e) => e.getClientRects().length > 0);
    const same = (e, at) => ['.field', '.held'].some((part) => e.closest(part) && e.closest(part) === at.closest(part));
    const covered = (e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        const at = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
        return at.some((found) => found === null || !same(e, found));
    };
    return all.filter(covered).map((e) => `${e.className}: ${JSON.stringify(e.getBoundingClientRect())}`);
}"""


def to_the_first_turn(person: Person) -> str:
    """A table in whose first duel it is one's turn, against three bodies."""
    table = new_table(person, ME, game="rrd", options=wanderer.OPTIONS, seed=wanderer.ALONE)
    sheet = sheet_of(person, table, 0)
    run = wanderer.rehearse(wanderer.ALONE, 1)
    assert run is not None
    for _, text in run.choices:
        if sheet["question"]["id"] == TURN:
            break
        sheet = answer(person, table, sheet, text)["sheet"]
    return table


@pytest.mark.parametrize("language", ["de", "fr"])
def test_all_of_a_pass_of_arms_stands_on_one_screen(people: People, language: str) -> None:
    """Life and states of both sides, what lies on the mat, and the hand; also with a card that was picked."""
    ann = people("Ann", game="rrd", language=language, size=SIZES[0], listed=False)
    table = to_the_first_turn(ann)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.goto(f"/table/{table}")
        card = ann.page.locator(".hand .lit").first
        expect(card).to_be_visible()
        sees_all(ann)
        card.click()
        expect(ann.page.locator(".foresee .card")).to_be_visible()
        sees_all(ann)


def sees_all(person: Person) -> None:
    person.page.wait_for_function(f"() => ({HIDDEN})().length === 0")
