"""Rules are found by the words that people meet at the table."""

from __future__ import annotations

import pytest

from ludotheque.content.rules import chosen_rules, read_rules

# The rule that explains a word of Raise, Rise & Die, and the word in each language.
EXPLAINED = [
    ("W1", {"en": "soul test", "fr": "épreuve d’âme", "de": "Seelenprobe"}),
    ("A1", {"en": "Tide", "fr": "Marée", "de": "Nebelflut"}),
    ("D7", {"en": "offer", "fr": "offrir", "de": "opfern"}),
]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("number", "called"), EXPLAINED)
def test_a_word_finds_the_rule_that_explains_it(number: str, called: dict[str, str], language: str) -> None:
    word = called[language]
    for typed in (word, word.upper(), word.replace("é", "e").replace("â", "a").replace("’", "'")):
        assert number in [rule.number for rule in chosen_rules(read_rules("rrd", language), typed)]


def test_a_number_finds_its_rule_or_its_section_and_nothing_else() -> None:
    rules = read_rules("rrd", "en")
    assert [rule.number for rule in chosen_rules(rules, "w1")] == ["W1"]
    assert {rule.heading for rule in chosen_rules(rules, "12")} == {"12 Keywords"}
    assert chosen_rules(rules, "99") == []


def test_what_no_rule_speaks_of_is_not_found() -> None:
    assert chosen_rules(read_rules("rrd", "en"), "soul nonsense") == []
    assert chosen_rules(read_rules("rrd", "en"), " ") == []
