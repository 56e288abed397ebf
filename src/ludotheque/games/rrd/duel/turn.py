"""A turn of whoever plays a side: free actions, then a card or passing; and the answer to a card. [D5, A62]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd.duel.about import of_turn
from ludotheque.games.rrd.duel.clash import Resolve
from ludotheque.games.rrd.duel.equipment import slots_for
from ludotheque.games.rrd.duel.free import concede, free_action, free_actions, free_things, may_offer
from ludotheque.games.rrd.duel.mat import P_BODY, P_SIDE, P_TARGET
from ludotheque.games.rrd.duel.play import affordable, begin, sacrifices
from ludotheque.games.rrd.duel.rows import new_row, slots_of
from ludotheque.games.rrd.duel.sides import actor, foe, is_enemy, level_of
from ludotheque.games.rrd.duel.whose import AskBody, OfBody, OfSide
from ludotheque.games.rrd.kinds import NONE, OBJECT, SLOT_COUNT
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import (
    CONCEDE,
    COUNTER,
    LET_THROUGH,
    PLAY,
    RAISE,
    SURPASS,
)
from ludotheque.kernel.choice import PASSING, TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps
from ludotheque.kernel.zones import without

NO_SLOT: Final = SLOT_COUNT  # how "no slot" is written in a choice
LETTING: Final[Choice] = (LET_THROUGH, 0, 0)


@mypyc_attr(free_list_len=1)
class Turn(OfBody):
    """The turn of one body. Without Active it passes for free; stunned it passes and pays for it. [D5]"""

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        level = level_of(side)
        if g.body_hp[side][body] <= 0:
            return NO_MORE
        if is_time(g, level):
            return [*g.between.steps(g, level), self]
        if g.skips[side]:
            g.skips[side] = 0
            return NO_MORE
        row = g.pending[level]
        if row and row[P_SIDE] != side:  # a card between players, or of a character against an incarnation
            if may_react(g, side, body):
                return [Answer(g.side_seat[side], side, body, 1)]
            return [Resolve(level), TurnBegins(side, body)]
        return [TurnBegins(side, body)]


def is_time(g: Logoth, level: int) -> bool:
    """Whether an exchange, two cards, has been played since others last went on. [R43, D6]"""
    if g.seats < 3 or g.cards[level] // 2 <= g.ticks[level]:
        return False
    g.ticks[level] += 1
    return True


@mypyc_attr(free_list_len=1)
class TurnBegins(OfBody):
    """Nothing waits for an answer any more. [D5]"""

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        if g.body_hp[side][body] <= 0 or g.active[side][body] <= 0:
            return NO_MORE
        if g.stun[side][body] > 0:
            g.stun[side][body] -= 1
            g.active[side][body] -= 1
            g.tell("is_stunned", actor(g, side, body))
            return NO_MORE
        turn = TakeTurn(g.side_seat[side], side, body)
        if g.seats == 1 and not may_offer(g, side) and len(turn.menu(g)) == 1:
            return turn.hear(g, PASSING)
        return [turn]


def may_react(g: Logoth, side: int, body: int) -> bool:
    """As everybody can see: there is something in hand, to counter or for a free action, or something free to do."""
    if g.body_hp[side][body] <= 0:
        return False
    return bool(g.hand[side]) or bool(free_things(g, side, body))


@mypyc_attr(free_list_len=1)
class TakeTurn(AskBody):
    """Any number of free actions, then a card or passing; both use 1 Active. [D5]"""

    def menu(self, g: Logoth) -> list[Choice]:
        side, body = self.side, self.body
        found: list[Choice] = [PASSING]
        book = g.book
        last = NONE
        for card in g.hand[side]:
            if card == last or book.instant[card] or not affordable(g, side, body, card):
                continue
            last = card
            if book.type[card] >= OBJECT:
                if slots_for(g, side, book.type[card]) > 0:
                    found.append((PLAY, card, NO_SLOT))
                continue
            found += book.plays[card]
            if not book.trap[card] and may_transcend(g, side, body, card):
                found += book.raises[card]
        return found + free_actions(g, side, body)

    def about(self, g: Logoth) -> About:
        return of_turn(g, self.seat, level_of(self.side), self.menu(g))

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        side, body = self.side, self.body
        verb, card, slot = choice
        if verb in (PLAY, RAISE):
            g.hand[side].remove(card)
            row = new_row(g, side, body, card, False)
            steps = begin(g, row, 1 << slot, verb == RAISE)
            return [*steps, Await(side)]
        if verb == PASSING[0]:
            g.active[side][body] -= 1
            g.tell("passes", actor(g, side, body))
            return NO_MORE
        if verb == CONCEDE:
            return concede(g, side)
        return [*free_action(g, side, body, choice), TurnBegins(side, body)]


@mypyc_attr(free_list_len=1)
class Await(OfSide):
    """A character may answer a card of an enemy at once; any other answer comes with the next turn. [D16, A62]"""

    def do(self, g: Logoth) -> Steps:
        side, other = self.side, foe(self.side)
        level = level_of(side)
        if not g.pending[level] or not is_enemy(g, side):
            return NO_MORE
        if may_react(g, other, 0):
            return [Answer(g.side_seat[other], other, 0, 0)]
        return [Resolve(level)]


@mypyc_attr(free_list_len=1)
class Answer(Ask[Logoth]):
    """The card that waits is countered, or it is let through; free actions may come first. [D5, D8, D16]"""

    def __init__(self, seat: Seat, side: int, body: int, in_turn: int) -> None:
        self.seat = seat
        self.side = side
        self.body = body
        self.in_turn = in_turn  # countering is the turn; else it costs the next one [R27]

    def do(self, g: Logoth) -> Steps | None:
        """Alone at the table nobody is asked where there is only one answer."""
        if g.seats == 1 and not may_offer(g, self.side) and len(self.menu(g)) == 1:
            return self.hear(g, LETTING)
        return None

    def menu(self, g: Logoth) -> list[Choice]:
        side, body = self.side, self.body
        found = [LETTING]
        if g.active[side][body] > 0 and g.stun[side][body] == 0:
            found += counters(g, side, body)
        return found + free_actions(g, side, body)

    def about(self, g: Logoth) -> About:
        return of_turn(g, self.seat, level_of(self.side), self.menu(g))

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        side, body = self.side, self.body
        level = level_of(side)
        verb, card, slot = choice
        if verb in (COUNTER, SURPASS):
            g.hand[side].remove(card)
            if not self.in_turn:
                g.skips[side] = 1
            row = counter_row(g, side, body, card)
            return begin(g, row, 1 << slot, verb == SURPASS)
        if verb == LET_THROUGH:
            after: Steps = [TurnBegins(side, body)] if self.in_turn else []
            return [Resolve(level), *after]
        if verb == CONCEDE:
            return concede(g, side)
        return [*free_action(g, side, body, choice), AnswerAgain(side, body, self.in_turn)]


@mypyc_attr(free_list_len=1)
class AnswerAgain(Act[Logoth]):
    """After a free action the card still waits, if it does. [D5]"""

    def __init__(self, side: int, body: int, in_turn: int) -> None:
        self.seat, self.side, self.body, self.in_turn = TABLE, side, body, in_turn

    def do(self, g: Logoth) -> Steps:
        if g.decided[level_of(self.side)]:
            return NO_MORE
        row = g.pending[level_of(self.side)]
        if not row or g.body_hp[row[P_SIDE]][row[P_BODY]] <= 0:
            return [Resolve(level_of(self.side))]
        return [Answer(g.side_seat[self.side], self.side, self.body, self.in_turn)]


def counter_row(g: Logoth, side: int, body: int, card: int) -> list[int]:
    """A counter is aimed at whoever played the card that waits."""
    row = new_row(g, side, body, card, True)
    target = g.pending[level_of(side)][P_BODY]
    for k in range(5):
        row[P_TARGET + k] = target
    return row


def counters(g: Logoth, side: int, body: int) -> list[Choice]:
    """Cards that land on a slot of the card that waits. A trap never counters. [D8, A28]"""
    book = g.book
    found: list[Choice] = []
    slots = slots_of(g.pending[level_of(side)])
    last = NONE
    for card in g.hand[side]:
        if card == last or book.trap[card]:
            continue
        last = card
        common = [slot for slot in book.slots[card] if slot in slots]
        if not common or not affordable(g, side, body, card):
            continue
        found += [(COUNTER, card, slot) for slot in common]
        if may_transcend(g, side, body, card):
            found += [(SURPASS, card, slot) for slot in common]
    return found


def may_transcend(g: Logoth, side: int, body: int, card: int) -> bool:
    """Whether another card in hand could be given for it. [D12]"""
    hand, archetype = g.hand[side], g.book.archetype
    if g.transcended[side]:
        return False
    kin = [other for other in hand if archetype[other] == archetype[card]]  # the card is one of them
    return len(kin) > 1 and bool(sacrifices(g, side, body, card, without(hand, card)))
