"""Drawing and discarding. [Strain R5, R6, R10]"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.strain.about import so_many
from ludotheque.games.strain.effects import PILES
from ludotheque.games.strain.organisms import hand_limit
from ludotheque.games.strain.table import Strain, drawn
from ludotheque.games.strain.verbs import DISCARDS, DRAWS
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps
from ludotheque.kernel.zones import without


def draw(g: Strain, seat: Seat, count: int) -> Steps:
    """All draws are made; they lapse only where no pile is left. [A26, A27]"""
    while count:
        piles = [pile for pile in range(len(PILES)) if g.pile[pile] or g.discard[pile]]
        if len(piles) > 1:
            return [Draw(seat, count)]
        if not piles:
            return NO_MORE
        draw_one(g, seat, piles[0])
        count -= 1
    return NO_MORE


def draw_one(g: Strain, seat: Seat, pile: int) -> None:
    """From an empty pile: the matching discard is shuffled into a new one first. [R6]"""
    if not g.pile[pile]:
        g.pile[pile], g.discard[pile] = g.discard[pile], []
        g.tell("reshuffles", pile)
    tiles = g.pile[pile][:]
    tile = drawn(g, tiles)
    g.pile[pile] = tiles
    g.put_in_hand(seat, tile)
    g.confide(seat, "draws", seat, tile, "draws_from", seat, pile)


@mypyc_attr(free_list_len=1)
class Draw(Ask[Strain]):
    """Each tile from a pile of choice, and looked at before choosing the next pile. [R5]"""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat, self.count = seat, count

    def menu(self, g: Strain) -> list[Choice]:
        return [DRAWS[pile] for pile in range(len(PILES)) if g.pile[pile] or g.discard[pile]]

    def about(self, g: Strain) -> About:
        return so_many(self.count)

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, pile, _ = choice
        draw_one(g, self.seat, pile)
        return draw(g, self.seat, self.count - 1)


def throw_away(g: Strain, seat: Seat, tile: int) -> None:
    """From the hand to the discard pile of its type."""
    g.hand[seat] = without(g.hand[seat], tile)
    g.put_away(tile)
    g.tell("discards", seat, tile)


@mypyc_attr(free_list_len=1)
class Discard(Ask[Strain]):
    """The player chooses which tiles to discard from the hand. [R10, A32]"""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat, self.count = seat, count

    def menu(self, g: Strain) -> list[Choice]:
        menu: list[Choice] = []
        last: i64 = -1
        tile: i64
        for tile in g.hand[self.seat]:
            if tile != last:
                menu.append(DISCARDS[tile])
                last = tile
        return menu

    def about(self, g: Strain) -> About:
        return so_many(self.count)

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, tile, _ = choice
        throw_away(g, self.seat, tile)
        return [Discard(self.seat, self.count - 1)] if self.count > 1 else NO_MORE


class Starve(Act[Strain]):
    """Every player discards so many tiles of their choice, or all if they have fewer. [R27, A41]"""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat, self.count = seat, count

    def do(self, g: Strain) -> Steps:
        if len(g.hand[self.seat]) > self.count:
            return [Discard(self.seat, self.count)]
        for tile in g.hand[self.seat]:
            throw_away(g, self.seat, tile)
        return NO_MORE


class DiscardDown(Act[Strain]):
    """At the end of Shed the hand comes down to the limit, exactly. [R10, A25, A32]"""

    def do(self, g: Strain) -> Steps:
        over = len(g.hand[self.seat]) - hand_limit(g, self.seat)
        if over <= 0:
            return NO_MORE
        g.tell("holds_too_many", self.seat, over)
        return [Discard(self.seat, over)]
