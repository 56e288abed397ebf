"""Citations: rules are named in brackets, and found in the docstrings of the source."""

from __future__ import annotations

import pytest

from ludotheque.content.citations import citations, docstrings, numbers, spelt_out
from ludotheque.games import GAMES

RULES = ["4.1", "4.2", "4.3", "13.4", "E-2"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The Monk gains. [10.1]", ["10.1"]),
        ("Both [4.1, 13.4] and [E-2].", ["4.1, 13.4", "E-2"]),
        ("A range. [14.11-14.13]", ["14.11-14.13"]),
        ("pile[0], hand[1, 2], list[str], [12]", []),
    ],
)
def test_what_is_cited_stands_in_brackets(text: str, found: list[str]) -> None:
    assert citations(text) == found


def test_a_range_names_its_ends_or_all_that_lies_between() -> None:
    assert numbers("4.1-4.3, E-2") == ["4.1", "4.3", "E-2"]
    assert spelt_out("4.1-4.3, E-2", RULES) == ["4.1", "4.2", "4.3", "E-2"]
    assert spelt_out("4.1, 13.4", RULES) == ["4.1", "13.4"]


def test_a_range_of_unknown_rules_stays_as_it_is() -> None:
    assert spelt_out("7.1-7.3", RULES) == ["7.1", "7.3"]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_has_its_docstring_in_the_source(game: str) -> None:
    said = docstrings(game)
    assert [name for name in GAMES[game].steps if not said[name]] == []
