"""A table of Strain as a row of small numbers: what one seat may know, the seat itself first, then clockwise.

It shows what `zones.view` shows and nothing else; left out are the order of tiles and all but the last links. One byte
for each number; every row is as long as one for seven players, with zeros for those who are absent.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.effects import BUILDS, CYTOPLASM, HOLDS, ORGANISM, SALVAGES, SHRINKS_HANDS, VIRUS
from ludotheque.games.strain.layout import (
    ACTIVE_TILES,
    BATTLE_TILES,
    BATTLE_WIDTH,
    BLOCKS,
    CHAIN_WIDTH,
    COMPLETE,
    DEFENCE,
    DESIGNS,
    DORMANT_TILES,
    HUNDRED,
    INFECTED,
    KIND_OF,
    LINKS,
    MOST,
    ORGANISMS,
    PLACE_WIDTH,
    SIDE_WIDTH,
    SPENDABLE,
    SPENT_ACTIVE,
    SPENT_DORMANT,
    TOKENS,
    VIRUS_TILES,
)
from ludotheque.games.strain.options import Options
from ludotheque.games.strain.organisms import HAND, blocks, resistances
from ludotheque.games.strain.sources import ATP, TOXIN, face, makes
from ludotheque.games.strain.table import (
    ABSORBED,
    AGAINST,
    BY,
    COUNTERED,
    DESIGN,
    DORMANT,
    FACE,
    GONE,
    KIND,
    MOST_SEATS,
    NONE,
    OTHER_FACE,
    OTHER_PLACE,
    PLACE,
    PLACES,
    PLAYED,
    SPENT,
    TILE,
    TOXINS,
    Strain,
)
from ludotheque.kernel.choice import Seat

Piece = bytes | bytearray
Made = tuple[int, int, int, int, int]

NO_PLACE: Final = bytes(PLACE_WIDTH)
NO_MADE: Final[Made] = (0, 0, 0, 0, 0)
SHRINKS: Final = 3
BUILT: Final = 4
NO_HAND: Final = bytes(DESIGNS)
NO_BATTLE: Final = bytes(BATTLE_WIDTH)
NO_CHAIN: Final = bytes(CHAIN_WIDTH)
ABSENT: Final = [bytes(SIDE_WIDTH * (MOST_SEATS - seats)) for seats in range(MOST_SEATS + 1)]
ACTIVE: Final = [bytes(n == seat for n in range(MOST_SEATS)) for seat in range(MOST_SEATS)]
STANDING: Final = [bytes(n == order for n in range(3)) for order in range(3)]


def counted_at(tile: int) -> int:
    """Where among the numbers of an organism a tile of its membrane is counted: a virus, or a building tile."""
    design = tile >> DESIGN
    if KIND_OF[design] == VIRUS:
        return VIRUS_TILES + design - KIND_OF.index(VIRUS)
    return (DORMANT_TILES if tile & DORMANT else ACTIVE_TILES) + design - ORGANISMS


COUNTED_AT: Final = [counted_at(tile) for tile in range(DESIGNS << DESIGN)]


class Encoder:
    """Writes rows. Most of a table stays as it is from one look to the next: only what has changed is written anew."""

    options: Options
    organism: list[int]
    membrane: list[list[int]]
    toughness: int
    hand: list[list[int]]
    pools: list[tuple[int, int, int]]  # points, ATP and toxins of each seat
    scored: list[list[int]]
    discard: list[list[int]]
    chain: list[list[int]]

    def __init__(self) -> None:
        self.seats = 0  # of the game that was looked at last; no game yet
        self.places: list[Piece] = []
        self.made: list[Made] = []  # what the tiles of each place would make, and do for hands and building
        self.in_play: list[bytes] = []  # the places of each seat
        self.makes: list[list[int]] = []  # and what they make together
        self.fewer = 0  # tiles in every hand
        self.held: list[bytes] = []  # the hand of each seat by design
        self.sides: list[Piece] = []  # what everybody knows of each seat
        self.stale: set[Seat] = set()  # whose side is to be written anew
        self.discards: Piece = b""
        self.chains: dict[Seat, Piece] = {}  # as each seat has seen it

    def encode(self, g: Strain, seat: Seat) -> bytes:
        """What one seat may know."""
        self.look(g)
        return b"".join(self.row(g, seat, self.middle(g)))

    def pieces(self, g: Strain) -> list[list[Piece]]:
        """What each seat may know, still in pieces: what all see is written once."""
        self.look(g)
        middle = self.middle(g)
        return [self.row(g, seat, middle) for seat in range(g.seats)]

    def begin(self, g: Strain) -> None:
        """Another kind of game: everything is to be written."""
        self.options, self.seats = g.options, g.seats
        self.organism, self.membrane = [NONE] * len(g.organism), [[] for _ in g.membrane]
        self.places, self.made = [NO_PLACE] * len(g.organism), [NO_MADE] * len(g.organism)
        self.in_play, self.makes = [NO_PLACE * PLACES] * g.seats, [list(NO_MADE)] * g.seats
        self.toughness = self.fewer = 0
        self.hand, self.held = [[] for _ in g.hand], [NO_HAND] * g.seats
        self.pools, self.scored = [(0, 0, 0)] * g.seats, []
        self.discard, self.discards = [], b""
        self.chain, self.chains = [], {}
        self.sides = [b""] * g.seats
        self.stale = set(range(g.seats))

    def look(self, g: Strain) -> None:
        """Write anew what has changed since the last look."""
        if g.seats != self.seats or g.options is not self.options:
            self.begin(g)
        if g.membrane != self.membrane or g.organism != self.organism or g.toughness != self.toughness:
            self.write_places(g)
        if g.hand != self.hand:
            self.write_hands(g)
        self.write_sides(g)
        if g.discard != self.discard:
            self.discard = [tiles[:] for tiles in g.discard]
            self.discards = counts([tile for tiles in g.discard for tile in tiles], DESIGNS)
        if g.chain != self.chain:
            self.chain = g.chain[:]
            self.chains.clear()

    def write_places(self, g: Strain) -> None:
        """The organisms that look different than before."""
        all_anew = g.toughness != self.toughness
        owners: set[Seat] = set()
        for place, membrane in enumerate(g.membrane):
            if all_anew or membrane != self.membrane[place] or g.organism[place] != self.organism[place]:
                self.membrane[place] = membrane[:]
                self.places[place] = NO_PLACE if g.organism[place] == NONE else place_of(g, place)
                self.made[place] = made_by(g, place) if membrane else NO_MADE
                owners.add(place // PLACES)
        for seat in owners:
            own = slice(seat * PLACES, seat * PLACES + PLACES)
            self.in_play[seat] = b"".join(self.places[own])
            self.makes[seat] = [sum(amounts) for amounts in zip(*self.made[own])]
        self.stale |= owners
        self.organism = g.organism[:]
        self.toughness = g.toughness
        fewer = sum([made[SHRINKS] for made in self.makes])
        if fewer != self.fewer:
            self.fewer = fewer
            self.stale.update(range(g.seats))

    def write_hands(self, g: Strain) -> None:
        for seat, hand in enumerate(g.hand):
            if hand != self.hand[seat]:
                self.hand[seat] = hand[:]
                self.held[seat] = counts(hand, DESIGNS)
                self.stale.add(seat)

    def write_sides(self, g: Strain) -> None:
        """The players of whom everybody knows something else than before."""
        pools = list(zip(g.points, g.atp, g.toxin))
        if pools != self.pools:
            self.stale.update([seat for seat in range(g.seats) if pools[seat] != self.pools[seat]])
            self.pools = pools
        if g.scored != self.scored:
            self.scored = [tiles[:] for tiles in g.scored]
            self.stale.update(range(g.seats))
        for seat in self.stale:
            self.sides[seat] = self.side(g, seat)
        self.stale.clear()

    def side(self, g: Strain, seat: Seat) -> bytes:
        """What everybody knows of a player. [R10, R11]"""
        atp, toxin, holds, _, _ = self.makes[seat]
        limit = max(0, HAND + holds - self.fewer)
        pool, toxins = g.atp[seat], g.toxin[seat]
        head = [1, g.points[seat], len(g.hand[seat]), *g.backs(seat), limit, pool, pool + atp, toxins, toxins + toxin]
        return small(head) + counts(g.scored[seat], ORGANISMS) + self.in_play[seat]

    def middle(self, g: Strain) -> bytes:
        """The time, the goal, the piles and the discards, what was placed this turn and may be. [R8]"""
        organisms, cytoplasms = g.placed
        more = self.makes[g.active][BUILT]
        numbers = [
            *(g.turn // HUNDRED, g.turn % HUNDRED, g.phase == 0, g.phase == 1, g.phase == 2, g.options.points),
            *map(len, g.pile),
            *(organisms, 1 + g.extra[ORGANISM], cytoplasms, 1 + g.extra[CYTOPLASM] + more),
            *(g.toughness, not g.agenda, len(g.chain)),
        ]
        return small(numbers) + self.discards

    def row(self, g: Strain, seat: Seat, middle: bytes) -> list[Piece]:
        """The pieces of one seat's row."""
        seats = self.seats
        return [
            self.held[seat],
            STANDING[g.yields[seat]],
            *self.sides[seat:],
            *self.sides[:seat],
            ABSENT[seats],
            middle,
            ACTIVE[(g.active - seat) % seats],
            battle(g, seat) if g.tokens else NO_BATTLE,
            self.chain_of(g, seat) if g.chain else NO_CHAIN,
        ]

    def chain_of(self, g: Strain, seat: Seat) -> Piece:
        """The last links, the end of the chain first."""
        if seat not in self.chains:
            shown = [link(g, seat, row) for row in g.chain[: -LINKS - 1 : -1]]
            self.chains[seat] = b"".join(shown).ljust(CHAIN_WIDTH, b"\0")
        return self.chains[seat]


def small(numbers: list[int]) -> bytes:
    if max(numbers) > MOST:
        numbers = [min(MOST, number) for number in numbers]
    return bytes(numbers)


def counts(tiles: list[int], size: int) -> bytes:
    """How many there are of each design."""
    piece = bytearray(size)
    for tile in tiles:
        piece[tile] += 1
    return bytes(piece)


def place_of(g: Strain, place: int) -> bytearray:
    """An organism and its membrane."""
    piece = bytearray(PLACE_WIDTH)
    organism = g.organism[place]
    piece[organism] = 1
    piece[BLOCKS] = built = blocks(g, place)
    piece[COMPLETE] = built >= g.cards.needs[organism]  # [R15]
    piece[DEFENCE] = min(MOST, sum(resistances(g, place)))
    for tile in g.membrane[place]:
        at = COUNTED_AT[tile]
        piece[at] += 1
        if at >= VIRUS_TILES:
            piece[INFECTED] = 1
        elif tile & SPENT and tile >> DESIGN in SPENDABLE:
            piece[(SPENT_DORMANT if tile & DORMANT else SPENT_ACTIVE) + SPENDABLE.index(tile >> DESIGN)] += 1
    return piece


def made_by(g: Strain, place: int) -> Made:
    """What the tiles of an organism would add to the pools, to the own hand's limit, take off all, and build."""
    atp = toxin = 0
    cards = g.cards
    for tile in g.membrane[place]:
        if not tile & DORMANT:
            if cards.atp[tile >> DESIGN]:
                atp += makes(g, place, tile, ATP)
            if cards.toxin[tile >> DESIGN]:
                toxin += makes(g, place, tile, TOXIN)
    return atp, toxin, g.strength(place, HOLDS), g.strength(place, SHRINKS_HANDS), g.strength(place, BUILDS)


def battle(g: Strain, seat: Seat) -> bytearray:
    """Where it is, what is due, and for each tile its tokens and its face."""
    piece = bytearray(BATTLE_WIDTH)
    place = g.chain[-1][PLACE]
    piece[0] = seen_from(g, seat, place)
    piece[1] = min(MOST, g.toll)
    piece[TOKENS : TOKENS + len(g.tokens)] = small(g.tokens)
    faces = [face(tile) + 1 for tile in g.membrane[place]]
    piece[BATTLE_TILES : BATTLE_TILES + len(faces)] = bytes(faces)
    return piece


def link(g: Strain, seat: Seat, row: list[int]) -> bytes:
    """One event of the chain. The next player's number is 2, as this seat's is 1."""
    salvages = row[KIND] == PLAYED and g.cards.effect[row[TILE]] == SALVAGES
    return small(
        [
            row[KIND] + 1,
            (row[BY] - seat) % g.seats + 1,
            row[TILE] + 1,
            seen_from(g, seat, row[PLACE]),
            row[FACE] * 2 + 1 if salvages and row[FACE] != NONE else aim(row[FACE]),
            seen_from(g, seat, row[OTHER_PLACE]),
            aim(row[OTHER_FACE]),
            row[AGAINST] + 1,
            row[TOXINS],
            row[ABSORBED],
            row[GONE] == COUNTERED,
        ]
    )


def seen_from(g: Strain, seat: Seat, place: int) -> int:
    """The number of a place, counted from the seat's own first one; 0 for none."""
    return 0 if place == NONE else (place - seat * PLACES) % (g.seats * PLACES) + 1


def aim(tile: int) -> int:
    """The face of a tile that an event speaks of; 0 for none."""
    return 0 if tile == NONE else face(tile) + 1
