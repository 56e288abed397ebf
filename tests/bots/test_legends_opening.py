"""Who thinks in Stratego Legends sets up first: the Castle stands behind, and the way to it is barred."""

from __future__ import annotations

import ludotheque
from ludotheque.bots.search import Search, Thought
from ludotheque.games.legends.field import BACK, depth
from ludotheque.games.legends.muster import SWAPS, Swap, SwapWith
from ludotheque.games.legends.opening import safety
from ludotheque.games.legends.table import Legends

SEEDS = 12
BETTER = 40  # than by lot, for both together


def castle_of(g: Legends, seat: int) -> int:
    return next(g.where[unit] for unit in g.all_castles() if g.owner[unit] == seat)


def step(g: Legends) -> type:
    return type(g.agenda[-1])


def set_up(seed: int) -> tuple[int, int]:
    """How safe the Castles are as the lot has put them, and after the swaps: in none of the front rows."""
    table = ludotheque.new_table("legends", seed=seed)
    g = table.state
    assert isinstance(g, Legends)
    bots = [Search(table.game, seed, Thought(iterations=1)) for _ in range(2)]
    while step(g) is not Swap:
        seat = g.deciders()[0]
        g.choose(seat, bots[seat].decide(table.seat(seat)))
    before = sum(safety(g, g.at, seat, castle_of(g, seat)) for seat in range(2))
    swaps = 0
    while step(g) in (Swap, SwapWith):
        swaps += step(g) is SwapWith
        seat = g.deciders()[0]
        g.choose(seat, bots[seat].decide(table.seat(seat)))
    assert swaps == 2 * SWAPS
    assert all(depth(castle_of(g, seat), seat) < BACK for seat in range(2))
    return before, sum(safety(g, g.at, seat, castle_of(g, seat)) for seat in range(2))


def test_the_castle_is_safer_behind_and_no_swap_tells_where() -> None:
    """Everybody swaps twice, whether that was needed or not. [R7]"""
    found = [set_up(seed) for seed in range(SEEDS)]
    assert sum(after for _, after in found) > sum(before for before, _ in found) + SEEDS * BETTER
