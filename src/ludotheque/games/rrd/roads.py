"""Finding, laying out and looking at places; going into another zone. [R22, R23, R32, A16-A18, A21]"""

from __future__ import annotations

from ludotheque.games.rrd import planes
from ludotheque.games.rrd.about import by_place, of_place, on_the_crossing, so_many
from ludotheque.games.rrd.kinds import NONE, REAL
from ludotheque.games.rrd.nouns import ZONE
from ludotheque.games.rrd.table import FINISHED, RESOLUTION, Logoth
from ludotheque.games.rrd.verbs import LAY, ORDER, PICK_WAY, REDRAW
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

TO_PLACE, TO_PLAY = 0, 1


def travel(g: Logoth, seat: Seat, zone: int) -> Steps:
    """Into another zone; the rest of the place is lost. What waits for the Real plane is laid out there. [R32, A20]"""
    if g.zone[seat] != zone:
        planes.move_to(g, seat, zone)
    else:
        return NO_MORE
    g.stage[seat] = FINISHED
    g.finish[seat] = 1 + max(g.finish)
    waiting = g.gate[seat]
    if zone == REAL and waiting != NONE:
        g.gate[seat] = NONE
        if waiting in g.stock:
            g.stock.remove(waiting)
            return lay(g, seat, waiting)
    return NO_MORE


def search(g: Logoth, seat: Seat, place: int, way: int) -> Steps:
    """From the pile or the discard, as the player likes, or from what is set aside. [R22]"""
    sources = planes.find(g, place, g.book.zone[place])
    if not sources:
        return NO_MORE
    if len(sources) > 1:
        return [SearchWhere(seat, place, way)]
    return found(g, seat, place, way, sources[0])


def found(g: Logoth, seat: Seat, place: int, way: int, source: int) -> Steps:
    planes.take_out(g, place, g.book.zone[place], source)
    g.tell("finds_place", seat, place)
    if way == TO_PLACE:
        return lay(g, seat, place)
    return [PlayInstead(seat, place)]


class SearchWhere(Ask[Logoth]):
    """In the pile, or in the discard. [R22]"""

    def __init__(self, seat: Seat, place: int, way: int) -> None:
        self.seat, self.place, self.way = seat, place, way

    def menu(self, g: Logoth) -> list[Choice]:
        return [(PICK_WAY, source, 0) for source in planes.find(g, self.place, g.book.zone[self.place])]

    def about(self, g: Logoth) -> About:
        return of_place(self.place)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, source, _ = choice
        return found(g, self.seat, self.place, self.way, source)


class PlayInstead(Act[Logoth]):
    """The searched place takes the place of the current one and is realised or passed like any other. [A21]"""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place

    def do(self, g: Logoth) -> Steps:
        old = g.place[self.seat]
        if old != NONE and not planes.is_fulfilled(g, old):
            planes.put_away(g, old)
        g.place[self.seat] = self.place
        g.realised[self.seat] = []
        g.stage[self.seat] = RESOLUTION
        g.tell("arrives", self.seat, self.place)
        return NO_MORE


def lay(g: Logoth, seat: Seat, place: int) -> Steps:
    """On the Intersection, over what lies there; without one on top of the pile; outranked everywhere, on the discard.
    [R23, A16, A17]
    """
    zone = g.zone[seat]
    if not g.crossing[zone]:
        g.top[zone] = [*g.top[zone], place]
        g.tell("on_top", seat, place)
        return NO_MORE
    slots = planes.open_slots(g, zone, place)
    if not slots:
        planes.put_away(g, place)
        g.tell("outranked", seat, place)
        return NO_MORE
    if len(slots) == 1:
        planes.cover(g, zone, slots[0], place)
        return NO_MORE
    return [LayPlace(seat, place)]


class LayPlace(Ask[Logoth]):
    """On which slot of the Intersection. [R23]"""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place

    def menu(self, g: Logoth) -> list[Choice]:
        return [(LAY, slot, 0) for slot in planes.open_slots(g, g.zone[self.seat], self.place)]

    def about(self, g: Logoth) -> About:
        return of_place(self.place) | on_the_crossing(g, self.seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, slot, _ = choice
        planes.cover(g, g.zone[self.seat], slot, self.place)
        return NO_MORE


def destiny_places(g: Logoth, seat: Seat) -> list[int]:
    """Unfulfilled destiny places of one's hero in this zone that lie in the pile or the discard. [R22]"""
    zone, book = g.zone[seat], g.book
    near = g.pile[zone] + g.top[zone] + g.discarded[zone]
    return sorted({place for place in near if book.destined[place] == g.hero[seat] and book.neutral[place] != place})


def call_destiny(g: Logoth, seat: Seat) -> Steps:
    """One of them by chance, laid on the Intersection."""
    places = destiny_places(g, seat)
    if not places:
        g.tell("no_destiny", seat, g.zone[seat])
        return NO_MORE
    place = places[g.roll(len(places))]
    zone = g.zone[seat]
    planes.take_out(g, place, zone, planes.find(g, place, zone)[0])
    g.tell("finds_place", seat, place)
    return lay(g, seat, place)


class Redraw(Ask[Logoth]):
    """Uncovered places of the Intersection are discarded, as the player likes, and then it is filled. [R22]"""

    def __init__(self, seat: Seat, n: int, done: int) -> None:
        self.seat = seat
        self.n = n
        self.done = done  # a set of slots

    def menu(self, g: Logoth) -> list[Choice]:
        crossing = g.crossing[g.zone[self.seat]]
        return [(REDRAW, slot, 0) for slot, stack in enumerate(crossing) if stack and not self.done >> slot & 1]

    def about(self, g: Logoth) -> About:
        return so_many(self.n) | on_the_crossing(g, self.seat)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, slot, _ = choice
        zone = g.zone[self.seat]
        place = planes.lift(g, zone, slot)
        planes.put_away(g, place)
        g.tell("vanishes", self.seat, place)
        return redraw(g, self.seat, self.n - 1, self.done | 1 << slot)


def redraw(g: Logoth, seat: Seat, n: int, done: int) -> Steps:
    """Asked while there is a choice; where all of them go they just go."""
    step = Redraw(seat, n, done)
    slots = step.menu(g)
    if 0 < n < len(slots):
        return [step]
    if n > 0 and slots:
        return step.hear(g, slots[0])
    planes.fill(g, g.zone[seat])
    return NO_MORE


class Order(Ask[Logoth]):
    """Places that were looked at go back in any order; the first one named is the next to be drawn. [R22]"""

    def __init__(self, seat: Seat, zone: int) -> None:
        self.seat, self.zone = seat, zone

    def menu(self, g: Logoth) -> list[Choice]:
        return [(ORDER, place, 0) for place in sorted(set(g.offered[self.seat]))]

    def about(self, g: Logoth) -> About:
        return by_place(g, self.seat) | {ZONE: (ZONE, self.zone)}

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, place, _ = choice
        g.offered[self.seat].remove(place)
        g.top[self.zone] = [place, *g.top[self.zone]]
        return ordered(g, self.seat, self.zone)


def peek(g: Logoth, seat: Seat, n: int) -> Steps:
    """The top places of the pile, seen by nobody else."""
    zone = g.zone[seat]
    seen: list[int] = []
    for _ in range(n):
        if not g.top[zone] and not g.pile[zone]:
            break
        seen.append(planes.draw_place(g, zone))
    g.pile[zone] = sorted(g.pile[zone] + g.top[zone])  # deeper ones that somebody knew
    g.top[zone] = []
    g.offered[seat] = sorted(seen)
    g.top_seat[zone] = seat
    g.tell("looks", seat, len(seen))
    return ordered(g, seat, zone)


def ordered(g: Logoth, seat: Seat, zone: int) -> Steps:
    """Asked while the order matters; `top` is built from the next one down. Among others also where all that is left
    has one name, which only who looked may know.
    """
    left = g.offered[seat]
    if len(set(left)) > 1 or (g.seats > 1 and len(left) > 1):
        return [Order(seat, zone)]
    for place in left:
        g.top[zone] = [place, *g.top[zone]]
    g.offered[seat] = []
    return NO_MORE
