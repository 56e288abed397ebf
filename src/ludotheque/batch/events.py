"""The Wyrm and the Sphinx: twin of `games/strife/events.py`."""

from __future__ import annotations

from ludotheque.batch.cards import GUESSES, OFFERINGS, POWER
from ludotheque.batch.champions import hand_of, score
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.fatestone import tie
from ludotheque.batch.heaps import remove
from ludotheque.batch.layout import BATTLE, CARRIED, GUESSED, HIDDEN
from ludotheque.batch.locations import riddle
from ludotheque.batch.steps import AWARD_OFFERING, AWARD_OFFERING_TO_FAVOURED, later, later_by
from ludotheque.games.strife.fatestone import OFFERING
from ludotheque.games.strife.table import NOBODY, SEATS


@rule
def hear_offering(g: Row, seat: int, action: int) -> None:
    """The Wyrm: each player secretly lays one champion from hand face down. [13.1, 13.13]"""
    remove(g, hand_of(seat), action - OFFERINGS)
    g[HIDDEN + seat] = action - OFFERINGS


@rule
def reveal_offerings(g: Row) -> None:
    """At the end of the round the higher printed power scores; equal ones are a tie. [13.1, 13.16]"""
    first, second = g[HIDDEN], g[HIDDEN + 1]
    g[CARRIED] = first
    g[CARRIED + 1] = second
    if POWER[first] == POWER[second]:
        later(g, AWARD_OFFERING_TO_FAVOURED)
        tie(g, OFFERING)
    else:
        later_by(g, AWARD_OFFERING, 0 if POWER[first] > POWER[second] else 1)


@rule
def hear_guess(g: Row, seat: int, action: int) -> None:
    """The Sphinx: before the reveal each player must guess the opponent's battle champion. [13.2, 13.18]"""
    g[GUESSED + seat] = action - GUESSES


@rule
def score_guesses(g: Row) -> None:
    """A correct guess scores at the reveal. [13.2]"""
    for seat in range(SEATS):
        if g[GUESSED + seat] != NOBODY and g[GUESSED + seat] == g[BATTLE + 1 - seat]:
            score(g, seat, riddle(g))
