"""Why something cannot be chosen at RR&D: on a journey, at a rest, in a duel."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import kinds, nouns, verbs
from ludotheque.games.rrd.cycle import Weave
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn
from ludotheque.games.rrd.duel.unnamed import not_named
from ludotheque.games.rrd.duel.unplayed import figures, not_fought, of
from ludotheque.games.rrd.kinds import SLOT_COUNT
from ludotheque.games.rrd.memory import locked, price
from ludotheque.games.rrd.pocket import may_use
from ludotheque.games.rrd.purse import passing
from ludotheque.games.rrd.resolve import Go, ahead, can_pay, can_pay_all, is_meant, is_possible
from ludotheque.games.rrd.rest import MOST_TAKEN, Camp
from ludotheque.games.rrd.setting_out import ChooseHero, ChooseWeapon, ReturnCards, surplus
from ludotheque.games.rrd.table import LEAST_DECK, MOST_DECK, OBJECT_SLOTS, Logoth
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import About

Found = tuple[str, About]  # the id of an obstacle, and what it is about

OBSTACLES: Final[dict[str, tuple[str, ...]]] = {
    "nobody-there": ("D17",),
    "no-such-ability": ("D13",),
    "no-such-token": ("R13",),
    "no-such-marker": ("R12",),
    "no-such-event": ("R11",),
    "no-place-there": ("R17",),
    "not-worn": ("R15",),
    "not-in-bag": ("R15",),
    "not-in-deck": ("R5", "R31"),
    "not-in-satchel": ("R31",),
    "not-put-aside": ("R5",),
    "not-in-hand": ("D7",),
    "not-among-them": ("D17",),
    "other-soul-value": ("A24",),
    "other-archetype": ("D12",),
    "needed-to-pay": ("D7", "D12"),
    "superfluous": ("A25",),
    "slot-named-already": ("D8",),
    "taken-hero": ("A52",),
    "yours-already": ("A45",),
    "two-hands": ("A45",),
    "nothing-to-counter": ("D8",),
    "answer-first": ("D5", "D8"),
    "only-between-players": ("A48",),
    "only-characters": ("D7",),
    "instant": ("K10",),
    "not-instant": ("K10",),
    "needs-no-slot": ("D13",),
    "not-on-slot": ("D8",),
    "not-where-it-strikes": ("D8",),
    "trap": ("D12",),
    "trap-never-counters": ("A28",),
    "aimed-at-another": ("D17",),
    "no-slot-for-it": ("D13", "R15"),
    "token-not-now": ("R13",),
    "not-due": ("R12",),
    "for-another-hero": ("R34",),
    "condition-not-met": ("R21",),
    "impossible-now": ("A15",),
    "done-already": ("R21",),
    "after-a-red-one": ("R21",),
    "red-first": ("R18", "R21"),
    "realised-already": ("R18",),
    "not-here": ("R44", "A36"),
    "enough-returned": ("R5",),
    "too-many-drawn": ("R5",),
    "deck-at-least": ("R31",),
    "deck-at-most": ("R31",),
    "enough-taken": ("R31",),
    "all-slots-taken": ("R15",),
    "unlocked-already": ("R36",),
    "used-already": ("D13",),
    "transcended-already": ("D12",),
    "no-sacrifice": ("D12",),
    "stunned": ("R37", "D5"),
    "no-active": ("D5",),
    "no-latent": ("D5",),
    "no-destiny": ("R33",),
    "dear-passing": ("R19", "R20", "A3"),
    "dear-event": ("R21", "A3"),
    "dear-memory": ("R36",),
    "dear-debt": ("R12",),
    "dear-ability": ("D13",),
    "dear": ("D7",),
}
ON_A_SLOT: Final = (verbs.PLAY, verbs.COUNTER)
OF_CARDS: Final = (verbs.INSTANT, verbs.RETURN, verbs.TAKE_BACK, verbs.OUT, verbs.IN, verbs.OFFER)
OF: Final[dict[str, tuple[int, ...]]] = {  # what somebody may have in mind who points at a thing of a kind
    nouns.TOKEN: (verbs.USE_TOKEN, verbs.DUEL_TOKEN, verbs.DROP, verbs.GAIN),
    nouns.MARKER: (verbs.SETTLE, verbs.FORGET, verbs.UNMARK),
    nouns.ACCESSORY: (verbs.DON, verbs.DOFF, verbs.KEEP),
    nouns.HERO: (verbs.BECOME,),
    nouns.WEAPON: (verbs.WIELD,),
    nouns.EVENT: (verbs.REALISE,),
    nouns.CROSSING: (verbs.WEAVE, verbs.REDRAW, verbs.LAY),
    nouns.THING: (verbs.UNLOCK,),
    nouns.SOURCE: (verbs.ACTIVATE,),
    nouns.RIVAL: (verbs.ATTACK, verbs.CALL),
    nouns.SLOT: (verbs.SLOT,),
    nouns.BODY: (verbs.AIM,),
}


def obstacle(g: Logoth, seat: Seat, choice: Choice) -> Found | None:
    """By what is asked; None where that is something else."""
    verb, what, _ = choice
    step = g.agenda[-1]
    if isinstance(step, (TakeTurn, Answer)):
        return not_fought(g, step, choice)
    if isinstance(step, Go):
        return not_gone(g, seat, verb, what) or unused(g, seat, verb, what)
    if isinstance(step, Weave):
        return ("no-place-there", {}) if verb == verbs.WEAVE else unused(g, seat, verb, what)
    if isinstance(step, Camp):
        return not_camped(g, seat, step, verb, what) or unused(g, seat, verb, what)
    return not_set_out(g, seat, verb, what) or not_named(g, verb, what)


def meant(g: Logoth, seat: Seat, kind: str, number: int) -> list[Choice]:
    """A card is played, answered with or put elsewhere; any other thing is used as such things are."""
    if kind == nouns.CARD:
        played: list[Choice] = [(verb, number, slot) for verb in ON_A_SLOT for slot in range(SLOT_COUNT + 1)]
        return played + [(verb, number, 0) for verb in (*OF_CARDS, verbs.DISCARD, verbs.SACRIFICE, verbs.TAKE)]
    return [(verb, number, 0) for verb in OF.get(kind, ())]


# On a journey


def not_gone(g: Logoth, seat: Seat, verb: int, what: int) -> Found | None:
    """Why a place is not passed, nor that realised of it."""
    if verb == verbs.REALISE:
        return not_realised(g, seat, what)
    if verb == verbs.ATTACK:
        return "not-here", {}
    if verb == verbs.DONE:
        return "red-first", {}
    if verb not in (verbs.LEAVE_BE, verbs.DISMISS):
        return None
    if g.realised[seat]:
        return "realised-already", {}
    return ("dear-passing", figures(cost=abs(passing(g, seat)))) if verb == verbs.LEAVE_BE else ("no-destiny", {})


def not_realised(g: Logoth, seat: Seat, n: int) -> Found:
    """Why an event of the place is not carried out."""
    place = g.place[seat]
    events = g.book.place_events[place]
    if n >= len(events):
        return "no-such-event", {}
    if n in g.realised[seat]:
        return "done-already", {}
    event = events[n]
    if not is_meant(g, seat, place, event):
        return "for-another-hero", {}
    if not can_pay_all(g, seat, event):
        return short_of(g, seat, event.prices)
    if not is_possible(g, seat, event.program):
        return "impossible-now", {}
    if n in ahead(g, seat):
        return "after-a-red-one", {}
    below = any(events[done].colour == kinds.RED and done > n for done in g.realised[seat])
    return ("done-already" if below else "condition-not-met"), {}


def short_of(g: Logoth, seat: Seat, prices: list[tuple[int, int, int]]) -> Found:
    """The first of the prices that cannot be paid."""
    for kind, n, token in prices:
        if not can_pay(g, seat, kind, n, token):
            return "dear-event", {nouns.PRICE: (nouns.PRICE, kind)} | figures(cost=n)
    raise AssertionError(prices)


def unused(g: Logoth, seat: Seat, verb: int, what: int) -> Found | None:
    """Why a token, a marker or a destiny point is not used on the way."""
    if verb == verbs.USE_TOKEN:
        about: About = {nouns.TOKEN: (nouns.TOKEN, what)}
        if not g.tokens[seat][what]:
            return "no-such-token", about
        return None if may_use(g, seat, what) else ("token-not-now", about)
    if verb == verbs.REMEMBER:
        return "no-destiny", {}
    if verb not in (verbs.FORGET, verbs.SETTLE):
        return None
    marked: About = {nouns.MARKER: (nouns.MARKER, what)}
    if what not in g.markers[seat]:
        return "no-such-marker", marked
    return ("no-destiny", {}) if verb == verbs.FORGET else unpaid(g, seat, what, marked)


def unpaid(g: Logoth, seat: Seat, marker: int, about: About) -> Found:
    """Why a debt is not settled."""
    due = g.book.marker_stays[marker]
    if g.book.marker_goes[marker] != kinds.GOES_FOR_MIST or g.mist[seat] >= due:
        return "not-due", about
    return "dear-debt", about | figures(cost=due, have=g.mist[seat])


# At a rest, and before setting out


def not_camped(g: Logoth, seat: Seat, step: Camp, verb: int, what: int) -> Found | None:
    """Why a card or an accessory stays where it is, or something locked."""
    if verb in (verbs.OUT, verbs.IN):
        return not_packed(g, seat, step, verb, what)
    accessory: About = {nouns.ACCESSORY: (nouns.ACCESSORY, what)}
    if verb == verbs.DOFF:
        return ("enough-taken" if what in g.worn[seat] else "not-worn"), accessory
    if verb == verbs.DON:
        full = what in g.bag[seat] and len(g.worn[seat]) >= OBJECT_SLOTS
        return ("all-slots-taken" if full else "not-in-bag"), accessory
    if verb == verbs.DROP:
        return "no-such-token", {nouns.TOKEN: (nouns.TOKEN, what)}
    if verb != verbs.UNLOCK:
        return None
    if what not in locked(g, seat):
        return "unlocked-already", {}
    return "dear-memory", figures(cost=price(g, seat, what), have=g.memory[seat])


def not_packed(g: Logoth, seat: Seat, step: Camp, verb: int, card: int) -> Found:
    """Why a card goes neither out of the deck nor into it."""
    if verb == verbs.IN:
        return ("deck-at-most", figures(count=MOST_DECK)) if card in g.satchel[seat] else ("not-in-satchel", of(card))
    if card not in g.deck[seat]:
        return "not-in-deck", of(card)
    least = len(g.deck[seat]) <= LEAST_DECK
    return ("deck-at-least", figures(count=LEAST_DECK)) if least else ("enough-taken", figures(count=MOST_TAKEN))


def not_set_out(g: Logoth, seat: Seat, verb: int, what: int) -> Found | None:
    """Why a card is not put aside or kept, or a weapon or hero not taken."""
    step = g.agenda[-1]
    if isinstance(step, ChooseHero) and verb == verbs.BECOME:
        return "taken-hero", {nouns.HERO: (nouns.HERO, what)}
    if isinstance(step, ChooseWeapon) and verb == verbs.WIELD:
        own = what in g.weapons[seat]
        return ("yours-already" if own else "two-hands"), {nouns.WEAPON: (nouns.WEAPON, what)}
    if not isinstance(step, ReturnCards):
        return None
    if verb == verbs.DONE:
        return "too-many-drawn", figures(count=surplus(g, seat))
    if verb == verbs.RETURN:
        return ("enough-returned", {}) if what in g.deck[seat] else ("not-in-deck", of(what))
    return ("not-put-aside", of(what)) if verb == verbs.TAKE_BACK and what not in g.offered[seat] else None
