"""A game from outside is at every face as soon as it is installed, and nothing there knows its name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.random import Random
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import find_game
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import forms_of
from ludotheque.kernel.notation import kebab
from ludotheque.lessons.lesson import read_lesson
from ludotheque.server.book import game_facts, make_book, platform_messages, rule_book
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.face import face_of
from ludotheque.terminal.match import Match
from tests.cli.command import HOME, run
from tests.terminal.seeing import on_a_screen, press, seen

from .installing import EXAMPLE

LONGEST = 300  # lines of the whole package
NAMES = ["Ann", "Bob"]


def test_a_game_is_a_package_of_at_most_300_lines() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= LONGEST
    assert not [path for path in Path(ludotheque.__file__).parent.rglob("*.py") if "goofspiel" in path.name]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_all_words_that_follow_from_its_forms(language: str) -> None:
    words, game = words_for("goofspiel", language, strict=True), find_game("goofspiel")
    forms = forms_of(game)
    ids = [f"told-{event}" for event in forms.events] + [f"step-{kebab(step)}" for step in game.steps]
    ids += [f"zone-{zone.name}" for zone in forms.zones] + ["choice-bid", "ask-bid"]
    assert [id for id in ids if not words.knows(id)] == []
    assert [len(rule.text) > 0 for rule in rule_book("goofspiel", language).rules] == [True] * 5
    assert "goofspiel-game-name = Goofspiel" in platform_messages.__wrapped__(language)


@pytest.mark.usefixtures("here")
def test_it_needs_no_lesson_and_whoever_asks_for_one_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="no lesson for goofspiel; there are lessons for strife, strain, legends, rrd"):
        read_lesson("goofspiel")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_missing_word(language: str) -> None:
    words, speech, face = words_for("goofspiel", language, strict=True), speech_of("goofspiel"), face_of("goofspiel")
    table = ludotheque.new_table("goofspiel", seed=5)
    bots = [Random(table.game, seat) for seat in (0, 1)]
    said: list[str] = []
    while not table.over:
        for seat in table.deciders():
            question = table.question(seat)
            assert question is not None
            said += [speech.asked(words, question, NAMES), speech.choice(words, table.menu(seat)[0], question)]
            said += face.brief(words, table.view(seat), NAMES) + face.spoken(words, table.view(seat), NAMES)
            table.choose(seat, bots[seat].choose(table.seat(seat)))
    said += [speech.told(words, event, NAMES) for event in table.events()]
    assert table.result is not None
    assert [part.total for part in table.account().breakdowns] == [table.result.scores]
    said += table.say(table.account(), language, NAMES)
    assert not [line for line in said if "«" in line.replace("« ", "")]
    assert any("Ann" in line for line in said)


@pytest.mark.usefixtures("here")
def test_a_book_holds_what_a_board_is_drawn_from() -> None:
    book = make_book.__wrapped__("goofspiel", "fr")
    assert [zone.name for zone in book.zones if zone.each] == ["hand", "bids", "won", "points"]
    assert book.verbs["bid"] == ["card"]
    assert book.steps["step-bid"] == ["2.2"]
    assert "game-subtitle = Misez pour des prix" in book.messages
    assert game_facts("goofspiel").seats == [2, 3, 4]


def test_it_is_simulated_recorded_replayed_and_played_in_lines(there: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(HOME), str(there)])
    simulated = run("simulate", "goofspiel", "--games", "4", "--seats", "greedy,random", PYTHONPATH=path)
    assert (simulated.code, simulated.err) == (0, "")
    assert "decisions a game: 24.0" in simulated.out
    record = str(tmp_path / "game.json")
    words = ("play", "goofspiel", "--plain", "--seed", "4", "--lang", "de", "--record", record)
    played = run(*words, typed="1\n" * 12, PYTHONPATH=path)
    assert "Welche Karte bietest du?" in played.out
    assert "Das Spiel ist zu Ende." in played.out
    told = run("replay", record, PYTHONPATH=path)
    assert (told.code, told.err) == (0, "")
    assert "wins the prize" in told.out


@pytest.mark.usefixtures("here")
async def test_it_is_drawn_and_played_with_the_keys() -> None:
    app = TableApp(Match(ludotheque.new_table("goofspiel", seed=3), ["human", "random"], 3), "en", pace=0)
    async with on_a_screen(app, (80, 24)) as pilot:
        assert "Prizes to come" in await seen(pilot)
        while not app.match.table.over:
            await press(pilot, "1")
        assert "The game is over." in await seen(pilot)


@pytest.mark.usefixtures("here")
def test_what_a_row_shows_is_what_the_view_shows() -> None:
    from ludotheque.adapters.observation import Observer

    game = find_game("goofspiel")
    observer = Observer(game, 3)
    table = ludotheque.new_table("goofspiel", seats=3, seed=1)
    for seat, choice in ((0, "bid 3"), (1, "bid 3"), (2, "bid 13")):
        table.choose(seat, choice)
    row = observer.row(table.state, 1)
    assert list(row[observer.layout["seat0_hand"]]) == [1, 1, 0, *[1] * 10]
    assert list(row[observer.layout["seat1_bids"]]) == [*[0] * 12, 1]
    assert row[observer.layout["seat1_points"]] == table.view()["seats"][2]["points"] > 0
    assert observer.size == row.size == sum(part.stop - part.start for part in observer.layout.values())
