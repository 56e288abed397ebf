"""Every unit of Stratego Legends does what it can in a scenario that bears its number and name."""

from __future__ import annotations

from pathlib import Path

from ludotheque.content.words import words_for
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.lab.scenario import read_scenarios

TITLES = [s.title for path in Path(__file__).parent.glob("scenarios/units_*.scn") for s in read_scenarios(path)]
WORDS = words_for("legends", "en", strict=True)
CALLED = [f"{number} {WORDS.text(f'unit-{unit}')}" for number, unit in zip(CARDS.number, UNITS, strict=True)]


def test_each_of_the_232_units_has_a_scenario() -> None:
    assert len(CALLED) == 232
    assert [unit for unit in CALLED if not any(title.startswith(f"{unit} ") for title in TITLES)] == []


def test_every_scenario_is_about_a_unit() -> None:
    assert [title for title in TITLES if not any(title.startswith(f"{unit} ") for unit in CALLED)] == []


def test_no_two_scenarios_have_the_same_title() -> None:
    assert len(set(TITLES)) == len(TITLES)
