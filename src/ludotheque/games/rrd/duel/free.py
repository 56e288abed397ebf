"""Free actions: drawing, offering, instants, abilities, tokens, destiny points, giving up. [D5, D13, K10]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import verbs
from ludotheque.games.rrd.duel.asks import distinct
from ludotheque.games.rrd.duel.blows import Apply, by_line, by_token, gains
from ludotheque.games.rrd.duel.piles import discard, draw
from ludotheque.games.rrd.duel.play import Pay, affordable, offer
from ludotheque.games.rrd.duel.rows import new_row
from ludotheque.games.rrd.duel.sides import actor, foe, is_enemy, level_of, living
from ludotheque.games.rrd.duel.wounds import decide, lose
from ludotheque.games.rrd.kinds import HARMFUL, NONE, ON_SUCCESS, USE
from ludotheque.games.rrd.purse import remember
from ludotheque.games.rrd.table import Logoth, more
from ludotheque.kernel.choice import TABLE, Choice
from ludotheque.kernel.step import NO_MORE, Act, Steps

COST_LATENT: Final = 0
COST_HP: Final = 1
PER_PASS: Final = 0
DRAWING: Final[Choice] = (verbs.DRAW, 0, 0)
BY_DESTINY: Final[list[Choice]] = [(verbs.INSPIRE, 0, 0), (verbs.REMEMBER, 0, 0)]
NO_LINES: Final[list[int]] = []


def free_things(g: Logoth, side: int, body: int) -> list[Choice]:
    """Free actions that everybody can see the means of: drawing, abilities, tokens, destiny. [D5]"""
    found: list[Choice] = []
    if g.latent[side][body] > 0:
        found.append(DRAWING)
    lines = g.book.lines
    for number in uses(g, side):
        if usable(g, side, body, number):
            line = lines[number]
            found += [(verbs.ACTIVATE, line.source, target) for target in whom(g, side, line.effects)]
    seat = g.side_hero[side]
    if seat != NONE:
        for token, count in enumerate(g.tokens[seat]):
            if count and g.book.token_duel[token]:
                found += [(verbs.DUEL_TOKEN, token, target) for target in whom(g, side, g.book.token_duel[token])]
        if g.destiny[seat]:
            found += BY_DESTINY
        if g.side_hero[foe(side)] != NONE:
            found.append((verbs.CONCEDE, 0, 0))
    found += g.between.choices(g, side)
    return found


def uses(g: Logoth, side: int) -> list[int]:
    """The lines of a side that can be used, each once; mostly there is none."""
    lines = g.book.lines
    for number in g.lines[side]:
        if lines[number].kind == USE:
            return distinct(sorted([number for number in g.lines[side] if lines[number].kind == USE]))
    return NO_LINES


def free_actions(g: Logoth, side: int, body: int) -> list[Choice]:
    """All of them: instants and offerings too, which need cards in hand. [D5, K10]"""
    found = free_things(g, side, body)
    book, offers = g.book, may_offer(g, side)
    last = NONE
    for card in g.hand[side]:
        if card == last:
            continue
        last = card
        if book.instant[card] and affordable(g, side, body, card):
            found += [(verbs.INSTANT, card, target) for target in whom(g, side, book.gains[card][ON_SUCCESS])]
        if offers:
            found.append(verbs.OFFERS[card])
    return found


def may_offer(g: Logoth, side: int) -> bool:
    """A character may offer any card in hand, to fill the reserve. [D7]"""
    return bool(g.hand[side]) and not is_enemy(g, side)


def whom(g: Logoth, side: int, effects: list[int]) -> list[int]:
    """The bodies that it can be aimed at; only one is named where it is the same for all. [D17]"""
    standing = living(g, foe(side))
    if len(standing) > 1:
        found = [g.book.effects[effect] for effect in effects]
        if not any(effect.verb in HARMFUL or effect.condition is not None for effect in found):
            return standing[:1]
    return standing


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
        if g.book.lines[line].kind == USE and g.book.lines[line].source == source:
            return line
    raise AssertionError(source)


def use(g: Logoth, side: int, body: int, number: int, target: int) -> Steps:
    """An ability, an object or an accessory is activated: its price, then what it does. [D13]"""
    line = g.book.lines[number]
    if line.limit == PER_PASS:
        g.spent[side] = [*g.spent[side], number]
    else:
        g.spent_once[side] = [*g.spent_once[side], number]
    g.tell("activates", actor(g, side, body), line.source)
    if line.cost == COST_HP:
        lose(g, side, body, line.price)
    elif line.cost == COST_LATENT or is_enemy(g, side):
        g.latent[side][body] -= line.price
    else:
        g.reserve[side] -= line.price
    return [Apply(side, body, effect, NONE, NONE, target, by_line(g, number)) for effect in line.effects]


def free_action(g: Logoth, side: int, body: int, choice: Choice) -> Steps:
    """One free action. [D5]"""
    verb, what, target = choice
    seat = g.side_hero[side]
    if verb == verbs.DRAW:
        g.latent[side][body] -= 1
        draw(g, side, 1)
        return NO_MORE
    if verb == verbs.OFFER:
        return offer(g, side, body, what)
    if verb == verbs.ACTIVATE:
        return use(g, side, body, line_of(g, side, what), target)
    if verb == verbs.DUEL_TOKEN:
        g.tokens[seat] = more(g.tokens[seat], what, -1)
        g.tell("uses_token", seat, what)
        return [Apply(side, body, effect, NONE, NONE, target, by_token(g, what)) for effect in g.book.token_duel[what]]
    if verb == verbs.INSPIRE:
        g.destiny[seat] -= 1
        g.tell("is_inspired", seat)
        draw(g, side, 1)
        return NO_MORE
    if verb == verbs.REMEMBER:
        remember(g, seat)
        return NO_MORE
    if verb != verbs.INSTANT:
        return g.between.hear(g, side, choice)
    g.hand[side].remove(what)
    g.playing[level_of(side)] = new_row(g, side, body, what, False)
    return [Pay(side, body, what), Instant(side, body, what, target)]


class Instant(Act[Logoth]):
    """It cannot be countered, does not count as a card played, and is discarded. [K10]"""

    def __init__(self, side: int, body: int, card: int, target: int) -> None:
        self.seat, self.side, self.body, self.card, self.target = TABLE, side, body, card, target

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
    return NO_MORE
