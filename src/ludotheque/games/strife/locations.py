"""The row, the deck and the discard. [Strife 1, 11]"""

from __future__ import annotations

from bisect import insort

from ludotheque.games.strife.table import NOBODY, ROW, Strife


def current(g: Strife) -> int:
    """The location where the battle champions stand, if a card lies there. [1.12, 1.17]"""
    return g.row[g.place] if g.place < len(g.row) else NOBODY


def turn_up(g: Strife) -> int:
    """A location is drawn from the deck at random at the moment it is turned up. [1.8]"""
    return g.deck.pop(g.roll(len(g.deck)))


def advance(g: Strife) -> None:
    """Close the gaps, then turn up locations until the row is full or the deck empty. [1.13]"""
    while len(g.row) < ROW and g.deck:
        location = turn_up(g)
        g.row.append(location)
        g.tell("turns_up", location)


def discard_from_row(g: Strife, location: int) -> None:
    """A gap is closed and refilled at once; the champions stay with their location. [1.14, 1.15]"""
    i = g.row.index(location)
    g.row.pop(i)
    g.discard.append(location)
    g.tell("discards", location)
    if i < g.place:
        g.place -= 1
    advance(g)


def exchange_current(g: Strife, location: int) -> None:
    """The card that takes the place of the current location becomes current. [1.16, E-69]"""
    old = g.row[g.place]
    if location in g.discard:
        g.discard[g.discard.index(location)] = old
    else:
        g.deck.remove(location)
        insort(g.deck, old)
    g.row[g.place] = location
    g.tell("exchanges_location", old, location)


def move_battle(g: Strife, location: int) -> None:
    """Both battle champions move to another face-up location. [10.17, 12.2]"""
    g.place = g.row.index(location)
    g.tell("moves_battle", location)


def send_back_current(g: Strife) -> None:
    """The current location goes on top of the deck and comes back at the end next to it. [10.18]"""
    location = g.row.pop(g.place)
    g.tell("sends_back", location)
    g.row.append(location)
    g.tell("turns_up", location)


def battle_location_is_fixed(g: Strife) -> bool:
    """Winter Storm: nothing that would change the battle location can be used. [13.7]"""
    return g.storm()


def every_location_is_fixed(g: Strife) -> bool:
    """Winter Storm at its strictest: no location may move at all. [14.53]"""
    return g.options.storm_stops_all and g.storm()


def location_bonus(g: Strife, champion: int) -> int:
    """For every battle champion of that kind fighting there. [11.11]"""
    location = current(g)
    return 0 if location == NOBODY else g.cards.bonus[location][champion]


def worth(g: Strife, location: int) -> int:
    """The points of a location in combat, changed by the event where it applies. [6.10, 13.12]"""
    extra = g.cards.worth[g.event()][location] if g.calendar else 0
    return g.cards.points[location] + extra
