"""The one list of legal choices, as numbers of actions in the order of the readable rules."""

from __future__ import annotations

from typing import Final

from ludotheque.batch import steps
from ludotheque.batch.cards import (
    ARRANGEMENTS,
    CARRIES,
    DISCARDS,
    EXCHANGES,
    GIVING,
    GUESSES,
    KEEPING,
    LEGACIES,
    MOVES,
    OFFERINGS,
    PASSING,
    PLACES,
    RAISES,
    SELECTIONS,
    SETTINGS_ASIDE,
    TAKES,
    USING,
)
from ludotheque.batch.champions import hand_of, pile_of
from ludotheque.batch.compiled import Row, Words, rule
from ludotheque.batch.layout import ASSIGNED, CHAMPIONS, DECK, DISCARD, LOCATIONS, PLACE, THE_ROW
from ludotheque.batch.locations import battle_location_is_fixed
from ludotheque.batch.steps import next_step
from ludotheque.games.strife.table import NOBODY

LONGEST_MENU: Final = 1 + max(CHAMPIONS, LOCATIONS)


@rule
def menu(g: Row, seat: int, out: Words) -> int:
    """How many choices the seat has that is asked; they are written down one after the other."""
    step = next_step(g)
    kind = g[step]
    if kind == steps.SELECT_CHAMPIONS or kind == steps.SELECT_ALONE:
        return selectable(g, seat, out)
    if kind == steps.BREAK_TIE:
        return both(KEEPING, GIVING, out)
    if kind == steps.ASSIGN_LEGACY:
        return each(g, hand_of(seat), LEGACIES, out)
    if kind == steps.HIDE_OFFERINGS:
        return each(g, hand_of(seat), OFFERINGS, out)
    if kind == steps.CARRY_OVER:
        return each(g, hand_of(seat), CARRIES, out)
    if kind == steps.GUESS or kind == steps.GUESS_ALONE:
        return each(g, hand_of(1 - seat), GUESSES, out)
    if kind == steps.ETHEREAL_BREATH:
        return maybe_each(g, hand_of(seat), 0, 0, SETTINGS_ASIDE, out)
    if kind == steps.UNHOLY_ALLIANCE:
        return maybe_each(g, pile_of(seat), 0, 1, RAISES, out)
    if kind == steps.ARRANGE_PILE:
        return maybe_each(g, pile_of(g[step + 2]), 0, g[step + 3], PLACES, out)
    if kind == steps.ARRANGE_ROW:
        return maybe_each(g, THE_ROW, g[step + 2], 0, ARRANGEMENTS, out)
    if kind == steps.CHARGE or kind == steps.AUSTENE_ISLE_OF_AIR:
        return maybe_elsewhere(g, g[PLACE], MOVES, out)
    if kind == steps.RAVAGING_HORDES:
        return maybe_beside(g, out)
    if kind == steps.CURSE_OF_HATTIA:
        return maybe_elsewhere(g, g[PLACE] if battle_location_is_fixed(g) else NOBODY, DISCARDS, out)
    if kind == steps.RENEWAL_OF_THE_LAND:
        return maybe_each(g, DISCARD, 0, 0, TAKES, out)
    if kind == steps.LAKE_OF_MIRRORS:
        return listed(g, DECK, 0, 0, TAKES, out, maybe_each(g, DISCARD, 0, 0, TAKES, out))
    if kind == steps.PRIMORDIAL_GATE:
        return maybe_each(g, hand_of(seat), 0, 0, EXCHANGES, out)
    return both(PASSING, USING, out)


@rule
def both(first: int, second: int, out: Words) -> int:
    out[0] = first
    out[1] = second
    return 2


@rule
def listed(g: Row, heap: int, first: int, without: int, verb: int, out: Words, n: int) -> int:
    """The cards of a heap from the first one on, without the last so many, after n other choices."""
    for i in range(first, g[heap] - without):
        out[n] = verb + g[heap + 1 + i]
        n += 1
    return n


@rule
def each(g: Row, heap: int, verb: int, out: Words) -> int:
    return listed(g, heap, 0, 0, verb, out, 0)


@rule
def maybe_each(g: Row, heap: int, first: int, without: int, verb: int, out: Words) -> int:
    """Whoever may decline can always `pass`, and that comes first. [10.21]"""
    out[0] = PASSING
    return listed(g, heap, first, without, verb, out, 1)


@rule
def selectable(g: Row, seat: int, out: Words) -> int:
    """The hand, but for the card that lies face down as legacy champion. [3.3]"""
    hand, assigned, n = hand_of(seat), g[ASSIGNED + seat], 0
    for i in range(hand + 1, hand + 1 + g[hand]):
        if g[i] != assigned:
            out[n] = SELECTIONS + g[i]
            n += 1
    return n


@rule
def maybe_elsewhere(g: Row, place: int, verb: int, out: Words) -> int:
    """The row, but for this place. [10.17, 12.2, 12.4]"""
    out[0] = PASSING
    n = 1
    for i in range(g[THE_ROW]):
        if i != place:
            out[n] = verb + g[THE_ROW + 1 + i]
            n += 1
    return n


@rule
def maybe_beside(g: Row, out: Words) -> int:
    """The neighbours of the current location in the row. [E-67]"""
    out[0] = PASSING
    n = 1
    for i in range(g[THE_ROW]):
        if i == g[PLACE] - 1 or i == g[PLACE] + 1:
            out[n] = DISCARDS + g[THE_ROW + 1 + i]
            n += 1
    return n
