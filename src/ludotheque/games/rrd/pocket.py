"""What can be done at any time outside a duel: tokens, destiny points, paying a marker off. [R13, R33]"""

from __future__ import annotations

from ludotheque.games.rrd.deeds import Run
from ludotheque.games.rrd.kinds import GOES_FOR_MIST, NONE, PRICE_MIST, UNMARK
from ludotheque.games.rrd.purse import drop_marker, remember, spend_destiny
from ludotheque.games.rrd.table import WEAVING, Logoth, more
from ludotheque.games.rrd.verbs import FORGET, REMEMBER, SETTLE, USE_TOKEN
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Steps


def freely(g: Logoth, seat: Seat) -> list[Choice]:
    """Tokens whose restriction allows it, destiny points for a marker or a memory, debts. [R13, R33]"""
    book = g.book
    found: list[Choice] = []
    for token, count in enumerate(g.tokens[seat]):
        if count and may_use(g, seat, token):
            found.append((USE_TOKEN, token, 0))
    for marker in sorted(g.markers[seat]):
        if g.destiny[seat]:
            found.append((FORGET, marker, 0))
        is_due = book.marker_goes[marker] == GOES_FOR_MIST and g.stage[seat] != WEAVING
        if is_due and g.mist[seat] >= book.marker_stays[marker]:
            found.append((SETTLE, marker, 0))
    if g.destiny[seat]:
        found.append((REMEMBER, 0, 0))
    return found


def may_use(g: Logoth, seat: Seat, token: int) -> bool:
    book = g.book
    if book.token_out[token] == NONE:
        return False
    if book.token_zone[token] not in (NONE, g.zone[seat]):
        return False
    if book.token_weaving[token] and g.stage[seat] != WEAVING:
        return False
    unmarks = any(deed.verb == UNMARK for deed in book.programs[book.token_out[token]])
    return bool(g.markers[seat]) or not unmarks


def free_step(g: Logoth, seat: Seat, choice: Choice) -> Steps:
    verb, what, _ = choice
    if verb == USE_TOKEN:
        g.tokens[seat] = more(g.tokens[seat], what, -1)
        g.tell("uses_token", seat, what)
        return [Run(seat, g.book.token_out[what], 0)]
    if verb == SETTLE:
        g.mist[seat] -= g.book.marker_stays[what]
        g.tell("pays", seat, PRICE_MIST, g.book.marker_stays[what])
        drop_marker(g, seat, what)
        return NO_MORE
    if verb == FORGET:
        spend_destiny(g, seat)
        drop_marker(g, seat, what)
    else:
        assert verb == REMEMBER
        remember(g, seat)
    return NO_MORE
