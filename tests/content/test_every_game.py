"""What holds for the words of the platform and of every game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.random import Random
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, said
from ludotheque.kernel.step import Ask, AskAll

from .ftl import BROWSER, asking, files, for_reader, messages, placeholders
from .telling import choose_aloud

HOMES = [None, *GAMES]  # the platform is no game
FILES = [path for home in HOMES for language in LANGUAGES for path in files(home, language)]
PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]
GIVEN = {  # to the questions of a game
    "strife": {"by", "location", "champion", "value", "tie", "owner", "whose"},
    "strain": {"count", "have", "place", "target", "tile", "seat", "by", "event"},
    "legends": {"by", "owner", "unit", "space", "picked", "returning", "count", "moment"},
    "rrd": {"place", "zone", "card", "enemy", "actor", "own", "by", "other", "count"},
}
ABOUT_NOTHING = {  # questions that nothing but the course of the game leads to, or that list all they are about
    "strife": {"AssignLegacy", "CarryOver"},
    "strain": {"MayInfect", "Score"},
    "legends": {"Turn", "Remember", "GoOn", "SayWhoBegins"},
    "rrd": {"ChooseArchetypes", "ChooseDeck", "ChooseWeapon", "ChooseHero", "TakeReady", "Trim"},
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_every_file_is_whole_and_says_nothing_twice(path: Path) -> None:
    ids = Counter(message.id.name for message in messages(path))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("home", HOMES)
def test_no_id_stands_in_two_files(home: str | None, language: str) -> None:
    ids = Counter(message.id.name for path in files(home, language) for message in messages(path))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_and_the_platform_have_no_id_in_common(game: str, language: str) -> None:
    assert sorted(words_for(None, language).ids & placeholders(game, language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("home", HOMES)
def test_the_languages_say_the_same_things_with_the_same_placeholders(home: str | None, language: str) -> None:
    english, other = (
        {id: spoken for id, spoken in placeholders(home, said).items() if not for_reader(id)}
        for said in ("en", language)
    )
    assert list(other) == list(english)
    assert {id: other[id] for id in english if other[id] != english[id]} == {}


@pytest.mark.parametrize(
    ("game", "event"), [(game, event) for game in GAMES for event in speech_of(game).event_forms()]
)
def test_an_event_is_told_with_all_its_parameters(game: str, event: str) -> None:
    params = {key for key, _ in speech_of(game).event_forms()[event]}
    assert placeholders(game, "en")[f"told-{event}"] == params


@pytest.mark.parametrize("game", GAMES)
def test_a_question_speaks_only_of_what_it_is_given(game: str) -> None:
    questions = {id: spoken for id, spoken in placeholders(game, "en").items() if id.startswith("ask-")}
    assert questions
    assert {id: spoken - GIVEN[game] for id, spoken in questions.items() if spoken - GIVEN[game]} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_asks_says_what_it_is_about(game: str) -> None:
    silent = {step.__name__ for step in asking(game) if step.about in (Ask.about, AskAll.about)}
    assert silent == ABOUT_NOTHING[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_lights_up_what_a_question_says_and_knows_none_by_its_id(game: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (BROWSER / "games" / game).rglob("*.ts"))
    assert re.findall(r"""["'`]ask-[a-z-]+""", source) == []
    targets = (BROWSER / "games" / game / "targets.ts").read_text(encoding="utf-8")
    quoted = set(re.findall(r"""["'`]([a-z_]+)["'`]""", targets))
    assert quoted & speech_of(game).all_cards().keys() == set()


@pytest.mark.parametrize(("game", "word"), [(game, word) for game in GAMES for word in speech_of(game).verbs()])
def test_a_choice_speaks_of_all_it_is_about(game: str, word: str) -> None:
    operands = speech_of(game).verbs()[word]
    assert placeholders(game, "en")[f"choice-{word}"] == set(operands)
    assert len(set(operands)) == len(operands)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_title_option_and_step_can_be_said(game: str, language: str) -> None:
    speech, words = speech_of(game), words_for(game, language, strict=True)
    assert all(speech.title(words))
    for option in GAMES[game].options:
        assert all(speech.option(words, option.name))
        values = [speech.option_value(words, option.name, value) for value in option.values]
        assert all(values)
        assert len(set(values)) == len(values)
    for step in {said(step) for step in GAMES[game].steps.values()}:
        assert speech.step(words, step, 0, PLAYERS)
        assert speech.step(words, step, 1, PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "seed", "settings", "most"),
    [
        ("strain", 3, 3, {}, 650),
        ("legends", 2, 3, {"beige": "custom", "memory": True}, 150),
        ("legends", 4, 3, {"grey": "any"}, 70),
        ("rrd", 1, 5, {}, 150),
        ("rrd", 1, 5, {"difficulty": "demented", "loot": "draft"}, 150),
        ("rrd", 1, 5, {"mode": "duel", "enemy": "nyoka"}, 150),
        ("rrd", 2, 5, {}, 300),
    ],
)
def test_a_game_can_be_told(language: str, game: str, seats: int, seed: int, settings: Data, most: int) -> None:
    words, names = words_for(game, language, strict=True), PLAYERS[:seats]
    table, bot = ludotheque.new_table(game, seats, seed, settings), Random(GAMES[game], seed)
    for _ in range(most):
        if table.over:
            break
        choose_aloud(table, bot, words, names)
    for event in [*table.events(), *table.events(0)]:
        assert speech_of(game).told(words, event, names)


@pytest.mark.parametrize(
    ("game", "kind", "id", "near"),
    [
        ("legends", "unit", "landor", "landorr"),
        ("rrd", "card", "spark", "sprak"),
        ("strain", "tile", "cytosol", "cytosole"),
    ],
)
def test_an_unknown_card_is_refused_with_the_nearest_name(game: str, kind: str, id: str, near: str) -> None:
    speech, words = speech_of(game), words_for(game, "en", strict=True)
    with pytest.raises(ValueError, match=rf"there is no {kind} '{near}'; did you mean '{id}'\?"):
        speech.card(words, kind, near)
    with pytest.raises(ValueError, match=rf"there is no kind of card '{kind}s'; did you mean '{kind}'\?"):
        speech.facts(words, f"{kind}s", id)
