"""The places of Logoth: piles, discards, Intersections, and going from zone to zone. [R6, R17, R22, R32, R42]"""

from __future__ import annotations

from ludotheque.games.rrd.kinds import FIGHT, MYTHIC, NONE, REAL
from ludotheque.games.rrd.table import Logoth, put
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.zones import without


def players_in(g: Logoth, zone: int) -> list[Seat]:
    return [seat for seat in range(g.seats) if g.alive[seat] and g.zone[seat] == zone]


def slots_in(g: Logoth, zone: int) -> int:
    """How many slots the Intersection of a zone has now: none in the dungeons of somebody alone. [R8, R30, R40, R42]"""
    here = len(players_in(g, zone))
    if (g.seats == 1 or not g.options.dungeon_intersections) and zone != REAL:
        return 0
    return 4 if here > 1 else 2


def draw_place(g: Logoth, zone: int) -> int:
    """The next place of a pile; an empty one is made anew from its discard. NONE where there is nothing. [A19, A57]"""
    if g.top[zone]:
        place = g.top[zone][-1]
        g.top[zone] = g.top[zone][:-1]
        if not g.top[zone]:
            g.top_seat[zone] = NONE
        return place
    if not g.pile[zone]:
        if not g.discarded[zone]:
            return NONE
        g.pile[zone] = sorted(g.discarded[zone])
        g.discarded[zone] = []
        g.tell("pile_anew", zone)
    place = g.pile[zone][g.roll(len(g.pile[zone]))]
    g.pile[zone] = without(g.pile[zone], place)
    return place


def fill(g: Logoth, zone: int) -> None:
    """Empty slots get a new place; slots that are no longer there are cleared. [R17, A64]"""
    slots = slots_in(g, zone)
    crossing = g.crossing[zone][:]
    while len(crossing) > slots:
        for place in crossing.pop():
            put_away(g, place)
    while len(crossing) < slots:
        crossing.append([])
    for n, stack in enumerate(crossing):
        if not stack:
            place = draw_place(g, zone)
            if place != NONE:
                crossing[n] = [place]
                g.tell("appears", zone, n, place)
    g.crossing[zone] = crossing


def lift(g: Logoth, zone: int, slot: int) -> int:
    """What lies uppermost there is taken."""
    crossing = g.crossing[zone][:]
    place = crossing[slot][-1]
    crossing[slot] = crossing[slot][:-1]
    g.crossing[zone] = crossing
    return place


def cover(g: Logoth, zone: int, slot: int, place: int) -> None:
    """A place is laid on what lies there."""
    crossing = g.crossing[zone][:]
    crossing[slot] = [*crossing[slot], place]
    g.crossing[zone] = crossing
    g.tell("appears", zone, slot, place)


def put_away(g: Logoth, place: int) -> None:
    """To the discard of its zone; a mythic place is set aside again. [A15]"""
    if g.book.rarity[place] == MYTHIC:
        put(g.stock, place)
    else:
        zone = g.book.zone[place]
        g.discarded[zone] = [*g.discarded[zone], place]


def gather(g: Logoth, zone: int) -> None:
    """The pile of a zone that everybody has left is gathered with its discard and shuffled. [R32, A49]"""
    for stack in g.crossing[zone]:
        for place in stack:
            put_away(g, place)
    g.crossing[zone] = []
    for place in g.top[zone]:
        put_away(g, place)
    g.top[zone] = []
    g.top_seat[zone] = NONE
    g.pile[zone] = sorted(g.pile[zone] + g.discarded[zone])
    g.discarded[zone] = []


def leave_place(g: Logoth, seat: Seat) -> None:
    """The current place is discarded. A fulfilled destiny place leaves the game for the neutral one. [A2, A15]"""
    place = g.place[seat]
    if place == NONE:
        return
    g.place[seat] = NONE
    g.realised[seat] = []
    if not is_fulfilled(g, place):
        put_away(g, place)


def is_fulfilled(g: Logoth, place: int) -> bool:
    """A destiny place that has left the game; the neutral ones in the box wait to take the place of such. [A2]"""
    return g.book.destined[place] != NONE and place in g.box


def fulfil(g: Logoth, place: int) -> None:
    """The first time that its hero realises an event of it: the card leaves the game for the neutral one. [A2]"""
    book = g.book
    zone = book.zone[place]
    g.discarded[zone] = without(g.discarded[zone], place)  # where it was left already
    g.pile[zone] = without(g.pile[zone], place)
    g.stock = without(g.stock, place)
    put(g.box, place)
    neutral = book.neutral[place]
    if neutral != place:
        g.box.remove(neutral)
        g.discarded[zone] = [*g.discarded[zone], neutral]


def move_to(g: Logoth, seat: Seat, zone: int) -> None:
    """Into another zone: what is left of the place is lost, piles split or are gathered. [R32, R42, A20, A64]"""
    old = g.zone[seat]
    leave_place(g, seat)
    g.zone[seat] = zone
    g.tell("moves_to", seat, zone)
    if players_in(g, old):
        fill(g, old)
    elif old != zone:
        gather(g, old)
    fill(g, zone)


def find(g: Logoth, place: int, zone: int) -> list[int]:
    """Where a searched place can be taken from: 0 the pile, 1 the discard, 2 what is set aside. [R22]"""
    found: list[int] = []
    if place in g.pile[zone] or place in g.top[zone]:
        found.append(0)
    if place in g.discarded[zone]:
        found.append(1)
    if place in g.stock and not is_empty(g, place):
        found.append(2)
    return found


def is_empty(g: Logoth, place: int) -> bool:
    """The hall of a Myth that was beaten is not called again. [R24, A15]"""
    for event in g.book.place_events[place]:
        if any(deed.verb == FIGHT and deed.a in g.slain for deed in g.book.programs[event.program]):
            return True
    return False


def take_out(g: Logoth, place: int, zone: int, source: int) -> None:
    if source == 2:
        g.stock.remove(place)
    elif source == 1:
        g.discarded[zone] = without(g.discarded[zone], place)
    elif place in g.pile[zone]:
        g.pile[zone] = without(g.pile[zone], place)
    else:
        g.top[zone] = without(g.top[zone], place)
        if not g.top[zone]:
            g.top_seat[zone] = NONE


def open_slots(g: Logoth, zone: int, place: int) -> list[int]:
    """Where it may be laid: never on a place of higher rarity. [R23]"""
    rarity = g.book.rarity
    return [n for n, stack in enumerate(g.crossing[zone]) if not stack or rarity[stack[-1]] <= rarity[place]]
