"""The Legacy phase and the ten legacy abilities. [Strife 5, 10]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.strife import champions
from ludotheque.games.strife.arrange import ArrangeRow
from ludotheque.games.strife.fatestone import LEGACY, REVEAL, tie
from ludotheque.games.strife.locations import (
    battle_location_is_fixed,
    current,
    exchange_current,
    send_back_current,
)
from ludotheque.games.strife.may import LegacyMayPick, LegacyMayUse, for_each_seat
from ludotheque.games.strife.table import NOBODY, SEATS, Strife, add, put
from ludotheque.games.strife.verbs import RAISES, SETTINGS_ASIDE, TAKES
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, Steps

AUTOMATIC: Final = (
    champions.POWER_OF_SHADOWS,
    champions.DIVINE_PROTECTION,
    champions.LIGHTNING_ATTACK,
    champions.PILLAGE,
)


def vital_strikes(g: Strife) -> Steps:
    """Directly after the reveal, a player whose legacy champion is the Monk may use him. [3.6, 3.7, 14.6]"""
    if g.options.beginner:
        return NO_MORE
    first, second = can_strike(g, 0), can_strike(g, 1)
    if first and second:
        return [tie(g, REVEAL), VitalStrikesInOrder()]
    return VITAL_STRIKES[0 if first else 1] if first or second else NO_MORE


def can_strike(g: Strife, seat: Seat) -> bool:
    champion = g.top(seat)
    return champion != NOBODY and g.cards.legacy[champion] == champions.VITAL_STRIKE


@mypyc_attr(free_list_len=1)
class VitalStrikesInOrder(Act[Strife]):
    """Both are Monks: the Fatestone decided who chooses first. [3.7]"""

    def do(self, g: Strife) -> Steps:
        return [VitalStrike(g.favoured), VitalStrike(1 - g.favoured)]


class VitalStrike(LegacyMayUse):
    """The Monk may block the opposing battle ability for this turn. [10.2]"""

    def use(self, g: Strife) -> Steps:
        champions.uses_legacy(g, self.seat)
        champions.block_battle(g, 1 - self.seat)
        return NO_MORE


class CallLegacies(Act[Strife]):
    """After the relics used at the start of the phase. [5.1]"""

    def do(self, g: Strife) -> Steps:
        return call_legacies(g)


def call_legacies(g: Strife) -> Steps:
    """The stronger legacy champion activates first; equal powers are a tie. [5.1, 5.2]"""
    if not champions.may_use_legacy(g, 0):
        return use_legacy(g, 1)
    if not champions.may_use_legacy(g, 1):
        return activate(g, 0)
    first, second = g.top(0), g.top(1)
    power = g.cards.power
    if power[first] == power[second]:
        return order_tie(g, first, second)
    return in_order(g, 0 if power[first] > power[second] else 1)


def order_tie(g: Strife, first: int, second: int) -> Steps:
    """The Fatestone decides who activates first, if both can; or the order cannot matter and that is agreed.

    Whoever has something to do goes before one who has not. [5.2, 5.3, 9.10, 14.24]
    """
    for seat in range(SEATS):
        if not finds_something(g, seat):
            return in_order(g, 1 - seat)
    legacy = g.cards.legacy
    if g.options.skip_irrelevant_ties and legacy[first] in AUTOMATIC and legacy[second] in AUTOMATIC:
        return in_order(g, 1 - g.holder)
    return [tie(g, LEGACY), LegaciesInOrder()]


@mypyc_attr(free_list_len=1)
class LegaciesInOrder(Act[Strife]):
    """The winner of the tie activates first. [5.2, 9.8]"""

    def do(self, g: Strife) -> Steps:
        return in_order(g, g.favoured)


def in_order(g: Strife, seat: Seat) -> Steps:
    """One legacy champion, where nothing stops it, and when that is resolved the other. [5.1]"""
    steps = activate(g, seat)
    return [*steps, UseLegacy(1 - seat)] if steps else use_legacy(g, 1 - seat)


@mypyc_attr(free_list_len=1)
class UseLegacy(Act[Strife]):
    """Looked up when its time comes: an earlier ability may have changed who is on top. [5.4, 5.5]"""

    def do(self, g: Strife) -> Steps:
        return use_legacy(g, self.seat)


def use_legacy(g: Strife, seat: Seat) -> Steps:
    """The top of the pile uses its legacy ability, unless it is stopped. [5.4]"""
    return activate(g, seat) if champions.may_use_legacy(g, seat) else NO_MORE


def activate(g: Strife, seat: Seat) -> Steps:
    """Optional abilities ask if they can do anything. [10.26]"""
    if not finds_something(g, seat):
        return NO_MORE
    champion = g.top(seat)
    ability = g.cards.legacy[champion]
    if ability == champions.POWER_OF_SHADOWS:
        return power_of_shadows(g, seat, champion)
    if ability == champions.DIVINE_PROTECTION:
        return divine_protection(g, seat, champion)
    if ability == champions.LIGHTNING_ATTACK:
        return lightning_attack(g, seat, champion)
    if ability == champions.PILLAGE:
        return pillage(g, seat, champion)
    return hidden_path(g, seat) if ability == champions.HIDDEN_PATH else OPTIONAL[ability][seat]


def finds_something(g: Strife, seat: Seat) -> bool:
    """Whether a legacy ability has something to act on and is not forbidden; automatic ones always. [10.26, 13.7]"""
    ability = g.cards.legacy[g.top(seat)]
    if ability in AUTOMATIC:
        return True
    if ability == champions.UNHOLY_ALLIANCE:
        return len(g.pile[seat]) > 1
    if ability == champions.ETHEREAL_BREATH:
        return bool(g.hand[seat])
    if battle_location_is_fixed(g):
        return False
    if ability == champions.HIDDEN_PATH:
        return len(g.row) > 1
    if ability == champions.RENEWAL_OF_THE_LAND:
        return bool(g.discard) and current(g) != NOBODY
    return g.place < len(g.row) - 1


class UnholyAlliance(LegacyMayPick):
    """The Necromancer may change places within its pile; the new top activates at once. [10.4, 5.5]"""

    def offers(self, g: Strife) -> list[Choice]:
        return [RAISES[champion] for champion in g.pile[self.seat][:-1]]

    def pick(self, g: Strife, card: int) -> Steps:
        champions.uses_legacy(g, self.seat)
        pile = g.pile[self.seat]
        i = pile.index(card)
        pile[i], pile[-1] = pile[-1], pile[i]
        g.tell("raises", self.seat, card)
        return [UseLegacy(self.seat)]


def power_of_shadows(g: Strife, seat: Seat, champion: int) -> Steps:
    """The Assassin strengthens its owner's battle champion. [10.6]"""
    amount = g.cards.legacy_amount[champion]
    g.bonus = add(g.bonus, seat, amount)
    g.tell("strengthens", seat, champion, amount)
    return NO_MORE


class EtherealBreath(LegacyMayPick):
    """The Wizard may set aside a champion from hand and add its power to the battle champion. [10.8]"""

    def offers(self, g: Strife) -> list[Choice]:
        return [SETTINGS_ASIDE[champion] for champion in g.hand[self.seat]]

    def pick(self, g: Strife, card: int) -> Steps:
        champions.uses_legacy(g, self.seat)
        g.hand[self.seat].remove(card)
        g.set_aside(self.seat, [*g.aside[self.seat], card])
        amount = g.cards.power[card]
        g.bonus = add(g.bonus, self.seat, amount)
        g.tell("sets_aside", self.seat, card, amount)
        champions.take_back_aside(g)
        return NO_MORE


def divine_protection(g: Strife, seat: Seat, champion: int) -> Steps:
    """The Paladin turns a narrow defeat into a tie. [10.10]"""
    g.shield = put(g.shield, seat, g.cards.legacy_amount[champion])
    g.tell("protects", seat, champion)
    return NO_MORE


def hidden_path(g: Strife, seat: Seat) -> Steps:
    """The Ranger may rearrange the face-up locations; the champions keep their place. [10.12, 14.44]"""
    standing = current(g) if g.options.move_follows_card and g.place > 0 else NOBODY
    return [ArrangeRow(seat, 0, standing)]


class RenewalOfTheLand(LegacyMayPick):
    """The Druid may exchange the current location with any location of the discard. [10.14]"""

    def offers(self, g: Strife) -> list[Choice]:
        return [TAKES[location] for location in g.discard]

    def pick(self, g: Strife, card: int) -> Steps:
        champions.uses_legacy(g, self.seat)
        exchange_current(g, card)
        return NO_MORE


def lightning_attack(g: Strife, seat: Seat, champion: int) -> Steps:
    """The Warrior takes the location's points from the opposing power, and may replace the total. [10.16, 14.46]"""
    location = current(g)
    amount = 0 if location == NOBODY else g.cards.points[location]
    g.claim = put(g.claim, seat, champion)
    g.reduction = add(g.reduction, 1 - seat, amount)
    g.tell("weakens", seat, champion, amount)
    return NO_MORE


class Manoeuvre(LegacyMayUse):
    """The Knight may put the current location on the deck; the row advances. [10.18]"""

    def use(self, g: Strife) -> Steps:
        champions.uses_legacy(g, self.seat)
        send_back_current(g)
        return NO_MORE


def pillage(g: Strife, seat: Seat, champion: int) -> Steps:
    """The Barbarian brings more points if the combat is won. [10.20]"""
    g.bounty = put(g.bounty, seat, g.cards.legacy_amount[champion])
    g.tell("will_pillage", seat, champion)
    return NO_MORE


VITAL_STRIKES: Final = for_each_seat(VitalStrike)
OPTIONAL: Final = {
    champions.UNHOLY_ALLIANCE: for_each_seat(UnholyAlliance),
    champions.ETHEREAL_BREATH: for_each_seat(EtherealBreath),
    champions.RENEWAL_OF_THE_LAND: for_each_seat(RenewalOfTheLand),
    champions.MANOEUVRE: for_each_seat(Manoeuvre),
}
