"""Who thinks in Stratego Legends sets up first: the Castle stands behind, and the way to it is barred."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.search import Search, Thought
from ludotheque.games.legends.ai import FRONT, depth
from ludotheque.games.legends.muster import Swap, SwapWith
from ludotheque.games.legends.opening import safety
from ludotheque.games.legends.table import Legends

SEEDS = 12


def castle_of(g: Legends, seat: int) -> int:
    return next(g.where[unit] for unit in g.all_castles() if g.owner[unit] == seat)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_castle_is_safest_behind(seed: int) -> None:
    """After two swaps it is in none of the front rows, and at least as safe as the lot had put it. [R7]"""
    table = ludotheque.new_table("legends", seed=str(seed))
    g = table.state
    assert isinstance(g, Legends)
    bots = [Search(table.game, seed, Thought(iterations=1)) for _ in range(2)]
    while not isinstance(g.agenda[-1], Swap):
        seat = g.deciders()[0]
        g.choose(seat, bots[seat].decide(table.seat(seat)))
    before = [safety(g, g.at, seat, castle_of(g, seat)) for seat in range(2)]
    while isinstance(g.agenda[-1], Swap | SwapWith):
        seat = g.deciders()[0]
        g.choose(seat, bots[seat].decide(table.seat(seat)))
    for seat in range(2):
        castle = castle_of(g, seat)
        assert depth(castle, seat) < FRONT
        assert safety(g, g.at, seat, castle) >= before[seat]
