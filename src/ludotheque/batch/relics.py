"""Relics: twin of `games/strife/relics.py`."""

from __future__ import annotations

from ludotheque.batch.cards import RELIC_AMOUNT, RELIC_POWER
from ludotheque.batch.champions import hand_of, pile_of, top
from ludotheque.batch.compiled import Row, rule
from ludotheque.batch.heaps import append, insort, remove
from ludotheque.batch.layout import BATTLE, BONUS, DECK, DISCARD, RELIC, RELIC_USED, RELICS_WAIT, SKIPS, THE_ROW
from ludotheque.batch.locations import battle_location_is_fixed, current, every_location_is_fixed
from ludotheque.batch.steps import (
    AUSTENE_ISLE_OF_AIR,
    CHANGELING_HAVEN,
    CURSE_OF_HATTIA,
    DARKWOOD_ABYSS,
    LAKE_OF_MIRRORS,
    PRIMORDIAL_GATE,
    RELIC_MOMENT,
    SPEND_RELIC,
    later_by,
    later_with,
)
from ludotheque.games.strife.relics import (
    BATTLE_STARTS,
    DISCARD_LOCATION,
    EXCHANGE_BATTLE_WITH_LEGACY,
    EXCHANGE_LEGACY_WITH_HAND,
    EXCHANGE_LOCATION,
    LEGACY_STARTS,
    MOVE_BATTLE,
    NO_POWER,
    REARRANGE_OWN_PILE,
    STRENGTHEN,
)
from ludotheque.games.strife.table import NOBODY, SEATS
from ludotheque.kernel.choice import TABLE


@rule
def power_of(g: Row, seat: int) -> int:
    """The power of the relic in front of a player that is not used yet."""
    relic = g[RELIC + seat]
    return NO_POWER if relic == NOBODY or g[RELIC_USED + seat] else RELIC_POWER[relic]


@rule
def holds(g: Row, seat: int, power: int) -> bool:
    return g[RELIC + seat] != NOBODY and power_of(g, seat) == power


@rule
def spend_relic(g: Row, seat: int) -> None:
    """A relic goes to the discard once its effect is resolved, or waits for the Clean-up. [12.16, 14.50]"""
    if g[RELICS_WAIT]:
        g[RELIC_USED + seat] = 1
        return
    append(g, DISCARD, g[RELIC + seat])
    g[RELIC + seat] = NOBODY


@rule
def somebody_has_a_relic(g: Row) -> bool:
    return g[RELIC] != NOBODY or g[RELIC + 1] != NOBODY


@rule
def later_at(g: Row, moment: int) -> None:
    """The moment of the relics comes next."""
    later_with(g, RELIC_MOMENT, TABLE, moment, 0)


@rule
def relic_moment(g: Row, moment: int) -> None:
    """At its moment, and only then, the owner of a relic may use it. [12.15]"""
    for seat in range(SEATS - 1, -1, -1):
        power = power_of(g, seat)
        if moment == BATTLE_STARTS:
            at_battle_start(g, seat, power)
        elif moment == LEGACY_STARTS:
            at_legacy_start(g, seat, power)
        else:
            at_battle_end(g, seat, power)


@rule
def at_battle_start(g: Row, seat: int, power: int) -> None:
    """Austene, Hattia and Changeling Haven, where they have something to act on. [12.2, 12.4, 12.8]"""
    if power == MOVE_BATTLE and g[THE_ROW] > 1 and not battle_location_is_fixed(g):
        later_by(g, AUSTENE_ISLE_OF_AIR, seat)
    elif power == DISCARD_LOCATION and can_curse(g):
        later_by(g, CURSE_OF_HATTIA, seat)
    elif power == EXCHANGE_BATTLE_WITH_LEGACY and g[pile_of(seat)]:
        later_by(g, CHANGELING_HAVEN, seat)


@rule
def at_battle_end(g: Row, seat: int, power: int) -> None:
    """Lake of Mirrors, where there is something to exchange. [12.5]"""
    if power != EXCHANGE_LOCATION or current(g) == NOBODY or battle_location_is_fixed(g):
        return
    if g[DISCARD] or g[DECK]:
        later_by(g, LAKE_OF_MIRRORS, seat)


@rule
def at_legacy_start(g: Row, seat: int, power: int) -> None:
    """Gate and Darkwood, for an owner who does not skip the phase. [12.1, 12.9, 12.20]"""
    if g[SKIPS + seat]:
        return
    if power == EXCHANGE_LEGACY_WITH_HAND and g[pile_of(seat)] and g[hand_of(seat)]:
        later_by(g, PRIMORDIAL_GATE, seat)
    elif power == REARRANGE_OWN_PILE and g[pile_of(seat)] > 1:
        later_by(g, DARKWOOD_ABYSS, seat)


@rule
def can_curse(g: Row) -> bool:
    """What Hattia can discard; in a Winter Storm not the current location, or nothing. [E-85, 14.53]"""
    if every_location_is_fixed(g):
        return False
    spared = 1 if battle_location_is_fixed(g) and current(g) != NOBODY else 0
    return g[THE_ROW] > spared


@rule
def primordial_gate(g: Row, seat: int, champion: int) -> None:
    """The owner exchanges their legacy champion with a champion from their hand. [12.1]"""
    remove(g, hand_of(seat), champion)
    insort(g, hand_of(seat), top(g, seat))
    g[pile_of(seat) + g[pile_of(seat)]] = champion


@rule
def ager_pugno(g: Row) -> None:
    """The owner's battle champion is strengthened, last of all. [12.6, E-83]"""
    for seat in range(SEATS):
        if holds(g, seat, STRENGTHEN):
            later_by(g, SPEND_RELIC, seat)
            g[BONUS + seat] += RELIC_AMOUNT[g[RELIC + seat]]
            return


@rule
def changeling_haven(g: Row, seat: int) -> None:
    """The owner exchanges their battle champion with their legacy champion. [12.8]"""
    newcomer = top(g, seat)
    g[pile_of(seat) + g[pile_of(seat)]] = g[BATTLE + seat]
    g[BATTLE + seat] = newcomer
