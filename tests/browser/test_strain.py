"""Strain at the table's page: a whole game of four, a full table of seven on small and large screens."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from . import eager
from .conftest import People, Spare
from .device import PATIENCE
from .looking import cut_short, menu_shown, texts, too_wide
from .person import Person
from .pictures import fixed_server
from .playing import (
    ASKED,
    ENDING,
    ME,
    RANDOM_BOT,
    SHORTLY,
    answer,
    is_asked,
    new_table,
    press,
    settle,
    sheet_of,
    wait_for_question,
)
from .speech import MARK, foreign_words
from .test_pages import LANGUAGES_AND_SCREENS, SCREENS, grave

MOMENT: Final = f"""() => ({{
    over: document.querySelector('{ENDING}') !== null,
    menu: [...document.querySelectorAll('{ASKED}')].map((e) => e.dataset.choice),
}})"""
LINKS: Final = ".chain li .text"
UNSEEN: Final = 66  # choices, after which everything that is to be seen still comes
AT_FIRST_SIGHT: Final = 8  # choices that arrow keys reach soon
NONE_FOUND: Final = "there is no longer everything in this game: python -m tests.browser.eager finds another secret"


def test_a_whole_game_of_four_with_attacks_viruses_answers_and_counters(browser: Browser) -> None:
    """Two people and two bots, from the lobby to the end; the game is the one that was rehearsed without a server.

    Its beginning is played without looking at it; all that is to be seen comes after that.
    """
    rehearsed = eager.rehearse(eager.SECRET)
    assert rehearsed is not None
    assert eager.has_everything(rehearsed), NONE_FOUND
    with fixed_server(eager.EagerSources()) as server:
        people = People(browser, server)
        ann, ben = (people(name, game="strain") for name in ("Ann", "Ben"))
        link = open_table(ann)
        ben.goto(link)
        ben.button("table-sit").click()
        table = Match([ann, ben], link.rsplit("/", 1)[1])
        table.begin(UNSEEN)
        table.play_to_the_end()
        assert table.made == rehearsed.choices
        assert table.seen >= eager.WANTED
        winner = (ann, ben)[rehearsed.points.index(max(rehearsed.points))]
        for person in (ann, ben):
            tells_everything(person, rehearsed)
            names_the_winner(person, winner, rehearsed.points)
        assert people.leave() == []


def open_table(person: Person) -> str:
    """From the lobby: a table for four with two random bots and a chair for a friend; the link to give away."""
    person.goto("/")
    person.page.locator('[data-game="strain"] a[href="/new/strain"]').click()
    person.page.get_by_label(person.say("web-seats-count")).select_option("4")
    for number in (3, 4):
        chair = person.page.get_by_label(person.say("web-seat-number", number=number))
        chair.select_option("bot")
    for level in person.page.get_by_label(person.say("web-bot-level")).all():
        level.select_option("random")
    person.page.get_by_label(person.say("option-points"), exact=True).select_option("12")
    person.button("web-open-table-and-invite").click()
    person.sees("table-open-title")
    return person.page.get_by_label(person.say("table-invite")).input_value()


class Match:
    """People in the first seats of a table, each at a browser, who choose whenever they are asked."""

    def __init__(self, people: list[Person], table: str) -> None:
        self.people = people
        self.table = table
        self.made: list[list[str]] = [[] for _ in people]
        self.seen: set[str] = set()  # on both screens
        self._chance = [Random(seat) for seat in range(len(people))]
        self._times: Counter[tuple[int, str]] = Counter()  # by seat and verb: how often it was chosen

    def begin(self, choices: int) -> None:
        """So many choices, while nobody has the page open."""
        for person in self.people:
            expect(person.page.locator(".table-board")).to_be_visible()
            person.page.goto("about:blank")
        while sum(map(len, self.made)) < choices:
            sheets = [sheet_of(person, self.table, seat) for seat, person in enumerate(self.people)]
            seat = next((seat for seat, sheet in enumerate(sheets) if is_asked(sheet)), None)
            if seat is None:
                time.sleep(SHORTLY)
                continue
            text = eager.eager(sheets[seat]["menu"], seat, self._chance[seat])
            answer(self.people[seat], self.table, sheets[seat], text)
            self.made[seat].append(text)
        for person in self.people:
            person.goto(f"/table/{self.table}")

    def play_to_the_end(self) -> None:
        while True:
            seat, menu = self._next_question()
            if not menu:
                return
            self._look_at_the_chain(seat)
            text = eager.eager(menu, seat, self._chance[seat])
            self._choose(seat, menu, text)
            self.made[seat].append(text)

    def _choose(self, seat: int, menu: list[str], text: str) -> None:
        """By a button, by pieces, by keys in turn; without looking where to when that kind was chosen in every way."""
        kind = (seat, text.split()[0])
        times = self._times[kind]
        self._times[kind] += 1
        if times < len(WAYS):
            WAYS[times](self.people[seat], seat, menu, text)
        else:
            press(self.people[seat], text)

    def _next_question(self) -> tuple[int, list[str]]:
        """Who is asked what; nobody and nothing when the game is over."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            moments = [person.page.evaluate(MOMENT) for person in self.people]
            if all(moment["over"] for moment in moments):
                return 0, []
            for seat, moment in enumerate(moments):
                if moment["menu"] and not moment["over"]:
                    return seat, moment["menu"]
            time.sleep(SHORTLY)
        raise AssertionError("nobody is asked for a long time")

    def _look_at_the_chain(self, seat: int) -> None:
        """All screens show the same links, those that the server says there are."""
        shown = self.people[seat].page.locator(LINKS).all_text_contents()
        if not shown:
            return
        chain = sheet_of(self.people[seat], self.table, seat)["view"]["chain"]
        for person in self.people:
            expect(person.page.locator(LINKS)).to_have_text(shown)
        assert len(shown) == len(chain)
        self.seen.update(eager.happenings(chain))


def by_button(person: Person, seat: int, menu: list[str], text: str) -> None:
    person.page.locator(f'[data-choice="{text}"]').click()


def by_keys(person: Person, seat: int, menu: list[str], text: str) -> None:
    """With arrows and Enter, where it does not take too long."""
    if len(menu) > AT_FIRST_SIGHT:
        by_button(person, seat, menu, text)
        return
    for _ in menu:
        person.page.keyboard.press("ArrowRight")
        if person.page.locator(f'[data-choice="{text}"]:focus').count():
            break
    expect(person.page.locator(f'[data-choice="{text}"]')).to_be_focused()
    person.page.keyboard.press("Enter")


def by_pieces(person: Person, seat: int, menu: list[str], text: str) -> None:
    """The pieces that it speaks of, one after the other, until nothing else can be meant; then its button."""
    fitting = menu
    for piece in pieces_of(text, seat):
        person.page.locator(f'.table-board .lit[data-piece="{piece}"]').click()
        fitting = [other for other in fitting if piece in pieces_of(other, seat)]
        if len(fitting) == 1:
            return
    by_button(person, seat, menu, text)


WAYS: Final[list[Callable[[Person, int, list[str], str], None]]] = [by_button, by_pieces, by_keys]


def pieces_of(text: str, seat: int) -> list[str]:
    """The pieces on the board that a choice speaks of, as far as they are easily named."""
    verb, what, where = (*text.split(), "", "")[:3]
    if verb == "draw":
        return [f"pile-{what}"]
    if verb in ("attack", "score", "to"):
        return [f"place-{what}"]
    if verb in ("play", "discard"):
        return [f"hand-{seat}-{what}"]
    if verb in ("place", "infect"):
        return [f"hand-{seat}-{what}", f"place-{where}"]
    return [f"hand-{seat}-{what}", f"link-{where}"] if verb == "answer" else []


def tells_everything(person: Person, rehearsed: eager.Rehearsal) -> None:
    """The log has a line for every attack, virus, answer and counter."""
    lines = person.page.locator(".log li:not(:has(li))").all_text_contents()
    for name in eager.TOLD:
        told = [line for line in lines if re.match(rf"\S.* {name} |You {name.removesuffix('s')} ", line)]
        assert len(told) == rehearsed.told[name], (name, told)


def names_the_winner(person: Person, winner: Person, points: list[int]) -> None:
    verdict = person.say("table-won" if person is winner else "table-lost")
    expect(person.page.locator(".verdict")).to_have_text(verdict)
    expect(person.page.locator(".ending h2")).to_contain_text(re.compile(f"{winner.name} .*, {max(points)} · "))


# A full table

SEVEN: Final = 7
LARGE: Final = 5  # different tiles in a hand
BUSY: Final = 43  # turns, after which everybody has something on the table
UNCOVERED: Final = """() => {
    const bottom = document.querySelector('.own .hand').getBoundingClientRect().bottom;
    return bottom <= document.querySelector('.ask').getBoundingClientRect().top + 1;
}"""

PILES, HALF_COVERED = 3, 10  # how many there are; pixels
SIDEWAYS: Final = """() => [...document.querySelectorAll('.others, .others *')]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
    .map((e) => e.className)"""


class Begun(NamedTuple):
    """A table of seven at which Ann is asked, and her cookies."""

    server: str
    id: str
    cookies: list[Any]


Enough = Callable[[dict[str, Any]], bool]


@pytest.fixture(scope="module")
def begun(browser: Browser) -> Iterator[Begun]:
    """Ann and six bots in the middle of a game, always the same one."""
    with seven(browser, lambda view: bool(view["turn"] >= BUSY)) as begun:
        yield begun


@contextmanager
def seven(browser: Browser, enough: Enough) -> Iterator[Begun]:
    with fixed_server(eager.EagerSources()) as server:
        ann = Person(browser, server, "Ann")
        table = new_table(ann, ME, *[RANDOM_BOT] * (SEVEN - 1), game="strain")
        play_until(ann, table, enough)
        cookies = ann.context.cookies()
        assert ann.leave() == []
        yield Begun(server, table, cookies)


def play_until(ann: Person, table: str, enough: Enough) -> None:
    """Ann plays without a page, until she is asked and sees what is looked for."""
    chance, until = Random(1), time.monotonic() + 9 * PATIENCE / 1000
    while time.monotonic() < until:
        sheet = sheet_of(ann, table, 0)
        if not is_asked(sheet):
            time.sleep(SHORTLY)
        elif enough(sheet["view"]):
            return
        else:
            choice = eager.eager(sheet["menu"], 1, chance)
            answer(ann, table, sheet, choice)
    raise AssertionError("the bots take too long")


Visit = Callable[..., Person]


@pytest.fixture
def visit(browser: Browser, begun: Begun, spare: Spare) -> Iterator[Visit]:
    """Ann comes to her table, at whatever screen."""
    people = People(browser, begun.server, spare)

    yield partial(people.back, begun.id, begun.cookies, game="strain")
    assert people.leave() == []


@LANGUAGES_AND_SCREENS
def test_seven_fit_on_the_screen_in_every_language(visit: Visit, screen: dict[str, Any], language: str) -> None:
    """Nothing scrolls to the side; question and own hand are in sight; every sentence is in the reader's language."""
    ann = visit(language=language, **screen)
    assert too_wide(ann.page) == []
    expect(ann.page.locator("[data-seat]")).to_have_count(SEVEN)
    expect(ann.page.locator(".ask")).to_be_in_viewport(ratio=0.9)
    expect(ann.page.locator(".own .hand")).to_be_in_viewport(ratio=0.9)
    assert ann.page.evaluate(UNCOVERED)
    assert cut_short(ann.page, ".strip .name, .own .who .name") == []
    assert [text for text in texts(ann.page) if MARK.search(text)] == []
    if language != "en":
        assert list(foreign_words(ann.page, language, "strain")) == []


def test_a_large_hand_of_seven_is_in_sight(browser: Browser, spare: Spare) -> None:
    """However many tiles it holds beside however many organisms, on a screen that is not tall."""
    with seven(browser, lambda view: len(set(view["seats"][0]["hand"])) >= LARGE) as begun:
        people = People(browser, begun.server, spare)
        ann = people.back(begun.id, begun.cookies, game="strain", language="fr")
        assert wait_for_question(ann)
        assert ann.page.locator(".own .hand [data-piece]").count() >= LARGE
        assert ann.page.evaluate(UNCOVERED)
        assert people.leave() == []


@SCREENS
def test_seven_are_accessible_and_need_no_mouse(visit: Visit, begun: Begun, screen: dict[str, Any]) -> None:
    """No violation in any theme; Ann makes a choice with keys alone."""
    ann = visit(language="en", **screen)
    assert grave(ann.page) == ""
    before = sheet_of(ann, begun.id, 0)
    menu = menu_shown(ann.page)
    assert menu == before["menu"]
    by_keys(ann, 0, menu[:1], menu[0])
    settle(ann)
    assert wait_for_question(ann)
    assert sheet_of(ann, begun.id, 0)["at"] != before["at"]


def test_on_a_phone_it_is_seen_at_once_how_all_seven_stand(visit: Visit) -> None:
    """Name, points, toxins and organisms of the six others, without scrolling in any direction; each of them opens."""
    ann = visit(language="en", size=(360, 740), has_touch=True)
    others = ann.page.locator(".others > [data-seat]")
    expect(others).to_have_count(SEVEN - 1)
    ann.page.evaluate("scrollTo(0, 0)")
    for other in others.all():
        expect(other).to_be_in_viewport(ratio=0.99)
        for figure in ('[data-spot^="points-"]', ".supply.toxin"):
            expect(other.locator(figure)).to_be_in_viewport(ratio=0.99)
    for other in others.all():
        if other.locator(".toggle").count():
            other.locator(".toggle").dispatch_event("click")
            expect(other.locator(".dish").first).to_be_attached()
    assert too_wide(ann.page) == []
    assert ann.page.evaluate(SIDEWAYS) == []


def test_piles_that_the_hand_lies_over_are_offered_below(visit: Visit) -> None:
    """On a phone the hand is held above the question: what it covers is not left to the board."""
    ann = visit(language="en", size=(360, 740), has_touch=True, listed=False)
    piles = ann.page.locator(".piles").bounding_box()
    held = ann.page.locator("[data-covers=bottom], .ask").evaluate_all(
        "all => all.reduce((sum, e) => sum + e.offsetHeight, 0)"
    )
    assert piles is not None
    ann.page.set_viewport_size({"width": 360, "height": round(piles["y"] + held - HALF_COVERED)})
    ann.page.reload()
    expect(ann.page.locator(".piles .lit")).to_have_count(PILES)
    expect(ann.page.locator("[data-choice^=draw]:not(.spared)")).to_have_count(PILES)
