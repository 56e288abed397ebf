"""Chance, lent as a seed: the same numbers as `SeededDice`, so a seed deals the same game here and there."""

from __future__ import annotations

from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.layout import DRAWS, MOVES, wide

WORD = 0xFFFFFFFF
CHOOSING = 100  # draws of chance from here on choose for a seat; no move draws as often for the table


@rule
def below(dice: Long, n: int, move: int, draw: int) -> int:
    """A number from 0 to n - 1, all equally likely: twin of `SeededDice.below`."""
    word: Long = stirred((dice & WORD) ^ 0x2545F491)
    word = stirred(word ^ move)
    word = stirred(word ^ draw)
    word = stirred(word ^ (dice >> 32))
    return (word * n) >> 32


@rule
def stirred(word: Long) -> Long:
    """A 32-bit word mixed so that near words end far apart."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


@rule
def roll(g: Row, dice: Long, n: int) -> int:
    """Chance among n cases, by the number of the move and of the draw within it: twin of `State.roll`."""
    if n == 1:
        return 0
    draw = g[DRAWS]
    g[DRAWS] = draw + 1
    return below(dice, n, wide(g, MOVES), draw)
