"""The questions that effects put: which slot, which card, which marker. [D17, A25, A30]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.duel.about import by_cause, of_card
from ludotheque.games.rrd.duel.piles import discard
from ludotheque.games.rrd.duel.sides import actor, foe, is_auto
from ludotheque.games.rrd.kinds import NONE, SLOT_COUNT
from ludotheque.games.rrd.table import Logoth, put
from ludotheque.games.rrd.verbs import CLEAN, DISCARD, EXCHANGE, RETRIEVE, SEARCH, SLOT
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Steps

TEMPORARY: Final = ("bleeding", "poison", "torpor", "stun")  # markers that vanish with the duel [R37]


def chooser(g: Logoth, side: int) -> Seat:
    """Who chooses for a side: whoever plays it, or against an auto-managed enemy the player. [R26]"""
    return g.side_seat[foe(side)] if is_auto(g, side) else g.side_seat[side]


class WeakPoint(Ask[Logoth]):
    """A slot is marked: each later damage on it costs more HP, until the pass ends. [K16, A30]"""

    def __init__(self, seat: Seat, side: int, target: int, n: int, slots: int, cause: int) -> None:
        self.seat = seat
        self.side = side
        self.target = target
        self.n = n
        self.slots = slots  # a set
        self.cause = cause

    def menu(self, g: Logoth) -> list[Choice]:
        return [(SLOT, slot, 0) for slot in range(SLOT_COUNT) if self.slots >> slot & 1]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.n)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, slot, _ = choice
        mark(g, self.side, self.target, slot, self.n)
        return NO_MORE


def mark(g: Logoth, side: int, target: int, slot: int, n: int) -> None:
    """A Weak Point against the other side of `side`."""
    g.weak[foe(side)][SLOT_COUNT * target + slot] += n
    g.tell("marks", actor(g, foe(side), target), slot, n)


class DiscardSouls(Ask[Logoth]):
    """Cards from hand whose soul values come to so much, as the victim chooses; no card may be superfluous. [A25]

    They are named from the dearest to the cheapest, so that the last one is always needed.
    """

    def __init__(self, seat: Seat, side: int, value: int, most: int, cause: int) -> None:
        self.seat = seat
        self.side = side
        self.value = value
        self.most = most  # soul value
        self.cause = cause  # NONE: poison

    def menu(self, g: Logoth) -> list[Choice]:
        hand, souls = g.hand[self.side], g.book.soul
        found: list[Choice] = []
        for card in distinct(hand):
            soul = souls[card]
            if soul <= self.most and sum([souls[c] for c in hand if souls[c] <= soul]) >= self.value:
                found.append((DISCARD, card, 0))
        return found

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.value)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        drop(g, self.side, card)
        return discard_from_hand(g, self.side, self.value - g.book.soul[card], g.book.soul[card], self.cause)


def drop(g: Logoth, side: int, card: int) -> None:
    """A card from hand to the discard."""
    g.hand[side].remove(card)
    discard(g, side, card)
    g.tell("discards", actor(g, side, NONE), card)


def discard_from_hand(g: Logoth, side: int, value: int, most: int, cause: int) -> Steps:
    """Go on until it is enough; a hand that is worth less goes whole. [A25]"""
    hand = g.hand[side]
    if value <= 0 or not hand:
        return NO_MORE
    if sum([g.book.soul[card] for card in hand]) <= value:
        for card in hand[:]:
            drop(g, side, card)
        return NO_MORE
    step = DiscardSouls(g.side_seat[side], side, value, most, cause)
    menu = step.menu(g)
    alone = g.seats == 1  # among others not being asked would tell of the hand
    return step.hear(g, menu[0]) if len(menu) == 1 and (alone or len(hand) == 1) else [step]


class Exchange(Ask[Logoth]):
    """A card of this soul value from hand for one from the discard, if wanted. [K6, A24]"""

    def __init__(self, seat: Seat, side: int, value: int, cause: int) -> None:
        self.seat, self.side, self.value, self.cause = seat, side, value, cause

    def menu(self, g: Logoth) -> list[Choice]:
        return [PASSING, *[(EXCHANGE, card, 0) for card in of_soul(g, g.hand[self.side], self.value)]]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.value)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, card, _ = choice
        if verb != EXCHANGE:
            return NO_MORE
        others = of_soul(g, g.used[self.side], self.value)
        g.hand[self.side].remove(card)
        g.used[self.side].append(card)
        if len(others) > 1:
            return [ExchangeFor(self.seat, self.side, self.value, card, self.cause)]
        take_back(g, self.side, card, others[0])
        return NO_MORE


class ExchangeFor(Ask[Logoth]):
    """The card of the discard that is taken for it. [K6]"""

    def __init__(self, seat: Seat, side: int, value: int, card: int, cause: int) -> None:
        self.seat, self.side, self.value, self.card, self.cause = seat, side, value, card, cause

    def menu(self, g: Logoth) -> list[Choice]:
        return [(RETRIEVE, card, 0) for card in of_soul(g, g.used[self.side][:-1], self.value)]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.value) | of_card(self.card)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        take_back(g, self.side, self.card, card)
        return NO_MORE


def take_back(g: Logoth, side: int, card: int, other: int) -> None:
    """For a card that lies on top of the discard now. [K6]"""
    g.used[side].remove(other)
    put(g.hand[side], other)
    g.tell("exchanges", actor(g, side, NONE), card, other)


def exchange(g: Logoth, side: int, value: int, cause: int) -> Steps:
    """Asked where there may be something to exchange; an auto-managed enemy takes back the soul it discarded last."""
    if not is_auto(g, side):
        if not of_soul(g, g.used[side], value) or (g.seats == 1 and not of_soul(g, g.hand[side], value)):
            return NO_MORE  # alone nobody is asked for nothing; among others that would tell of one's hand
        return [Exchange(g.side_seat[side], side, value, cause)]
    used, top = g.used[side], g.top_soul[side]
    for place in range(len(used) - 1, -1, -1):
        if g.book.soul[used[place]] == value and top != NONE:
            g.top_soul[side] = used.pop(place)
            used.append(top)
            g.tell("exchanges", actor(g, side, NONE), top, g.top_soul[side])
            break
    return NO_MORE


class FindCard(Ask[Logoth]):
    """A card of this soul value from the draw pile into hand, if wanted; the pile is shuffled. [K19, A24]"""

    def __init__(self, seat: Seat, side: int, value: int, cause: int) -> None:
        self.seat, self.side, self.value, self.cause = seat, side, value, cause

    def menu(self, g: Logoth) -> list[Choice]:
        whole = g.draw_pile[self.side] + g.under[self.side]
        return [PASSING, *[(SEARCH, card, 0) for card in of_soul(g, whole, self.value)]]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.value)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, card, _ = choice
        shuffle(g, self.side)
        if verb == SEARCH:
            g.draw_pile[self.side].remove(card)
            put(g.hand[self.side], card)
            g.confide(self.seat, "finds", actor(g, self.side, NONE), card, "finds_one", actor(g, self.side, NONE))
        return NO_MORE


def shuffle(g: Logoth, side: int) -> None:
    """What lay under the pile is among the rest again."""
    if g.under[side]:
        g.draw_pile[side] = sorted(g.draw_pile[side] + g.under[side])
        g.under[side] = []


def search(g: Logoth, side: int, value: int, cause: int) -> Steps:
    """An auto-managed enemy turns up a soul of that value from its deck. [K19]"""
    if not is_auto(g, side):
        step = FindCard(g.side_seat[side], side, value, cause)
        return [step] if g.seats > 1 or len(step.menu(g)) > 1 else NO_MORE
    shuffle(g, side)
    if g.top_soul[side] != NONE and g.book.soul[g.top_soul[side]] == value:  # it is the first from the top
        return NO_MORE
    fitting = [card for card in g.draw_pile[side] if g.book.soul[card] == value]
    if fitting:
        card = fitting[g.roll(len(fitting))]
        g.draw_pile[side].remove(card)
        if g.top_soul[side] != NONE:
            put(g.draw_pile[side], g.top_soul[side])
        g.top_soul[side] = card
        g.tell("reveals", actor(g, side, NONE), card)
    return NO_MORE


class Retrieve(Ask[Logoth]):
    """A card from the discard back into hand. [D17]"""

    def __init__(self, seat: Seat, side: int, cause: int) -> None:
        self.seat, self.side, self.cause = seat, side, cause

    def menu(self, g: Logoth) -> list[Choice]:
        return [(RETRIEVE, card, 0) for card in distinct(sorted(g.used[self.side]))]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        g.used[self.side].remove(card)
        put(g.hand[self.side], card)
        g.tell("retrieves", actor(g, self.side, NONE), card)
        return NO_MORE


class Clean(Ask[Logoth]):
    """Temporary markers of one's own are removed, one at a time. [D17]"""

    def __init__(self, seat: Seat, side: int, body: int, n: int, cause: int) -> None:
        self.seat, self.side, self.body, self.n, self.cause = seat, side, body, n, cause

    def menu(self, g: Logoth) -> list[Choice]:
        return [(CLEAN, kind, 0) for kind in carried(g, self.side, self.body)]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.n)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, kind, _ = choice
        wipe(g, self.side, self.body, kind)
        return clean(g, self.side, self.body, self.n - 1, self.cause)


def carried(g: Logoth, side: int, body: int) -> list[int]:
    """The kinds of temporary markers on a body."""
    kinds = (g.bleeding, g.poison, g.torpor, g.stun)
    return [kind for kind in range(len(kinds)) if kinds[kind][side][body] > 0]


def wipe(g: Logoth, side: int, body: int, kind: int) -> None:
    (g.bleeding, g.poison, g.torpor, g.stun)[kind][side][body] -= 1
    g.tell("cleans", actor(g, side, body), kind)


def clean(g: Logoth, side: int, body: int, n: int, cause: int) -> Steps:
    kinds = carried(g, side, body)
    if n <= 0 or not kinds:
        return NO_MORE
    if len(kinds) > 1 and not is_auto(g, side):
        return [Clean(g.side_seat[side], side, body, n, cause)]
    wipe(g, side, body, kinds[0])
    return clean(g, side, body, n - 1, cause)


def distinct(cards: list[int]) -> list[int]:
    """Each kind of card once, of sorted cards."""
    found: list[int] = []
    last = NONE
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def of_soul(g: Logoth, cards: list[int], value: int) -> list[int]:
    return distinct(sorted([card for card in cards if g.book.soul[card] == value]))
