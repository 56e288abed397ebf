"""Rearranging a pile or the row, one card after the other. [Strife 1.20]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.games.strife.about import by_champion, by_relic
from ludotheque.games.strife.champions import NATURAL_ORDER, fighter, uses_battle, uses_legacy
from ludotheque.games.strife.table import Strife
from ludotheque.games.strife.verbs import ARRANGEMENTS, PLACES
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, OWNER, About, Ask, Steps
from ludotheque.kernel.zones import SEAT


@mypyc_attr(free_list_len=1)
class ArrangePile(Ask[Strife]):
    """Name the champions from the top down; whoever stops leaves the rest in its order. [1.20, 10.13, 12.9]"""

    def __init__(self, seat: Seat, owner: Seat, placed: int) -> None:
        self.seat, self.owner, self.placed = seat, owner, placed

    def menu(self, g: Strife) -> list[Choice]:
        pile = g.pile[self.owner]
        menu = [PASSING]
        for i in range(len(pile) - self.placed):
            menu.append(PLACES[pile[i]])
        return menu

    def about(self, g: Strife) -> About:
        owned: About = {OWNER: (SEAT, self.owner)}
        if self.owner == self.seat:
            return owned | by_relic(g, self.seat)
        return owned | by_champion(g, fighter(g, self.seat, NATURAL_ORDER))

    def hear(self, g: Strife, choice: Choice) -> Steps:
        verb, champion, _ = choice
        if verb == PASS:
            return NO_MORE
        if self.placed == 0 and self.owner != self.seat:
            uses_battle(g, self.seat, NATURAL_ORDER)
        pile = g.pile[self.owner]
        pile.remove(champion)
        pile.insert(len(pile) - self.placed, champion)
        g.tell("places_champion", self.seat, self.owner, champion)
        placed = self.placed + 1
        return [ArrangePile(self.seat, self.owner, placed)] if placed < len(pile) - 1 else NO_MORE


@mypyc_attr(free_list_len=1)
class ArrangeRow(Ask[Strife]):
    """Name the locations from the place farthest from the deck; whoever stops leaves the rest. [1.20, 10.12]

    `standing` is the location that the battle champions go with, or NOBODY where they keep their place.
    """

    def __init__(self, seat: Seat, placed: int, standing: int) -> None:
        self.seat, self.placed, self.standing = seat, placed, standing

    def menu(self, g: Strife) -> list[Choice]:
        return [PASSING] + [ARRANGEMENTS[location] for location in g.row[self.placed :]]

    def about(self, g: Strife) -> About:
        return by_champion(g, g.top(self.seat))

    def hear(self, g: Strife, choice: Choice) -> Steps:
        verb, location, _ = choice
        if verb == PASS:
            return NO_MORE
        if self.placed == 0:
            uses_legacy(g, self.seat)
        g.row.remove(location)
        g.row.insert(self.placed, location)
        g.tell("places_location", self.seat, location)
        if self.standing >= 0:
            g.place = g.row.index(self.standing)
        placed = self.placed + 1
        return [ArrangeRow(self.seat, placed, self.standing)] if placed < len(g.row) - 1 else NO_MORE
