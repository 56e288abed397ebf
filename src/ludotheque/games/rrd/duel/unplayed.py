"""Why a card is not played in a duel, or a free action not taken. [D5-D17, K10]"""

from __future__ import annotations

from ludotheque.games.rrd import nouns
from ludotheque.games.rrd.duel.equipment import slots_for
from ludotheque.games.rrd.duel.free import PER_PASS, may_offer
from ludotheque.games.rrd.duel.play import affordable, souls
from ludotheque.games.rrd.duel.rows import cost_of, slots_of
from ludotheque.games.rrd.duel.sides import foe, is_enemy, level_of, living
from ludotheque.games.rrd.duel.turn import NO_SLOT, Answer, TakeTurn, may_transcend
from ludotheque.games.rrd.kinds import NONE, OBJECT, USE
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
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.step import About

Found = tuple[str, About]  # the id of an obstacle, and what it is about
Fighting = TakeTurn | Answer


def of(card: int) -> About:
    return {nouns.CARD: (nouns.CARD, card)}


def figures(**amounts: int) -> About:
    return {name: (nouns.NUMBER, amount) for name, amount in amounts.items()}


def not_fought(g: Logoth, step: Fighting, choice: Choice) -> Found | None:
    """By the verb; None where something else is asked."""
    verb, what, where = choice
    if verb in (PLAY, RAISE):
        return not_played(g, step, verb, what, where)
    if verb in (COUNTER, SURPASS):
        return not_countered(g, step, verb, what, where)
    if verb == LET_THROUGH:
        return "nothing-to-counter", {}
    if verb == CONCEDE:
        return "only-between-players", {}
    return not_free(g, step, verb, what, where)


def held(g: Logoth, side: int, card: int) -> Found | None:
    return None if card in g.hand[side] else ("not-in-hand", of(card))


def paid(g: Logoth, step: Fighting, card: int) -> Found | None:
    """The reserve, and what the other cards of the hand would bring."""
    side, body = step.side, step.body
    if affordable(g, side, body, card):
        return None
    offered = souls(g, g.hand[side]) - g.book.soul[card]
    have = g.latent[side][body] if is_enemy(g, side) else g.reserve[side] + offered
    return "dear", of(card) | figures(cost=cost_of(g, side, body, card), have=have)


def transcending(g: Logoth, step: Fighting, card: int) -> Found | None:
    if g.transcended[step.side]:
        return "transcended-already", {}
    return None if may_transcend(g, step.side, step.body, card) else ("no-sacrifice", of(card))


def not_played(g: Logoth, step: Fighting, verb: int, card: int, slot: int) -> Found | None:
    """Why a card is not played there."""
    book, side = g.book, step.side
    if isinstance(step, Answer):
        return "answer-first", {}
    hindered = held(g, side, card) or (("instant", of(card)) if book.instant[card] else None)
    if hindered:
        return hindered
    if book.type[card] >= OBJECT:
        if slot != NO_SLOT or verb == RAISE:
            return "needs-no-slot", of(card)
        full = slots_for(g, side, book.type[card]) <= 0
        return ("no-slot-for-it", of(card)) if full else paid(g, step, card)
    if slot not in book.slots[card]:
        return "not-on-slot", of(card)
    if verb == RAISE and book.trap[card]:
        return "trap", of(card)
    return paid(g, step, card) or (transcending(g, step, card) if verb == RAISE else None)


def not_countered(g: Logoth, step: Fighting, verb: int, card: int, slot: int) -> Found | None:
    """Why a card does not counter the one that waits."""
    book, side, body = g.book, step.side, step.body
    if isinstance(step, TakeTurn):
        return "nothing-to-counter", {}
    hindered = held(g, side, card)
    if hindered:
        return hindered
    if g.active[side][body] <= 0:
        return "no-active", {}
    if g.stun[side][body] > 0:
        return "stunned", {}
    if book.trap[card] or slot not in book.slots[card]:
        return ("trap-never-counters" if book.trap[card] else "not-on-slot"), of(card)
    if slot not in slots_of(g.pending[level_of(side)]):
        return "not-where-it-strikes", of(card)
    return paid(g, step, card) or (transcending(g, step, card) if verb == SURPASS else None)


def not_free(g: Logoth, step: Fighting, verb: int, what: int, target: int) -> Found | None:
    """Why a free action is not taken."""
    side, body = step.side, step.body
    if verb == OFFER:
        return held(g, side, what) or (None if may_offer(g, side) else ("only-characters", {}))
    if verb == DRAW:
        return None if g.latent[side][body] else ("no-latent", {})
    if verb == ACTIVATE:
        return not_activated(g, step, what) or aimed(g, side, target)
    if verb == INSTANT:
        hindered = held(g, side, what) or (None if g.book.instant[what] else ("not-instant", of(what)))
        return hindered or paid(g, step, what) or aimed(g, side, target)
    if verb == DUEL_TOKEN:
        return not_spent(g, side, what) or aimed(g, side, target)
    return destined(g, side) if verb in (INSPIRE, REMEMBER) else None


def aimed(g: Logoth, side: int, target: int) -> Found:
    """It could be done, but not to this one: only one is named where it is the same for all."""
    return ("aimed-at-another" if target in living(g, foe(side)) else "nobody-there"), {}


def not_activated(g: Logoth, step: Fighting, source: int) -> Found | None:
    """Why an ability or an object is not used."""
    side, book = step.side, g.book
    numbers = [n for n in g.lines[side] if book.lines[n].kind == USE and book.lines[n].source == source]
    about: About = {nouns.SOURCE: (nouns.SOURCE, source)}
    if not numbers:
        return "no-such-ability", about
    line = book.lines[numbers[0]]
    spent = g.spent[side] if line.limit == PER_PASS else g.spent_once[side]
    if spent.count(numbers[0]) >= len(numbers):
        return "used-already", about
    if any(verb == ACTIVATE and what == source for verb, what, _ in step.menu(g)):
        return None
    return "dear-ability", about | figures(cost=line.price)


def not_spent(g: Logoth, side: int, token: int) -> Found | None:
    """Why a token is not used in a duel."""
    seat = g.side_hero[side]
    about: About = {nouns.TOKEN: (nouns.TOKEN, token)}
    if seat == NONE or not g.tokens[seat][token]:
        return "no-such-token", about
    return None if g.book.token_duel[token] else ("token-not-now", about)


def destined(g: Logoth, side: int) -> Found | None:
    seat = g.side_hero[side]
    return None if seat != NONE and g.destiny[seat] else ("no-destiny", {})
