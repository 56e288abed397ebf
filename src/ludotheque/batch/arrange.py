"""Rearranging a pile or the row, one card after the other: twin of `games/strife/arrange.py`."""

from __future__ import annotations

from ludotheque.batch.cards import ARRANGEMENTS, PASSING, PLACES
from ludotheque.batch.champions import pile_of
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.heaps import index, insert, remove
from ludotheque.batch.layout import PLACE, THE_ROW
from ludotheque.batch.steps import ARRANGE_PILE, ARRANGE_ROW, later_with


@rule
def hear_pile(g: Row, seat: int, owner: int, placed: int, action: int) -> None:
    """Name the champions from the top down; whoever stops leaves the rest in its order. [1.20, 10.13, 12.9]"""
    if action == PASSING:
        return
    pile = pile_of(owner)
    remove(g, pile, action - PLACES)
    insert(g, pile, g[pile] - placed, action - PLACES)
    if placed + 1 < g[pile] - 1:
        later_with(g, ARRANGE_PILE, seat, owner, placed + 1)


@rule
def hear_row(g: Row, seat: int, placed: int, standing: int, action: int) -> None:
    """Name the locations from the place farthest from the deck; whoever stops leaves the rest. [1.20, 10.12]"""
    if action == PASSING:
        return
    remove(g, THE_ROW, action - ARRANGEMENTS)
    insert(g, THE_ROW, placed, action - ARRANGEMENTS)
    if standing >= 0:
        g[PLACE] = index(g, THE_ROW, standing)
    if placed + 1 < g[THE_ROW] - 1:
        later_with(g, ARRANGE_ROW, seat, placed + 1, standing)
