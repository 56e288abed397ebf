"""No dead ends: whatever goes wrong, a page says what happened and offers the next step."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import ServerProcess

from .conftest import People
from .looking import table_shown
from .person import Person
from .playing import ME, RANDOM_BOT, choose, new_table, two_at_a_table, wait_for_question

GONE = (  # how it looks from a browser
    "net::ERR_CONNECTION",
    "net::ERR_SOCKET_NOT_CONNECTED",
    "net::ERR_EMPTY_RESPONSE",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "WebSocket connection",
)
BACK = 60_000  # milliseconds within which a page notices that the server is back: it asks less and less often
MANY_LINES = 50  # more than anybody may say in a row, even on a slow machine


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "web-missing"),
        ("/rules/chess", "web-missing"),
        ("/new/chess", "web-missing"),
        ("/table/nosuchtable", "table-gone-title"),
        ("/replay/nosuchtable", "table-gone-title"),
    ],
)
def test_an_address_that_leads_nowhere_leads_to_the_lobby(ann: Person, path: str, title: str) -> None:
    ann.expects("404")
    ann.goto(path)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say(title))
    ann.link("web-to-lobby").click()
    ann.sees("web-welcome-guest")


def test_a_spectator_is_known_by_it_and_told_so_when_sent_away(people: People) -> None:
    ann, ben, carl = people("Ann"), people("Ben"), people("Carl")
    table = two_at_a_table(ann, ben)
    carl.expects("403")
    sit_and_talk(table, ann, carl)
    speak(carl, "hello")
    expect(ann.page.locator(".chat .lines")).to_contain_text(f"Carl ({ann.say('table-watches')}) hello")
    ann.page.get_by_text(ann.say("table-people", count=2)).click()
    ann.page.get_by_role("button", name=f"{ann.say('table-remove')} Carl").click()
    carl.sees("table-not-yours")
    expect(carl.link("web-to-lobby")).to_be_visible()
    carl.goto(f"/table/{table}")
    carl.sees("table-not-yours")


def test_whom_one_does_not_want_to_hear_is_muted(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = two_at_a_table(ann, ben)
    sit_and_talk(table, ann, ben)
    speak(ben, "first")
    expect(ann.page.locator(".chat .lines")).to_contain_text("first")
    ann.page.get_by_text(ann.say("table-people", count=1)).click()
    ann.page.get_by_role("button", name=f"{ann.say('table-mute')} Ben").click()
    expect(ann.page.locator(".chat .lines")).not_to_contain_text("first")
    speak(ben, "second")
    expect(ben.page.locator(".chat .lines")).to_contain_text("second")
    ann.page.get_by_role("button", name=f"{ann.say('table-unmute')} Ben").click()
    speak(ben, "third")
    expect(ann.page.locator(".chat .lines")).to_contain_text("third")


def sit_and_talk(table: str, *persons: Person) -> None:
    """They have the table before them, and what is said there."""
    for person in persons:
        person.goto(f"/table/{table}")
        person.page.get_by_role("tab", name=person.say("table-chat")).click()


def speak(person: Person, text: str) -> None:
    person.page.get_by_label(person.say("table-chat-say")).fill(text)
    person.button("table-chat-send").click()


def test_whoever_talks_too_fast_is_asked_to_wait(people: People) -> None:
    ann = people("Ann", language="fr")
    sit_and_talk(new_table(ann, ME, RANDOM_BOT), ann)
    told = ann.page.get_by_text(ann.say("error-too-fast"), exact=True)
    for n in range(MANY_LINES):
        if told.count():
            break
        speak(ann, f"line {n}")
    expect(told.first).to_be_visible()


@pytest.fixture
def mortal(web_client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to be killed; it starts in a thread of its own, for this one belongs to the browser."""
    process = ServerProcess(f"sqlite:///{tmp_path}/tables.db", bot_workers="1")
    start(process)
    yield process
    process.kill()


def start(process: ServerProcess) -> None:
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, process.start()).result()


def test_when_the_server_is_gone_the_table_stays_readable_and_goes_on_later(
    browser: Browser, mortal: ServerProcess
) -> None:
    """A quiet banner while it is away; the choice that was made then is heard when it is back."""
    ann = Person(browser, mortal.address, "Ann")
    ann.expects(*GONE)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert wait_for_question(ann)
    choose(ann, Random(17))
    assert wait_for_question(ann)
    before = table_shown(ann.page)
    mortal.kill()
    ann.sees("table-offline")
    after = table_shown(ann.page)
    assert (after["log"], after["line"], after["points"]) == (before["log"], before["line"], before["points"])
    assert [piece[:2] for piece in after["pieces"]] == [piece[:2] for piece in before["pieces"]]
    start(mortal)
    expect(ann.page.locator(".table-banner")).to_have_count(0, timeout=BACK)
    assert wait_for_question(ann)
    assert table_shown(ann.page) == before
    choose(ann, Random(17))
    assert wait_for_question(ann)
    assert ann.leave() == []


def test_without_a_server_the_lobby_says_so_and_comes_back(browser: Browser, mortal: ServerProcess) -> None:
    ann = Person(browser, mortal.address, "Ann", language="de")
    ann.expects(*GONE)
    ann.goto("/")
    mortal.kill()
    ann.in_tile("button", "web-play-now").click()
    ann.sees("web-unreachable")
    start(mortal)
    expect(ann.page.get_by_text(ann.say("web-unreachable"))).to_have_count(0, timeout=BACK)
    ann.in_tile("button", "web-play-now").click()
    assert wait_for_question(ann)
    assert ann.leave() == []
