"""Effects, triggers, and damage on a slot: what one blow sets off. [D11, D13, D17]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.duel.about import by_cause
from ludotheque.games.rrd.duel.asks import Retrieve as RetrieveCard
from ludotheque.games.rrd.duel.asks import (
    WeakPoint,
    chooser,
    clean,
    discard_from_hand,
    exchange,
    mark,
    search,
)
from ludotheque.games.rrd.duel.mat import P_LESS, PREPARED
from ludotheque.games.rrd.duel.piles import burn, discard, discard_souls, draw, sink
from ludotheque.games.rrd.duel.sides import (
    Circumstances,
    actor,
    aura,
    first_living,
    foe,
    holds,
    is_auto,
    is_enemy,
    level_of,
)
from ludotheque.games.rrd.duel.wounds import MARKER_CAP, STUN_CAP, heal, is_decided, lose
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import SLOT
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

EVERY_SLOT: Final = (1 << kinds.SLOT_COUNT) - 1
PREPARED_MARKERS: Final = [kinds.POISON, kinds.BLEEDING, kinds.STUN]


@mypyc_attr(free_list_len=1)
class Apply(Act[Logoth]):
    """One effect of a card, an ability or a token, against one body. [D17]"""

    def __init__(self, side: int, body: int, effect: int, card: int, slot: int, target: int, cause: int) -> None:
        self.seat = TABLE
        self.side = side
        self.body = body
        self.effect = effect
        self.card = card
        self.slot = slot
        self.target = target
        self.cause = cause

    def do(self, g: Logoth) -> Steps:
        effect = g.book.effects[self.effect]
        if effect.condition is not None:
            c = Circumstances(self.side, self.body, self.card, self.slot, self.target, False)
            if not holds(g, effect.condition, c):
                return NO_MORE
        steps = apply(g, self, effect.verb, effect.n)
        return NO_MORE if is_decided(g, self.side) else steps


def apply(g: Logoth, a: Apply, verb: int, n: int) -> Steps:
    """What the effect does for its side and to the other. [K1-K22]"""
    side, other, body, target = a.side, foe(a.side), a.body, a.target
    if verb == kinds.BLOCK:
        g.block[side][body] += n
        g.tell("blocks", actor(g, side, body), n)
    elif verb == kinds.HEAL:
        heal(g, side, body, n)
    elif verb == kinds.LOSE:
        lose(g, side, body, n)
    elif verb == kinds.RESERVE:
        gain_reserve(g, side, body, n)
    elif verb == kinds.LATENT:
        g.latent[side][body] += n
        g.tell("latent", actor(g, side, body), n)
    elif verb == kinds.DRAW:
        draw_cards(g, side, body, n)
    elif verb == kinds.NEXT:
        effect = g.book.effects[a.effect]
        source = a.card if a.card >= 0 and g.book.prepares[a.card] else kinds.NONE
        g.nexts[side] = [*g.nexts[side], [effect.of_type, effect.bonus, n, source]]
        g.tell("prepares", actor(g, side, kinds.NONE), effect.bonus, n)
    elif verb == kinds.CLEAN:
        return clean(g, side, body, n, a.cause)
    elif verb == kinds.RETRIEVE:
        return [RetrieveCard(g.side_seat[side], side, a.cause)] if g.used[side] and not is_auto(g, side) else NO_MORE
    elif verb == kinds.EXCHANGE:
        return exchange(g, side, n, a.cause)
    elif verb == kinds.SEARCH:
        return search(g, side, n, a.cause)
    elif verb == kinds.BURN:
        burn(g, other, n)
    elif verb == kinds.SINK:
        sink(g, other)
    elif verb == kinds.DESTROYER:
        lose(g, other, target, n)
    elif verb == kinds.OBLIVION:
        return oblivion(g, other, target, n, a.cause)
    elif verb == kinds.DRAIN:
        drain(g, other, target, n)
    elif verb == kinds.WEAK_POINT:
        return weak_point(g, a, n)
    elif verb == kinds.STRIKE:
        return strike(g, a, n)
    else:
        inflict(g, other, target, verb, n)
    return NO_MORE


def gain_reserve(g: Logoth, side: int, body: int, n: int) -> None:
    """An enemy has no reserve: its latent potential is one. [D7, R26]"""
    if is_enemy(g, side):
        g.latent[side][body] += n
        g.tell("latent", actor(g, side, body), n)
    else:
        g.reserve[side] += n
        g.tell("reserve", actor(g, side, kinds.NONE), n)


def draw_cards(g: Logoth, side: int, body: int, n: int) -> None:
    """An auto-managed enemy has no hand: it may play more cards in this pass. [K15]"""
    if is_auto(g, side):
        g.active[side][body] += n
        g.tell("active", actor(g, side, body), n)
    else:
        draw(g, side, n)


def oblivion(g: Logoth, side: int, body: int, n: int, cause: int) -> Steps:
    """The victim throws away so much soul value: from hand, or from the top of its deck. [K11]"""
    g.tell("inflicts", actor(g, side, body), kinds.OBLIVION, n)
    if is_auto(g, side):
        discard_souls(g, side, n)
        return NO_MORE
    return discard_from_hand(g, side, n, kinds.MOST_SOUL, cause)


def drain(g: Logoth, side: int, body: int, n: int) -> None:
    """From a character's reserve and then its latent potential; from an enemy's latent potential. [K12]"""
    g.tell("drains", actor(g, side, body), n)
    if not is_enemy(g, side):
        taken = min(n, g.reserve[side])
        g.reserve[side] -= taken
        n -= taken
    g.latent[side][body] = max(0, g.latent[side][body] - n)


def inflict(g: Logoth, side: int, body: int, verb: int, n: int) -> None:
    """Temporary markers, up to their cap. [K17, K20, K21, K22, A32]"""
    if g.body_hp[side][body] <= 0:
        return
    if verb == kinds.STUN:
        g.stun[side][body] = min(STUN_CAP, g.stun[side][body] + n)
    elif verb == kinds.BLEEDING:
        g.bleeding[side][body] = min(MARKER_CAP, g.bleeding[side][body] + n)
    elif verb == kinds.POISON:
        g.poison[side][body] = min(MARKER_CAP, g.poison[side][body] + n)
    else:
        assert verb == kinds.TORPOR
        g.torpor[side][body] = min(MARKER_CAP, g.torpor[side][body] + n)
        g.latent[side][body] = max(0, g.latent[side][body] - n)
    g.tell("inflicts", actor(g, side, body), verb, n)


def weak_point(g: Logoth, a: Apply, n: int) -> Steps:
    """On an optimal slot of the card as its owner likes; without such a slot the one that was hit; without a card any.
    For an auto-managed enemy the slot of the card if it is optimal, else the player chooses. [K16, A30]
    """
    if a.card < 0:
        slots = EVERY_SLOT
    else:
        slots = g.book.optimal[a.card]
        if (is_auto(g, a.side) and a.slot >= 0 and slots >> a.slot & 1) or (not slots and a.slot >= 0):
            slots = 1 << a.slot
        elif not slots:
            slots = EVERY_SLOT
    if slots & (slots - 1) == 0:
        mark(g, a.side, a.target, slots.bit_length() - 1, n)
        return NO_MORE
    return [WeakPoint(chooser(g, a.side), a.side, a.target, n, slots, a.cause)]


# Triggers


def by_token(g: Logoth, token: int) -> int:
    """What has set something off, as one number: a card, a token, or whatever has an ability. Cards come first."""
    return len(g.book.cards) + token


def by_line(g: Logoth, line: int) -> int:
    return len(g.book.cards) + len(g.book.tokens) + g.book.lines[line].source


class Works(Act[Logoth]):
    """An ability, an accessory or a marker has its occasion; what it does follows. [D13]"""

    def __init__(self, side: int, body: int, source: int) -> None:
        self.seat, self.side, self.body, self.source = TABLE, side, body, source

    def do(self, g: Logoth) -> Steps:
        g.tell("works", actor(g, self.side, self.body), self.source)
        return NO_MORE


def triggered(g: Logoth, side: int, body: int, event: int, card: int, slot: int, target: int, counter: bool) -> Steps:
    """What the abilities of a side do at this event. [D13]"""
    steps: Steps = []
    lines = g.book.lines
    for number in g.lines[side]:
        line = lines[number]
        if line.kind != kinds.ON or line.event != event:
            continue
        if line.first and g.spent[side].count(number) >= g.lines[side].count(number):  # two of a kind work twice
            continue
        if holds(g, line.condition, Circumstances(side, body, card, slot, target, counter)):
            if line.first:
                g.spent[side] = [*g.spent[side], number]
            steps.append(Works(side, body, line.source))
            cause = by_line(g, number)
            steps += [Apply(side, body, effect, card, slot, target, cause) for effect in line.effects]
    return steps


def gains(g: Logoth, side: int, body: int, card: int, moment: int, slot: int, target: int) -> Steps:
    """The effects of a card at this moment."""
    return [Apply(side, body, effect, card, slot, target, card) for effect in g.book.gains[card][moment]]


# Damage


def damage(g: Logoth, side: int, card: int, slot: int, target: int, amount: int) -> int:
    """So much damage from `side` on a slot of one body: the Block pool takes its share, a Weak Point adds its own; the
    number of HP that were lost to the blow itself. [D11 7-9]
    """
    other = foe(side)
    if g.body_hp[other][target] <= 0:
        return 0
    absorbed = min(amount, g.block[other][target])
    if absorbed:
        g.block[other][target] -= absorbed
        g.tell("absorbs", actor(g, other, target), absorbed)
    left = amount - absorbed
    if left <= 0:
        return 0
    lose(g, other, target, left)
    weak = g.weak[other][kinds.SLOT_COUNT * target + slot]
    if weak and g.body_hp[other][target] > 0:
        g.tell("is_weak", actor(g, other, target), slot)
        lose(g, other, target, weak)
    return left


def guarded(g: Logoth, side: int, slot: int, amount: int, pierce: int) -> int:
    """What is left of damage by `side` behind a guard on that slot, which is used up. [D10]"""
    other = foe(side)
    card = g.guard[other][slot]
    if card == kinds.NONE:
        return amount
    value = max(0, g.guard_value[other][slot] - pierce)
    g.guard[other][slot] = kinds.NONE
    g.guard_value[other][slot] = 0
    discard(g, other, card)
    g.tell("guards", actor(g, other, kinds.NONE), slot, card)
    return max(0, amount - value)


def after_damage(g: Logoth, side: int, body: int, card: int, slot: int, target: int, counter: bool) -> Steps:
    """A trap on the slot springs, then whoever hit and whoever was hurt. [D11 10-11]"""
    other = foe(side)
    steps: Steps = []
    if g.trap[other][slot] != kinds.NONE:
        steps.append(Spring(other, slot, side, body, kinds.NONE))
    if card >= 0:
        steps += gains(g, side, body, card, kinds.ON_SUCCESS, slot, target)
    steps += triggered(g, side, body, kinds.AT_HIT, card, slot, target, counter)
    return steps + triggered(g, other, target, kinds.AT_HURT, kinds.NONE, slot, body, False)


def strike(g: Logoth, a: Apply, n: int) -> Steps:
    """Damage that is no assault: through guard, Block and Weak Point. Without a slot its owner names one. [D11, D17]"""
    if a.slot < 0:
        return [StrikeWhere(chooser(g, a.side), a.side, a.body, a.target, n, a.cause)]
    return struck(g, a.side, a.body, a.slot, a.target, n)


def struck(g: Logoth, side: int, body: int, slot: int, target: int, n: int) -> Steps:
    g.tell("strikes", actor(g, side, body), slot, n)
    left = guarded(g, side, slot, n, 0)
    if damage(g, side, kinds.NONE, slot, target, left) <= 0 or is_decided(g, side):
        return NO_MORE
    trap = g.trap[foe(side)][slot]
    return [Spring(foe(side), slot, side, body, kinds.NONE)] if trap != kinds.NONE else NO_MORE


class StrikeWhere(Ask[Logoth]):
    """A strike without a slot: its owner names one. [D17]"""

    def __init__(self, seat: Seat, side: int, body: int, target: int, n: int, cause: int) -> None:
        self.seat, self.side, self.body, self.target, self.n, self.cause = seat, side, body, target, n, cause

    def menu(self, g: Logoth) -> list[Choice]:
        return [(SLOT, slot, 0) for slot in range(kinds.SLOT_COUNT)]

    def about(self, g: Logoth) -> About:
        return by_cause(g, self.cause, self.n)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, slot, _ = choice
        return struck(g, self.side, self.body, slot, self.target, self.n)


class Spring(Act[Logoth]):
    """A trap is revealed: an assault deals its value, a defence or support takes its value from the card that came.
    Its effects apply, and it is discarded. [D10]
    """

    def __init__(self, side: int, slot: int, victim: int, target: int, against: int) -> None:
        self.seat = TABLE
        self.side = side
        self.slot = slot
        self.victim = victim
        self.target = target
        self.against = against  # the number of the slot of the card that was placed; NONE: damage set it off

    def do(self, g: Logoth) -> Steps:
        side, slot, book = self.side, self.slot, g.book
        card = g.trap[side][slot]
        if card == kinds.NONE:
            return NO_MORE
        g.trap[side][slot] = kinds.NONE
        discard(g, side, card)
        g.tell("springs", actor(g, side, kinds.NONE), card, slot)
        body = first_living(g, side)
        c = Circumstances(side, body, card, slot, self.target, False)
        bonus, pierce, *markers = g.trap_bonus[side][PREPARED * slot : PREPARED * (slot + 1)]
        value = book.value[card] + aura(g, side, book.type[card], c) + bonus + (1 if book.is_optimal(card, slot) else 0)
        if book.type[card] == kinds.ASSAULT:
            left = guarded(g, side, slot, value, book.pierce[card] + pierce)
            if damage(g, side, card, slot, self.target, left) <= 0 or is_decided(g, side):
                return NO_MORE
            prepared_markers(g, self.victim, self.target, markers)
            return after_damage(g, side, body, card, slot, self.target, False)
        if self.against != kinds.NONE:
            weaken(g, side, self.against, value)
        return gains(g, side, body, card, kinds.ON_SUCCESS, slot, self.target)


def prepared_markers(g: Logoth, victim: int, target: int, markers: list[int]) -> None:
    """What was prepared for a card beside its value: poison, bleeding, stun. [D10]"""
    for verb, n in zip(PREPARED_MARKERS, markers):
        if n:
            inflict(g, victim, target, verb, n)


def weaken(g: Logoth, side: int, place: int, value: int) -> None:
    """The placed card is worth that much less on that slot. [D10]"""
    level = level_of(side)
    rows = g.countering if g.countering[level] else g.pending
    row = rows[level][:]
    row[P_LESS + place] += value
    rows[level] = row
