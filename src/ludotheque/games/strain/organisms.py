"""Organisms and their membranes: completeness, resistance, room, and losing tiles. [Strain R14-R18, R21]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.strain.about import at, so_many
from ludotheque.games.strain.effects import EXCLUDES, HOLDS, KEEPS_OUT, SHIELDS, SHRINKS_HANDS, VIRUS, WASTES
from ludotheque.games.strain.sources import face, lying
from ludotheque.games.strain.table import (
    DESIGN,
    DORMANT,
    MOST_SEATS,
    NONE,
    PLACES,
    SLOTS,
    TILE,
    TILE_NAME,
    Strain,
    owner,
)
from ludotheque.games.strain.verbs import LOSE
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import BY, NO_MORE, About, Ask, Steps

HAND: Final = 4  # tiles in hand at the end of one's turn [R10]


OWN_PLACES: Final = [list(range(seat * PLACES, seat * PLACES + PLACES)) for seat in range(MOST_SEATS)]


def own_places(seat: Seat) -> list[int]:
    return OWN_PLACES[seat]


def first_free_place(g: Strain, seat: i64) -> i64:
    """Where the next organism goes; NONE where six are in play. [R14, A45]"""
    place: i64
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if g.organism[place] == NONE:
            return place
    return NONE


def has_room(g: Strain, place: i64) -> bool:
    """Whether an organism is there with a free slot in its membrane. [R14]"""
    return g.organism[place] != NONE and len(g.membrane[place]) < SLOTS


def may_host(g: Strain, place: i64) -> bool:
    """Whether a virus may be put there: a free slot, no Capsule, no Cowpox. [R17]"""
    if g.organism[place] == NONE or len(g.membrane[place]) >= SLOTS:
        return False
    effects = g.cards.effect
    tile: i64
    for tile in g.membrane[place]:
        effect: i64 = effects[tile >> DESIGN]
        if effect == EXCLUDES or (effect == KEEPS_OUT and not tile & DORMANT):
            return False
    return True


def hosts(g: Strain, seat: Seat) -> list[int]:
    """The organisms of other players that a virus may be put into. [R24]"""
    first = seat * PLACES
    last = first + PLACES
    return [place for place in range(g.seats * PLACES) if not first <= place < last and may_host(g, place)]


def blocks(g: Strain, place: i64) -> i64:
    """The building blocks in the membrane, whichever side is up. [R15, A4]"""
    total: i64 = 0
    tile: i64
    for tile in g.membrane[place]:
        total += g.cards.blocks[tile >> DESIGN]
    return total


def complete(g: Strain, place: i64) -> bool:
    """At least as many building blocks as the building number. [R15]"""
    return blocks(g, place) >= g.cards.needs[g.organism[place]]


def infected(g: Strain, place: i64) -> bool:
    """A virus is in the membrane. [R24]"""
    kind = g.cards.kind
    return any(kind[tile >> DESIGN] == VIRUS for tile in g.membrane[place])


def may_score(g: Strain, place: i64) -> bool:
    """Complete and not infected. [R32]"""
    return g.organism[place] != NONE and complete(g, place) and not infected(g, place)


def resistances(g: Strain, place: int) -> list[int]:
    """The tokens that each tile gets: the organism's own first, then slot by slot; none for a virus. [R21, A12]"""
    cards = g.cards
    walls = g.strength(place, SHIELDS)
    tokens = [cards.resistance[g.organism[place]] + walls + g.toughness]
    for tile in g.membrane[place]:
        design = tile >> DESIGN
        if cards.kind[design] == VIRUS:
            tokens.append(0)
            continue
        others = walls - cards.amount[design] if g.works(tile, SHIELDS) else walls
        tokens.append(printed_resistance(g, tile) + others + g.toughness)
    return tokens


def printed_resistance(g: Strain, tile: int) -> int:
    """The status is irrelevant, or by agreement a dormant tile has one less, never below 1. [R21, A17, A51]"""
    design = tile >> DESIGN
    if not tile & DORMANT:
        return g.cards.resistance[design]
    if g.options.dormant_is_weaker:
        return max(1, g.cards.dormant[design] - 1)
    return g.cards.dormant[design]


def hand_limit(g: Strain, seat: Seat) -> int:
    """Four, more with Vacuoles, less for everybody while a Coronavirus is in play. [R10, R27]"""
    limit = HAND + g.strength_of(seat, HOLDS)
    last: i64 = g.seats * PLACES
    for place in range(last):
        if g.membrane[place]:
            limit -= g.strength(place, SHRINKS_HANDS)
    return max(0, limit)


def building_tiles(g: Strain, place: int) -> list[int]:
    """The tiles of a membrane that are no viruses."""
    kind = g.cards.kind
    return [tile for tile in g.membrane[place] if kind[tile >> DESIGN] != VIRUS]


def find(g: Strain, place: int, named: int) -> int:
    """A tile that was named before: as it lay, or with its other face; NONE where it is gone. [A18, A47]"""
    if named in g.membrane[place]:
        return named
    for tile in g.membrane[place]:
        if tile >> DESIGN == named >> DESIGN:
            return tile
    return NONE


def remove_tile(g: Strain, place: int, tile: int) -> None:
    """From its membrane to the discard pile of its type."""
    g.take(place, tile)
    g.put_away(tile >> DESIGN)
    g.tell("loses", owner(place), tile >> DESIGN, place)


def destroy_organism(g: Strain, place: int) -> None:
    """With the organism goes its membrane, viruses included. [R18, A15]"""
    organism = g.organism[place]
    g.tell("dies", owner(place), organism, place)
    g.put_away(organism)
    for tile in g.membrane[place]:
        g.put_away(tile >> DESIGN)
    g.organism[place] = NONE
    g.membrane[place] = []


def lose_tiles(g: Strain, place: int, count: int) -> Steps:
    """The owner chooses so many building tiles, or loses all there are, slot by slot. [A20, A28]"""
    tiles = building_tiles(g, place)
    while count and tiles and (len(tiles) <= count or min(tiles) == max(tiles)):
        remove_tile(g, place, tiles.pop(0))
        count -= 1
    return [Lose(owner(place), place, count)] if count and tiles else NO_MORE


def destroyer(g: Strain, place: int) -> int:
    """What takes building tiles: the event that is resolved, else a virus that wastes its host."""
    if g.chain:
        return g.chain[-1][TILE]
    return next((tile >> DESIGN for tile in g.membrane[place] if g.works(tile, WASTES)), NONE)


class Lose(Ask[Strain]):
    """The host's owner chooses building tiles of the organism and discards them. [R25, A20]"""

    def __init__(self, seat: Seat, place: int, count: int) -> None:
        self.seat, self.place, self.count = seat, place, count

    def menu(self, g: Strain) -> list[Choice]:
        menu: list[Choice] = []
        for tile in building_tiles(g, self.place):
            choice: Choice = (LOSE, face(tile), self.place)
            if choice not in menu:
                menu.append(choice)
        return menu

    def about(self, g: Strain) -> About:
        return at(self.place) | so_many(self.count) | {BY: (TILE_NAME, destroyer(g, self.place))}

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, what, place = choice
        remove_tile(g, place, lying(g, place, what // 2, what & DORMANT))
        return lose_tiles(g, place, self.count - 1)
