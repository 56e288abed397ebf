"""A game from outside is in the lobby and on a table, with the client as it was built without it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.counts import at_least
from tests.plugins.installing import EXAMPLE, install, installed_here
from tests.server.serving import ServerProcess

from .axe import violations
from .conftest import People
from .looking import menu_shown, too_wide
from .playing import LONGEST_GAME, ME, RANDOM_BOT, choose, new_table, play_to_the_end, wait_for_question

GAME = "goofspiel"
PHONE = (360, 740)


@pytest.fixture(scope="module")
def with_goofspiel(web_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in whose environment the game is installed; this process knows it, too."""
    folder = tmp_path_factory.mktemp("goofspiel")
    there = install(EXAMPLE, folder)
    process = ServerProcess(f"sqlite:///{folder}/tables.db", python=Path(sys.executable), bot_workers="1")
    with installed_here(there), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(there))
        patch.setenv("LUDOTHEQUE_BOOKS", str(folder / "books"))
        with ThreadPoolExecutor(1) as aside:  # the browser's event loop runs already
            aside.submit(asyncio.run, process.start()).result()
        yield process
    process.kill()


@pytest.fixture
def guests(with_goofspiel: ServerProcess, browser: Browser) -> Iterator[People]:
    people = People(browser, with_goofspiel.address)
    yield people
    assert people.leave() == []


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "dark")][: at_least(1, 2)])
def test_a_guest_plays_a_whole_game_from_the_lobby(guests: People, language: str, scheme: str) -> None:
    guest = guests(name="", language=language, game=GAME, color_scheme=scheme)
    guest.goto("/")
    guest.in_tile("button", "web-play-now").click()
    assert wait_for_question(guest)
    expect(guest.page.locator(".table-board section").first).to_contain_text(guest.say("zone-hand"))
    assert violations(guest.page) == []
    play_to_the_end(guest, Random(2))
    expect(guest.page.locator(".table-board [data-zone=hand] .piece")).to_have_count(0)
    assert guest.page.get_by_text("«").count() == 0 or language == "fr"


def test_a_phone_shows_all_of_it_and_lights_what_may_be_chosen(guests: People) -> None:
    ann = guests(language="de", game=GAME, size=PHONE, has_touch=True, is_mobile=True)
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT, game=GAME)}")
    for turn in range(LONGEST_GAME):
        if not wait_for_question(ann):
            assert turn == 12  # the last card is bid without being asked for
            return
        lit = ann.page.locator(".table-board section").first.locator(".lit .card")
        assert [f"bid {card}" for card in lit.all_inner_texts()] == menu_shown(ann.page)
        assert ann.page.locator(".table-board .lit").count() == lit.count()
        assert too_wide(ann.page) == []
        choose(ann, Random(turn))
