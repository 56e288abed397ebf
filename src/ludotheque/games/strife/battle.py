"""The Battle phase and the ten battle abilities. [Strife 4, 10]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.strife import champions
from ludotheque.games.strife.about import by_champion
from ludotheque.games.strife.arrange import ArrangePile
from ludotheque.games.strife.champions import block_battle, block_legacy, fighter, may_use_battle, uses_battle
from ludotheque.games.strife.fatestone import BATTLE, tie
from ludotheque.games.strife.locations import (
    battle_location_is_fixed,
    discard_from_row,
    every_location_is_fixed,
    move_battle,
)
from ludotheque.games.strife.may import ChampionMayUse, MayPick, MayUse, for_each_seat
from ludotheque.games.strife.table import EVERYONE, NO_ONES, NOBODY, SEATS, Strife, add, of, put
from ludotheque.games.strife.verbs import DISCARDS, MOVES
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Steps


class CallChampions(Act[Strife]):
    """When one champion's ability is resolved, the next one is called. [4.1]"""

    def do(self, g: Strife) -> Steps:
        return call_champions(g)


CALL: Final = CallChampions()
JUST_CALL: Final[Steps] = [CALL]


def call_champions(g: Strife) -> Steps:
    """The stronger battle champion activates first; equal powers, or the fog, are a tie. [4.1, 4.2, 13.4]"""
    halves = drop_stopped(g)
    if halves:
        return [*halves, CALL]
    first, second = g.due
    if second == NOBODY:
        return call(g, 0) if first != NOBODY else NO_MORE
    if first == NOBODY:
        return call(g, 1)
    power = g.cards.power
    if power[first] == power[second] or g.fog():
        return order_tie(g, first, second)
    return call(g, 0 if power[first] > power[second] else 1)


def drop_stopped(g: Strife) -> Steps:
    """A blocked champion is not called; a Paladin still adds half of a support that was blocked. [4.3, 14.21]"""
    first, second = g.due
    steps = NO_MORE if first == NOBODY or may_use_battle(g, 0, first) else drop(g, 0, first)
    return steps if second == NOBODY or may_use_battle(g, 1, second) else [*steps, *drop(g, 1, second)]


def drop(g: Strife, seat: Seat, champion: int) -> Steps:
    g.due = put(g.due, seat, NOBODY)
    return [AddHalf(seat)] if champion == of(g.support, seat) else NO_MORE


def call(g: Strife, seat: Seat) -> Steps:
    """The champion due on this side, who is not stopped, activates; a Paladin waiting for his support adds the half."""
    champion = of(g.due, seat)
    g.due = put(g.due, seat, NOBODY)
    g.count = g.cards.power[champion]
    steps = activate(g, seat, champion)
    if champion == of(g.support, seat):
        steps = [*steps, AddHalf(seat)]
    if g.due != NO_ONES or g.options.countdown:
        return [*steps, CALL] if steps else JUST_CALL
    return steps


def order_tie(g: Strife, first: int, second: int) -> Steps:
    """The Fatestone decides who activates first, if both can; or the order cannot matter and that is agreed.

    Whoever has nothing to do is called first, so that no Ranger is left to wait for it. [4.2, 4.3, 9.10, 14.24]
    """
    for seat in range(SEATS):
        if not finds_something(g, seat, of(g.due, seat)):
            return call(g, seat)
    if g.options.skip_irrelevant_ties and touches_only_itself(g, first) and touches_only_itself(g, second):
        return call(g, 1 - g.holder)
    return [tie(g, BATTLE), CallFavoured()]


def touches_only_itself(g: Strife, champion: int) -> bool:
    return g.cards.battle[champion] in (champions.BATTLE_MEDITATION, champions.POWER_FROM_BEYOND)


@mypyc_attr(free_list_len=1)
class CallFavoured(Act[Strife]):
    """The winner of the tie activates first. [4.2, 9.8]"""

    def do(self, g: Strife) -> Steps:
        return call(g, g.favoured)


def enter(g: Strife, seat: Seat, champion: int) -> Steps:
    """A champion that enters activates at once, or waits for its number in the countdown. [4.5, 14.21]"""
    if g.options.countdown and g.cards.power[champion] < g.count and not g.fog():
        g.due = put(g.due, seat, champion)
        return NO_MORE
    return use_battle(g, seat, champion)


def use_battle(g: Strife, seat: Seat, champion: int) -> Steps:
    """The battle ability of a champion in battle or beside a Paladin, unless it is stopped."""
    return activate(g, seat, champion) if may_use_battle(g, seat, champion) else NO_MORE


def activate(g: Strife, seat: Seat, champion: int) -> Steps:
    """Optional abilities ask if they can do anything."""
    g.spent = put(g.spent, seat, of(g.spent, seat) | 1 << champion)
    return unleash(g, seat, champion) if finds_something(g, seat, champion) else NO_MORE


def unleash(g: Strife, seat: Seat, champion: int) -> Steps:
    ability = g.cards.battle[champion]
    if ability == champions.BATTLE_MEDITATION:
        return battle_meditation(g, seat, champion)
    if ability == champions.POWER_FROM_BEYOND:
        return power_from_beyond(g, seat, champion)
    if ability == champions.DISGUISE:
        return [Disguise(seat, champion)]
    if ability == champions.ARCANE_INFLUENCE:
        return [ArcaneInfluence(seat, champion)]
    if ability == champions.GUARDIAN_SPIRIT:
        return [GuardianSpirit(seat, champion)]
    return [ArrangePile(seat, 1 - seat, 0)] if ability == champions.NATURAL_ORDER else OPTIONAL[ability][seat]


def finds_something(g: Strife, seat: Seat, champion: int) -> bool:
    """Whether a battle ability has something to act on and is not forbidden; automatic ones always. [10.26, 13.7]"""
    ability = g.cards.battle[champion]
    opponent = 1 - seat
    if ability == champions.DISGUISE:
        in_support = champion != of(g.battle, seat)
        return bool(g.pile[seat]) and (g.options.support_may_swap or not in_support)
    if ability in (champions.ARCANE_INFLUENCE, champions.GUARDIAN_SPIRIT):
        return bool(g.pile[seat])
    if ability == champions.AMBUSH:
        return can_be_ambushed(g, opponent)
    if ability == champions.NATURAL_ORDER:
        return len(g.pile[opponent]) > 1
    if ability == champions.TENACITY:
        return bool(g.pile[opponent]) and of(g.legacy_block, opponent) != EVERYONE
    if ability == champions.CHARGE:
        return len(g.row) > 1 and not battle_location_is_fixed(g)
    return ability != champions.RAVAGING_HORDES or (bool(adjacent(g)) and not every_location_is_fixed(g))


def can_be_ambushed(g: Strife, seat: Seat) -> bool:
    """Somebody has yet to act there and is not blocked; a block on a card does not reach a support. [10.26, 14.26]"""
    awaited = of(g.due, seat)
    if g.options.block_follows_card:
        return awaited != NOBODY and awaited == of(g.battle, seat)
    return awaited != NOBODY and of(g.battle_block, seat) != EVERYONE


def gain(g: Strife, seat: Seat, champion: int, amount: int) -> None:
    """What a battle ability gives belongs to its champion, in battle or beside a Paladin. [6.3]"""
    if champion == of(g.battle, seat):
        g.gain = add(g.gain, seat, amount)
    else:
        g.support_gain = add(g.support_gain, seat, amount)
    g.tell("gains", seat, champion, amount)


def battle_meditation(g: Strife, seat: Seat, champion: int) -> Steps:
    """The Monk gains the printed power of the opposing battle champion. [10.1]"""
    gain(g, seat, champion, g.cards.power[of(g.battle, 1 - seat)])
    return NO_MORE


def power_from_beyond(g: Strife, seat: Seat, champion: int) -> Steps:
    """The Necromancer gains 1 for every champion in its owner's legacy pile. [10.3]"""
    gain(g, seat, champion, len(g.pile[seat]))
    return NO_MORE


@mypyc_attr(free_list_len=1)
class Disguise(ChampionMayUse):
    """The Assassin may change places with its owner's legacy champion, who then activates. [10.5, E-56]"""

    def use(self, g: Strife) -> Steps:
        uses_battle(g, self.seat, champions.DISGUISE)
        pile = g.pile[self.seat]
        newcomer = pile[-1]
        pile[-1] = self.champion
        if self.champion == of(g.battle, self.seat):
            g.battle = put(g.battle, self.seat, newcomer)
        else:
            g.support = put(g.support, self.seat, newcomer)
        g.tell("changes_places", self.seat, self.champion, newcomer)
        return enter(g, self.seat, newcomer)


@mypyc_attr(free_list_len=1)
class ArcaneInfluence(ChampionMayUse):
    """The Wizard may skip the Legacy phase to gain the printed power of the legacy champion. [10.7, 14.30]"""

    def use(self, g: Strife) -> Steps:
        uses_battle(g, self.seat, champions.ARCANE_INFLUENCE)
        g.skips = put(g.skips, self.seat, 1)
        if g.options.mage_skips_both:
            g.skips = put(g.skips, 1 - self.seat, 1)
        amount = g.cards.power[g.top(self.seat)]
        g.tell("skips_legacy", self.seat)
        gain(g, self.seat, self.champion, amount)
        return NO_MORE


@mypyc_attr(free_list_len=1)
class GuardianSpirit(ChampionMayUse):
    """The Paladin may call the legacy champion to his side; its battle ability triggers. [10.9]"""

    def use(self, g: Strife) -> Steps:
        uses_battle(g, self.seat, champions.GUARDIAN_SPIRIT)
        support = g.pile[self.seat].pop()
        g.support = put(g.support, self.seat, support)
        g.tell("calls", self.seat, support)
        return [*enter(g, self.seat, support), AddHalf(self.seat)]


@mypyc_attr(free_list_len=1)
class AddHalf(Act[Strife]):
    """Then the Paladin gains half of the support's power, rounded up. [10.9, E-51, 14.21, 14.38]"""

    def do(self, g: Strife) -> Steps:
        support = of(g.support, self.seat)
        if support == NOBODY or of(g.due, self.seat) == support:
            return NO_MORE
        power = g.cards.power[support]
        if not g.options.half_of_printed:
            power += of(g.support_gain, self.seat)
        gain(g, self.seat, of(g.battle, self.seat), (power + 1) // 2)
        return NO_MORE


class Ambush(MayUse):
    """The Ranger may block the opposing battle ability for this turn. [10.11, E-48]"""

    def about(self, g: Strife) -> About:
        return by_champion(g, fighter(g, self.seat, champions.AMBUSH))

    def use(self, g: Strife) -> Steps:
        uses_battle(g, self.seat, champions.AMBUSH)
        block_battle(g, 1 - self.seat)
        return NO_MORE


class Tenacity(MayUse):
    """The Warrior may block the opposing legacy ability for this turn. [10.15]"""

    def about(self, g: Strife) -> About:
        return by_champion(g, fighter(g, self.seat, champions.TENACITY))

    def use(self, g: Strife) -> Steps:
        uses_battle(g, self.seat, champions.TENACITY)
        block_legacy(g, 1 - self.seat)
        return NO_MORE


class Charge(MayPick):
    """The Knight may move both battle champions to another face-up location. [10.17]"""

    def about(self, g: Strife) -> About:
        return by_champion(g, fighter(g, self.seat, champions.CHARGE))

    def offers(self, g: Strife) -> list[Choice]:
        return moves(g)

    def pick(self, g: Strife, card: int) -> Steps:
        uses_battle(g, self.seat, champions.CHARGE)
        move_battle(g, card)
        return NO_MORE


def moves(g: Strife) -> list[Choice]:
    return [MOVES[g.row[i]] for i in range(len(g.row)) if i != g.place]


class RavagingHordes(MayPick):
    """The Barbarian may discard a location adjacent to the current one; the row advances. [10.19, E-67]"""

    def about(self, g: Strife) -> About:
        return by_champion(g, fighter(g, self.seat, champions.RAVAGING_HORDES))

    def offers(self, g: Strife) -> list[Choice]:
        return [DISCARDS[location] for location in adjacent(g)]

    def pick(self, g: Strife, card: int) -> Steps:
        uses_battle(g, self.seat, champions.RAVAGING_HORDES)
        discard_from_row(g, card)
        return NO_MORE


def adjacent(g: Strife) -> list[int]:
    """The neighbours of the current location in the row. [E-67]"""
    return [g.row[i] for i in (g.place - 1, g.place + 1) if 0 <= i < len(g.row)]


OPTIONAL: Final = {
    champions.AMBUSH: for_each_seat(Ambush),
    champions.CHARGE: for_each_seat(Charge),
    champions.RAVAGING_HORDES: for_each_seat(RavagingHordes),
    champions.TENACITY: for_each_seat(Tenacity),
}
