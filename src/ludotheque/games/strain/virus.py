"""Viruses: entering, their collateral effects, and being destroyed. [Strain R24, R25]"""

from __future__ import annotations

from ludotheque.games.strain.about import at, of_tile
from ludotheque.games.strain.effects import DESTROYS, SPREADS, STUNS, VIRUS, WASTES
from ludotheque.games.strain.organisms import building_tiles, destroyer, hosts, lose_tiles, may_host, own_places
from ludotheque.games.strain.table import BY, DESIGN, DORMANT, ENTERED, GONE, PLACE, TILE, Strain, fail
from ludotheque.games.strain.verbs import INFECT
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps
from ludotheque.kernel.zones import changed


def enter(g: Strain, row: list[int]) -> Steps:
    """Into a free slot of the organism, if there still is one it may take. [R24, A19]"""
    virus, place = row[TILE], row[PLACE]
    if not may_host(g, place):
        g.put_away(virus)
        fail(g, row)
        return NO_MORE
    g.chain[-1] = changed(row, GONE, ENTERED)
    g.lay(place, virus << DESIGN)
    g.tell("infects", row[BY], virus, place)
    return collateral(g, virus, place)


def collateral(g: Strain, virus: int, place: int) -> Steps:
    """What happens as the virus enters is part of the event. [R25, A20]"""
    effect = g.cards.effect[virus]
    if effect == STUNS:
        kind = g.cards.kind
        g.membrane[place] = [tile if kind[tile >> DESIGN] == VIRUS else tile | DORMANT for tile in g.membrane[place]]
        g.tell("stuns", virus, place)
    elif effect == DESTROYS:
        return lose_tiles(g, place, g.cards.amount[virus])
    return NO_MORE


def destroy(g: Strain, row: list[int]) -> Steps:
    """Its immunity has been paid: the virus is gone, and may spread first. [R25, A10]"""
    seat, virus, place = row[BY], row[TILE], row[PLACE]
    if virus << DESIGN not in g.membrane[place]:
        fail(g, row)
        return NO_MORE
    if g.cards.effect[virus] == SPREADS and hosts(g, seat):
        return [Spread(seat, virus, place)]
    g.take(place, virus << DESIGN)
    g.put_away(virus)
    g.tell("is_cured", seat, virus, place)
    return NO_MORE


class Spread(Ask[Strain]):
    """Whoever destroyed this virus places it in an organism of another player. [R25, A20]"""

    def __init__(self, seat: Seat, virus: int, place: int) -> None:
        self.seat, self.virus, self.place = seat, virus, place

    def menu(self, g: Strain) -> list[Choice]:
        return [(INFECT, self.virus, place) for place in hosts(g, self.seat)]

    def about(self, g: Strain) -> About:
        return of_tile(self.virus) | at(self.place)

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, virus, place = choice
        g.take(self.place, virus << DESIGN)
        g.lay(place, virus << DESIGN)
        g.tell("is_cured", self.seat, virus, self.place)
        g.tell("infects", self.seat, virus, place)
        return collateral(g, virus, place)


class Upkeep(Act[Strain]):
    """At the start of Awaken, before the tiles wake, some viruses waste their host. [R25, A20, A54]"""

    def do(self, g: Strain) -> Steps:
        steps: Steps = []
        for place in own_places(self.seat):
            count = g.strength(place, WASTES)
            if count:
                steps.append(Waste(self.seat, place, count))
        return steps


class Waste(Act[Strain]):
    """The host's owner discards building tiles of the organism. [R25]"""

    def __init__(self, seat: Seat, place: int, count: int) -> None:
        self.seat, self.place, self.count = seat, place, count

    def do(self, g: Strain) -> Steps:
        if building_tiles(g, self.place):
            g.tell("wastes", destroyer(g, self.place), self.place)
        return lose_tiles(g, self.place, self.count)
