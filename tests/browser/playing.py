"""Playing at the table's page: by the lit cards on the board, by the buttons below it."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Position, expect

from .device import PATIENCE
from .person import Person

ME, OPEN, RANDOM_BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
SHORTLY: Final = 0.05  # seconds
ONE_ROUND: Final = {"rounds": 1}
SHORT: Final = {"strife": ONE_ROUND}  # options of a short game
FREE: Final = ':not([aria-disabled="true"])'
ASKED: Final = f"[data-choice]{FREE}:not([aria-pressed])"
SENDING: Final = '[data-choice][aria-disabled="true"]'
ENDING: Final = ".ending"
LONGEST_GAME: Final = 300  # choices of one seat
ENOUGH: Final = 20  # choices with a pointer, where whole games with it are somebody else's (test_board, for one)
CORNER: Final[Position] = {"x": 6, "y": 6}  # of a card: in a fan the rest lies under the next one


def new_table(person: Person, *chairs: object, game: str = "strife", **more: object) -> str:
    """The id of a new table, of a short game unless told."""
    asked = {"game": game, "chairs": list(chairs), "options": SHORT.get(game, {}), **more}
    return str(person.post("/api/tables", asked)["id"])


def sheet_of(person: Person, table: str, seat: int) -> dict[str, Any]:
    sheet: dict[str, Any] = person.get(f"/api/tables/{table}/sheet?seat={seat}")["sheet"]
    return sheet


def is_asked(sheet: dict[str, Any]) -> bool:
    return bool(sheet["menu"]) and sheet["sealed"] is None


def choices(person: Person) -> Locator:
    return person.page.locator(ASKED)


def wait_for_question(person: Person) -> bool:
    """Wait until there is something to choose; False when the game is over instead."""
    page = person.page
    expect(page.locator(f"{ASKED}, {ENDING}").first).to_be_visible()
    return page.locator(ENDING).count() == 0


def choose(person: Person, chance: Random, by_pointer: bool = True) -> None:
    """Choose anything: a lit card on the board where there is one, else a button."""
    lit = person.page.locator(".table-board .lit:visible")
    if count := lit.count():
        click_lit(person, lit.nth(chance.randrange(count)), chance, by_pointer)
    else:
        click_button(person, chance)
    settle(person)


def click_lit(person: Person, piece: Locator, chance: Random, by_pointer: bool) -> None:
    """Click a card; a heap opens and shows its cards, a card with several choices narrows the buttons to them."""
    if by_pointer:
        piece.click(position=CORNER)
    else:
        piece.dispatch_event("click")
    opened = person.page.locator("dialog[open] .lit")
    if opened.count():
        opened.nth(chance.randrange(opened.count())).click(position=CORNER)
    elif is_narrowed(person):
        click_button(person, chance)


def is_narrowed(person: Person) -> bool:
    """Whether only the choices of one card are offered. By words, not by role: that is looked for on the whole page."""
    return person.page.locator(".ask button", has_text=person.say("table-all-choices")).count() > 0


def click_button(person: Person, chance: Random) -> None:
    choices(person).nth(chance.randrange(choices(person).count())).click()


def press(person: Person, text: str) -> None:
    """Choose by the button, wherever it stands: a good deal sooner than with a pointer, which has to find it.

    A button that is there already does nothing while the choice before is on its way.
    """
    person.page.locator(f'[data-choice="{text}"]{FREE}').dispatch_event("click")


def settle(person: Person) -> None:
    """Wait until the server has heard the choice."""
    expect(person.page.locator(SENDING)).to_have_count(0)


def play_to_the_end(person: Person, chance: Random) -> None:
    for _ in range(LONGEST_GAME):
        if not wait_for_question(person):
            return
        choose(person, chance)
    raise AssertionError("the game does not end")


def begin_against_a_bot(person: Person, made: int, chance: int) -> None:
    """At a new table, after some choices, when the bot has made its own."""
    person.goto(f"/table/{new_table(person, ME, RANDOM_BOT)}")
    for _ in range(made):
        assert wait_for_question(person)
        choose(person, Random(chance))
    assert wait_for_question(person)


def heard(person: Person, table: str, seat: int, at: str) -> dict[str, Any]:
    """The seat's sheet, once the server has the choice that was made when it was at `at`."""
    settle(person)
    until = time.monotonic() + PATIENCE / 1000
    while (sheet := sheet_of(person, table, seat))["at"] == at:
        assert time.monotonic() < until, "the choice does not arrive"
        time.sleep(SHORTLY)
    return sheet


def answer(person: Person, table: str, sheet: dict[str, Any], text: str) -> dict[str, Any]:
    """A choice without a page; facts and sheet as they are then."""
    asked = {"seat": sheet["view"]["you"], "at": sheet["at"], "choice": text}
    answered: dict[str, Any] = person.post(f"/api/tables/{table}/choices", asked)
    return answered


def choose_by_http(person: Person, table: str, sheet: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Choose anything from the menu without a page; facts and sheet as they are then."""
    return answer(person, table, sheet, chance.choice(sheet["menu"]))


def is_playing(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}")["phase"] == "playing")


def two_at_a_table(ann: Person, ben: Person, **more: Any) -> str:
    table = new_table(ann, ME, OPEN, **more)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    return table


def never(sheet: dict[str, Any]) -> bool:
    return False


def play_until(seats: list[Person], table: str, wanted: Callable[[dict[str, Any]], bool], chance: Random) -> bool:
    """Play without pages until the first seat's sheet is as wanted; False where the game ends before."""
    sheets = [sheet_of(person, table, seat) for seat, person in enumerate(seats)]
    while not wanted(sheets[0]):
        if sheets[0]["view"]["over"]:
            return False
        asked = [seat for seat, sheet in enumerate(sheets) if is_asked(sheet)]
        done = asked[-1] if asked else None
        if done is None:  # bots are thinking
            time.sleep(SHORTLY)
        else:
            answered = choose_by_http(seats[done], table, sheets[done], chance)
            if answered["facts"]["phase"] != "playing":
                return False
            sheets[done] = answered["sheet"]
        for seat, person in enumerate(seats):
            if seat != done:
                sheets[seat] = sheet_of(person, table, seat)
    return True


def finished_table(person: Person, chance: Random, **more: Any) -> str:
    """A game that one person played to its end on both seats, without a page."""
    table = new_table(person, ME, {"kind": "me", "name": "Bea"}, **more)
    play_until([person, person], table, never, chance)
    return table
