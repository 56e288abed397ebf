"""Playing a card: slots, targets, transcendence, payment, and its place on the mat. [D7, D8, D12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd.book import slot_set
from ludotheque.games.rrd.duel.about import of_card, of_played
from ludotheque.games.rrd.duel.asks import chooser, distinct
from ludotheque.games.rrd.duel.blows import Spring, gains, triggered
from ludotheque.games.rrd.duel.clash import Clash, Resolve
from ludotheque.games.rrd.duel.equipment import equip
from ludotheque.games.rrd.duel.mat import (
    P_BODY,
    P_BONUS,
    P_CARD,
    P_COUNTER,
    P_LESS,
    P_SIDE,
    P_SLOT,
    P_SLOTS,
    P_TARGET,
    PREPARED,
    sees_card,
)
from ludotheque.games.rrd.duel.piles import banish, discard
from ludotheque.games.rrd.duel.rows import (
    COUNTERING,
    PENDING,
    amplitude_of,
    cost_of,
    drop_row,
    row_of,
    set_row,
    slots_of,
    take_up,
    value_at,
)
from ludotheque.games.rrd.duel.sides import actor, foe, is_enemy, level_of, living
from ludotheque.games.rrd.duel.whose import AskBody, AskSide, OfDuel
from ludotheque.games.rrd.kinds import AT_OFFER, AT_PLAY, NONE, OBJECT, ON_PLAY
from ludotheque.games.rrd.nouns import NUMBER
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import AIM, OFFER, SACRIFICE, SLOT
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

TRANSCENDENCE: Final = 3  # at the most [D12]


def begin(g: Logoth, row: list[int], slots: int, raised: bool) -> Steps:
    """What has to be said about a card before it lies on the mat; `slots` is the set of those for its primary one."""
    side = row[P_SIDE]
    level = level_of(side)
    g.playing[level] = row
    steps: Steps = []
    if raised:
        steps.append(Sacrifice(g.side_seat[side], side))
    if g.book.slots[row[P_CARD]]:
        steps += [NameSlots(level, slots), NameTargets(level)]
    return [*steps, Pay(side, row[P_BODY], row[P_CARD]), Place(level)]


# Slots and targets


@mypyc_attr(free_list_len=1)
class NameSlots(Act[Logoth]):
    """The primary slot, and further ones for Amplitude; asked only where there is a choice. [D8, K1, A26, A27]"""

    def __init__(self, level: int, slots: int) -> None:
        self.seat, self.level, self.slots = TABLE, level, slots

    def do(self, g: Logoth) -> Steps:
        row = g.playing[self.level]
        if row[P_SLOTS] == 0:
            legal = [slot for slot in g.book.slots[row[P_CARD]] if self.slots >> slot & 1]
            if len(legal) > 1:
                return [NameSlot(chooser(g, row[P_SIDE]), self.level, self.slots), self]
            row = with_slot(row, legal[0])
            g.playing[self.level] = row
        missing = amplitude_of(g, row[P_SIDE], row[P_CARD]) - row[P_SLOTS]
        if missing <= 0:
            return NO_MORE
        named = slots_of(row)
        free = [slot for slot in g.book.slots[row[P_CARD]] if slot not in named]
        if len(free) > missing:
            return [NameSlot(chooser(g, row[P_SIDE]), self.level, slot_set(free)), self]
        for slot in free:
            g.playing[self.level] = with_slot(g.playing[self.level], slot)
        return NO_MORE


def with_slot(row: list[int], slot: int) -> list[int]:
    row = row[:]
    row[P_SLOT + row[P_SLOTS]] = slot
    row[P_SLOTS] += 1
    return row


@mypyc_attr(free_list_len=1)
class NameSlot(Ask[Logoth]):
    """Where the card goes; for an auto-managed enemy the player says it. [R26, D8]"""

    def __init__(self, seat: Seat, level: int, slots: int) -> None:
        self.seat, self.level, self.slots = seat, level, slots

    def menu(self, g: Logoth) -> list[Choice]:
        card = g.playing[self.level][P_CARD]
        return [(SLOT, slot, 0) for slot in g.book.slots[card] if self.slots >> slot & 1]

    def about(self, g: Logoth) -> About:
        return of_played(g, self.seat, g.playing[self.level])

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, slot, _ = choice
        g.playing[self.level] = with_slot(g.playing[self.level], slot)
        return NO_MORE


class NameTargets(OfDuel):
    """Against several enemies: which of them, with Amplitude one for each slot; where a counter lands it is aimed at
    whoever played the card that waits. [R27, D8, D9]
    """

    def do(self, g: Logoth) -> Steps:
        row = g.playing[self.level]
        bodies = living(g, foe(row[P_SIDE]))
        if len(bodies) < 2:
            return NO_MORE
        named = range(row[P_COUNTER], row[P_SLOTS])
        return [NameTarget(g.side_seat[row[P_SIDE]], self.level, k) for k in named]


class NameTarget(Ask[Logoth]):
    """The enemy that is meant. [R27]"""

    def __init__(self, seat: Seat, level: int, k: int) -> None:
        self.seat, self.level, self.k = seat, level, k

    def menu(self, g: Logoth) -> list[Choice]:
        return [(AIM, body, 0) for body in living(g, foe(g.playing[self.level][P_SIDE]))]

    def about(self, g: Logoth) -> About:
        return of_played(g, self.seat, g.playing[self.level])

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, body, _ = choice
        row = g.playing[self.level][:]
        row[P_TARGET + self.k] = body
        if self.k == 0:
            for k in range(1, 5):
                row[P_TARGET + k] = body
        g.playing[self.level] = row
        return NO_MORE


# Paying


class Sacrifice(AskSide):
    """Another card of the same archetype goes to the Void; the played one gets its soul value, up to 3. [D12]"""

    def do(self, g: Logoth) -> Steps | None:
        """Alone at the table nobody is asked where there is only one answer."""
        menu = self.menu(g)
        return self.hear(g, menu[0]) if g.seats == 1 and len(menu) == 1 else None

    def menu(self, g: Logoth) -> list[Choice]:
        row = g.playing[level_of(self.side)]
        return [(SACRIFICE, card, 0) for card in sacrifices(g, self.side, row[P_BODY], row[P_CARD], g.hand[self.side])]

    def about(self, g: Logoth) -> About:
        return of_played(g, self.seat, g.playing[level_of(self.side)])

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        level = level_of(self.side)
        g.hand[self.side].remove(card)
        banish(g, self.side, card)
        g.transcended[self.side] = 1
        row = g.playing[level][:]
        row[P_BONUS] += min(TRANSCENDENCE, g.book.soul[card])
        g.playing[level] = row
        g.tell("transcends", actor(g, self.side, NONE), card, row[P_CARD])
        return NO_MORE


def sacrifices(g: Logoth, side: int, body: int, card: int, hand: list[int]) -> list[int]:
    """What of the rest of the hand could be given for a card, so that it can still be paid for."""
    if g.transcended[side]:
        return []
    book = g.book
    missing = 0 if is_enemy(g, side) else cost_of(g, side, body, card) - g.reserve[side]
    worth = souls(g, hand) if missing > 0 else 0
    return [
        other
        for other in distinct(hand)
        if book.archetype[other] == book.archetype[card] and (missing <= 0 or worth - book.soul[other] >= missing)
    ]


def affordable(g: Logoth, side: int, body: int, card: int) -> bool:
    """Whether a card in hand can be paid for: from the reserve and by offering others; an enemy pays with its latent
    potential. [D7]
    """
    cost = cost_of(g, side, body, card)
    if is_enemy(g, side):
        return g.latent[side][body] >= cost
    missing = cost - g.reserve[side]
    return missing <= 0 or souls(g, g.hand[side]) - g.book.soul[card] >= missing


def souls(g: Logoth, cards: list[int]) -> int:
    """What these would bring if they were offered. [D7]"""
    soul, total = g.book.soul, 0
    for card in cards:
        total += soul[card]
    return total


class Pay(Act[Logoth]):
    """The cost comes from the reserve, filled by offering cards; an enemy pays with its latent potential. [D7]"""

    def __init__(self, side: int, body: int, card: int) -> None:
        self.seat, self.side, self.body, self.card = TABLE, side, body, card

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        cost = cost_of(g, side, body, self.card)
        if is_enemy(g, side):
            g.latent[side][body] -= cost
            return NO_MORE
        if g.reserve[side] >= cost:
            g.reserve[side] -= cost
            return NO_MORE
        hand = g.hand[side]
        if len(hand) == 1 or (g.seats == 1 and len(distinct(hand)) == 1):  # among others that would tell of the hand
            return [*offer(g, side, body, hand[0]), self]
        return [OfferCards(g.side_seat[side], side, body), self]


class OfferCards(AskBody):
    """Cards from hand are offered until the reserve is enough. [D7]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(OFFER, card, 0) for card in distinct(g.hand[self.side])]

    def about(self, g: Logoth) -> About:
        due = g.agenda[-2]  # what is offered for
        assert isinstance(due, Pay)
        missing = cost_of(g, due.side, due.body, due.card) - g.reserve[due.side]
        return of_card(due.card) | {"count": (NUMBER, missing)}

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        return offer(g, self.side, self.body, card)


def offer(g: Logoth, side: int, body: int, card: int) -> Steps:
    """A card goes from hand to the discard and its soul value into the reserve. [D7]"""
    g.hand[side].remove(card)
    discard(g, side, card)
    g.reserve[side] += g.book.soul[card]
    g.tell("offers", actor(g, side, NONE), card, g.book.soul[card])
    target = living(g, foe(side))[0]
    return triggered(g, side, body, AT_OFFER, card, NONE, target, False)


# On the mat


@mypyc_attr(free_list_len=1)
class Place(OfDuel):
    """The card is played: it uses 1 Active and takes up what was prepared; traps on its slots spring. [D5, D8]"""

    def do(self, g: Logoth) -> Steps:
        row = g.playing[self.level]
        side, body, card = row[P_SIDE], row[P_BODY], row[P_CARD]
        g.playing[self.level] = []
        g.active[side][body] -= 1
        g.played[side] += 1
        g.cards[self.level] += 1
        row = take_up(g, row)
        counter = row[P_COUNTER] == 1
        who = COUNTERING if counter else PENDING
        set_row(g, row, who)
        slot = row[P_SLOT] if row[P_SLOTS] else NONE
        if sees_card(g, row, TABLE):
            g.tell("plays_counter" if counter else "plays", actor(g, side, NONE), card, slot)
        other = foe(side)
        traps = [k for k in range(row[P_SLOTS]) if g.trap[other][row[P_SLOT + k]] != NONE]
        springs: Steps = [Spring(other, row[P_SLOT + k], side, body, k) for k in traps]
        return [*springs, Placed(self.level, who)]


@mypyc_attr(free_list_len=1)
class Placed(Act[Logoth]):
    """Objects and infusions go to their slots, a trap lies face down, a counter clashes; any other card waits. [D8]"""

    def __init__(self, level: int, who: int) -> None:
        self.seat, self.level, self.who = TABLE, level, who

    def do(self, g: Logoth) -> Steps:
        row = row_of(g, self.level, self.who)
        side, body, card = row[P_SIDE], row[P_BODY], row[P_CARD]
        book = g.book
        target = row[P_TARGET]
        if g.body_hp[side][body] <= 0 or is_cancelled(g, row):
            drop_row(g, self.level, self.who)
            discard(g, side, card)
            return [Resolve(self.level)] if self.who == COUNTERING else NO_MORE
        steps = [*gains(g, side, body, card, ON_PLAY, row[P_SLOT] if row[P_SLOTS] else NONE, target)]
        steps += triggered(g, side, body, AT_PLAY, card, row[P_SLOT] if row[P_SLOTS] else NONE, target, self.who == 1)
        if book.type[card] >= OBJECT:
            drop_row(g, self.level, self.who)
            return [*steps, *equip(g, side, card)]
        if book.trap[card]:
            drop_row(g, self.level, self.who)
            lay_trap(g, row)
            return steps
        if self.who == COUNTERING:
            return [*steps, Clash(self.level)]
        return steps


def is_cancelled(g: Logoth, row: list[int]) -> bool:
    """Traps have taken the whole value of the card, on every slot. [D10]"""
    taken = 0
    for k in range(row[P_SLOTS]):
        taken += row[P_LESS + k]
    return taken > 0 and all(value_at(g, row, k) == 0 for k in range(row[P_SLOTS]))


def lay_trap(g: Logoth, row: list[int]) -> None:
    """Face down on its slot, with what was prepared for it; one on each slot. [D10, K14]"""
    side, card, slot = row[P_SIDE], row[P_CARD], row[P_SLOT]
    old = g.trap[side][slot]
    if old != NONE:
        discard(g, side, old)
    g.trap[side][slot] = card
    for n in range(PREPARED):
        g.trap_bonus[side][PREPARED * slot + n] = row[P_BONUS + n]
    g.tell("lays_trap", actor(g, side, NONE), slot)
