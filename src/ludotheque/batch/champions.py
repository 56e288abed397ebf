"""What stops champions, and what they hold: twin of `games/strife/champions.py`."""

from __future__ import annotations

from ludotheque.batch.cards import LEGACY_ABILITY
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.heaps import pour
from ludotheque.batch.layout import (
    ASIDE,
    ASIDE_RETURNS_TO_ALL,
    BATTLE,
    BATTLE_BLOCK,
    BITS,
    BLOCK_FOLLOWS_CARD,
    HAND,
    HEAP,
    LEGACY_BLOCK,
    PALADIN_EXPOSES_NEXT,
    PILE,
    POINTS,
    SKIPS,
    SPENT,
    SPENT_BYTES,
    SUPPORT,
    WIDE,
    put_wide,
    wide,
)
from ludotheque.games.strife.champions import VITAL_STRIKE
from ludotheque.games.strife.table import EVERYONE, NOBODY, SEATS


@rule
def hand_of(seat: int) -> int:
    """Where the seat's hand lies."""
    return HAND + HEAP * seat


@rule
def pile_of(seat: int) -> int:
    return PILE + HEAP * seat


@rule
def aside_of(seat: int) -> int:
    return ASIDE + HEAP * seat


@rule
def top(g: Row, seat: int) -> int:
    """The legacy champion: the top of the pile. [1.6]"""
    pile = pile_of(seat)
    return g[pile + g[pile]] if g[pile] else NOBODY


@rule
def score(g: Row, seat: int, points: int) -> None:
    at = POINTS + WIDE * seat
    put_wide(g, at, wide(g, at) + points)


@rule
def has_spent(g: Row, seat: int, champion: int) -> bool:
    """Whether the champion has used its battle ability this turn."""
    return g[SPENT + SPENT_BYTES * seat + champion // BITS] >> champion % BITS & 1 > 0


@rule
def spend(g: Row, seat: int, champion: int) -> None:
    g[SPENT + SPENT_BYTES * seat + champion // BITS] |= 1 << champion % BITS


@rule
def block_battle(g: Row, seat: int) -> None:
    """For the rest of the turn, whoever takes the seat; or this champion only. [4.6, 4.7, 14.26]"""
    g[BATTLE_BLOCK + seat] = g[BATTLE + seat] if g[BLOCK_FOLLOWS_CARD] else EVERYONE


@rule
def block_legacy(g: Row, seat: int) -> None:
    """For the rest of the turn, whoever lies on top; or this champion only. [4.8, 14.26]"""
    g[LEGACY_BLOCK + seat] = top(g, seat) if g[BLOCK_FOLLOWS_CARD] else EVERYONE


@rule
def may_use_battle(g: Row, seat: int, champion: int) -> bool:
    """A blocked champion does not activate, and no card uses its battle ability twice in a turn. [4.3, 10.22]"""
    block = g[BATTLE_BLOCK + seat]
    return block != EVERYONE and block != champion and not has_spent(g, seat, champion)


@rule
def may_use_legacy(g: Row, seat: int) -> bool:
    """Nothing from an empty pile, a Monk, a blocked champion or a player who skips the phase. [5.3]"""
    champion = top(g, seat)
    if champion == NOBODY or g[SKIPS + seat] or LEGACY_ABILITY[champion] == VITAL_STRIKE:
        return False
    if g[SUPPORT + seat] != NOBODY and not g[PALADIN_EXPOSES_NEXT]:
        return False
    block = g[LEGACY_BLOCK + seat]
    return block != EVERYONE and block != champion


@rule
def take_back_aside(g: Row) -> None:
    """As soon as a hand is empty, the champions set aside return to it. [8.6, 8.7, 14.34]"""
    for seat in range(SEATS):
        if not g[hand_of(seat)]:
            for owner in range(SEATS):
                if owner == seat or g[ASIDE_RETURNS_TO_ALL]:
                    pour(g, aside_of(owner), hand_of(owner))
