"""Great moments are celebrated on the board: large, for a breath, and never in the way of whoever has to answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .person import Person
from .playing import finished_table

GAMES = 12  # in which a great moment is looked for


def great(person: Person) -> Locator:
    return person.page.locator("[data-great]")


def steps_with_one(person: Person, table: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The number of each step that has a great moment, and the last of those."""
    replay = person.get(f"/api/tables/{table}/replay?seen_by=0")
    for page in range((replay["steps"] - 1) // replay["page"] + 1):
        content = person.get(f"/api/tables/{table}/replay/{page}?seen_by=0")
        for n, step in enumerate(content["steps"], content["first"]):
            if step["highlights"]:
                yield n, step["highlights"][-1]


@pytest.fixture
def celebrated(ann: Person) -> tuple[str, int, dict[str, Any]]:
    """A finished game with a great moment: its table, the step and the moment."""
    for seed in range(GAMES):
        table = finished_table(ann, Random(seed))
        for n, moment in steps_with_one(ann, table):
            if n > 0:
                return table, n, moment
    pytest.fail("no great moment in so many games")


def test_a_great_moment_lies_over_the_board_until_it_is_over(ann: Person, celebrated: tuple[str, int, Any]) -> None:
    table, n, moment = celebrated
    ann.goto(f"/replay/{table}?step={n - 1}&seen=0")
    ann.button("table-following").click()
    expect(great(ann)).to_be_visible()
    expect(great(ann)).to_have_attribute("data-great", moment["sentence"]["id"])
    expect(great(ann)).to_have_attribute("aria-hidden", "true")  # it is told in words already
    expect(great(ann)).to_have_css("pointer-events", "none")
    expect(great(ann)).to_have_css("animation-name", "none")  # whoever wants no movement sees it stand still
    expect(great(ann)).to_have_count(0)


def test_a_tap_anywhere_ends_it(ann: Person, celebrated: tuple[str, int, Any]) -> None:
    table, n, _ = celebrated
    ann.goto(f"/replay/{table}?step={n - 1}&seen=0")
    ann.page.clock.install()
    ann.button("table-following").click()
    while great(ann).count() == 0:
        ann.page.clock.run_for(100)
    ann.page.locator("header h1").click()
    expect(great(ann)).to_have_count(0)
