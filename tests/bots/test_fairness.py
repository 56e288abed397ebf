"""The certificate of fairness: no choice of any bot changes when what its seat cannot see is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludotheque
from ludotheque import Seat
from ludotheque.bots import BOTS
from ludotheque.bots.player import Bot
from ludotheque.bots.search import Search
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State

from ..counts import at_least

DECISIONS = at_least(quick=10, full=150)  # of each of seven bots: a thousand in each game
ITERATIONS = at_least(quick=5, full=1_000_000)  # at the most
SELDOM = 0.05  # of all decisions, so that several parts of a game are seen


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
