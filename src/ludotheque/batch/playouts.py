"""Random games from a position, on the cores of this machine."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.batch.compiled import Long, Row, Words, entry, row_at, rule, words_at
from ludotheque.batch.dice import CHOOSING, below
from ludotheque.batch.layout import AGENDA, MOVES, POINTS, WIDE, WIDTH, wide
from ludotheque.batch.menu import LONGEST_MENU, menu
from ludotheque.batch.play import choose, decider, winner
from ludotheque.batch.position import Position, to_bytes
from ludotheque.games.strife.table import SEATS

Results: TypeAlias = NDArray[np.int16]
WON: Final = SEATS  # in a result, after the points of each seat
DECIDED: Final = SEATS + 1
RESULT: Final = SEATS + 2
WORD: Final = 2  # bytes


class Playouts(NamedTuple):
    """What random games from a position came to, game by game."""

    points: Results  # of each seat
    winners: Results
    decisions: Results

    def wins(self, seat: int) -> int:
        return int((self.winners == seat).sum())


@rule
def play_out(begin: Row, g: Row, dice: Long, out: Words, result: Words) -> None:
    """One random game from where it begins."""
    begin_at(begin, g)
    decisions = 0
    while g[AGENDA]:
        seat = decider(g)
        choices = menu(g, seat, out)
        choose(g, dice, seat, out[below(dice, choices, wide(g, MOVES), CHOOSING + seat)])
        decisions += 1
    tell(g, decisions, result)


@rule
def begin_at(begin: Row, g: Row) -> None:
    for i in range(WIDTH):
        g[i] = begin[i]


@rule
def tell(g: Row, decisions: int, result: Words) -> None:
    """What a game came to."""
    for seat in range(SEATS):
        result[seat] = wide(g, POINTS + WIDE * seat)
    result[WON] = winner(g)
    result[DECIDED] = decisions


def play_out_some(begin: int, g: int, out: int, seed: int, first: int, end: int, results: int) -> None:
    """Some of many games, one after the other."""
    for game in range(first, end):
        result = words_at(results + WORD * RESULT * game)
        play_out(row_at(begin), row_at(g), seed + game, words_at(out), result)


def playouts(position: Position, n: int, seed: int, threads: int = 1) -> Playouts:
    """So many random games from a position; game i is what the dice of `seed + i` make of it.

    Whoever plays for a seat gives a table that the seat imagines, not the one on which it plays.
    """
    begin, results = to_bytes(position), np.empty((n, RESULT), np.int16)
    play = entry(play_out_some)

    def work(first: int, end: int) -> None:
        g, out = np.empty(WIDTH, np.int8), np.empty(LONGEST_MENU, np.int16)
        play(begin.ctypes.data, g.ctypes.data, out.ctypes.data, seed, first, end, results.ctypes.data)

    share(work, n, threads)
    return told(results)


def told(results: Results) -> Playouts:
    return Playouts(results[:, :SEATS], results[:, WON], results[:, DECIDED])


def share(work: Callable[[int, int], None], n: int, threads: int) -> None:
    """Do the work from 0 to n, each thread its part: compiled functions do not wait for each other."""
    cuts = [n * i // threads for i in range(threads + 1)]
    if threads == 1:
        work(0, n)
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, cuts, cuts[1:]))
