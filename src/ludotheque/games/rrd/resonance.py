"""Resonance of souls: help in a duel for mist, tokens, markers and a share, by offers that bind. [R46, A39-A42, A63]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.about import of_player
from ludotheque.games.rrd.duel.sides import first_living, is_enemy
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.table import Logoth, more
from ludotheque.games.rrd.verbs import ACCEPT, GIVE, PROPOSE, REFUSE, WANT
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Steps

MOST_MIST: Final = 9
MOST_SHARE: Final = 3
MOST_LATENT: Final = 5
ROUNDS: Final = 3  # an offer and two other ones

# What can be in an offer, as one number: amounts first, then tokens, then markers.
MIST: Final = 0
SHARE: Final = MIST + MOST_MIST
LATENT: Final = SHARE + MOST_SHARE
TOKENS: Final = LATENT + MOST_LATENT
ASKED: Final = 1000  # added to what the caller is to get


def given_in(terms: list[int]) -> list[int]:
    return [term for term in terms if term < ASKED]


def wanted_in(terms: list[int]) -> list[int]:
    return [term - ASKED for term in terms if term >= ASKED]


def callable_seats(g: Logoth, side: int) -> list[Seat]:
    """Whom a side may call now: not fighting, still in the game, not bound to the other side, once in a pass. [R46]"""
    level = side >> 1
    if g.seats < 3 or g.side_seat[side ^ 1] == NONE:
        return []
    return [
        seat
        for seat in range(g.seats)
        if g.alive[seat]
        and seat not in g.side_seat
        and g.allies[level][seat] in (NONE, side & 1)
        and not g.called[level][seat] >> (side & 1) & 1
    ]


def givable(g: Logoth, seat: Seat, side: int, caller: bool) -> list[int]:
    """What somebody could put into an offer: the caller mist, tokens, markers and a share; the helper latent potential,
    and to a character tokens and markers too. [R46]
    """
    book = g.book
    found: list[int] = []
    if caller:
        found += [MIST + n for n in range(min(MOST_MIST, g.mist[seat]))]
        found += [SHARE + n for n in range(MOST_SHARE)]
    else:
        free = book.hero_latent[g.hero[seat]] - g.lent[seat]
        found += [LATENT + n for n in range(min(MOST_LATENT, free))]
    if caller or not is_enemy(g, side):
        found += [TOKENS + token for token, count in enumerate(g.tokens[seat]) if count]
        found += [TOKENS + len(book.tokens) + marker for marker in sorted(g.markers[seat])]
    return found


def kind_of(thing: int) -> int:
    """Of amounts only one can be in an offer."""
    if thing < SHARE:
        return MIST
    if thing < LATENT:
        return SHARE
    return LATENT if thing < TOKENS else thing


def other_of(g: Logoth, seat: Seat, side: int, helper: Seat) -> Seat:
    """With whom a player deals."""
    return helper if seat != helper else g.side_seat[side]


class Compose(Ask[Logoth]):
    """An offer is put together: what the caller gives, and what is wanted for it. [R46, A63]"""

    def __init__(self, seat: Seat, side: int, helper: Seat, terms: list[int], round: int) -> None:
        self.seat, self.side, self.helper, self.terms, self.round = seat, side, helper, terms, round

    def menu(self, g: Logoth) -> list[Choice]:
        caller = g.side_seat[self.side]
        given = [kind_of(thing) for thing in given_in(self.terms)]
        wanted = [kind_of(thing) for thing in wanted_in(self.terms)]
        found: list[Choice] = [PASSING]
        if wanted:
            found.append((PROPOSE, 0, 0))
        for thing in givable(g, caller, self.side, True):
            if kind_of(thing) not in given:
                found.append((GIVE, thing, 0))
        for thing in givable(g, self.helper, self.side, False):
            if kind_of(thing) not in wanted:
                found.append((WANT, thing, 0))
        return found

    def about(self, g: Logoth) -> About:
        return of_player(other_of(g, self.seat, self.side, self.helper))

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, thing, _ = choice
        if verb == PROPOSE:
            other = other_of(g, self.seat, self.side, self.helper)
            g.tell("proposes", self.seat, other)
            return [Consider(other, self.side, self.helper, self.terms, self.round)]
        if verb == PASSING[0]:
            g.tell("calls_off", self.seat)
            return NO_MORE
        term = thing if verb == GIVE else thing + ASKED
        return [Compose(self.seat, self.side, self.helper, sorted([*self.terms, term]), self.round)]


class Consider(Ask[Logoth]):
    """An offer is accepted, refused, or answered with other terms. [R46, A63]"""

    def __init__(self, seat: Seat, side: int, helper: Seat, terms: list[int], round: int) -> None:
        self.seat, self.side, self.helper, self.terms, self.round = seat, side, helper, terms, round

    def menu(self, g: Logoth) -> list[Choice]:
        found: list[Choice] = [(ACCEPT, 0, 0), (REFUSE, 0, 0)]
        if self.round + 1 < ROUNDS:
            found.append((PROPOSE, 0, 0))  # other terms
        return found

    def about(self, g: Logoth) -> About:
        return of_player(other_of(g, self.seat, self.side, self.helper))

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, _, _ = choice
        if verb == PROPOSE:
            return [Compose(self.seat, self.side, self.helper, [], self.round + 1)]
        if verb == REFUSE:
            g.tell("refuses", self.seat)
            return NO_MORE
        bind(g, self.side, self.helper, self.terms)
        return NO_MORE


def bind(g: Logoth, side: int, helper: Seat, terms: list[int]) -> None:
    """They are in resonance: what was agreed changes hands at once, a share when there is something to share. [R46,
    A40-A42]
    """
    level, caller = side >> 1, g.side_seat[side]
    g.allies[level][helper] = side & 1
    g.tell("resonates", helper, caller)
    for thing in given_in(terms):
        hand_over(g, caller, helper, thing, side)
    for thing in wanted_in(terms):
        hand_over(g, helper, caller, thing, side)


def hand_over(g: Logoth, giver: Seat, taker: Seat, thing: int, side: int) -> None:
    level = side >> 1
    g.tell("gives", giver, taker, thing)
    if thing < SHARE:
        n = min(thing - MIST + 1, g.mist[giver])
        g.mist[giver] -= n
        g.mist[taker] += n
    elif thing < LATENT:
        g.shares[level][taker] += thing - SHARE + 1
    elif thing < TOKENS:
        n = thing - LATENT + 1
        g.lent[giver] += n
        g.latent[side][first_living(g, side)] += n
    elif thing < TOKENS + len(g.book.tokens):
        token = thing - TOKENS
        if g.tokens[giver][token]:
            g.tokens[giver] = more(g.tokens[giver], token, -1)
            g.tokens[taker] = more(g.tokens[taker], token, 1)
    else:
        pass_marker(g, giver, taker, thing - TOKENS - len(g.book.tokens))


def pass_marker(g: Logoth, giver: Seat, taker: Seat, marker: int) -> None:
    """Without the effect that it has when it is gained; who has one already gets no second one. [A42, A13]"""
    if marker not in g.markers[giver]:
        return
    n = g.markers[giver].index(marker)
    age = g.ages[giver][n]
    del g.markers[giver][n]
    del g.ages[giver][n]
    if marker not in g.markers[taker]:
        g.markers[taker].append(marker)
        g.ages[taker].append(age)
