"""A rest: the deck, HP, accessories, markers and memory. [R31, A7, A8, A68]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.about import of_bearers
from ludotheque.games.rrd.kinds import GOES_AT_REST
from ludotheque.games.rrd.memory import locked, price, unlock
from ludotheque.games.rrd.pocket import free_step, freely
from ludotheque.games.rrd.purse import drop_marker, heal, most_hp
from ludotheque.games.rrd.table import FINISHED, LEAST_DECK, MOST_DECK, OBJECT_SLOTS, Logoth, more, put
from ludotheque.games.rrd.verbs import BEING_DONE, DOFF, DON, DONE, DROP, IN, OUT, UNLOCK
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

MOST_TAKEN: Final = 100  # out of the deck or off, at one rest [A68]


class Rest(Act[Logoth]):
    """Markers that a rest ends go, lent potential comes back; then deck, accessories and memory are looked through.
    [R31, R46, A7]
    """

    def do(self, g: Logoth) -> Steps:
        seat = self.seat
        g.tell("rests", seat)
        for marker in g.markers[seat][:]:
            if g.book.marker_goes[marker] == GOES_AT_REST:
                drop_marker(g, seat, marker)
        g.lent[seat] = 0
        return [Camp(seat, len(g.deck[seat]), 0)]


class Camp(Ask[Logoth]):
    """Cards out of the deck and in, accessories off and on, tokens, markers and memory: in any order, as often as one
    likes, until it is ended. [R31, R33, A8, A68]
    """

    def __init__(self, seat: Seat, before: int, taken: int) -> None:
        self.seat = seat
        self.before = before  # cards in the deck when the rest began
        self.taken = taken  # how often something was taken out of the deck or off

    def do(self, g: Logoth) -> Steps | None:
        """Over by itself where there is nothing to do, or one has left the place. [A20]"""
        if g.broken[self.seat]:
            return NO_MORE
        left = g.stage[self.seat] == FINISHED
        return self.wake(g) if left or self.menu(g) == [BEING_DONE] else None

    def menu(self, g: Logoth) -> list[Choice]:
        seat = self.seat
        deck = g.deck[seat]
        found: list[Choice] = [BEING_DONE]
        if len(deck) > LEAST_DECK and self.taken < MOST_TAKEN:
            found += [(OUT, card, 0) for card in sorted(set(deck))]
        if len(deck) < MOST_DECK:
            found += [(IN, card, 0) for card in sorted(set(g.satchel[seat]))]
        if self.taken < MOST_TAKEN:
            found += [(DOFF, accessory, 0) for accessory in g.worn[seat]]
        if len(g.worn[seat]) < OBJECT_SLOTS:
            found += [(DON, accessory, 0) for accessory in g.bag[seat]]
        found += [(DROP, token, 0) for token, count in enumerate(g.tokens[seat]) if count]
        found += [(UNLOCK, thing, 0) for thing in locked(g, seat) if price(g, seat, thing) <= g.memory[seat]]
        return found + freely(g, seat)

    def about(self, g: Logoth) -> About:
        return of_bearers(g, self.seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        seat = self.seat
        verb, what, _ = choice
        if verb == DONE:
            return self.wake(g)
        if verb in (OUT, IN):
            repack(g, seat, verb, what)
        elif verb in (DOFF, DON):
            dress(g, seat, verb, what)
        elif verb == DROP:
            g.tokens[seat] = more(g.tokens[seat], what, -1)
            g.tell("drops_token", seat, what)
        elif verb == UNLOCK:
            g.memory[seat] -= price(g, seat, what)
            unlock(g, seat, what)
        else:
            return [*free_step(g, seat, choice), self]
        return [Camp(seat, self.before, self.taken + (1 if verb in (OUT, DOFF) else 0))]

    def wake(self, g: Logoth) -> Steps:
        """As many HP at the most as the deck has cards, and all of them back; Abyssal only what the deck has grown by.
        [R5, R31, A7]
        """
        seat = self.seat
        g.max_hp[seat] = len(g.deck[seat])
        grown = len(g.deck[seat]) - self.before
        if not g.book.grows_at_rest[g.options.difficulty[seat]]:
            heal(g, seat, most_hp(g, seat))
        elif grown > 0:
            heal(g, seat, grown)
        g.hp[seat] = min(g.hp[seat], most_hp(g, seat))
        g.tell("has_rested", seat, len(g.deck[seat]))
        return NO_MORE


def repack(g: Logoth, seat: Seat, verb: int, card: int) -> None:
    """A card out of the deck into the satchel, or back. [R31]"""
    old, new = (g.deck[seat], g.satchel[seat]) if verb == OUT else (g.satchel[seat], g.deck[seat])
    old.remove(card)
    put(new, card)


def dress(g: Logoth, seat: Seat, verb: int, accessory: int) -> None:
    """An accessory off, or on. [R15]"""
    old, new = (g.worn[seat], g.bag[seat]) if verb == DOFF else (g.bag[seat], g.worn[seat])
    old.remove(accessory)
    put(new, accessory)
    g.tell("takes_off" if verb == DOFF else "puts_on", seat, accessory)
