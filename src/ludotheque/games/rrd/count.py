"""Every card counted: where it lies, and what there must be. [RR&D R4, R6, A51]"""

from __future__ import annotations

from ludotheque.games.rrd.imagined import hidden_of, visible
from ludotheque.games.rrd.kinds import MYTHIC, NONE, ZONES
from ludotheque.games.rrd.planes import is_fulfilled
from ludotheque.games.rrd.roads import LayPlace, PlayInstead
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.zones import offering


def places(g: Logoth) -> list[str]:
    """Every combat card, accessory and place once for each place it is in."""
    book = g.book
    found: list[str] = []
    for seat in range(g.seats):
        kind = offering(g, seat)
        cards = g.deck[seat] + g.satchel[seat] + g.gone[seat] + (g.offered[seat] if kind == "ReturnCards" else [])
        found += [book.cards[card] for card in cards]
        for card, copies in enumerate(g.loot[seat]):
            found += [book.cards[card]] * copies
        worn = g.spare[seat] + g.bag[seat] + g.worn[seat] + (g.offered[seat] if kind == "KeepAccessory" else [])
        found += [book.accessories[thing] for thing in worn if thing in book.random_accessories]
    return found + [book.places[place] for place in every_place(g)] + in_duels(g)


def every_place(g: Logoth) -> list[int]:
    found = g.stock + g.box
    for zone in range(len(ZONES)):
        found = found + g.pile[zone] + g.top[zone] + g.discarded[zone]
        for stack in g.crossing[zone]:
            found = found + stack
    for seat in range(g.seats):
        if g.place[seat] != NONE and not is_fulfilled(g, g.place[seat]):
            found = [*found, g.place[seat]]
        if offering(g, seat) == "Order":
            found = found + g.offered[seat]
    return found + [step.place for step in g.agenda if isinstance(step, (LayPlace, PlayInstead))]


def in_duels(g: Logoth) -> list[str]:
    """The cards of each side, as its own."""
    found: list[str] = []
    for side in range(len(g.side_seat)):
        cards = hidden_of(g, side) + visible(g, side)
        if g.top_soul[side] != NONE:
            cards.append(g.top_soul[side])
        found += [f"{side}: {g.book.cards[card]}" for card in cards]
    return found


def cards_in_play(g: Logoth) -> list[str]:
    """A set of combat cards and accessories for each player, the places of so many, and the decks in each duel."""
    book = g.book
    due: list[str] = []
    for card, copies in enumerate(book.copies):
        due += [book.cards[card]] * (copies * g.seats)
    due += [book.accessories[thing] for thing in book.random_accessories] * g.seats
    for side in range(len(g.side_seat)):
        hero, enemy = g.side_hero[side], g.side_enemy[side]
        due += [f"{side}: {book.cards[card]}" for card in (book.enemy_deck[enemy] if hero == NONE else g.deck[hero])]
    return due + (laid_out(g) if max(g.cycle) else [])


def laid_out(g: Logoth) -> list[str]:
    """The places of a journey with these heroes. [R39]"""
    book, column = g.book, min(g.seats, 3) - 1
    due: list[str] = []
    for place, rarity in enumerate(book.rarity):
        if book.destined[place] == NONE or book.destined[place] in g.hero:
            due += [book.places[place]] * (
                min(1, book.place_copies[place][column]) if rarity == MYTHIC else book.place_copies[place][column]
            )
    return due
