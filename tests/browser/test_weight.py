"""The first load: little to fetch, and nothing from elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES

from .conftest import People
from .playing import ME, OPEN, RANDOM_BOT, new_table, wait_for_question

MOST = 250_000  # bytes of script and style, compressed
MOST_IN_LOBBY = 120_000  # bytes of everything, as it travels
WEIGHED = ("script", "stylesheet")


@pytest.mark.parametrize("game", ["", "strife", "strain"])
def test_script_and_style_of_a_first_visit_are_light(people: People, game: str) -> None:
    """Of the lobby, and of a table of each game."""
    ann = people("Ann", new=True)
    sizes: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: weigh(request, sizes))
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT, game=game)}" if game else "/")
    if game:
        assert wait_for_question(ann)
    ann.page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes.values()) <= MOST, sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_to_the_lobby_is_light_in_all_and_opens_no_book(people: People, language: str) -> None:
    """Page, scripts, styles, fonts, words, and what the server is asked; with tables of every game in the lists."""
    ann, ben = people("Ann", new=True, language=language), people("Ben")
    for game in GAMES:
        new_table(ann, ME, OPEN, game=game)
        new_table(ben, ME, OPEN, game=game)
    sizes: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    ann.goto("/")
    for game in GAMES:
        name = words_for(game, language, strict=True).text("game-name")
        expect(ann.page.get_by_role("heading", name=name)).to_be_visible()
    ann.page.evaluate("document.fonts.ready")
    ann.page.wait_for_load_state("networkidle")
    assert any(url.endswith(".woff2") for url in sizes)
    assert [url for url in sizes if "/book/" in url] == []
    assert sum(sizes.values()) <= MOST_IN_LOBBY, sizes


def weigh(request: Request, sizes: dict[str, int]) -> None:
    if request.resource_type in WEIGHED:
        sizes[request.url] = request.sizes()["responseBodySize"]


def test_files_named_by_their_content_are_kept_for_ever(people: People) -> None:
    ann = people("Ann", new=True)
    kept: dict[str, str] = {}
    ann.page.on("response", lambda answer: kept.update({answer.url: answer.headers.get("cache-control", "")}))
    ann.goto("/")
    assets = [how for url, how in kept.items() if "/assets/" in url]
    assert assets
    assert all("immutable" in how for how in assets)
