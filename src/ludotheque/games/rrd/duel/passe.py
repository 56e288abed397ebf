"""The pass of arms: upkeep, engagement, consolidation. [D4, D6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd.duel.about import by_cause
from ludotheque.games.rrd.duel.asks import discard_from_hand, distinct
from ludotheque.games.rrd.duel.blows import by_line, triggered
from ludotheque.games.rrd.duel.clash import Resolve
from ludotheque.games.rrd.duel.enemy import EnemyTurn
from ludotheque.games.rrd.duel.mat import P_SIDE
from ludotheque.games.rrd.duel.piles import discard, discard_souls, reveal
from ludotheque.games.rrd.duel.sides import (
    active_potential,
    actor,
    first_living,
    foe,
    is_auto,
    latent_potential,
    living,
)
from ludotheque.games.rrd.duel.turn import Answer, Turn, may_react
from ludotheque.games.rrd.duel.whose import AskSide, OfDuel, OfSide
from ludotheque.games.rrd.duel.wounds import is_decided, lose
from ludotheque.games.rrd.kinds import AT_CONSOLIDATION, AT_UPKEEP, HARMFUL, MOST_SOUL, NONE, ON, SLOT_COUNT
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import AIM, DISCARD
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

HAND_LIMIT: Final = 7
DUSK: Final = 8  # from this pass on everybody loses HP


def in_order(g: Logoth, level: int) -> list[int]:
    """Both sides, the opener of this pass first."""
    opener = g.opener[level]
    return [opener, foe(opener)]


class Passe(OfDuel):
    """Upkeep of both sides, turns until nobody plays, consolidation; then the other side opens a new pass. [D3, D4]"""

    def do(self, g: Logoth) -> Steps:
        level = self.level
        g.passe[level] += 1
        if g.passe[level] > 1:
            g.opener[level] = foe(g.opener[level])
        g.called[level] = [0] * g.seats
        g.tell("pass_begins", level, g.passe[level])
        first, second = in_order(g, level)
        return [
            Upkeep(first),
            Upkeep(second),
            UpkeepAbilities(first),
            UpkeepAbilities(second),
            Round(level),
        ]


@mypyc_attr(free_list_len=1)
class Upkeep(OfSide):
    """Active is renewed, poison works, what can be used once in a pass can be used again. [D4, K17]"""

    def do(self, g: Logoth) -> Steps:
        side = self.side
        g.played[side] = 0
        g.transcended[side] = 0
        g.skips[side] = 0
        g.spent[side] = []
        steps: Steps = []
        for body in living(g, side):
            g.active[side][body] = active_potential(g, side, body)
            steps += poisoned(g, side, body)
            if is_decided(g, side):
                return NO_MORE
        return steps


def poisoned(g: Logoth, side: int, body: int) -> Steps:
    """So much soul value is discarded as there are poison markers, then one goes; an auto-managed enemy discards top
    souls and loses half as many HP, rounded up. [K17]
    """
    n = g.poison[side][body]
    if not n:
        return NO_MORE
    g.poison[side][body] -= 1
    g.tell("suffers_poison", actor(g, side, body), n)
    if is_auto(g, side):
        discard_souls(g, side, n)
        if not is_decided(g, side):
            lose(g, side, body, (n + 1) // 2)
        return NO_MORE
    return [Sicken(side, n)]


class Sicken(Act[Logoth]):
    """Poison takes cards from hand when its time comes: another body of the group may have discarded before. [K17]"""

    def __init__(self, side: int, n: int) -> None:
        self.seat, self.side, self.n = TABLE, side, n

    def do(self, g: Logoth) -> Steps:
        return discard_from_hand(g, self.side, self.n, MOST_SOUL, NONE)


@mypyc_attr(free_list_len=1)
class UpkeepAbilities(OfSide):
    """Abilities that wait for the upkeep. [D4, D13]"""

    def do(self, g: Logoth) -> Steps:
        return of_every_body(g, self.side, AT_UPKEEP)


def of_every_body(g: Logoth, side: int, event: int) -> Steps:
    """What abilities do for each body of a side; against several enemies their owner picks one. [D17]"""
    steps: Steps = []
    if not is_auto(g, side) and len(living(g, foe(side))) > 1 and harmful(g, side, event):
        return [AimAbilities(g.side_seat[side], side, event)]
    for body in living(g, side):
        steps += triggered(g, side, body, event, NONE, NONE, first_living(g, foe(side)), False)
    return steps


def harmful(g: Logoth, side: int, event: int) -> list[int]:
    """The abilities that are aimed at somebody then."""
    found: list[int] = []
    for number in g.lines[side]:
        line = g.book.lines[number]
        verbs = [g.book.effects[effect].verb for effect in line.effects]
        if line.kind == ON and line.event == event and any(verb in HARMFUL for verb in verbs):
            found.append(number)
    return found


class AimAbilities(Ask[Logoth]):
    """Which of several enemies is meant, where no card is involved. [D17]"""

    def __init__(self, seat: Seat, side: int, event: int) -> None:
        self.seat, self.side, self.event = seat, side, event

    def menu(self, g: Logoth) -> list[Choice]:
        return [(AIM, body, 0) for body in living(g, foe(self.side))]

    def about(self, g: Logoth) -> About:
        return by_cause(g, by_line(g, harmful(g, self.side, self.event)[0]))

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, body, _ = choice
        return triggered(g, self.side, 0, self.event, NONE, NONE, body, False)


@mypyc_attr(free_list_len=1)
class Round(OfDuel):
    """Everybody has a turn, until nobody has Active left or a whole round went by without a card. [D6]"""

    def do(self, g: Logoth) -> Steps:
        level = self.level
        first, second = in_order(g, level)
        turns: Steps = []
        anybody = False
        for side in (first, second):
            for body in living(g, side):
                anybody = anybody or g.active[side][body] > 0
                turns.append(EnemyTurn(side, body) if is_auto(g, side) else Turn(side, body))
        if not anybody:
            return [*last_reaction(g, level), *consolidation(g, level)]
        g.round_cards[level] = g.cards[level]
        return [*turns, RoundEnds(level)]


def last_reaction(g: Logoth, level: int) -> Steps:
    """Whoever has no Active left cannot counter the last card, but may still take free actions before it. [D5, A62]"""
    row = g.pending[level]
    if not row:
        return NO_MORE
    side = foe(row[P_SIDE])
    body = first_living(g, side)
    if is_auto(g, side) or not may_react(g, side, body):
        return NO_MORE
    return [Answer(g.side_seat[side], side, body, 0)]


@mypyc_attr(free_list_len=1)
class RoundEnds(OfDuel):
    """Another round if a card was played in this one. [D6]"""

    def do(self, g: Logoth) -> Steps:
        if g.cards[self.level] == g.round_cards[self.level]:
            return consolidation(g, self.level)
        return [Round(self.level)]


def consolidation(g: Logoth, level: int) -> Steps:
    first, second = in_order(g, level)
    return [
        Resolve(level),
        Bleed(level),
        Abilities(first),
        Abilities(second),
        Dusk(level),
        TrimHand(first),
        TrimHand(second),
        Renew(level),
        Passe(level),
    ]


class Bleed(OfDuel):
    """Bleeding costs HP, then one marker goes; Weak Points, Block pools, guards and preparations are over. [D4, K20]"""

    def do(self, g: Logoth) -> Steps:
        for side in in_order(g, self.level):
            for body in living(g, side):
                n = g.bleeding[side][body]
                if n:
                    g.bleeding[side][body] -= 1
                    g.tell("bleeds", actor(g, side, body), n)
                    lose(g, side, body, n)
        if not g.decided[self.level]:
            for side in in_order(g, self.level):
                stand_down(g, side)
        return NO_MORE


def stand_down(g: Logoth, side: int) -> None:
    """What lasted for this pass; traps stay. [D4, D10]"""
    bodies = len(g.body_hp[side])
    g.weak[side] = [0] * (SLOT_COUNT * bodies)
    g.block[side] = [0] * bodies
    for slot in range(SLOT_COUNT):
        if g.guard[side][slot] != NONE:
            discard(g, side, g.guard[side][slot])
            g.guard[side][slot] = NONE
            g.guard_value[side][slot] = 0
    for card in g.standing[side]:
        discard(g, side, card)
    g.standing[side] = []
    g.nexts[side] = []


class Abilities(OfSide):
    """Abilities that wait for the consolidation. [D4]"""

    def do(self, g: Logoth) -> Steps:
        return of_every_body(g, self.side, AT_CONSOLIDATION)


def dusk(g: Logoth, level: int) -> int:
    """What the end of this pass takes from everybody. [D4]"""
    return max(0, g.passe[level] - DUSK + 1)


class Dusk(OfDuel):
    """From the eighth pass on everybody loses HP, more with each. [D4]"""

    def do(self, g: Logoth) -> Steps:
        n = dusk(g, self.level)
        if n > 0:
            g.tell("dusk", self.level, n)
            for side in in_order(g, self.level):
                for body in living(g, side):
                    lose(g, side, body, n)
        return NO_MORE


class TrimHand(OfSide):
    """No more than seven cards are kept in hand. [D4]"""

    def do(self, g: Logoth) -> Steps:
        if len(g.hand[self.side]) <= HAND_LIMIT:
            return NO_MORE
        return [Trim(g.side_seat[self.side], self.side), self]


class Trim(AskSide):
    """One card too many is discarded. [D4]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(DISCARD, card, 0) for card in distinct(g.hand[self.side])]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        g.hand[self.side].remove(card)
        discard(g, self.side, card)
        g.tell("trims", actor(g, self.side, NONE), card)
        return NO_MORE


class Renew(OfDuel):
    """Latent potential is renewed, less by Torpor, of which one marker goes; an enemy that played nothing discards its
    top soul. [D4, K22, A33]
    """

    def do(self, g: Logoth) -> Steps:
        for side in in_order(g, self.level):
            for body in living(g, side):
                g.latent[side][body] = max(0, latent_potential(g, side, body) - g.torpor[side][body])
                g.torpor[side][body] = max(0, g.torpor[side][body] - 1)
            if is_auto(g, side) and g.played[side] == 0 and g.top_soul[side] != NONE:
                card = g.top_soul[side]
                discard(g, side, card)
                g.tell("is_stuck", actor(g, side, NONE), card)
                reveal(g, side)
        return NO_MORE
