"""What is written of a table of Strain in a row of numbers, as long as one for seven players: zeros for the absent.

Left out are the order of tiles, but for those of an organism in battle, and all but the last links of the chain.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.effects import (
    BUILDS,
    CYTOPLASM,
    HOLDS,
    ORGANELLE,
    ORGANISM,
    PILES,
    REARRANGES,
    SALVAGES,
    SHRINKS_HANDS,
    VIRUS,
)
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.notation import FORMS
from ludotheque.games.strain.options import ORIGINAL
from ludotheque.games.strain.organisms import blocks, complete, infected, resistances
from ludotheque.games.strain.sources import ATP, TOXIN, face, ready
from ludotheque.games.strain.table import (
    ABSORBED,
    AGAINST,
    BY,
    COUNTERED,
    DESIGN,
    DORMANT,
    EVENT_NUMBERS,
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
    SLOTS,
    SPENT,
    TILE,
    TOXINS,
    Strain,
)
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.columns import Lying, Made, Own, lying
from ludotheque.kernel.rows import Each, Group, Mine, Rows

DESIGNS: Final = range(len(TILES))
KIND_OF: Final = SETS[ORIGINAL].kind  # of a design, in every set
ORGANISMS: Final = KIND_OF.count(ORGANISM)  # designs are sorted by kind: these come first
BUILDING: Final = [design for design in DESIGNS if KIND_OF[design] in (CYTOPLASM, ORGANELLE)]
VIRUSES: Final = [design for design in DESIGNS if KIND_OF[design] == VIRUS]
SPENDABLE: Final = [  # designs whose function can be spent
    design for design in DESIGNS if any(cards.effect[design] == REARRANGES for cards in SETS.values())
]
HUNDRED: Final = 100  # turns are written as hundreds and what is over
BATTLE: Final = 2 + SLOTS + 1 + SLOTS  # numbers
BUILT: Final = "organism membrane toughness cards options"  # what organisms follow from
LINKS: Final = 8  # of the chain, the last ones


def laid(g: Strain, place: int, designs: list[int], bits: int, of: int) -> list[int]:
    """How many tiles of each of these designs lie in a membrane with these bits."""
    found = [0] * len(DESIGNS)
    for tile in g.membrane[place]:
        if tile & of == bits:
            found[tile >> DESIGN] += 1
    return [found[design] for design in designs]


def on_faces(g: Strain, place: int, designs: list[int], bits: int, of: int) -> list[int]:
    """Those on their active face, then those that are dormant."""
    return laid(g, place, designs, bits, of) + laid(g, place, designs, bits | DORMANT, of)


def makes(g: Strain, owner: Seat) -> list[int]:
    """ATP and toxins that the tiles would add, what they add to the own hand's limit, and take off everybody's."""
    atp, toxin = ready(g, owner, ATP) - g.atp[owner], ready(g, owner, TOXIN) - g.toxin[owner]
    return [atp, toxin, g.strength_of(owner, HOLDS), g.strength_of(owner, SHRINKS_HANDS)]


def health(g: Strain, place: int) -> list[int]:
    if g.organism[place] == NONE:
        return []
    return [blocks(g, place), int(complete(g, place)), int(infected(g, place)), sum(resistances(g, place))]


def middle(g: Strain, at: int) -> list[int]:
    """Of organisms and cytoplasms it is said how many were placed this turn, and how many may be. [R8]"""
    more = g.strength_of(g.active, BUILDS)
    placed = [g.placed[ORGANISM], 1 + g.extra[ORGANISM], g.placed[CYTOPLASM], 1 + g.extra[CYTOPLASM] + more]
    hundreds, turn = divmod(g.turn, HUNDRED)
    return [hundreds, turn, g.options.points, int(g.over()), len(g.chain), *placed, *[len(pile) for pile in g.pile]]


def discards(g: Strain, at: int) -> list[int]:
    """How many tiles of each design."""
    found = [0] * len(DESIGNS)
    for tiles in g.discard:
        for tile in tiles:
            found[tile] += 1
    return found


def battle(g: Strain, seat: Seat) -> list[int]:
    """Where it is, what is due, and for each tile its tokens and its face."""
    if not g.tokens:
        return [0] * BATTLE
    place = g.chain[-1][PLACE]
    tokens, faces = g.tokens, [face(tile) + 1 for tile in g.membrane[place]]
    absent = [0] * (SLOTS + 1 - len(tokens)), [0] * (SLOTS - len(faces))
    return [seen_from(g, seat, place), g.toll, *tokens, *absent[0], *faces, *absent[1]]


def chain(g: Strain, at: int, seat: Seat) -> list[int]:
    """The battle that is being resolved, and the last links, the end of the chain first."""
    if not g.chain:
        return []
    return battle(g, seat) + [number for row in g.chain[: -LINKS - 1 : -1] for number in link(g, seat, row)]


def link(g: Strain, seat: Seat, row: list[int]) -> list[int]:
    """One event: everything counts from 1, with 0 for none, players and places from the seat on; an aim is a face."""
    salvages = row[KIND] == PLAYED and g.cards.effect[row[TILE]] == SALVAGES
    return [
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
        int(row[GONE] == COUNTERED),
    ]


def seen_from(g: Strain, seat: Seat, place: int) -> int:
    """The number of a place, counted from the seat's own first one."""
    return 0 if place == NONE else (place - seat * PLACES) % (g.seats * PLACES) + 1


def aim(tile: int) -> int:
    return 0 if tile == NONE else face(tile) + 1


def rows(seats: int) -> Rows:
    place = Group("place", [
        Lying("organism", size=ORGANISMS),
        Made("blocks complete infected defence", health),
        Made(f"building:{2 * len(BUILDING)}", lambda g, place: on_faces(g, place, BUILDING, 0, DORMANT)),
        Made(f"viruses:{len(VIRUSES)}", lambda g, place: laid(g, place, VIRUSES, 0, 0)),
        Made(f"spent:{2 * len(SPENDABLE)}", lambda g, place: on_faces(g, place, SPENDABLE, SPENT, SPENT | DORMANT)),
    ], BUILT)  # fmt: skip
    side = Group("seat", [
        *lying("points atp toxin"),
        Made(f"present backs:{len(PILES)}", lambda g, owner: [1, *g.backs(owner)], "hand cards"),
        Lying("scored", size=ORGANISMS),
        Made("makes:4", makes, BUILT, block=PLACES),
        Each(place, PLACES, has=True),
    ])  # fmt: skip
    return Rows(FORMS, seats, [
        *lying("phase toughness"),
        Made(f"turn:2 goal over links placed:4 piles:{len(PILES)}", middle),
        Made(f"discards:{len(DESIGNS)}", discards, "discard"),
        Lying("active", size=MOST_SEATS),
        Own(f"battle:{BATTLE} chain:{LINKS * EVENT_NUMBERS}", chain, "chain tokens toll membrane cards"),
        Mine("my", lying("hand yields")),
        Each(side, MOST_SEATS),
    ])  # fmt: skip
