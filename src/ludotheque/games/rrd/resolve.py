"""Resolution: a place is realised, event by event, or passed. [R18-R21, R33, R34, A4-A6, A22]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.about import AtPlace
from ludotheque.games.rrd.book import PlaceEvent
from ludotheque.games.rrd.death import CUT_SHORT, hurt
from ludotheque.games.rrd.deeds import Run, gain_destiny
from ludotheque.games.rrd.feud import attack
from ludotheque.games.rrd.fight import fighting
from ludotheque.games.rrd.loot import GiveUpCard
from ludotheque.games.rrd.planes import find, fulfil, is_fulfilled, leave_place
from ludotheque.games.rrd.pocket import free_step, freely
from ludotheque.games.rrd.purse import is_refused, passing
from ludotheque.games.rrd.table import FINISHED, LEAST_DECK, RESOLUTION, Logoth, more, put
from ludotheque.games.rrd.verbs import ATTACK, BEING_DONE, DISMISS, DONE, LEAVE_BE, REALISE
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, Steps


def may_realise(g: Logoth, seat: Seat, event: PlaceEvent) -> bool:
    """Whether an event is for this hero, its condition is met, and it can be paid. [R21, R34]"""
    if not is_meant(g, seat, g.place[seat], event):
        return False
    if event.token != kinds.NONE and not g.tokens[seat][event.token]:
        return False
    if event.no_token != kinds.NONE and g.tokens[seat][event.no_token]:
        return False
    if event.beaten != kinds.NONE and event.beaten not in g.beaten[seat]:
        return False
    return can_pay_all(g, seat, event) and is_possible(g, seat, event.program)


def is_meant(g: Logoth, seat: Seat, place: int, event: PlaceEvent) -> bool:
    """Blue events of a place are for the hero it is destined to, grey ones for all others. [R34]"""
    own = g.book.destined[place] == g.hero[seat]
    return own if event.colour == kinds.BLUE else not own if event.colour == kinds.GREY else True


def can_pay_all(g: Logoth, seat: Seat, event: PlaceEvent) -> bool:
    """Whether each of its prices can be paid. [R21]"""
    return all(can_pay(g, seat, kind, n, token) for kind, n, token in event.prices)


def can_pay(g: Logoth, seat: Seat, kind: int, n: int, token: int) -> bool:
    """HP only where one stays alive. [A3]"""
    if kind == kinds.PRICE_MIST:
        return g.mist[seat] >= n
    if kind == kinds.PRICE_HP:
        return g.hp[seat] > n
    if kind == kinds.PRICE_MEMORY:
        return g.memory[seat] >= n
    if kind == kinds.PRICE_DESTINY:
        return g.destiny[seat] >= n
    if kind == kinds.PRICE_TOKEN:
        return g.tokens[seat][token] >= n
    return len(g.satchel[seat]) + max(0, len(g.deck[seat]) - LEAST_DECK) >= n


def is_possible(g: Logoth, seat: Seat, program: int) -> bool:
    """A place that is nowhere to be found cannot be searched, and whom a marker protects is not fought. [A15]"""
    for deed in g.book.programs[program]:
        if deed.verb == kinds.SEARCH_PLACE and not find(g, deed.a, g.book.zone[deed.a]):
            return False
        if deed.verb == kinds.FIGHT and is_refused(g, seat, deed.a):
            return False
    return True


def ahead(g: Logoth, seat: Seat) -> list[int]:
    """Events that are still to come: each once, none above a red one that was realised. [R21, A6]"""
    events, done = g.book.place_events[g.place[seat]], g.realised[seat]
    first = 0
    for n in done:
        if events[n].colour == kinds.RED:
            first = n
    return [n for n in range(first, len(events)) if n not in done and may_realise(g, seat, events[n])]


def realisable(g: Logoth, seat: Seat) -> list[int]:
    """Events that can be next, in any order, but none below a red one that must be done before. [R21]"""
    found: list[int] = []
    for n in ahead(g, seat):
        found.append(n)
        if g.book.place_events[g.place[seat]][n].colour == kinds.RED:
            break
    return found


def must_go_on(g: Logoth, seat: Seat) -> bool:
    """Whether a red event is left that can be realised. [R21]"""
    events = g.book.place_events[g.place[seat]]
    return any(events[n].colour == kinds.RED for n in ahead(g, seat))


def can_pass(g: Logoth, seat: Seat) -> bool:
    """In the Ethereal plane for HP, of which one stays, elsewhere for mist. [R19, R20, A3]"""
    n = passing(g, seat)
    return g.hp[seat] + n > 0 if g.zone[seat] == kinds.ETHEREAL else g.mist[seat] + n >= 0


@mypyc_attr(free_list_len=1)
class Go(AtPlace):
    """Pass the place, or realise one event of it, or be done with it. [R18, R21, R41]"""

    def do(self, g: Logoth) -> Steps | None:
        if g.stage[self.seat] != RESOLUTION or not g.alive[self.seat]:
            return NO_MORE
        if g.realised[self.seat] and self.menu(g) == [BEING_DONE]:
            return self.hear(g, BEING_DONE)
        return None

    def menu(self, g: Logoth) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = [(REALISE, n, 0) for n in realisable(g, seat)]
        if not g.realised[seat]:
            if can_pass(g, seat):
                found.append((LEAVE_BE, 0, 0))
            if g.destiny[seat]:
                found.append((DISMISS, 0, 0))
            if not found:
                found.append(PASSING)
        elif not must_go_on(g, seat):
            found.append(BEING_DONE)
        found += [(ATTACK, other, 0) for other in within_reach(g, seat)]
        return found + freely(g, seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        seat = self.seat
        verb, n, _ = choice
        if verb == REALISE:
            return self.realise(g, n)
        if verb == LEAVE_BE:
            return self.passes(g)
        if verb == DISMISS:
            g.destiny[seat] -= 1
            g.tell("dismisses", seat, g.place[seat])
            return finish(g, seat)
        if verb == DONE:
            return finish(g, seat)
        if verb == PASS:
            g.tell("stuck", seat, g.place[seat])
            hurt(g, seat, 1)
            return NO_MORE if g.broken[seat] else finish(g, seat)
        if verb == ATTACK:
            return [*attack(g, seat, n), Go(seat)]
        return [*free_step(g, seat, choice), Go(seat)]

    def realise(self, g: Logoth, n: int) -> Steps:
        """What it costs, then what it does. [R21]"""
        seat, place = self.seat, g.place[self.seat]
        event = g.book.place_events[place][n]
        g.tell("realises", seat, place, n)
        put(g.realised[seat], n)
        g.broken[seat] = 0
        steps: Steps = []
        for kind, number, token in event.prices:
            steps += paid(g, seat, kind, number, token)
        return [*steps, Run(seat, event.program, 0), Realised(seat, place)]

    def passes(self, g: Logoth) -> Steps:
        """Mist is paid or gained; in the Ethereal plane HP are paid. [R19, R20]"""
        seat, place = self.seat, g.place[self.seat]
        n = passing(g, seat)
        if g.zone[seat] == kinds.ETHEREAL:
            g.hp[seat] += n
            g.tell("passes_for_hp", seat, place, -n)
        else:
            g.mist[seat] += n
            g.tell("passes_place", seat, place, n)
        return finish(g, seat)


def paid(g: Logoth, seat: Seat, kind: int, n: int, token: int) -> Steps:
    if kind == kinds.PRICE_MIST:
        g.mist[seat] -= n
    elif kind == kinds.PRICE_HP:
        g.hp[seat] -= n
    elif kind == kinds.PRICE_MEMORY:
        g.memory[seat] -= n
    elif kind == kinds.PRICE_DESTINY:
        g.destiny[seat] -= n
    elif kind == kinds.PRICE_TOKEN:
        g.tokens[seat] = more(g.tokens[seat], token, -n)
    else:
        assert kind == kinds.PRICE_CARD
        return [GiveUpCard(seat, kinds.MOST_SOUL, kinds.NONE) for _ in range(n)]
    g.tell("pays", seat, kind, n)
    return NO_MORE


class Realised(Act[Logoth]):
    """An event was realised. At a place of one's own destiny the first time gives a destiny point. [R33, A2]"""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place

    def do(self, g: Logoth) -> Steps:
        seat, place = self.seat, self.place
        cut = g.broken[seat] == CUT_SHORT
        g.broken[seat] = 0
        if cut:
            return NO_MORE
        if g.book.destined[place] == g.hero[seat] and not is_fulfilled(g, place):
            gain_destiny(g, seat, 1)
            fulfil(g, place)
        return NO_MORE


def finish(g: Logoth, seat: Seat) -> Steps:
    """The place is discarded. [R16]"""
    leave_place(g, seat)
    g.stage[seat] = FINISHED
    g.finish[seat] = 1 + max(g.finish)
    return NO_MORE


def within_reach(g: Logoth, seat: Seat) -> list[Seat]:
    """Players on a place of the same name, whom one has not fought in this cycle. [R44, A36]"""
    if g.seats == 1:
        return []
    neutral = g.book.neutral
    here = neutral[g.place[seat]]
    return [
        other
        for other in range(g.seats)
        if other != seat
        and g.alive[other]
        and g.zone[other] == g.zone[seat]
        and g.place[other] != kinds.NONE
        and neutral[g.place[other]] == here
        and not g.attacked[seat] >> other & 1
        and not fighting(g, other)
    ]
