"""A card on the mat as a row of numbers: what it is worth where, and what was prepared for it. [D8, D9]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.duel import mat
from ludotheque.games.rrd.duel.piles import discard
from ludotheque.games.rrd.duel.sides import Circumstances, aura, first_living, foe, has_aura, level_of
from ludotheque.games.rrd.table import Logoth

PENDING: Final = 0
COUNTERING: Final = 1
N_TYPE: Final = 0  # what the next card gets
N_BONUS: Final = 1
N_NUMBER: Final = 2
N_SOURCE: Final = 3


def new_row(g: Logoth, side: int, body: int, card: int, counter: bool) -> list[int]:
    row = [0] * mat.P_NUMBERS
    row[mat.P_CARD] = card
    row[mat.P_SIDE] = side
    row[mat.P_BODY] = body
    row[mat.P_COUNTER] = 1 if counter else 0
    target = first_living(g, foe(side))
    for k in range(mat.P_TARGET, mat.P_LESS):
        row[k] = target
    return row


def row_of(g: Logoth, level: int, who: int) -> list[int]:
    return g.pending[level] if who == PENDING else g.countering[level]


def slots_of(row: list[int]) -> list[int]:
    return row[mat.P_SLOT : mat.P_SLOT + row[mat.P_SLOTS]]


def slot_number(row: list[int], slot: int) -> int:
    """Which of its slots that is, or NONE."""
    for k in range(row[mat.P_SLOTS]):
        if row[mat.P_SLOT + k] == slot:
            return k
    return kinds.NONE


def circumstances(row: list[int], k: int) -> Circumstances:
    return Circumstances(
        row[mat.P_SIDE],
        row[mat.P_BODY],
        row[mat.P_CARD],
        row[mat.P_SLOT + k],
        row[mat.P_TARGET + k],
        row[mat.P_COUNTER] == 1,
    )


def value_at(g: Logoth, row: list[int], k: int) -> int:
    """Printed, +1 on an optimal slot, auras; on the primary slot what was prepared; less what a trap took. [D9]"""
    book, card = g.book, row[mat.P_CARD]
    value = book.value[card] + aura(g, row[mat.P_SIDE], book.type[card], circumstances(row, k)) - row[mat.P_LESS + k]
    if book.is_optimal(card, row[mat.P_SLOT + k]):
        value += 1
    if k == 0:
        value += row[mat.P_BONUS]
    return max(0, value)


def pierce_of(g: Logoth, row: list[int]) -> int:
    return g.book.pierce[row[mat.P_CARD]] + row[mat.P_PIERCE]


def meeting(g: Logoth, pending: list[int], countering: list[int]) -> tuple[int, int]:
    """What a card and its answer are worth where they meet: Pierce lowers Shield and Stagger, never Force. [D9, K13]"""
    p = value_at(g, pending, slot_number(pending, countering[mat.P_SLOT]))
    c = value_at(g, countering, 0)
    if g.book.type[countering[mat.P_CARD]] != kinds.ASSAULT:
        c = max(0, c - pierce_of(g, pending))
    if g.book.type[pending[mat.P_CARD]] != kinds.ASSAULT:
        p = max(0, p - pierce_of(g, countering))
    return p, c


def cost_of(g: Logoth, side: int, body: int, card: int) -> int:
    """Its soul value, changed by auras; nothing for a chain that is long enough. [D7, K7]"""
    book = g.book
    if book.chain[card] and g.played[side] + 1 >= book.chain[card]:
        return 0
    if not has_aura(g, side, kinds.STAT_COST):
        return book.soul[card]
    c = Circumstances(side, body, card, kinds.NONE, first_living(g, foe(side)), False)
    return max(0, book.soul[card] + aura(g, side, kinds.STAT_COST, c))


def prepared(g: Logoth, side: int, of_type: int, bonus: int) -> int:
    """How much of a bonus waits for the next card of this type."""
    found = 0
    for row in g.nexts[side]:
        if row[N_TYPE] == of_type and row[N_BONUS] == bonus:
            found += row[N_NUMBER]
    return found


def amplitude_of(g: Logoth, side: int, card: int) -> int:
    """On how many slots it is played, as far as it has so many. [K1]"""
    book = g.book
    wide = book.amplitude[card] + prepared(g, side, book.type[card], kinds.BONUS_AMPLITUDE)
    return min(wide, len(book.slots[card]))


def take_up(g: Logoth, row: list[int]) -> list[int]:
    """The card takes up what was prepared for its type; preparations that are used up are discarded. [D10, K18]"""
    side, kind = row[mat.P_SIDE], g.book.type[row[mat.P_CARD]]
    used = [waiting for waiting in g.nexts[side] if waiting[N_TYPE] == kind]
    if not used:
        return row
    row = with_preparations(g, row)
    g.nexts[side] = [waiting for waiting in g.nexts[side] if waiting[N_TYPE] != kind]
    for waiting in used:
        source = waiting[N_SOURCE]
        if source != kinds.NONE and source in g.standing[side]:
            g.standing[side].remove(source)
            discard(g, side, source)
    return row


def with_preparations(g: Logoth, row: list[int]) -> list[int]:
    """The card with what was prepared for its type. [D10]"""
    side, kind = row[mat.P_SIDE], g.book.type[row[mat.P_CARD]]
    row = row[:]
    for waiting in g.nexts[side]:
        if waiting[N_TYPE] != kind:
            continue
        bonus, n = waiting[N_BONUS], waiting[N_NUMBER]
        if bonus == kinds.BONUS_PIERCE:
            row[mat.P_PIERCE] += n
        elif bonus == kinds.BONUS_POISON:
            row[mat.P_POISON] += n
        elif bonus == kinds.BONUS_BLEEDING:
            row[mat.P_BLEEDING] += n
        elif bonus == kinds.BONUS_STUN:
            row[mat.P_STUN] += n
        elif bonus != kinds.BONUS_AMPLITUDE:
            row[mat.P_BONUS] += n
    return row


def drop_row(g: Logoth, level: int, who: int) -> None:
    if who == PENDING:
        g.pending[level] = []
    else:
        g.countering[level] = []


def set_row(g: Logoth, row: list[int], who: int) -> None:
    level = level_of(row[mat.P_SIDE])
    if who == PENDING:
        g.pending[level] = row
    else:
        g.countering[level] = row
