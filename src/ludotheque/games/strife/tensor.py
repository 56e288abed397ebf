"""A table of Strife as a row of small numbers: what one seat may know, the seat itself first.

It shows what `zones.view` shows and nothing else. One byte for each number; negative ones as in int8.
"""

from __future__ import annotations

from ludotheque.games.strife.combat import parts
from ludotheque.games.strife.layout import (
    ASIDE,
    BATTLE,
    CALENDAR,
    CHAMPIONS,
    DECK,
    DISCARD,
    DISCARD_TOP,
    EVENT,
    FIGHTING,
    FRONT_WIDTH,
    GUESSED,
    HEAP_WIDTH,
    LAND_WIDTH,
    LOCATIONS,
    MIDDLE_WIDTH,
    MOST,
    NO_HAND,
    NONE_FACE_DOWN,
    PART,
    PLACE,
    RELIC,
    SECOND,
    SUPPORT,
    TOP,
    TOTAL,
)
from ludotheque.games.strife.table import NO_ONES, NOBODY, NOUGHTS, Pair, Strife
from ludotheque.kernel.choice import Seat

Piece = bytes | bytearray


class Encoder:
    """Writes rows. Hands, piles and locations seldom change: what shows the same as last time is not written anew."""

    def __init__(self) -> None:
        self.hands: list[tuple[list[int], Piece]] = [([], NO_HAND)] * 2
        self.heaps: list[tuple[list[int], list[int], Piece]] = [([], [], bytes(HEAP_WIDTH))] * 2
        self.lands: tuple[list[int], list[int], list[int], Piece] = ([], [], [], bytes(LAND_WIDTH))

    def encode(self, g: Strife, seat: Seat) -> bytes:
        """What one seat may know."""
        return b"".join(self.pieces(g)[seat])

    def pieces(self, g: Strife) -> list[list[Piece]]:
        """What each seat may know, still in pieces: what both see is written once."""
        mine, theirs = self.hand(g, 0), self.hand(g, 1)
        my_heap, their_heap = self.heap(g, 0), self.heap(g, 1)
        my_hidden, their_hidden = g.hidden
        shown = theirs if their_hidden == NOBODY else NO_HAND  # [13.17]
        shown_to_them = mine if my_hidden == NOBODY else NO_HAND
        first, second = fronts(g)
        between, land = middle(g), self.land(g)
        return [
            [mine, face_down(g, 0), shown, first, my_heap, second, their_heap, between, land],
            [theirs, face_down(g, 1), shown_to_them, second, their_heap, first, my_heap, between, land],
        ]

    def hand(self, g: Strife, seat: Seat) -> Piece:
        champions = g.hand[seat]
        known, piece = self.hands[seat]
        if known != champions:
            piece = one_each(champions, CHAMPIONS)
            self.hands[seat] = champions[:], piece
        return piece

    def heap(self, g: Strife, seat: Seat) -> Piece:
        """The pile and the champions set aside."""
        pile, aside = g.pile[seat], g.aside[seat]
        known_pile, known_aside, piece = self.heaps[seat]
        if known_pile != pile or known_aside != aside:
            piece = heap(pile, aside)
            self.heaps[seat] = pile[:], aside[:], piece
        return piece

    def land(self, g: Strife) -> Piece:
        """The row, the deck as a set, and the discard."""
        row, deck, discard = g.row, g.deck, g.discard
        known_row, known_deck, known_discard, piece = self.lands
        if known_row != row or known_deck != deck or known_discard != discard:
            piece = land(row, deck, discard)
            self.lands = row[:], deck[:], discard[:], piece
        return piece


def one_each(cards: list[int], size: int) -> bytearray:
    piece = bytearray(size)
    for card in cards:
        piece[card] = 1
    return piece


def heap(pile: list[int], aside: list[int]) -> bytearray:
    """The pile as the depth of each champion in it, 1 for the top."""
    piece = bytearray(HEAP_WIDTH)
    depth = len(pile)
    if depth:
        piece[TOP + pile[-1]] = 1
        if depth > 1:
            piece[SECOND + pile[-2]] = 1
    for champion in pile:
        piece[champion] = depth
        depth -= 1
    for champion in aside:
        piece[ASIDE + champion] = 1
    return piece


def land(row: list[int], deck: list[int], discard: list[int]) -> bytearray:
    piece = bytearray(LAND_WIDTH)
    for place, location in enumerate(row):
        piece[place * LOCATIONS + location] = 1
    for location in deck:
        piece[DECK + location] = 1
    for location in discard:
        piece[DISCARD + location] = 1
    if discard:
        piece[DISCARD_TOP + discard[-1]] = 1
    return piece


def face_down(g: Strife, seat: Seat) -> Piece:
    """The seat's own cards lying face down."""
    legacy, selected, offering = g.assigned[seat], g.chosen[seat], g.hidden[seat]
    if legacy == selected == offering == NOBODY:
        return NONE_FACE_DOWN
    piece = bytearray(3 * CHAMPIONS)
    if legacy != NOBODY:
        piece[legacy] = 1
    if selected != NOBODY:
        piece[CHAMPIONS + selected] = 1
    if offering != NOBODY:
        piece[2 * CHAMPIONS + offering] = 1
    return piece


def fronts(g: Strife) -> tuple[bytearray, bytearray]:
    """What everybody knows of each player besides pile and hand."""
    first, second = bytearray(FRONT_WIDTH), bytearray(FRONT_WIDTH)
    mine, theirs = g.points
    first[0] = mine if mine < MOST else MOST
    second[0] = theirs if theirs < MOST else MOST
    first[1] = len(g.hand[0])
    second[1] = len(g.hand[1])
    if g.holder == 0:
        first[2] = 1
    elif g.holder == 1:
        second[2] = 1
    write_marks(g, first, second)
    write_cards(g, first, second)
    return first, second


def write_marks(g: Strife, first: bytearray, second: bytearray) -> None:
    """What holds for this turn. Mostly there is nothing to say, and one look at the pair tells so."""
    if g.skips is not NOUGHTS:
        first[3], second[3] = g.skips
    if g.shield is not NOUGHTS:
        first[4], second[4] = g.shield[0] != 0, g.shield[1] != 0
    if g.bounty is not NOUGHTS:
        first[5], second[5] = g.bounty
    if g.battle_block is not NO_ONES:
        write_whether(6, g.battle_block, first, second)
    if g.legacy_block is not NO_ONES:
        write_whether(7, g.legacy_block, first, second)
    if g.assigned is not NO_ONES:
        write_whether(8, g.assigned, first, second)
    if g.chosen is not NO_ONES:
        write_whether(9, g.chosen, first, second)
    if g.hidden is not NO_ONES:
        write_whether(10, g.hidden, first, second)


def write_whether(at: int, pair: Pair, first: bytearray, second: bytearray) -> None:
    """Whether there is one: all that everybody knows of a card lying face down."""
    first[at] = pair[0] != NOBODY
    second[at] = pair[1] != NOBODY


def write_cards(g: Strife, first: bytearray, second: bytearray) -> None:
    """The cards that lie open in front of a player, at most one of each kind."""
    if g.battle is not NO_ONES:
        write_each(BATTLE, g.battle, first, second)
        if g.battle[0] != NOBODY and g.battle[1] != NOBODY:
            write_total(parts(g, 0), first)
            write_total(parts(g, 1), second)
    if g.support is not NO_ONES:
        write_each(SUPPORT, g.support, first, second)
    if g.guess is not NO_ONES:
        write_each(GUESSED, g.guess, first, second)
    if g.relic is not NO_ONES:
        write_each(RELIC, g.relic, first, second)


def write_each(at: int, pair: Pair, first: bytearray, second: bytearray) -> None:
    """One card on each side, where there is one."""
    mine, theirs = pair
    if mine != NOBODY:
        first[at + mine] = 1
    if theirs != NOBODY:
        second[at + theirs] = 1


def write_total(amounts: list[int], piece: bytearray) -> None:
    """The parts of a total and their sum, while two champions fight."""
    total = 0
    at = PART
    for amount in amounts:
        if amount:
            piece[at] = amount & 0xFF
            total += amount
        at += 1
    piece[FIGHTING] = 1
    piece[TOTAL] = total & 0xFF


def middle(g: Strife) -> bytearray:
    """The time, the Fatestone's value, the place of the battle, and for each event of the game its round."""
    piece = bytearray(MIDDLE_WIDTH)
    piece[0] = g.round
    piece[1] = g.options.rounds
    piece[2] = g.turn
    piece[3] = g.stone if g.stone < MOST else MOST
    piece[PLACE + g.place] = 1
    if g.calendar:
        piece[EVENT + g.event()] = 1
        for n, event in enumerate(g.calendar):
            piece[CALENDAR + event] = n + 1
    return piece
