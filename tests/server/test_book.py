"""Books: everything that a browser needs to say a game in words, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludotheque.bots import BOTS
from ludotheque.content.rules import read_notes, read_preface, read_rules
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import made_easy, said
from ludotheque.server import wire_book
from ludotheque.server.book import game_facts, make_book, platform_messages, rule_book

EVERY_BOOK = [(game, language) for game in GAMES for language in LANGUAGES]


def card(language: str, id: str) -> wire_book.CardFacts:
    return next(card for card in make_book("strife", language).cards if card.id == id)


@pytest.mark.parametrize(("game", "language"), EVERY_BOOK)
def test_a_book_has_every_card_of_the_game_as_it_is_said_elsewhere(game: str, language: str) -> None:
    book, speech, words = make_book(game, language), speech_of(game), words_for(game, language, strict=True)
    assert (book.game, book.language) == (game, language)
    assert {card.id: card.kind for card in book.cards} == speech.all_cards()
    for found in book.cards:
        assert found.lines == speech.card(words, found.kind, found.id)
        assert found.lines[0] == found.name
        assert "«" not in found.the


@pytest.mark.parametrize(("game", "language"), EVERY_BOOK)
def test_a_book_travels_as_it_is(game: str, language: str) -> None:
    book = make_book(game, language)
    assert msgspec.json.decode(msgspec.json.encode(book), type=wire_book.Book) == book


@pytest.mark.parametrize(("game", "language"), EVERY_BOOK)
def test_the_messages_of_a_book_have_the_words_of_its_sentences(game: str, language: str) -> None:
    book = make_book(game, language)
    ids = {line.split(" =")[0] for line in book.messages.splitlines()}
    assert {f"told-{event}" for event in book.events} <= ids
    assert {f"choice-{verb}" for verb in book.verbs} - {"choice-pass"} <= ids  # nobody may pass in some games
    assert set(book.steps) <= ids
    destined = "_destined"  # a destiny place has the name of the neutral one
    assert {f"{card.kind}-{card.id.removesuffix(destined)}" for card in book.cards} <= ids
    assert "app-yes" not in ids


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_choices_have_names_or_are_numbers(game: str) -> None:
    book = make_book(game, "en")
    assert {kind for kinds in book.verbs.values() for kind in kinds} <= {*book.kinds, "number"}
    assert {card.kind for card in book.cards} <= set(book.kinds)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_names_rules_that_there_are(game: str) -> None:
    numbers = {rule.number for rule in read_rules(game, "en")}
    steps = make_book(game, "en").steps
    assert set(steps) == {f"step-{said(step)}" for step in GAMES[game].steps.values()}
    assert {step: rules for step, rules in steps.items() if not rules or not set(rules) <= numbers} == {}


def test_a_step_names_the_rules_of_its_docstring_a_range_in_full() -> None:
    steps = make_book("strife", "en").steps
    assert steps["step-charge"] == ["10.17"]
    assert steps["step-arrange-row"] == ["1.20", "10.12"]
    assert steps["step-reveal-early"] == ["2.7", "E-2"]
    assert steps["step-clean-up"] == ["7.1", "7.2", "7.3", "7.4", "7.5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_question_lists_by_number_has_words(language: str) -> None:
    phrases = make_book("rrd", language).phrases
    assert phrases["loot-2"] != phrases["loot-12"]
    assert any(id.startswith("programs-") for id in phrases)
    assert all(phrases.values())
    assert not any("«" in said for said in phrases.values())
    assert make_book("strife", language).phrases == {}


def test_a_champion_in_figures() -> None:
    found = card("en", "assassin")
    facts = found.facts
    assert (facts["power"], facts["race"], facts["race_name"]) == (2, "dark_elf", "Dark Elf")
    assert (facts["battle"]["id"], facts["battle"]["title"]) == ("disguise", "Disguise")
    assert (facts["legacy"]["id"], facts["legacy"]["title"]) == ("power_of_shadows", "Power of Shadows")
    assert facts["legacy"]["amount"] == 6
    assert found.lines[2].endswith(facts["battle"]["text"])
    assert found.lines[3].endswith(facts["legacy"]["text"])


def test_a_location_in_figures() -> None:
    found = card("fr", "endless_green")
    assert found.the == "la Forêt éternelle"
    assert found.facts["relic"] is None
    assert found.facts["points"] == 1
    assert [sorted(bonus) for bonus in found.facts["bonus"]] == [["amount", "champion", "name"]] * len(found.lines[2:])


def test_a_relic_in_figures() -> None:
    found = card("de", "garwood_peak")
    assert found.kind == "location"
    assert found.facts["bonus"] == []
    assert [found.facts["relic"]["text"], found.facts["relic"]["rule"]] == found.lines[-2:]


def test_an_event_in_figures() -> None:
    found = card("en", "choking_fog")
    assert found.lines == [found.name, found.facts["text"]]
    assert found.the == found.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_around_every_game_are_of_none_but_for_what_a_list_says_of_each(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(platform_messages(language)))
    assert bundle.has_message("app-yes")
    assert not bundle.has_message("game-name")
    for game in GAMES:
        words = words_for(game, language, strict=True)
        some = [id for id in ("game-first", "game-at-once", "page-armies") if words.knows(id)]
        for id in ["game-name", "game-subtitle", "game-about", *some]:
            pattern = bundle.get_message(f"{game}-{id}").value
            assert pattern is not None
            assert bundle.format_pattern(pattern) == (words.text(id), [])


@pytest.mark.parametrize(("game", "language"), EVERY_BOOK)
def test_the_rules_are_those_of_the_rulebook(game: str, language: str) -> None:
    book = rule_book(game, language)
    rules = [(rule.number, rule.heading, rule.text) for rule in book.rules]
    assert rules == [tuple(rule) for rule in read_rules(game, language)]
    assert (book.preface, book.notes) == (read_preface(game, language), read_notes(game, language))


@pytest.mark.parametrize(("game", "language"), EVERY_BOOK)
def test_the_rules_begin_with_the_game_in_a_minute_and_end_with_whose_it_is(game: str, language: str) -> None:
    """A minute is some 200 words; whoever reads on is led to rules that there are."""
    book = rule_book(game, language)
    minute = " ".join(book.preface)
    assert 90 <= len(minute.split()) <= 220
    cited = set(re.findall(r"\b([RD]\d+|\d+\.\d+)\b", minute))
    assert cited
    assert cited <= {rule.number for rule in book.rules}
    heading, whose, *_ = book.notes
    assert not heading[0].isdigit()
    assert whose.startswith(words_for(game, language).text("game-name"))
    assert whose not in book.preface


def test_the_rules_say_last_what_is_the_rulebooks_and_what_is_our_completion() -> None:
    said = " ".join(rule_book("rrd", "en").notes)
    assert "This is an independent implementation" in said
    assert "R1 to R48 are the rules of the rulebook" in said
    assert "D1 to D18 are the duel as we completed it" in said
    assert "it is not the set in the box" in said
    assert "1 Frame and aim" not in said


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_agreed_before_a_game(game: str) -> None:
    facts = game_facts(game)
    assert (facts.id, facts.seats, facts.bots) == (game, list(GAMES[game].seats), list(BOTS))
    assert facts.usual_seats == GAMES[game].usual_seats in facts.seats
    assert {**facts.at_once, **facts.first} == made_easy(GAMES[game])
    assert {option.name: option.default for option in facts.options} == GAMES[game].settings({})
    assert msgspec.json.decode(msgspec.json.encode(facts), type=wire_book.GameFacts) == facts


def test_an_unknown_game_or_language_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^there is no game 'strive'; did you mean 'strife'\?$"):
        make_book("strive", "en")
    with pytest.raises(ValueError, match=r"^there is no language 'frr'; did you mean 'fr'\?$"):
        make_book("strife", "frr")
    with pytest.raises(ValueError, match=r"^there is no language 'frr'; did you mean 'fr'\?$"):
        platform_messages("frr")
    with pytest.raises(ValueError, match=r"^there is no language 'frr'; did you mean 'fr'\?$"):
        rule_book("strife", "frr")
