"""The certificate of fairness: no choice of any bot changes when what its seat cannot see is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludotheque
from ludotheque import Seat
from ludotheque.bots import BOTS
from ludotheque.bots.player import Bot
from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.growth import Growth
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State

from ..counts import at_least

DECISIONS = at_least(quick=10, full=150)  # of each of seven bots: a thousand in each game
ITERATIONS = at_least(quick=5, full=1_000_000)  # at the most
SELDOM = 0.05  # of all decisions, so that several parts of a game are seen
LATELY = at_least(quick=5, full=150)  # decisions that follow one another, of each bot that goes on from what it thought
LONG = 3600.0  # seconds, so that trees are kept and iterations are the limit
PONDERS = 0.2  # of what others choose


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_what_is_hidden_from_a_seat_moves_no_bot(game: str, name: str) -> None:
    found, chance = ludotheque.GAMES[game], Random(f"{game} {name}")
    different = 0
    for n, (g, settings, seat) in enumerate(decisions(found, chance)):
        other: State = found.imagine(g, seat, SeededDice(chance.getrandbits(30)))
        seed = chance.getrandbits(30)
        choices = [player(game, name, seed).choose(Seat(found, table, seat)) for table in (g, other)]
        assert choices[0] == choices[1]
        different += save(found, g, settings) != save(found, other, settings)
        if n >= DECISIONS and different:
            return


class GoingOn(Search):
    """It keeps its tree, and remembers how far each had grown when it began to think."""

    def __init__(self, game: Game, seed: int, workers: int) -> None:
        super().__init__(game, seed, Thought(iterations=20, seconds=LONG))
        self.workers = workers
        self.begun: list[int] = []

    def growth(self, seat: Seat, turns: int) -> Growth:
        grown = super().growth(seat, turns)
        self.begun.append(grown.root.visits)
        return grown


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_nor_does_it_move_one_that_keeps_its_tree_and_thinks_while_others_choose(game: str, workers: int) -> None:
    """Of two with the same seed, one sits at a table whose hidden part is another one at every moment."""
    found, chance = ludotheque.GAMES[game], Random(f"{game} {workers}")
    begun: list[int] = []
    while len(begun) < LATELY or not any(begun):
        twins = [GoingOn(found, len(begun), workers) for _ in range(2)]
        play_beside(found, chance, twins)
        begun += twins[0].begun


def play_beside(game: Game, chance: Random, twins: list[GoingOn]) -> None:
    """One game, or its beginning."""
    settings = game.settings({})
    g: State = game.deal(game.usual_seats, settings, SeededDice(chance.getrandbits(30)), False)
    while not g.over() and len(twins[0].begun) < LATELY:
        decider = g.deciders()[0]
        choice = chance.choice(g.menu(decider))
        other: State = game.imagine(g, 0, SeededDice(chance.getrandbits(30)))
        seats = [Seat(game, table, 0, settings) for table in (g, other)]
        if decider == 0:
            choice, same = [twin.decide(seat) for twin, seat in zip(twins, seats, strict=True)]
            assert choice == same
        elif 0 not in g.asked() and chance.random() < PONDERS:
            for twin, seat in zip(twins, seats, strict=True):
                twin.ponder(seat)
        assert twins[0].begun == twins[1].begun
        g.choose(decider, choice)


def decisions(game: Game, chance: Random) -> Iterator[tuple[State, Settings, int]]:
    """Some decisions of random games, one after the other, at tables of all sizes."""
    settings = game.settings({})
    while True:
        g: State = game.deal(chance.choice(game.seats), settings, SeededDice(chance.getrandbits(30)), False)
        while not g.over():
            seat = chance.choice(g.deciders())
            menu = g.menu(seat)
            if len(menu) > 1 and chance.random() < SELDOM:
                yield g, settings, seat
            g.choose(seat, chance.choice(menu))


def player(game: str, name: str, seed: int) -> Bot:
    found = ludotheque.bot(game, name, seed)
    if isinstance(found, Search):
        found.thought = found.thought._replace(iterations=min(found.thought.iterations, ITERATIONS))
    return found
