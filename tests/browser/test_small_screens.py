"""A phone (360 px) and a tablet (768 px): nothing scrolls to the side, the question stays in sight, a tap is enough."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.games import GAMES, find_game

from .conftest import People
from .looking import cut_short, too_small, too_wide
from .person import Person
from .playing import (
    LONGEST_GAME,
    ME,
    RANDOM_BOT,
    is_narrowed,
    new_table,
    play_until,
    settle,
    two_at_a_table,
    wait_for_question,
)

PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1280, 800)
MIDDLE = 40  # choices
BLOCKED_PALADIN = 349  # a deal, and choices, that lead to one after six of them
TURNS = 5  # choices on one of them, until it is the other one's turn
WHOLE_HAND = """() => {
    const lowest = document.querySelector('.ask').getBoundingClientRect().top;
    const hand = [...document.querySelectorAll('.hand .lit')].map((e) => e.getBoundingClientRect().bottom);
    return hand.length === 10 && Math.max(...hand) <= lowest;
}"""
TABS = ("table-log", "table-rules", "table-cards", "table-chat", "table-explain")


def test_a_whole_game_by_tapping(people: People) -> None:
    """On phone and tablet in turn: question, choices and whole names are in sight; nothing scrolls to the side."""
    ann = people(size=PHONE, has_touch=True, is_mobile=True)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    chance = Random(15)
    for n in range(LONGEST_GAME):
        if not wait_for_question(ann):
            return
        width, height = (PHONE, TABLET)[n // TURNS % 2]
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(".ask")).to_be_in_viewport(ratio=0.9)
        assert too_wide(ann.page) == []
        assert cut_short(ann.page, "header .name, .strip:not(:has(.spread)) .name") == []
        tap(ann, chance, on_board=n % 2 == 0)
    raise AssertionError("the game does not end")


def test_who_fights_beside_a_paladin_fits_a_phone(people: People) -> None:
    """With what holds for them in words beside the two, and German words are the longest ones."""
    seats = [people("Ann", language="de", size=PHONE, has_touch=True, is_mobile=True), people("Ben")]
    table = two_at_a_table(*seats, seed=BLOCKED_PALADIN)
    assert play_until(seats, table, blocked_with_support, Random(BLOCKED_PALADIN))
    page = seats[0].goto(f"/table/{table}")
    expect(page.locator(".support:visible")).to_have_count(1)
    assert too_wide(page) == []


def blocked_with_support(sheet: dict[str, Any]) -> bool:
    return any(side["support"] and any(side["blocked"].values()) for side in sheet["view"]["seats"])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_phone_shows_the_whole_hand_at_the_first_question(people: People, language: str) -> None:
    """With an event and relics, too."""
    ann = people(size=PHONE, language=language, listed=False)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT, options={'relics': True, 'events': True}, seed=1)}")
    assert wait_for_question(ann)
    ann.page.wait_for_function(WHOLE_HAND)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_a_table_is_written_too_small_to_read(people: People, game: str) -> None:
    """In the middle of a game, on a phone and on a desktop."""
    alone = 1 in find_game(game).seats
    seats = [people("Ann")] if alone else [people("Ann"), people("Ben")]
    table = new_table(seats[0], ME, game=game, seed=7) if alone else two_at_a_table(*seats, game=game, seed=7)
    left = iter(range(MIDDLE))
    play_until(seats, table, lambda _: next(left, None) is None, Random(1))
    page = seats[0].goto(f"/table/{table}")
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".table-board")).to_be_visible()
        assert too_small(page) == []
        assert too_wide(page) == []


def tap(person: Person, chance: Random, on_board: bool) -> None:
    """A lit card on the board, or a button below it."""
    lit = person.page.locator(".table-board .piece.lit:visible")
    buttons = person.page.locator("[data-choice]")
    wanted = lit if on_board and lit.count() else buttons
    wanted.nth(chance.randrange(wanted.count())).tap(position={"x": 8, "y": 8})
    if is_narrowed(person):
        buttons.nth(chance.randrange(buttons.count())).tap()
    settle(person)


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_drawer_opens_and_closes_over_the_table(people: People, size: tuple[int, int]) -> None:
    ann = people(size=size, has_touch=True, is_mobile=size == PHONE)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    assert ann.page.get_by_role("tab").count() == 0
    ann.button("table-drawer").tap()
    for id in TABS:
        ann.page.get_by_role("tab", name=ann.say(id)).tap()
        expect(ann.page.locator(".waiting")).to_have_count(0)
        assert too_wide(ann.page) == [], id
    ann.page.locator(".drawer .close").tap()
    expect(ann.page.get_by_role("tab")).to_have_count(0)


def test_a_long_press_shows_a_card_and_chooses_nothing(people: People) -> None:
    ann = people(new=True, size=PHONE, has_touch=True, is_mobile=True)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    spot = ann.page.locator(".table-board .piece.lit").first.bounding_box()
    assert spot is not None
    touches = ann.context.new_cdp_session(ann.page)
    points = [{"x": spot["x"] + 10, "y": spot["y"] + 10}]
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(ann.page.locator(".lens")).to_be_visible()
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator(".lens")).to_be_visible()
    assert wait_for_question(ann)
