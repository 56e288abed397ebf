"""A card and its answer: clash, resolution in full, and one instance of an assault after the other. [D9-D11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd.duel.blows import after_damage, damage, gains, guarded, prepared_markers, triggered
from ludotheque.games.rrd.duel.mat import (
    P_BODY,
    P_CARD,
    P_COUNTER,
    P_POISON,
    P_SIDE,
    P_SLOT,
    P_SLOTS,
    P_STANDS,
    P_STUN,
    P_TARGET,
)
from ludotheque.games.rrd.duel.piles import discard
from ludotheque.games.rrd.duel.rows import (
    COUNTERING,
    N_SOURCE,
    PENDING,
    circumstances,
    drop_row,
    meeting,
    pierce_of,
    row_of,
    set_row,
    slot_number,
    value_at,
)
from ludotheque.games.rrd.duel.sides import actor, foe, holds
from ludotheque.games.rrd.duel.whose import OfDuel
from ludotheque.games.rrd.duel.wounds import is_decided
from ludotheque.games.rrd.kinds import (
    ASSAULT,
    AT_COUNTERED,
    AT_FULL,
    NONE,
    ON_BLOCK,
    ON_FULL,
    ON_SUCCESS,
)
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.step import NO_MORE, Act, Steps

CANCELLED: Final = -1  # nothing gets through on the contested slot


class Clash(OfDuel):
    """The countering card meets the pending one on a slot: a full counter or a partial one. [D9]"""

    def do(self, g: Logoth) -> Steps:
        p_row, c_row = g.pending[self.level], g.countering[self.level]
        book = g.book
        k = slot_number(p_row, c_row[P_SLOT])
        p, c = meeting(g, p_row, c_row)
        of_p = book.type[p_row[P_CARD]]
        full = c >= p
        how = "counters_fully" if full else "counters_partly"
        g.tell(how, actor(g, c_row[P_SIDE], NONE), c_row[P_CARD], c_row[P_SLOT])
        steps = [*effects_of_counter(g, self.level, of_p == ASSAULT and min(c, p) >= 1, full)]
        if full:
            steps += full_counter(g, self.level, k, c, p)
        elif of_p == ASSAULT:
            steps += instances(g, self.level, PENDING, k, c)
        else:
            steps += held(g, self.level, k, p - c)
        return [*steps, Finish(self.level, COUNTERING), Finish(self.level, PENDING)]


def effects_of_counter(g: Logoth, level: int, blocked: bool, full: bool) -> Steps:
    """A defence or support that counters always succeeds; more where it blocks, and where nothing gets through. [D9]"""
    row = g.countering[level]
    side, body, card, slot, target = row[P_SIDE], row[P_BODY], row[P_CARD], row[P_SLOT], g.pending[level][P_BODY]
    if g.book.type[card] == ASSAULT:
        return NO_MORE
    steps = [*gains(g, side, body, card, ON_SUCCESS, slot, target)]
    if blocked:
        steps += gains(g, side, body, card, ON_BLOCK, slot, target)
    if full:
        steps += gains(g, side, body, card, ON_FULL, slot, target)
    return steps


def full_counter(g: Logoth, level: int, k: int, c: int, p: int) -> Steps:
    """The pending card is cancelled on that slot, its others go on; an assault hits back with what is left. [D9]"""
    p_row, c_row = g.pending[level], g.countering[level]
    slot = c_row[P_SLOT]
    steps = [*triggered(g, c_row[P_SIDE], c_row[P_BODY], AT_FULL, c_row[P_CARD], slot, p_row[P_BODY], True)]
    steps += triggered(g, p_row[P_SIDE], p_row[P_BODY], AT_COUNTERED, p_row[P_CARD], slot, c_row[P_BODY], False)
    if g.book.type[p_row[P_CARD]] == ASSAULT and p_row[P_SLOTS] > 1:
        steps += instances(g, level, PENDING, k, CANCELLED)
    if g.book.type[c_row[P_CARD]] == ASSAULT and c > p:
        steps += instances(g, level, COUNTERING, 0, p)
    return steps


def held(g: Logoth, level: int, k: int, left: int) -> Steps:
    """A defence or support that was only partly countered has its effects; with Instinct it stands, weaker. [D9]"""
    row = g.pending[level]
    steps = gains(g, row[P_SIDE], row[P_BODY], row[P_CARD], ON_SUCCESS, row[P_SLOT + k], row[P_TARGET + k])
    if g.book.instinct[row[P_CARD]]:
        stand_guard(g, row, k, left)
    return steps


def instances(g: Logoth, level: int, who: int, k: int, less: int) -> Steps:
    """An assault, and its replays: what an answer took off holds for the first one only, unless it cancelled. [K8]"""
    row = row_of(g, level, who)
    return [Blow(level, who, n, k, less) for n in range(1 + g.book.frenzy[row[P_CARD]])]


@mypyc_attr(free_list_len=1)
class Resolve(OfDuel):
    """A card that was let through resolves in full. [D9]"""

    def do(self, g: Logoth) -> Steps:
        row = g.pending[self.level]
        if not row:
            return NO_MORE
        card = row[P_CARD]
        if g.body_hp[row[P_SIDE]][row[P_BODY]] <= 0:
            return [Finish(self.level, PENDING)]
        g.tell("resolves", actor(g, row[P_SIDE], NONE), card, row[P_SLOT])
        if g.book.type[card] == ASSAULT:
            return [*instances(g, self.level, PENDING, NONE, 0), Finish(self.level, PENDING)]
        if g.book.instinct[card]:
            stand_guard(g, row, 0, value_at(g, row, 0))
        steps = gains(g, row[P_SIDE], row[P_BODY], card, ON_SUCCESS, row[P_SLOT], row[P_TARGET])
        return [*steps, Finish(self.level, PENDING)]


@mypyc_attr(free_list_len=1)
class Blow(Act[Logoth]):
    """One instance of an assault on all its slots, in the order of the rule. [D11]"""

    def __init__(self, level: int, who: int, n: int, k: int, less: int) -> None:
        self.seat = TABLE
        self.level = level
        self.who = who
        self.n = n  # which instance
        self.k = k  # the contested slot
        self.less = less  # what an answer took off there

    def do(self, g: Logoth) -> Steps:
        row = row_of(g, self.level, self.who)
        side, body, card = row[P_SIDE], row[P_BODY], row[P_CARD]
        if g.body_hp[side][body] <= 0:
            return NO_MORE
        steps: Steps = []
        hurt: list[int] = []  # bodies
        for k in range(row[P_SLOTS]):
            target = row[P_TARGET + k]
            if (k == self.k and self.less == CANCELLED) or g.body_hp[foe(side)][target] <= 0:
                continue
            off = self.less if k == self.k and self.n == 0 else 0
            if not self.lands(g, row, k, target, value_at(g, row, k) - off, steps):
                continue
            if is_decided(g, side):
                return NO_MORE
            if target not in hurt:
                hurt.append(target)
                prepared_markers(g, foe(side), target, row[P_POISON : P_STUN + 1])
                steps += after_damage(g, side, body, card, row[P_SLOT + k], target, row[P_COUNTER] == 1)
        return steps

    def lands(self, g: Logoth, row: list[int], k: int, target: int, force: int, steps: Steps) -> bool:
        """Whether damage is done: behind the guard, with what is added, through the Block pool. [D11 5-9]"""
        if force <= 0:
            return False
        side, slot = row[P_SIDE], row[P_SLOT + k]
        guard = g.guard[foe(side)][slot]
        left = guarded(g, side, slot, force, pierce_of(g, row))
        if left <= 0:
            if guard != NONE:  # as good as a full counter
                steps += triggered(g, foe(side), target, AT_FULL, guard, slot, row[P_BODY], True)
                steps += triggered(g, side, row[P_BODY], AT_COUNTERED, row[P_CARD], slot, target, False)
            return False
        for number in g.book.plus[row[P_CARD]]:
            plus = g.book.effects[number]
            if holds(g, plus.condition, circumstances(row, k)):
                left += plus.n
        return damage(g, side, row[P_CARD], slot, target, left) > 0


def stand_guard(g: Logoth, row: list[int], k: int, value: int) -> None:
    """A defence with Instinct stays on its slot; a new guard takes the place of the old one. [D10, K9]"""
    side, slot = row[P_SIDE], row[P_SLOT + k]
    old = g.guard[side][slot]
    if old != NONE:
        discard(g, side, old)
    g.guard[side][slot] = row[P_CARD]
    g.guard_value[side][slot] = value
    standing = row[:]
    standing[P_STANDS] = 1
    set_row(g, standing, PENDING)
    g.tell("stands", actor(g, side, NONE), row[P_CARD], slot)


@mypyc_attr(free_list_len=1)
class Finish(Act[Logoth]):
    """The card goes to its owner's discard, unless it stands or waits. [D9]"""

    def __init__(self, level: int, who: int) -> None:
        self.seat, self.level, self.who = TABLE, level, who

    def do(self, g: Logoth) -> Steps:
        row = row_of(g, self.level, self.who)
        if row:
            drop_row(g, self.level, self.who)
            put_away(g, row)
        return NO_MORE


def put_away(g: Logoth, row: list[int]) -> None:
    side, card = row[P_SIDE], row[P_CARD]
    if len([waiting for waiting in g.nexts[side] if waiting[N_SOURCE] == card]) > g.standing[side].count(card):
        g.standing[side].append(card)
        return
    if not row[P_STANDS]:
        discard(g, side, card)
