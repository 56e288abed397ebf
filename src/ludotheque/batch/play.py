"""How a game goes on: who is asked, and the steps from an answer to the next question. Twin of `kernel/state.py`."""

from __future__ import annotations

from ludotheque.batch import steps
from ludotheque.batch.acts import do
from ludotheque.batch.answers import hear, hear_one_of_all
from ludotheque.batch.champions import hand_of
from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.layout import AGENDA, CLAIM, DRAWS, HOLDER, MOVES, POINTS, SEALED, WIDE, put_wide, wide
from ludotheque.batch.steps import FIRST_ASK, FIRST_ASK_ALL, later, next_step
from ludotheque.games.strife.table import NOBODY, SEATS


@rule
def deal(g: Row, dice: Long) -> None:
    """A new game by the options that lie in the row already: twin of `deal` in `games/strife`."""
    g[AGENDA] = 0
    g[DRAWS] = 0
    put_wide(g, MOVES, 0)
    later(g, steps.SET_UP)
    settle(g, dice)


@rule
def settle(g: Row, dice: Long) -> None:
    """Act until a question is on top, or the game is over."""
    while g[AGENDA] and g[next_step(g)] < FIRST_ASK:
        act(g, dice)


@rule
def act(g: Row, dice: Long) -> None:
    """The next step, which asks nobody."""
    step = next_step(g)
    g[AGENDA] -= 1
    do(g, dice, g[step], g[step + 1], g[step + 2])


@rule
def decider(g: Row) -> int:
    """The first seat whose answer is missing; nobody when the game is over."""
    if not g[AGENDA]:
        return NOBODY
    step = next_step(g)
    if g[step] < FIRST_ASK_ALL:
        return g[step + 1]
    return 0 if is_asked(g, 0) and not wide(g, SEALED) else 1


@rule
def is_asked(g: Row, seat: int) -> bool:
    """Whether a question to several is put to this seat. [8.9, 6.6]"""
    kind = g[next_step(g)]
    if kind == steps.CARRY_OVER:
        return g[hand_of(seat)] > 1
    return kind != steps.REPLACE or g[CLAIM + seat] != NOBODY


@rule
def choose(g: Row, dice: Long, seat: int, action: int) -> None:
    """Take one seat's answer, which must be on its menu, and run on until somebody must choose again."""
    answer(g, dice, seat, action)
    settle(g, dice)


@rule
def answer(g: Row, dice: Long, seat: int, action: int) -> None:
    step = next_step(g)
    kind = g[step]
    if kind < FIRST_ASK_ALL:
        begin_move(g)
        hear(g, dice, kind, seat, g[step + 2], g[step + 3], action)
    else:
        put_wide(g, SEALED + WIDE * seat, action + 1)
        for other in range(SEATS):
            if is_asked(g, other) and not wide(g, SEALED + WIDE * other):
                return
        hear_all(g, kind)


@rule
def begin_move(g: Row) -> None:
    """The question is answered."""
    g[AGENDA] -= 1
    put_wide(g, MOVES, wide(g, MOVES) + 1)
    g[DRAWS] = 0


@rule
def hear_all(g: Row, kind: int) -> None:
    """All answers are in."""
    begin_move(g)
    for seat in range(SEATS):
        action = wide(g, SEALED + WIDE * seat) - 1
        if action >= 0:
            put_wide(g, SEALED + WIDE * seat, 0)
            hear_one_of_all(g, kind, seat, action)


@rule
def winner(g: Row) -> int:
    """More points win; if equal, the holder of the Fatestone loses. [8.16, 8.17]"""
    mine, theirs = wide(g, POINTS), wide(g, POINTS + WIDE)
    if mine == theirs:
        return 1 - g[HOLDER]
    return 1 if theirs > mine else 0
