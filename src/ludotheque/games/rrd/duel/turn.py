"""A turn of whoever plays a side: free actions, then a card or passing; and the answer to a card. [D5, A62]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.asks import distinct
from ludotheque.games.rrd.duel.blows import Apply, gains
from ludotheque.games.rrd.duel.clash import Resolve
from ludotheque.games.rrd.duel.equipment import slots_for
from ludotheque.games.rrd.duel.mat import P_BODY, P_SIDE, P_TARGET
from ludotheque.games.rrd.duel.piles import discard, draw
from ludotheque.games.rrd.duel.play import Pay, affordable, begin, offer, sacrifices
from ludotheque.games.rrd.duel.rows import new_row, slots_of
from ludotheque.games.rrd.duel.sides import actor, foe, is_enemy, level_of, living
from ludotheque.games.rrd.duel.wounds import decide, lose
from ludotheque.games.rrd.kinds import NONE, OBJECT, ON_SUCCESS, SLOT_COUNT, USE
from ludotheque.games.rrd.purse import remember
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import (
    ACTIVATE,
    CONCEDE,
    COUNTER,
    DRAW,
    DUEL_TOKEN,
    INSPIRE,
    INSTANT,
    LET_THROUGH,
    OFFER,
    PLAY,
    RAISE,
    REMEMBER,
    SURPASS,
)
from ludotheque.kernel.choice import PASSING, TABLE, Choice, Seat
from ludotheque.kernel.step import Act, Ask, Steps

NO_SLOT = SLOT_COUNT  # how "no slot" is written in a choice
COST_LATENT, COST_HP, COST_RESERVE = 0, 1, 2
PER_PASS, PER_DUEL = 0, 1


class Turn(Act[Logoth]):
    """The turn of one body. Without Active it passes for free; stunned it passes and pays for it. [D5]"""

    __match_args__ = ("side", "body")

    def __init__(self, side: int, body: int) -> None:
        self.seat = TABLE
        self.side = side
        self.body = body

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        level = level_of(side)
        if g.body_hp[side][body] <= 0:
            return []
        if is_time(g, level):
            return [*g.between.steps(g, level), self]
        if g.skips[side]:
            g.skips[side] = 0
            return []
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


class TurnBegins(Act[Logoth]):
    """Nothing waits for an answer any more. [D5]"""

    __match_args__ = ("side", "body")

    def __init__(self, side: int, body: int) -> None:
        self.seat = TABLE
        self.side = side
        self.body = body

    def do(self, g: Logoth) -> Steps:
        side, body = self.side, self.body
        if g.body_hp[side][body] <= 0 or g.active[side][body] <= 0:
            return []
        if g.stun[side][body] > 0:
            g.stun[side][body] -= 1
            g.active[side][body] -= 1
            g.tell("is_stunned", actor(g, side, body))
            return []
        turn = TakeTurn(g.side_seat[side], side, body)
        if g.seats == 1 and len(turn.menu(g)) == 1:
            return turn.hear(g, PASSING)
        return [turn]


def may_react(g: Logoth, side: int, body: int) -> bool:
    """As everybody can see: there is something in hand, to counter or for a free action, or something free to do."""
    if g.body_hp[side][body] <= 0:
        return False
    return bool(g.hand[side]) or bool(free_things(g, side, body))


class TakeTurn(Ask[Logoth]):
    """Any number of free actions, then a card or passing; both use 1 Active. [D5]"""

    __match_args__ = ("seat", "side", "body")

    def __init__(self, seat: Seat, side: int, body: int) -> None:
        self.seat = seat
        self.side = side
        self.body = body

    def menu(self, g: Logoth) -> list[Choice]:
        side, body = self.side, self.body
        found: list[Choice] = [PASSING]
        book = g.book
        for card in distinct(g.hand[side]):
            if book.instant[card] or not affordable(g, side, body, card):
                continue
            if book.type[card] >= OBJECT:
                if slots_for(g, side, book.type[card]) > 0:
                    found.append((PLAY, card, NO_SLOT))
                continue
            found += [(PLAY, card, slot) for slot in book.slots[card]]
            if not book.trap[card] and may_transcend(g, side, body, card):
                found += [(RAISE, card, slot) for slot in book.slots[card]]
        return found + free_actions(g, side, body)

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
            return []
        if verb == CONCEDE:
            return concede(g, side)
        return [*free_action(g, side, body, choice), TurnBegins(side, body)]


class Await(Act[Logoth]):
    """A character may answer a card of an enemy at once; any other answer comes with the next turn. [D16, A62]"""

    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.seat = TABLE
        self.side = side

    def do(self, g: Logoth) -> Steps:
        side, other = self.side, foe(self.side)
        level = level_of(side)
        if not g.pending[level] or not is_enemy(g, side):
            return []
        if may_react(g, other, 0):
            return [Answer(g.side_seat[other], other, 0, 0)]
        return [Resolve(level)]


class Answer(Ask[Logoth]):
    """The card that waits is countered, or it is let through; free actions may come first. [D5, D8, D16]"""

    __match_args__ = ("seat", "side", "body", "in_turn")

    def __init__(self, seat: Seat, side: int, body: int, in_turn: int) -> None:
        self.seat = seat
        self.side = side
        self.body = body
        self.in_turn = in_turn  # countering is the turn; else it costs the next one [R27]

    def do(self, g: Logoth) -> Steps | None:
        """Alone at the table nobody is asked where there is only one answer."""
        if g.seats == 1 and len(self.menu(g)) == 1:
            return self.hear(g, (LET_THROUGH, 0, 0))
        return None

    def menu(self, g: Logoth) -> list[Choice]:
        side, body = self.side, self.body
        found: list[Choice] = [(LET_THROUGH, 0, 0)]
        if g.active[side][body] > 0 and g.stun[side][body] == 0:
            found += counters(g, side, body)
        return found + free_actions(g, side, body)

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


class AnswerAgain(Act[Logoth]):
    """After a free action the card still waits, if it does. [D5]"""

    __match_args__ = ("side", "body", "in_turn")

    def __init__(self, side: int, body: int, in_turn: int) -> None:
        self.seat = TABLE
        self.side = side
        self.body = body
        self.in_turn = in_turn

    def do(self, g: Logoth) -> Steps:
        if g.decided[level_of(self.side)]:
            return []
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
    for card in distinct(g.hand[side]):
        if book.trap[card] or not book.slots[card]:
            continue
        common = [slot for slot in book.slots[card] if slot in slots]
        if not common or not affordable(g, side, body, card):
            continue
        found += [(COUNTER, card, slot) for slot in common]
        if may_transcend(g, side, body, card):
            found += [(SURPASS, card, slot) for slot in common]
    return found


def may_transcend(g: Logoth, side: int, body: int, card: int) -> bool:
    if g.transcended[side] or len(g.hand[side]) < 2:
        return False
    hand = g.hand[side]
    hand.remove(card)
    found = bool(sacrifices(g, side, body, card))
    hand.append(card)
    hand.sort()
    return found


# Free actions


def free_things(g: Logoth, side: int, body: int) -> list[Choice]:
    """Free actions that everybody can see the means of: drawing, abilities, tokens, destiny. [D5]"""
    found: list[Choice] = []
    if g.latent[side][body] > 0:
        found.append((DRAW, 0, 0))
    targets = living(g, foe(side))
    for line in distinct(sorted(g.lines[side])):
        if g.book.lines[line].kind == USE and usable(g, side, body, line):
            found += [(ACTIVATE, g.book.lines[line].source, target) for target in targets]
    seat = g.side_hero[side]
    if seat != NONE:
        for token, count in enumerate(g.tokens[seat]):
            if count and g.book.token_duel[token]:
                found += [(DUEL_TOKEN, token, target) for target in targets]
        if g.destiny[seat]:
            found += [(INSPIRE, 0, 0), (REMEMBER, 0, 0)]
        if g.side_hero[foe(side)] != NONE:
            found.append((CONCEDE, 0, 0))
    return found + g.between.choices(g, side)


def free_actions(g: Logoth, side: int, body: int) -> list[Choice]:
    """All of them: instants and offerings too, which need cards in hand. [D5, K10]"""
    found = free_things(g, side, body)
    book = g.book
    for card in distinct(g.hand[side]):
        if book.instant[card] and affordable(g, side, body, card):
            found += [(INSTANT, card, target) for target in living(g, foe(side))]
        if not is_enemy(g, side):
            found.append((OFFER, card, 0))
    return found


def usable(g: Logoth, side: int, body: int, number: int) -> bool:
    """Whether an ability can be paid for and has not been used. [D13]"""
    line = g.book.lines[number]
    spent = g.spent[side] if line.limit == PER_PASS else g.spent_once[side]
    if spent.count(number) >= g.lines[side].count(number):  # two of a kind can be used twice
        return False
    if line.cost == COST_LATENT:
        return g.latent[side][body] >= line.price
    if line.cost == COST_HP:
        return g.body_hp[side][body] > line.price
    return (g.latent[side][body] if is_enemy(g, side) else g.reserve[side]) >= line.price


def line_of(g: Logoth, side: int, source: int) -> int:
    """The line that is meant by naming a thing."""
    for line in g.lines[side]:
        if g.book.lines[line].source == source:
            return line
    raise AssertionError(source)


def use(g: Logoth, side: int, body: int, number: int, target: int) -> Steps:
    """An ability, an object or an accessory is activated: its price, then what it does. [D13]"""
    line = g.book.lines[number]
    if line.limit == PER_PASS:
        g.spent[side] = [*g.spent[side], number]
    else:
        g.spent_once[side] = [*g.spent_once[side], number]
    if line.cost == COST_HP:
        lose(g, side, body, line.price)
    elif line.cost == COST_LATENT or is_enemy(g, side):
        g.latent[side][body] -= line.price
    else:
        g.reserve[side] -= line.price
    g.tell("activates", actor(g, side, NONE), line.source)
    return [Apply(side, body, effect, NONE, NONE, target) for effect in line.effects]


def free_action(g: Logoth, side: int, body: int, choice: Choice) -> Steps:
    """One free action. [D5]"""
    verb, what, target = choice
    seat = g.side_hero[side]
    if verb == DRAW:
        g.latent[side][body] -= 1
        draw(g, side, 1)
        return []
    if verb == OFFER:
        return offer(g, side, body, what)
    if verb == ACTIVATE:
        return use(g, side, body, line_of(g, side, what), target)
    if verb == DUEL_TOKEN:
        g.tokens[seat][what] -= 1
        g.tell("uses_token", seat, what)
        return [Apply(side, body, effect, NONE, NONE, target) for effect in g.book.token_duel[what]]
    if verb == INSPIRE:
        g.destiny[seat] -= 1
        g.tell("is_inspired", seat)
        draw(g, side, 1)
        return []
    if verb == REMEMBER:
        remember(g, seat)
        return []
    if verb != INSTANT:
        return g.between.hear(g, side, choice)
    g.hand[side].remove(what)
    g.playing[level_of(side)] = new_row(g, side, body, what, False)
    return [Pay(side, body, what), Instant(side, body, what, target)]


class Instant(Act[Logoth]):
    """It cannot be countered, does not count as a card played, and is discarded. [K10]"""

    __match_args__ = ("side", "body", "card", "target")

    def __init__(self, side: int, body: int, card: int, target: int) -> None:
        self.seat = TABLE
        self.side = side
        self.body = body
        self.card = card
        self.target = target

    def do(self, g: Logoth) -> Steps:
        g.playing[level_of(self.side)] = []
        discard(g, self.side, self.card)
        g.tell("plays_instant", actor(g, self.side, NONE), self.card)
        return gains(g, self.side, self.body, self.card, ON_SUCCESS, NONE, self.target)


def concede(g: Logoth, side: int) -> Steps:
    """Between players a duel can be given up: that is death. [A48]"""
    for body in living(g, side):
        g.body_hp[side][body] = 0
    g.tell("concedes", actor(g, side, NONE))
    decide(g, level_of(side))
    return []
