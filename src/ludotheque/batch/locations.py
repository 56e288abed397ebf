"""The row, the deck, the discard and the event in force: twin of `games/strife/locations.py`, and of `table.py`."""

from __future__ import annotations

from ludotheque.batch.cards import EVENT_WORTH, LOCATION_BONUS, OFFERING, RIDDLE, STORM, WORTH
from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.dice import roll
from ludotheque.batch.heaps import append, index, insort, pop, remove
from ludotheque.batch.layout import (
    CALENDAR,
    CHAMPIONS,
    DECK,
    DISCARD,
    LOCATIONS,
    PLACE,
    ROUND,
    STORM_STOPS_ALL,
    THE_ROW,
)
from ludotheque.games.strife.table import NOBODY, ROW


@rule
def event(g: Row) -> int:
    """The event in force, where there is a calendar. [13.11]"""
    return g[CALENDAR + g[ROUND]]


@rule
def offering(g: Row) -> int:
    """Points for the higher hidden champion; more than 0 in a round of the Wyrm."""
    return OFFERING[event(g)] if g[CALENDAR] else 0


@rule
def riddle(g: Row) -> int:
    """Points for a right guess; more than 0 in a round of the Sphinx."""
    return RIDDLE[event(g)] if g[CALENDAR] else 0


@rule
def current(g: Row) -> int:
    """The location where the battle champions stand, if a card lies there. [1.12, 1.17]"""
    return g[THE_ROW + 1 + g[PLACE]] if g[PLACE] < g[THE_ROW] else NOBODY


@rule
def turn_up(g: Row, dice: Long) -> int:
    """A location is drawn from the deck at random at the moment it is turned up. [1.8]"""
    return pop(g, DECK, roll(g, dice, g[DECK]))


@rule
def advance(g: Row, dice: Long) -> None:
    """Close the gaps, then turn up locations until the row is full or the deck empty. [1.13]"""
    while g[THE_ROW] < ROW and g[DECK]:
        append(g, THE_ROW, turn_up(g, dice))


@rule
def discard_from_row(g: Row, dice: Long, location: int) -> None:
    """A gap is closed and refilled at once; the champions stay with their location. [1.14, 1.15]"""
    i = index(g, THE_ROW, location)
    pop(g, THE_ROW, i)
    append(g, DISCARD, location)
    if i < g[PLACE]:
        g[PLACE] -= 1
    advance(g, dice)


@rule
def exchange_current(g: Row, location: int) -> None:
    """The card that takes the place of the current location becomes current. [1.16, E-69]"""
    old = current(g)
    i = index(g, DISCARD, location)
    if i >= 0:
        g[DISCARD + 1 + i] = old
    else:
        remove(g, DECK, location)
        insort(g, DECK, old)
    g[THE_ROW + 1 + g[PLACE]] = location


@rule
def move_battle(g: Row, location: int) -> None:
    """Both battle champions move to another face-up location. [10.17, 12.2]"""
    g[PLACE] = index(g, THE_ROW, location)


@rule
def send_back_current(g: Row) -> None:
    """The current location goes on top of the deck and comes back at the end next to it. [10.18]"""
    append(g, THE_ROW, pop(g, THE_ROW, g[PLACE]))


@rule
def battle_location_is_fixed(g: Row) -> bool:
    """Winter Storm: nothing that would change the battle location can be used. [13.7]"""
    return g[CALENDAR] > 0 and STORM[event(g)] > 0


@rule
def every_location_is_fixed(g: Row) -> bool:
    """Winter Storm at its strictest: no location may move at all. [14.53]"""
    return g[STORM_STOPS_ALL] > 0 and battle_location_is_fixed(g)


@rule
def location_bonus(g: Row, champion: int) -> int:
    """For every battle champion of that kind fighting there. [11.11]"""
    location = current(g)
    return 0 if location == NOBODY else LOCATION_BONUS[location * CHAMPIONS + champion]


@rule
def worth(g: Row, location: int) -> int:
    """The points of a location in combat, changed by the event where it applies. [6.10, 13.12]"""
    extra = EVENT_WORTH[event(g) * LOCATIONS + location] if g[CALENDAR] else 0
    return WORTH[location] + extra
