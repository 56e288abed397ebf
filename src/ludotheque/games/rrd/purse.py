"""What a player has and gets: mist, HP, tokens, markers, cards. [R12, R13, R19, R31]"""

from __future__ import annotations

from ludotheque.games.rrd.kinds import ETHEREAL, MAX_HP, MIST_GAIN, NO_FIGHT, PASS_COST, PASS_GAIN, PRICE_DESTINY
from ludotheque.games.rrd.table import LEAST_DECK, Logoth, more, put
from ludotheque.kernel.choice import Seat


def journey_lines(g: Logoth, seat: Seat) -> list[int]:
    """The lines of markers held and accessories worn."""
    lines: list[int] = []
    for marker in g.markers[seat]:
        lines += g.book.marker_lines[marker]
    for accessory in g.worn[seat]:
        lines += g.book.accessory_lines[accessory]
    return lines


def line_sum(g: Logoth, seat: Seat, kind: int) -> int:
    total = 0
    for number in journey_lines(g, seat):
        line = g.book.lines[number]
        if line.kind == kind:
            total += line.n
    return total


def gain_mist(g: Logoth, seat: Seat, n: int) -> None:
    """Every gain may be smaller by a marker; a loss takes what is there. [R19]"""
    n = max(mist_gained(g, seat, n), -g.mist[seat])
    g.mist[seat] += n
    if n:
        g.tell("mist", seat, n)


def mist_gained(g: Logoth, seat: Seat, n: int) -> int:
    """What is left of a gain with the markers held. [R19]"""
    return max(0, n + line_sum(g, seat, MIST_GAIN)) if n > 0 else n


def passing(g: Logoth, seat: Seat) -> int:
    """By how much passing the current place changes mist; in the Ethereal plane HP, whatever one has. [R19, R20]"""
    printed = g.book.mist[g.place[seat]]
    if g.zone[seat] == ETHEREAL:
        return -printed
    if printed < 0:
        return min(0, printed - line_sum(g, seat, PASS_COST))
    return mist_gained(g, seat, printed + line_sum(g, seat, PASS_GAIN))


def most_hp(g: Logoth, seat: Seat) -> int:
    """As many as the deck had cards at the last rest, less by markers. [R9, R31]"""
    return max(1, g.max_hp[seat] + line_sum(g, seat, MAX_HP))


def heal(g: Logoth, seat: Seat, n: int) -> None:
    n = min(n, most_hp(g, seat) - g.hp[seat])
    if n > 0:
        g.hp[seat] += n
        g.tell("regains", seat, n)


def add_token(g: Logoth, seat: Seat, token: int) -> None:
    g.tokens[seat] = more(g.tokens[seat], token, 1)
    g.tell("gains_token", seat, token)


def drop_marker(g: Logoth, seat: Seat, marker: int) -> None:
    n = g.markers[seat].index(marker)
    del g.markers[seat][n]
    del g.ages[seat][n]
    g.tell("loses_marker", seat, marker)


def remember(g: Logoth, seat: Seat) -> None:
    """A destiny point for a memory fragment, at any moment. [R33]"""
    spend_destiny(g, seat)
    g.memory[seat] += 1
    g.tell("memory", seat, 1)


def spend_destiny(g: Logoth, seat: Seat) -> None:
    """One destiny point. [R33]"""
    g.destiny[seat] -= 1
    g.tell("pays", seat, PRICE_DESTINY, 1)


def is_refused(g: Logoth, seat: Seat, enemy: int) -> bool:
    """Whether a marker forbids to fight this enemy."""
    lines = g.book.lines
    return any(lines[n].kind == NO_FIGHT and lines[n].enemy == enemy for n in journey_lines(g, seat))


def owned(g: Logoth, seat: Seat) -> list[int]:
    """Combat cards that can be given away: those of the satchel, and of a deck that stays large enough. [A60]"""
    found = set(g.satchel[seat])
    if len(g.deck[seat]) > LEAST_DECK:
        found |= set(g.deck[seat])
    return sorted(found)


def give_away(g: Logoth, seat: Seat, card: int) -> None:
    """Out of the game, from the satchel if it is there."""
    if card in g.satchel[seat]:
        g.satchel[seat].remove(card)
    else:
        g.deck[seat].remove(card)
    put(g.gone[seat], card)
    g.tell("gives_up", seat, card)
