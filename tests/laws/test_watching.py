"""Whoever watches a table sees all of it: nothing is told outside a step, and watching changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games import GAMES
from ludotheque.kernel.camera import Camera
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Act, Step, Steps

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


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].asking is not None])
def test_tables_that_lie_alike_look_alike_but_for_what_is_asked(game: str) -> None:
    """So a camera may leave out what looks like the next table, and nobody can tell from it what they do not see."""
    rules, chance = GAMES[game], Random(game)
    g = rules.deal(rules.usual_seats, rules.settings({}), SeededDice(6), True)
    for _ in range(CHOICES * 2):
        if g.over():
            break
        h = g.copy(g.dice)
        h.agenda = [Act()]
        for seat in (*range(rules.usual_seats), TABLE):
            view, between = rules.view(g, seat), rules.view(h, seat)
            assert {part for part in view if view[part] != between[part]} <= (rules.asking or set())
        seat = g.deciders()[0]
        g.choose(seat, chance.choice(g.menu(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_a_camera_takes_true_tables_on_the_way(game: str) -> None:
    """Between two questions nobody is asked anything and nothing is over, and each shows what was told before it."""
    rules, chance, taken = GAMES[game], Random(game), 0
    g = rules.deal(rules.usual_seats, rules.settings({}), SeededDice(7), True)
    g.watcher = camera = Camera()
    while not g.over() and taken < CHOICES:
        camera.told = told = len(g.events)
        seat = g.deciders()[0]
        g.choose(seat, chance.choice(g.menu(seat)))
        for shot in camera.cut(rules, g):
            assert told < shot.told <= len(g.events)
            assert not shot.g.asked()
            assert not shot.g.over()
            told, taken = shot.told, taken + 1
            for seat in (*range(rules.usual_seats), TABLE):
                assert rules.view(shot.g, seat)["asked"] is False
