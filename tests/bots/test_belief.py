"""Belief: what others have chosen makes some imagined tables likelier, excludes none, and betrays nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

import ludotheque
from ludotheque import Seat
from ludotheque.bots.search import Search
from ludotheque.bots.search.search import DOUBTED, SEEDS
from ludotheque.games import part_of
from ludotheque.games.legends.kinds import CASTLE
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Settings
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State

from ..counts import at_least

FLOOR: Final = 0.2  # of its chance without belief, which every truth keeps
BELIEVING: Final[dict[str, Settings]] = {"legends": {}, "strain": {}}
PLAYERS: Final = ("random", "greedy")
MOMENTS: Final = at_least(quick=40, full=2000)
SELDOM: Final = 0.1  # of all decisions
TABLES: Final = 10  # imagined at each


def moments(name: str, player: str) -> Iterator[tuple[State, Settings, Seat]]:
    """Decisions of one game after the other between bots of a kind, each as its seat sees it."""
    game, chance = ludotheque.GAMES[name], Random(f"{name} {player}")
    settings = game.settings(BELIEVING[name])
    while True:
        count = 2 if player == "greedy" else chance.choice([seats for seats in game.seats if 1 < seats < 5])
        g: State = game.deal(count, settings, SeededDice(chance.getrandbits(30)), False)
        bots = [ludotheque.bot(name, player, chance.getrandbits(30)) for _ in range(count)]
        while not g.over():
            for n in g.deciders():
                if chance.random() < SELDOM:
                    yield g, settings, Seat(game, g, n, settings)
                g.choose(n, bots[n].decide(Seat(game, g, n, settings)))


def test_every_game_with_a_belief_is_looked_at() -> None:
    assert set(BELIEVING) == {name for name in ludotheque.GAMES if part_of(name, "belief")}


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", BELIEVING)
def test_no_truth_has_less_than_a_fifth_of_its_chance(name: str, player: str) -> None:
    """For so many tables are imagined as if nobody had chosen anything, by lot; and that lot looks at no table."""
    draws = without = other = 0
    for n, (g, settings, seat) in enumerate(islice(moments(name, player), MOMENTS)):
        search, twin = Search(seat.game, n), Random(n)
        for _ in range(TABLES):
            seed = twin.getrandbits(SEEDS)
            plain, found = (save(seat.game, h, settings) for h in (seat.imagine(seed), search.imagine(seat)))
            assert plain == found or seed % DOUBTED
            draws, without, other = draws + 1, without + (seed % DOUBTED == 0), other + (plain != found)
        assert save(seat.game, g, settings) == save(seat.game, seat._state, settings)
    assert without / draws > 0.9 * FLOOR
    assert other > 0


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", BELIEVING)
def test_what_is_believed_looks_the_same_and_lacks_nothing(name: str, player: str) -> None:
    """Whether others have an answer in a window is theirs to know, so it may be otherwise."""
    for n, (g, _, seat) in enumerate(islice(moments(name, player), MOMENTS)):
        game, h = seat.game, Search(seat.game, n).imagine(seat)
        assert game.view(h, seat.number) == seat.view()
        assert h.menu(seat.number) == seat.choices()
        assert sorted(game.places(h)) == sorted(game.cards_in_play(h))
        assert (h.moves, h.draws) == (g.moves, 0)
        assert (seat.number in h.deciders()) == (seat.number in g.deciders())


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", BELIEVING)
def test_what_is_believed_follows_from_what_the_seat_sees(name: str, player: str) -> None:
    for n, (g, settings, seat) in enumerate(islice(moments(name, player), MOMENTS)):
        dealt_anew = seat.game.imagine(g, seat.number, SeededDice(n))
        seats = [seat, Seat(seat.game, dealt_anew, seat.number, settings)]
        one, other = (save(seat.game, Search(seat.game, n).imagine(each), settings) for each in seats)
        assert one == other


def castles(g: Any, h: Any, seat: int) -> int:
    """How many hidden Castles stand where they really do."""
    hidden = [u for u in g.all_castles() if g.where[u] >= 0 and not g.knows(seat & 1, u)]
    return sum(h.type(unit) == CASTLE for unit in hidden)


def hands(g: Any, h: Any, seat: int) -> int:
    """How many tiles the others really hold."""
    pairs = list(zip(g.hand, h.hand, strict=True))
    return sum((Counter(one) & Counter(other)).total() for n, (one, other) in enumerate(pairs) if n != seat)


HITS: Final[dict[str, Callable[[Any, Any, int], int]]] = {
    "legends": castles,
    "strain": hands,
}


@pytest.mark.parametrize("name", BELIEVING)
def test_belief_is_nearer_to_the_truth_than_chance(name: str) -> None:
    with_belief = without = 0
    for n, (g, _, seat) in enumerate(islice(moments(name, "greedy"), MOMENTS)):
        search = Search(seat.game, n)
        for look in range(TABLES):
            with_belief += HITS[name](g, search.imagine(seat), seat.number)
            without += HITS[name](g, seat.imagine(look), seat.number)
    assert with_belief > without * 1.05
