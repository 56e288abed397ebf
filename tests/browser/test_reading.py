"""Reading a table: a first tap reads, nothing is offered twice, lights need no colours, terms are explained."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from . import wanderer
from .axe import violations
from .conftest import People
from .person import Person
from .playing import CORNER, ME, RANDOM_BOT, answer, heard, new_table, play_until, sheet_of, wait_for_question

PHONE, DESKTOP = (360, 740), (1280, 800)
SEED = 5
SPARED = "[data-choice].spared"
BAR = "document.querySelector('.ask').getBoundingClientRect().top"
BELOW = f"[...document.querySelectorAll('.pack .lit')].find((e) => e.getBoundingClientRect().top > {BAR}).dataset.piece"
CLEAR = f"e => e.getBoundingClientRect().bottom <= {BAR}"
FRAMED = "e => getComputedStyle(e).outlineStyle"


def at_the_board(person: Person, game: str, wanted: str) -> str:
    """A table at which some choice of this verb can be made on the board."""
    table = new_table(person, ME, RANDOM_BOT, game=game, seed=SEED)
    found = play_until([person], table, lambda sheet: any(t.startswith(wanted) for t in sheet["menu"]), Random(SEED))
    assert found, "no such moment; choose another SEED"
    person.goto(f"/table/{table}")
    assert wait_for_question(person)
    return table


def in_a_duel(person: Person) -> tuple[str, dict[str, Any]]:
    """A table of RR&D at which one's first card may be played, and the sheet there."""
    table = new_table(person, ME, game="rrd", options=wanderer.OPTIONS, seed=wanderer.ALONE)
    sheet, chance = sheet_of(person, table, 0), Random(wanderer.ALONE)
    while sheet["question"]["id"] != "ask-take-turn":
        sheet = answer(person, table, sheet, wanderer.wander(sheet["menu"], chance))["sheet"]
    person.goto(f"/table/{table}")
    assert wait_for_question(person)
    return table, sheet


def test_the_first_tap_reads_and_the_second_plays(people: People) -> None:
    """On a phone, unless one has it otherwise; a button below the board is a choice at once."""
    ann = people("Ann", new=True, size=PHONE, has_touch=True, is_mobile=True, listed=False)
    table = at_the_board(ann, "strife", "select")
    at, page = sheet_of(ann, table, 0)["at"], ann.page
    card = page.locator(".table-board .lit").first
    card.tap(position={"x": 8, "y": 8})
    expect(page.locator(".ask .again")).to_be_visible()
    expect(page.locator(".lens")).to_be_visible()
    expect(page.locator("[data-choice]:visible")).to_have_count(1)
    assert sheet_of(ann, table, 0)["at"] == at
    page.locator(".table-board .lit").nth(1).tap(position={"x": 8, "y": 8})  # another one is read, too
    expect(page.locator(".ask .again")).to_be_visible()
    assert sheet_of(ann, table, 0)["at"] == at
    ann.button("table-all-choices").tap()
    expect(page.locator(".ask .again")).to_have_count(0)
    card.tap(position={"x": 8, "y": 8})
    expect(page.locator(".ask .again")).to_be_visible()
    card.tap(position={"x": 8, "y": 8})
    heard(ann, table, 0, at)


def test_the_board_s_choices_are_not_repeated_below_it(people: People) -> None:
    """Keys and whoever hears the page still find every one; a button lists them all, and is remembered."""
    ann = people("Ann", new=True, size=DESKTOP, listed=False)
    table = at_the_board(ann, "legends", "move")
    menu, page = sheet_of(ann, table, 0)["menu"], ann.page
    assert page.locator("[data-choice]").count() == len(menu)
    moves = sum(text.startswith("move") for text in menu)
    expect(page.locator(SPARED)).not_to_have_count(0)
    assert page.locator(SPARED).count() >= moves
    shown_to_keys(page)
    page.locator("[data-list]").click()
    expect(page.locator(SPARED)).to_have_count(0)
    page.reload()
    assert wait_for_question(ann)
    expect(page.locator("[data-list]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(SPARED)).to_have_count(0)


def test_where_a_picked_unit_goes_is_not_repeated_below_it(people: People) -> None:
    """Legends: the field shows it; what it would have to ask about stands in the bar."""
    ann = people("Ann", new=True, size=DESKTOP, listed=False)
    at_the_board(ann, "legends", "move")
    ann.page.locator(".table-board .lit").first.click()
    expect(ann.page.locator(".table-board .goal").first).to_be_visible()
    expect(ann.page.locator(".choice[data-choice^=move]:not(.spared)")).to_have_count(0)
    expect(ann.page.locator(SPARED)).not_to_have_count(0)


def test_what_a_picked_card_can_do_is_not_repeated_below_the_mat(people: People) -> None:
    """RR&D: its slots, to transcend it and to offer it; whatever else the bar would list stands above the hand."""
    ann = people("Ann", new=True, game="rrd", size=DESKTOP, listed=False)
    in_a_duel(ann)
    seen = ann.page.locator(".choice:not(.spared)")
    expect(seen).to_have_count(0)
    ann.page.locator(".hand .lit").first.click(position=CORNER)
    expect(ann.page.locator(".slots .lit")).not_to_have_count(0)
    expect(seen).to_have_count(0)
    ann.button("table-all-choices").click()
    expect(ann.page.locator("[data-list]")).to_be_visible()


def test_a_wish_is_no_move_and_stands_with_its_army(people: People) -> None:
    """Whether to be asked about abilities more often: the bar never speaks of it, on a phone neither."""
    ann = people("Ann", new=True, game="legends", size=PHONE, has_touch=True, is_mobile=True, listed=False)
    at_the_board(ann, "legends", "watch")
    expect(ann.page.locator("[data-choice=watch].spared")).to_have_count(1)
    ann.button("choice-watch").last.dispatch_event("click")
    expect(ann.page.locator(".table-board .watch")).to_have_count(1)


def test_many_choices_out_of_sight_are_one_button_that_leads_there(people: People) -> None:
    """RR&D: archetypes are marked on the board; of the cards that were drawn, a phone shows a few."""
    ann = people("Ann", new=True, game="rrd", size=PHONE, has_touch=True, is_mobile=True, listed=False)
    table = new_table(ann, ME, game="rrd", options=wanderer.OPTIONS, seed=wanderer.ALONE)
    ann.goto(f"/table/{table}")
    page = ann.page
    expect(page.locator(SPARED)).to_have_count(15)
    expect(page.locator(".choice:not(.spared)")).to_have_count(0)
    ann.button("board-draw-cards").click()
    expect(page.locator("[data-more]")).to_be_visible()
    expect(page.locator(".choice:not(.spared)")).to_have_count(0)
    next_one = page.locator(f'[data-piece="{page.evaluate(BELOW)}"]')
    page.locator("[data-more]").click()
    expect(next_one).to_be_in_viewport(ratio=1)
    assert next_one.evaluate(CLEAR)


def shown_to_keys(page: Page) -> None:
    page.keyboard.press("ArrowRight")
    expect(page.locator(SPARED)).to_have_count(0)
    expect(page.locator("[data-choice]:focus")).to_be_in_viewport()
    page.locator("[data-choice]:focus").evaluate("e => e.blur()")
    expect(page.locator(SPARED)).not_to_have_count(0)


def test_units_change_places_by_a_finger_and_ready_ends_it(people: People) -> None:
    """In the set-up of Legends one unit is dragged onto another; one button says that all is ready."""
    ann = people("Ann", new=True, game="legends", size=PHONE, has_touch=True, is_mobile=True, listed=False)
    table = at_the_board(ann, "legends", "swap")
    one, other = [text.split()[1] for text in sheet_of(ann, table, 0)["menu"] if text.startswith("swap")][:2]
    before = {unit["space"]: unit["unit"] for unit in sheet_of(ann, table, 0)["view"]["units"]}
    drag(ann, f'[data-space="{one}"]', f'[data-space="{other}"]')
    expect(ann.page.locator(f'[data-space="{one}"][data-card="unit/{before[other]}"]')).to_be_visible()
    expect(ann.page.locator(f'[data-space="{other}"][data-card="unit/{before[one]}"]')).to_be_visible()
    ready = ann.page.get_by_role("button", name=ann.say("choice-pass-swap"), exact=True)
    ready.click()
    expect(ready).to_have_count(0)


def drag(person: Person, start: str, end: str) -> None:
    boxes = [person.page.locator(place).bounding_box() for place in (start, end)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    touches = person.context.new_cdp_session(person.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": (x + to_x) / 2, "y": (y + to_y) / 2 + 8}]),
        ("touchMove", [{"x": to_x, "y": to_y}]),
        ("touchEnd", []),
    ):
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_what_may_be_chosen_is_framed_without_colours(people: People) -> None:
    """Where the system has its own colours, shadows are gone: frames and signs stay."""
    ann = people("Ann", new=True, size=DESKTOP, forced_colors="active", listed=False)
    at_the_board(ann, "legends", "move")
    lit = ann.page.locator(".table-board .lit")
    assert lit.first.evaluate(FRAMED) == "double"
    lit.first.click()
    expect(ann.page.locator(".table-board .picked")).to_be_visible()
    assert ann.page.locator(".table-board .picked").evaluate(FRAMED) == "solid"
    assert ann.page.locator(".table-board .goal").first.evaluate(FRAMED) == "dashed"


def test_a_term_and_a_sign_say_what_they_mean_where_they_stand(people: People) -> None:
    """In a duel: the terms of the question, the steps of the picture, and a counter, by pointer and by key."""
    ann = people("Ann", new=True, game="rrd", size=DESKTOP)
    table, sheet = in_a_duel(ann)
    page, note = ann.page, ann.page.locator("[data-note]")
    page.locator(".ask [data-term=free-action]").click()
    expect(note).to_contain_text(ann.say("term-free-action.about"))
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    step = page.locator('.flow [aria-current="step"]')
    expect(step).to_have_text(ann.say("term-turn-of-duel"))
    step.focus()
    page.keyboard.press("Enter")
    expect(note).to_contain_text(ann.say("term-turn-of-duel.about"))
    page.locator(".count[data-term=reserve]").hover()
    expect(note).to_contain_text(ann.say("term-reserve.about"))
    sign = page.locator(".pile[data-says]").first
    sign.click()
    expect(note).to_have_text(sign.get_attribute("data-says") or "")
    assert sheet_of(ann, table, 0)["at"] == sheet["at"]
    assert violations(page) == []
