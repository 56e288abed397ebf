"""Relics: locations whose winner may use their power in the next turn. [Strife 12]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.about import by_relic
from ludotheque.games.strife.arrange import ArrangePile
from ludotheque.games.strife.battle import moves
from ludotheque.games.strife.locations import (
    battle_location_is_fixed,
    current,
    discard_from_row,
    every_location_is_fixed,
    exchange_current,
    move_battle,
)
from ludotheque.games.strife.may import MayPick, MayUse
from ludotheque.games.strife.table import NOBODY, SEATS, Strife, add, of, put
from ludotheque.games.strife.verbs import DISCARDS, EXCHANGES, TAKES
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Steps

NO_POWER: Final = 0  # an ordinary location
EXCHANGE_LEGACY_WITH_HAND: Final = 1
MOVE_BATTLE: Final = 2
DOUBLE_POINTS: Final = 3
DISCARD_LOCATION: Final = 4
EXCHANGE_LOCATION: Final = 5
STRENGTHEN: Final = 6
SEE_FIRST: Final = 7
EXCHANGE_BATTLE_WITH_LEGACY: Final = 8
REARRANGE_OWN_PILE: Final = 9
RELIC_POWERS: Final = (
    "", "exchange_legacy_with_hand", "move_battle", "double_points", "discard_location", "exchange_location",
    "strengthen", "see_first", "exchange_battle_with_legacy", "rearrange_own_pile",
)  # fmt: skip
POWER_WITH_AMOUNT: Final = ("strengthen",)

BATTLE_STARTS: Final = 0
BATTLE_ENDS: Final = 1
LEGACY_STARTS: Final = 2


def power_of(g: Strife, seat: Seat) -> int:
    """The power of the relic in front of a player that is not used yet."""
    relic = of(g.relic, seat)
    return NO_POWER if relic == NOBODY or of(g.relic_used, seat) else g.cards.relic[relic]


def holds(g: Strife, seat: Seat, power: int) -> bool:
    return of(g.relic, seat) != NOBODY and power_of(g, seat) == power


def use_relic(g: Strife, seat: Seat) -> Steps:
    g.tell("uses_relic", seat, of(g.relic, seat))
    return [SpendRelic(seat)]


class SpendRelic(Act[Strife]):
    """A relic goes to the discard once its effect is resolved, or waits for the Clean-up. [12.16, 14.50]"""

    def do(self, g: Strife) -> Steps:
        if g.options.relics_wait:
            g.relic_used = put(g.relic_used, self.seat, 1)
            return NO_MORE
        g.discard.append(of(g.relic, self.seat))
        g.relic = put(g.relic, self.seat, NOBODY)
        return NO_MORE


class RelicMoment(Act[Strife]):
    """At its moment, and only then, the owner of a relic may use it. [12.15]"""

    def __init__(self, seat: Seat, moment: int) -> None:
        self.seat, self.moment = seat, moment

    def do(self, g: Strife) -> Steps:
        steps: Steps = []
        for seat in range(SEATS):
            power = power_of(g, seat)
            if self.moment == BATTLE_STARTS:
                steps += at_battle_start(g, seat, power)
            elif self.moment == LEGACY_STARTS:
                steps += at_legacy_start(g, seat, power)
            elif power == EXCHANGE_LOCATION and current(g) != NOBODY and not battle_location_is_fixed(g):
                steps += [LakeOfMirrors(seat)] if g.discard or g.deck else []
        return steps


def relic_moment(g: Strife, moment: int) -> Steps:
    return [RelicMoment(TABLE, moment)] if g.relic[0] != NOBODY or g.relic[1] != NOBODY else NO_MORE


def at_battle_start(g: Strife, seat: Seat, power: int) -> Steps:
    """Austene, Hattia and Changeling Haven, where they have something to act on. [12.2, 12.4, 12.8]"""
    if power == MOVE_BATTLE and len(g.row) > 1 and not battle_location_is_fixed(g):
        return [AusteneIsleOfAir(seat)]
    if power == DISCARD_LOCATION and accursed(g):
        return [CurseOfHattia(seat)]
    if power == EXCHANGE_BATTLE_WITH_LEGACY and g.pile[seat]:
        return [ChangelingHaven(seat)]
    return NO_MORE


def at_legacy_start(g: Strife, seat: Seat, power: int) -> Steps:
    """Gate and Darkwood, for an owner who does not skip the phase. [12.1, 12.9, 12.20]"""
    if of(g.skips, seat):
        return NO_MORE
    if power == EXCHANGE_LEGACY_WITH_HAND and g.pile[seat] and g.hand[seat]:
        return [PrimordialGate(seat)]
    if power == REARRANGE_OWN_PILE and len(g.pile[seat]) > 1:
        return [DarkwoodAbyss(seat)]
    return NO_MORE


class PrimordialGate(MayPick):
    """The owner may exchange their legacy champion with a champion from their hand. [12.1]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def offers(self, g: Strife) -> list[Choice]:
        return [EXCHANGES[champion] for champion in g.hand[self.seat]]

    def pick(self, g: Strife, card: int) -> Steps:
        spent = use_relic(g, self.seat)
        pile, hand = g.pile[self.seat], g.hand[self.seat]
        hand.remove(card)
        hand.append(pile[-1])
        hand.sort()
        g.tell("changes_places", self.seat, pile[-1], card)
        pile[-1] = card
        return spent


class AusteneIsleOfAir(MayPick):
    """The owner may move both battle champions to another face-up location. [12.2]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def offers(self, g: Strife) -> list[Choice]:
        return moves(g)

    def pick(self, g: Strife, card: int) -> Steps:
        spent = use_relic(g, self.seat)
        move_battle(g, card)
        return spent


class CurseOfHattia(MayPick):
    """The owner may discard any face-up location; the row advances. [12.4]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def offers(self, g: Strife) -> list[Choice]:
        return [DISCARDS[location] for location in accursed(g)]

    def pick(self, g: Strife, card: int) -> Steps:
        spent = use_relic(g, self.seat)
        discard_from_row(g, card)
        return spent


def accursed(g: Strife) -> list[int]:
    """What Hattia can discard; in a Winter Storm not the current location, or nothing. [E-85, 14.53]"""
    if every_location_is_fixed(g):
        return []
    if battle_location_is_fixed(g):
        return [location for location in g.row if location != current(g)]
    return g.row[:]


class LakeOfMirrors(MayPick):
    """The owner may exchange the current location with one from the discard or the deck. [12.5]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def offers(self, g: Strife) -> list[Choice]:
        return [TAKES[location] for location in g.discard + g.deck]

    def pick(self, g: Strife, card: int) -> Steps:
        spent = use_relic(g, self.seat)
        exchange_current(g, card)
        return spent


class AgerPugno(Act[Strife]):
    """The owner's battle champion is strengthened, last of all. [12.6, E-83]"""

    def do(self, g: Strife) -> Steps:
        for seat in range(SEATS):
            if holds(g, seat, STRENGTHEN):
                spent = use_relic(g, seat)
                amount = g.cards.relic_amount[of(g.relic, seat)]
                g.bonus = add(g.bonus, seat, amount)
                g.tell("adds", seat, amount)
                return spent
        return NO_MORE


class ChangelingHaven(MayUse):
    """The owner may exchange their battle champion with their legacy champion. [12.8]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def use(self, g: Strife) -> Steps:
        spent = use_relic(g, self.seat)
        pile = g.pile[self.seat]
        g.tell("changes_places", self.seat, of(g.battle, self.seat), pile[-1])
        newcomer = pile[-1]
        pile[-1] = of(g.battle, self.seat)
        g.battle = put(g.battle, self.seat, newcomer)
        return spent


class DarkwoodAbyss(MayUse):
    """The owner may rearrange their legacy pile at will. [12.9]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def use(self, g: Strife) -> Steps:
        spent = use_relic(g, self.seat)
        return [ArrangePile(self.seat, self.seat, 0), *spent]
