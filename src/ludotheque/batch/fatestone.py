"""The Fatestone decides every tie: twin of `games/strife/fatestone.py`."""

from __future__ import annotations

from ludotheque.batch.cards import KEEPING
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.layout import FAVOURED, HOLDER, STONE, STONE_CAP, put_wide, wide
from ludotheque.batch.steps import BREAK_TIE, later_with


@rule
def tie(g: Row, about: int) -> None:
    """The question to whoever holds the stone now; asked once, so it cannot come straight back. [9.1, 9.4]"""
    later_with(g, BREAK_TIE, g[HOLDER], about, 0)


@rule
def hear_tie(g: Row, seat: int, action: int) -> None:
    """The holder keeps the stone and loses the tie, or passes it on, worth one more, and wins. [9.2, 9.3, 9.6]"""
    if action == KEEPING:
        g[FAVOURED] = 1 - seat
        return
    g[FAVOURED] = seat
    g[HOLDER] = 1 - seat
    value, cap = wide(g, STONE), g[STONE_CAP]
    if not cap or value < cap:
        put_wide(g, STONE, value + 1)
