"""Citations: rules are named in brackets, and found in the docstrings of the source."""

from __future__ import annotations

import pytest

from ludotheque.content.citations import citations, docstrings, numbers, spelt_out
from ludotheque.games import GAMES
from ludotheque.lab.conformance import KNOWN
from ludotheque.lab.scenario import cited

RULES = ["4.1", "4.2", "4.3", "13.4", "E-2"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The Monk gains. [10.1]", ["10.1"]),
        ("Both [4.1, 13.4] and [E-2].", ["4.1, 13.4", "E-2"]),
        ("A range. [14.11-14.13]", ["14.11-14.13"]),
        ("With a letter. [R8, A6]", ["R8, A6"]),
        ("One alone [S29], and a range with more. [R3-R10, A12]", ["S29", "R3-R10, A12"]),
        ("pile[0], hand[1, 2], list[str], [12]", []),
    ],
)
def test_what_is_cited_stands_in_brackets(text: str, found: list[str]) -> None:
    assert citations(text) == found


def test_a_range_names_its_ends_or_all_that_lies_between() -> None:
    assert numbers("4.1-4.3, E-2") == ["4.1", "4.3", "E-2"]
    assert spelt_out("4.1-4.3, E-2", RULES) == ["4.1", "4.2", "4.3", "E-2"]
    assert spelt_out("4.1, 13.4", RULES) == ["4.1", "13.4"]


def test_numbers_with_a_letter_are_named_alike() -> None:
    lettered = ["R1", "R2", "R3", "R4", "A1"]
    assert numbers("R2-R4, A1") == ["R2", "R4", "A1"]
    assert spelt_out("R2-R4, A1", lettered) == ["R2", "R3", "R4", "A1"]


def test_a_range_of_unknown_rules_stays_as_it_is() -> None:
    assert spelt_out("7.1-7.3", RULES) == ["7.1", "7.3"]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_has_its_docstring_in_the_source(game: str) -> None:
    said = docstrings(game)
    assert [name for name in GAMES[game].steps if not said[name]] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("rule 10.5, E-31  The Assassin may change places.", ["10.5", "E-31"]),
        ("rule R7, A12, E3  A tile is placed.", ["R7", "A12", "E3"]),
        ("rule R3-R10, S29", ["R3-R10", "S29"]),
        ("rule  Nothing is cited.", []),
    ],
)
def test_a_scenario_cites_at_its_beginning(line: str, found: list[str]) -> None:
    assert cited(line) == found


def test_what_the_rules_number_in_bold_or_in_front_can_be_cited() -> None:
    document = """**R7** A rule.

Both **A12** and **E3 An example** in bold, but R99 in passing.

| S10 | a statement |
|---|---|
- S11: another
* E4 and one more
- 12 tiles
"""
    known = [bold or in_front for bold, in_front in KNOWN.findall(document)]
    assert known == ["R7", "A12", "E3", "S10", "S11", "E4"]
