"""Every word is there, in every language, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.random import Random
from ludotheque.content.rules import read_rules
from ludotheque.content.words import LANGUAGES, MissingWords, Words, spaced, text_folders, words_for
from ludotheque.games import GAMES
from ludotheque.games.speech import speech_of
from ludotheque.games.strife import GAME
from ludotheque.games.strife import words as strife
from ludotheque.games.strife.champions import BATTLE_ABILITIES, LEGACY_ABILITIES
from ludotheque.games.strife.combat import PARTS
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.relics import RELIC_POWERS
from ludotheque.server.refusal import STATUS

from .ftl import browser_source, literal, optional, placeholders, questions, ruled
from .telling import choose_aloud

NAMES = ["Ann", "Bob"]
EVERYTHING = {"relics": True, "events": True, "rounds": 5}


def needed() -> set[str]:
    """Every id that Strife speaks, from the lists of its rules and its cards."""
    abilities = [*BATTLE_ABILITIES, *LEGACY_ABILITIES]
    things = [f"champion-{c}" for c in [*CARDS.champions, "none"]] + [
        f"location-{n}" for n in [*CARDS.locations, "none"]
    ]
    ids = things + [f"{thing}.the" for thing in things]
    ids += [f"race-{race}" for race in CARDS.races]
    ids += [f"ability-{a}{end}" for a in abilities for end in ("", "-text")]
    ids += [f"relic-{power}-text" for power in RELIC_POWERS if power]
    ids += [f"event-{event}{end}" for event in CARDS.events for end in ("", "-text")]
    ids += [f"part-{part}" for part in PARTS]
    ids += [f"zone-{zone}" for zone in strife.ZONES]
    ids += [f"cards-{kind}" for kind in strife.KINDS]
    return {*ids, *ruled("strife", questions("strife"))}


def composed() -> set[str]:
    """Every id of the platform that the browser puts together from a beginning and a name: `web-theme-${theme}`."""
    begun = re.findall(r"`((?:app|web|table)-[a-z-]*)\$\{[^}]*\}((?:[-.][a-z]+)?)`", browser_source())
    forms = [re.compile(f"{start}[a-z]+{re.escape(end)}") for start, end in begun]
    return {id for id in placeholders(None, "en") if any(form.fullmatch(id) for form in forms)}


def ids(language: str) -> set[str]:
    """All that there are words for, of the platform and of Strife."""
    return {*placeholders(None, language), *placeholders("strife", language)}


def refusals() -> set[str]:
    return {f"error-{code}" for code in STATUS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    assert sorted((needed() | refusals()) - ids(language)) == []


def test_the_browser_says_nothing_that_has_no_words() -> None:
    said = re.findall(r"""\b(?:say|words\.text)\(\s*["']([a-z-]+)["']""", browser_source())
    said += [id for id in literal() if id.startswith("web-")]
    known = set().union(*(words_for(game, "en").ids for game in GAMES))
    assert sorted(set(said) - known) == []


def test_no_word_is_unused() -> None:
    fitting = optional("strife", questions("strife"))
    terms = {id for id in ids("en") if id.startswith("term-")}  # the browser finds them where they are declared
    assert sorted(ids("en") - needed() - refusals() - fitting - literal() - composed() - terms) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_label_can_be_read(language: str) -> None:
    words = words_for("strife", language, strict=True)
    for kind, names in (("champion", CARDS.champions), ("location", CARDS.locations), ("event", CARDS.events)):
        for name in names:
            assert all(strife.card(words, kind, name))
    assert all(strife.label(words, zone) for zone in strife.ZONES)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str, seed: int) -> None:
    words = words_for("strife", language, strict=True)
    table = ludotheque.new_table("strife", seed=seed, options=EVERYTHING)
    bot = Random(GAME, seed)
    while not table.over:
        choose_aloud(table, bot, words, NAMES)
        for side in table.view()["seats"]:
            assert all(strife.part(words, name, amount) for name, amount in side["parts"])
    for event in table.events():
        assert speech_of("strife").told(words, event, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_entries_that_are_read_one_by_one_are_those_of_the_whole_files(game: str, language: str) -> None:
    """Every entry is found by its first line, before anything is parsed."""
    whole = {*placeholders(None, language), *placeholders(game, language)}
    assert Words(language, text_folders(game)).ids == whole


def test_an_entry_brings_those_that_it_refers_to(tmp_path: Path) -> None:
    text = (
        "-ware = goods\npack = { -ware } and more\n"
        "all = { pack }, all of them\n    .the = the { pack }\nnone =\n    .the = no { -ware }\n"
    )
    (tmp_path / "a.en.ftl").write_text(text, encoding="utf-8")
    words = Words("en", [tmp_path], strict=True)
    assert words.text("all") == "goods and more, all of them"
    assert words.text("all.the") == "the goods and more"
    assert words.text("none.the") == "no goods"
    assert not words.knows("none")
    assert words.ids == {"pack", "all", "all.the", "none.the"}


def test_words_are_read_once() -> None:
    assert words_for("strife", "fr") is words_for("strife", "fr")


def test_french_signs_keep_their_space_and_no_line_is_broken_there() -> None:
    assert spaced("fr", "Oui : « non » ! Et | :--- |") == "Oui\u00a0: «\u00a0non\u00a0»\u00a0! Et | :--- |"
    assert spaced("de", "so : nicht") == "so : nicht"
    assert "\u00a0?" in words_for("rrd", "fr", strict=True).text("ask-weave")
    assert any("\u00a0:" in rule.text for rule in read_rules("rrd", "fr"))


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"there is no language 'frr'; did you mean 'fr'\?"):
        words_for("strife", "frr")


def test_an_unknown_game_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'strive'; did you mean 'strife'\?"):
        words_for("strive", "en")


def test_missing_words_are_english_and_marked_for_people_and_an_error_for_tests(tmp_path: Path) -> None:
    (tmp_path / "a.en.ftl").write_text("hello = Hello, { $name }.\n", encoding="utf-8")
    assert Words("de", [tmp_path]).text("hello", name="Ann") == "«hello» Hello, Ann."
    assert Words("de", [tmp_path]).text("bye") == "«bye»"
    with pytest.raises(MissingWords, match="de: there are no words for 'hello'"):
        Words("de", [tmp_path], strict=True).text("hello", name="Ann")
    with pytest.raises(MissingWords, match="en: 'hello' cannot be said"):
        Words("en", [tmp_path], strict=True).text("hello")
