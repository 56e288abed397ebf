"""What is public says what it is, and shows by an example how it is used; every example is carried out."""

from __future__ import annotations

import doctest
import importlib
import re

import pytest

import ludotheque
from ludotheque.kernel.dice import SeededDice

WITH_EXAMPLES = ("ludotheque.table", "ludotheque.bots", "ludotheque.bots.ratings", "ludotheque.kernel.state")
PLAIN = re.compile(r"object at 0x")  # what Python says of something that does not say it itself


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_do_what_they_say(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("name", [name for name in ludotheque.__all__ if callable(getattr(ludotheque, name))])
def test_every_public_function_has_an_example(name: str) -> None:
    thing = getattr(ludotheque, name)
    assert isinstance(thing, type) or ">>>" in (thing.__doc__ or "")


@pytest.mark.parametrize("game", ludotheque.GAMES)
def test_what_a_person_meets_says_what_it_is(game: str) -> None:
    table = ludotheque.new_table(game)
    seat = table.deciders()[0]
    met = [
        table, table.game, table.seat(seat), table.state, table.state.agenda[-1], table.record(), table.question(seat),
        *(table.state.events or [])[:3], ludotheque.bot(game, "greedy"), SeededDice(7),
    ]  # fmt: skip
    assert [said for said in map(repr, met) if PLAIN.search(said)] == []
    assert repr(table).startswith(f"<{game} table: ")


def test_a_table_says_how_far_it_is() -> None:
    assert repr(ludotheque.new_table("strife")) == "<strife table: round 1, turn 1, waits for seat 0, 1>"
    assert repr(ludotheque.new_table("strife").seat(0)) == "<seat 0 of strife, asked>"
    assert repr(ludotheque.GAMES["rrd"]) == "<game rrd: rules version 2, for 1 or 2 or 3 or 4 players>"
