"""Whoever watches a table sees all of it: nothing is told outside a step, and watching changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games import GAMES
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps

CHOICES = 60


class Witness(Watcher):
    """Counts what is told in steps, and notes those whose turn it was."""

    def __init__(self, g: State) -> None:
        self.told = len(g.events or [])
        self.steps: list[str] = []

    def before(self, g: State, step: Step[Any]) -> None:
        assert len(g.events or []) == self.told, f"something was told before {step}"
        self.steps.append(type(step).__name__)

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        self.told = len(g.events or [])


@pytest.mark.parametrize("game", GAMES)
def test_a_watcher_sees_everything_and_changes_nothing(game: str) -> None:
    rules, chance = GAMES[game], Random(game)
    settings = rules.settings({})
    g, h = (rules.deal(rules.usual_seats, settings, SeededDice(5), True) for _ in range(2))
    g.watcher = witness = Witness(g)
    for _ in range(CHOICES):
        if g.over():
            break
        seat = g.deciders()[0]
        choice = chance.choice(g.menu(seat))
        g.choose(seat, choice)
        h.choose(seat, choice)
        assert witness.told == len(g.events)
        assert save(rules, g, settings) == save(rules, h, settings)
    assert witness.steps
    assert g.copy(g.dice).watcher is None
