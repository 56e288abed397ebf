"""Rulings of Strife that a single scenario cannot show."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import ludotheque
from ludotheque.kernel.dice import ScriptedDice

FACES = 12
GAMES = 40


def opening(first: int, second: int) -> ludotheque.Table:
    """An opening in which both players assign the same champions, so that these dice give the Fatestone."""
    table = ludotheque.new_table("strife")
    table.choose(0, "legacy knight")
    table.choose(1, "legacy knight")
    table = ludotheque.setup("strife", table.position(), dice=ScriptedDice([first, second]))
    table.choose(0, "select druid")
    table.choose(1, "select druid")
    return table


def rolls(table: ludotheque.Table) -> tuple[int, int]:
    return next((event["first"], event["second"]) for event in table.events() if event["name"] == "rolls")


def test_every_pair_of_different_rolls_is_equally_likely_and_the_higher_takes_the_stone() -> None:
    """Equal rolls are rolled again; the higher roll takes the Fatestone. [Strife E-1, E-3, 2.8]"""
    seen = []
    for first, second in product(range(FACES), range(FACES - 1)):
        table = opening(first, second)
        mine, theirs = rolls(table)
        assert table.view()["fatestone"] == {"holder": 0 if mine > theirs else 1, "value": 1}
        seen.append((mine, theirs))
    assert sorted(seen) == [pair for pair in product(range(1, FACES + 1), repeat=2) if pair[0] != pair[1]]


def test_both_choices_of_a_carry_over_are_secret() -> None:
    """The locations run out: the carry-over is chosen secretly and at the same time. [Strife E-78, 8.9, 1.19]"""
    table = ludotheque.setup(
        "strife",
        {
            "hand": [["monk", "ranger", "knight"], ["mage", "druid", "knight"]],
            "row": ["pit_of_souls"],
            "deck": [],
        },
    )
    table.choose(0, "select ranger")
    table.choose(1, "select druid")
    before = [table.view(1), table.view()]
    told = table.events(1)
    table.choose(0, "carry knight")
    assert [table.view(1), table.view()] == before
    assert table.events(1) == told
    table.choose(0, "carry monk")
    table.choose(1, "carry mage")
    assert [side["pile"] for side in table.view()["seats"]] == [["monk"], ["mage"]]


def test_sphinx_guesses_are_secret_until_both_are_made() -> None:
    """Sphinx guesses are mandatory and simultaneous. [Strife E-86, 13.18]"""
    table = ludotheque.setup(
        "strife",
        {
            "settings": {"events": True},
            "calendar": ["festival_of_the_sphinx", "blood_moon", "crusade_of_men"],
            "row": ["pit_of_souls", "shadow_keep", "endless_green"],
        },
    )
    table.choose(0, "select ranger")
    table.choose(1, "select druid")
    before = [table.view(1), table.view()]
    table.choose(0, "guess druid")
    assert [table.view(1), table.view()] == before
    assert all(choice.startswith("guess ") for choice in table.menu(0) + table.menu(1))


def test_both_answers_about_the_warriors_are_secret() -> None:
    """Two Warriors on the piles: both may replace, and neither sees the other's answer. [Strife E-75, 1.19]"""
    table = ludotheque.setup(
        "strife",
        {
            "hand": [["monk", "mage", "ranger"], ["monk", "mage", "druid"]],
            "pile": [["warrior"], ["warrior"]],
            "row": ["pit_of_souls", "shadow_keep", "endless_green"],
        },
    )
    table.choose(0, "select ranger")
    table.choose(1, "select druid")
    table.choose(0, "keep")
    before = [table.view(1), table.view()]
    table.choose(0, "use")
    assert [table.view(1), table.view()] == before
    table.choose(0, "pass")
    table.choose(1, "pass")
    assert not any(event["name"] == "replaces" for event in table.events())


def play_at_random(seed: int, options: dict[str, bool | int | str]) -> list[ludotheque.Table]:
    """A whole game of random choices: the table after every one."""
    chance = Random(seed)
    table = ludotheque.new_table("strife", seed=seed, options=options)
    tables = [table.copy()]
    while not table.over:
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
        tables.append(table.copy())
    tables.append(table)
    return tables


@pytest.mark.parametrize("relic_discard", ["on_use", "cleanup"])
def test_nobody_ever_has_two_relics_and_only_one_player_has_one(relic_discard: str) -> None:
    """Two usable relics at once cannot occur. [Strife E-81, 12.18]"""
    held = 0
    for seed in range(GAMES):
        for table in play_at_random(seed, {"relics": True, "relic_discard": relic_discard}):
            relics = [side["relic"] for side in table.view()["seats"] if side["relic"]]
            assert len(relics) <= 1
            held += len(relics)
    assert held


def test_without_relics_every_combat_has_a_location() -> None:
    """A combat without location occurs only through Curse of Hattia. [Strife E-79]"""
    for seed in range(GAMES):
        finished = play_at_random(seed, {})[-1]
        assert not any(event["name"] == "no_contest" for event in finished.events())
