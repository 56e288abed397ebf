"""Random games from a position, on the cores of this machine."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.batch.compiled import Row, Words, entry, row_at, rule, words_at
from ludotheque.batch.dice import CHOOSING, below
from ludotheque.batch.layout import AGENDA, MOVES, POINTS, WIDE, WIDTH, wide
from ludotheque.batch.menu import LONGEST_MENU, menu
from ludotheque.batch.play import choose, decider, winner
from ludotheque.batch.position import Position, to_bytes
from ludotheque.games.strife.table import SEATS

Results: TypeAlias = NDArray[np.int16]
WINNER = SEATS  # in a result, after the points of each seat
DECISIONS = SEATS + 1
RESULT = SEATS + 2


class Playouts(NamedTuple):
    """What random games from a position came to, by game."""

    points: Results  # of each seat
    winners: Results
    decisions: Results

    def wins(self, seat: int) -> int:
        return int((self.winners == seat).sum())


@rule
def play_randomly(g: Row, dice: int, out: Words) -> int:
    """Choose from every menu at random until the game is over; the number of decisions."""
    decisions = 0
    while g[AGENDA]:
        seat = decider(g)
        choices = menu(g, seat, out)
        choose(g, dice, seat, out[below(dice, choices, wide(g, MOVES), CHOOSING + seat)])
        decisions += 1
    return decisions


@rule
def play_out(begin: Row, g: Row, dice: int, out: Words, result: Words) -> None:
    """One random game from where it begins."""
    for i in range(WIDTH):
        g[i] = begin[i]
    result[DECISIONS] = play_randomly(g, dice, out)
    for seat in range(SEATS):
        result[seat] = wide(g, POINTS + WIDE * seat)
    result[WINNER] = winner(g)


def play_out_some(begin: int, g: int, out: int, seed: int, first: int, end: int, results: int) -> None:
    """Some of many games, one after the other."""
    for game in range(first, end):
        play_out(row_at(begin), row_at(g), seed + game, words_at(out), words_at(results + 2 * RESULT * game))


def playouts(position: Position, n: int, seed: int, threads: int = 1) -> Playouts:
    """So many random games from a position: game i is what the dice of `seed + i` make of it.

    Whoever bots for a seat gives a table that the seat imagines, not the one that is played.
    """
    begin, results = to_bytes(position), np.empty((n, RESULT), np.int16)
    cuts = [n * i // threads for i in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        f=entry(play_out_some)
        g=np.empty(WIDTH,np.int8);o=np.empty(LONGEST_MENU,np.int16)
        for _ in pool.map(lambda first, end: f(begin.ctypes.data, g.ctypes.data,o.ctypes.data, seed, first, end, results.ctypes.data), cuts, cuts[1:]):
            pass
    return Playouts(results[:, :SEATS], results[:, WINNER], results[:, DECISIONS])
