"""The turn of an auto-managed enemy: it always plays its top soul if it can. [R26, D15]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd.book import slot_set
from ludotheque.games.rrd.duel.blows import gains
from ludotheque.games.rrd.duel.clash import Resolve
from ludotheque.games.rrd.duel.free import usable, use
from ludotheque.games.rrd.duel.mat import P_SIDE
from ludotheque.games.rrd.duel.piles import discard, reveal
from ludotheque.games.rrd.duel.play import NameSlots, Place
from ludotheque.games.rrd.duel.rows import cost_of, new_row, slots_of
from ludotheque.games.rrd.duel.sides import actor, level_of
from ludotheque.games.rrd.duel.turn import Await, counter_row, is_time
from ludotheque.games.rrd.duel.whose import OfBody
from ludotheque.games.rrd.duel.wounds import is_decided
from ludotheque.games.rrd.kinds import NONE, ON_SUCCESS, USE
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.step import NO_MORE, Act, Steps

MOST_INSTANTS: Final = 4  # in a row


@mypyc_attr(free_list_len=1)
class EnemyTurn(OfBody):
    """It activates whatever it can pay for, each once in a pass, and then plays. [D15]"""

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        if g.body_hp[side][body] <= 0:
            return NO_MORE
        if is_time(g, level_of(side)):
            return [*g.between.steps(g, level_of(side)), self]
        if g.top_soul[side] == NONE and (g.draw_pile[side] or g.under[side] or g.used[side]):
            reveal(g, side)  # its deck had run out
            if is_decided(g, side):
                return NO_MORE
        return [*activations(g, side, body), EnemyActs(side, body, MOST_INSTANTS)]


def activations(g: Logoth, side: int, body: int) -> Steps:
    """Every object and ability that it can pay for. [D15]"""
    steps: Steps = []
    for line in g.lines[side]:
        if g.book.lines[line].kind == USE and usable(g, side, body, line):
            steps += use(g, side, body, line, 0)
    return steps


def meeting_slots(g: Logoth, side: int) -> int:
    """The slots, as a set, on which its top soul would counter the card that waits; a Trap never does. [R26, A28]"""
    card, row = g.top_soul[side], g.pending[level_of(side)]
    if card == NONE or not row or row[P_SIDE] == side or g.book.trap[card]:
        return 0
    return slot_set(slots_of(row)) & g.book.reach[card]


def may_act(g: Logoth, side: int, body: int) -> bool:
    """Whether a body can play the top soul. [D15]"""
    card = g.top_soul[side]
    if card == NONE or g.active[side][body] <= 0 or g.stun[side][body] > 0:
        return False
    return g.latent[side][body] >= cost_of(g, side, body, card)


def would_counter(g: Logoth, side: int, body: int) -> bool:
    """Whether a body would now counter the card that waits with the top soul that is known. [D15]"""
    return meeting_slots(g, side) != 0 and not g.book.instant[g.top_soul[side]] and may_act(g, side, body)


@mypyc_attr(free_list_len=1)
class EnemyActs(Act[Logoth]):
    """Stunned or without Active it passes; instants come first; what it cannot pay stays on top. [D15]"""

    def __init__(self, side: int, body: int, instants: int) -> None:
        self.seat, self.side, self.body, self.instants = TABLE, side, body, instants

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        level = level_of(side)
        card = g.top_soul[side]
        if g.body_hp[side][body] <= 0 or g.active[side][body] <= 0:
            return [Resolve(level)]
        if g.stun[side][body] > 0:
            g.stun[side][body] -= 1
            g.active[side][body] -= 1
            g.tell("is_stunned", actor(g, side, body))
            return [Resolve(level)]
        cost = 0 if card == NONE else cost_of(g, side, body, card)
        if card == NONE or g.latent[side][body] < cost:
            g.active[side][body] -= 1
            g.tell("cannot_play", actor(g, side, body), card)
            return [Resolve(level)]
        if g.book.instant[card] and self.instants == 0:
            return [Resolve(level)]
        g.latent[side][body] -= cost
        return self.plays_instant(g, card) if g.book.instant[card] else self.plays(g, card)

    def plays_instant(self, g: Logoth, card: int) -> Steps:
        """And then what lies on top below it. [D15]"""
        side, body = self.side, self.body
        discard(g, side, card)
        g.tell("plays_instant", actor(g, side, NONE), card)
        reveal(g, side)
        if is_decided(g, side):
            return NO_MORE
        return [*gains(g, side, body, card, ON_SUCCESS, NONE, 0), EnemyActs(side, body, self.instants - 1)]

    def plays(self, g: Logoth, card: int) -> Steps:
        """As a counter where it reaches the hero's card, else after that card has resolved. [R26]"""
        side, body = self.side, self.body
        level = level_of(side)
        common = meeting_slots(g, side)
        if common:
            g.playing[level] = counter_row(g, side, body, card)
            reveal(g, side)
            return NO_MORE if is_decided(g, side) else [NameSlots(level, common), Place(level)]
        g.playing[level] = new_row(g, side, body, card, False)
        reveal(g, side)
        return NO_MORE if is_decided(g, side) else [Resolve(level), EnemyPlaces(side, body)]


@mypyc_attr(free_list_len=1)
class EnemyPlaces(OfBody):
    """If it still stands the card goes where the player says. [R26, D15]"""

    def do(self, g: Logoth) -> Steps:
        level = level_of(self.side)
        card = g.playing[level][0]
        if g.body_hp[self.side][self.body] <= 0:
            g.playing[level] = []
            discard(g, self.side, card)
            return NO_MORE
        slots = g.book.reach[card]
        steps: Steps = [NameSlots(level, slots)] if slots else []
        return [*steps, Place(level), Await(self.side)]
