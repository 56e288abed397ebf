"""Where each thing lies in a row of numbers that shows a table of Strain: names, sizes and beginnings."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.effects import CYTOPLASM, ORGANELLE, ORGANISM, PILES, REARRANGES, VIRUS
from ludotheque.games.strain.facts import SETS, TILES
from ludotheque.games.strain.options import ORIGINAL
from ludotheque.games.strain.table import MOST_SEATS, PHASES, PLACES, SLOTS

Fields = list[tuple[str, int]]

KIND_OF: Final = SETS[ORIGINAL].kind  # of a design, in every set
DESIGNS: Final = len(TILES)
ORGANISMS: Final = KIND_OF.count(ORGANISM)  # designs are sorted by kind: these come first
BUILDING: Final = KIND_OF.count(CYTOPLASM) + KIND_OF.count(ORGANELLE)
VIRUSES: Final = KIND_OF.count(VIRUS)
SPENDABLE: Final = [  # designs whose function can be spent
    design for design in range(DESIGNS) if any(cards.effect[design] == REARRANGES for cards in SETS.values())
]
MOST: Final = 127  # larger numbers are shown as this one
HUNDRED: Final = 100  # turns are shown as hundreds and what is over
LINKS: Final = 8  # of the chain, the last ones


def of_pile(copies: list[int], piles: list[int], sought: int) -> int:
    return sum(count for count, pile in zip(copies, piles, strict=True) if pile == sought)


MOST_CASES: Final = max(  # of one draw by chance: a pile, or who starts
    MOST_SEATS, *(of_pile(cards.copies, cards.pile, pile) for cards in SETS.values() for pile in range(len(PILES)))
)

# The parts of the row with their sizes. What a seat knows of itself only:
SECRETS: Final = [("hand", DESIGNS), ("standing", 3)]
# what everybody knows of a player:
HEAD: Final = [
    ("present", 1), ("points", 1), ("hand_size", 1), ("backs", len(PILES)), ("limit", 1), ("atp", 1), ("atp_ready", 1),
    ("toxin", 1), ("toxin_ready", 1),
]  # fmt: skip
# of an organism, whose tiles are counted by design, those with a spent function once more:
PLACE: Final = [
    ("organism", ORGANISMS), ("blocks", 1), ("complete", 1), ("infected", 1), ("defence", 1), ("active", BUILDING),
    ("dormant", BUILDING), ("viruses", VIRUSES), ("spent_active", len(SPENDABLE)), ("spent_dormant", len(SPENDABLE)),
]  # fmt: skip
SIDE: Final = [
    *HEAD,
    ("scored", ORGANISMS),
    *((f"place{k + 1}_{name}", size) for k in range(PLACES) for name, size in PLACE),
]
# of the table:
MIDDLE: Final = [
    ("turn", 2), ("phase", len(PHASES)), ("goal", 1), ("piles", len(PILES)), ("organisms_placed", 2),
    ("cytoplasms_placed", 2), ("toughness", 1), ("over", 1), ("links", 1), ("discards", DESIGNS),
]  # fmt: skip
# and, with players as they sit from the seat: whose turn it is, the battle slot by slot, and the chain.
BATTLE: Final = [("battle_place", 1), ("battle_toll", 1), ("battle_tokens", SLOTS + 1), ("battle_tiles", SLOTS)]
# Everything in a link counts from 1, with 0 for none; an aim is a design's face: active, dormant, active and so on.
LINK: Final = [
    ("kind", 1), ("by", 1), ("tile", 1), ("place", 1), ("aim", 1), ("other_place", 1), ("other_aim", 1),
    ("against", 1), ("toxins", 1), ("absorbs", 1), ("gone", 1),
]  # fmt: skip
LAYOUT: Final = [
    *((f"my_{name}", size) for name, size in SECRETS),
    *((f"seat{n}_{name}", size) for n in range(MOST_SEATS) for name, size in SIDE),
    *MIDDLE,
    ("active", MOST_SEATS),
    *BATTLE,
    *((f"link{n + 1}_{name}", size) for n in range(LINKS) for name, size in LINK),  # the last one first
]


def parts(seats: int) -> Fields:
    """The parts of a row, with their sizes: the same for any number of seats."""
    return LAYOUT


def begins(fields: Fields, sought: str) -> int:
    """Where a part begins."""
    return width(fields[: [name for name, _ in fields].index(sought)])


def width(fields: Fields) -> int:
    return sum(size for _, size in fields)


PLACE_WIDTH: Final = width(PLACE)
BLOCKS: Final = begins(PLACE, "blocks")
COMPLETE: Final = begins(PLACE, "complete")
INFECTED: Final = begins(PLACE, "infected")
DEFENCE: Final = begins(PLACE, "defence")
ACTIVE_TILES: Final = begins(PLACE, "active")
DORMANT_TILES: Final = begins(PLACE, "dormant")
VIRUS_TILES: Final = begins(PLACE, "viruses")
SPENT_ACTIVE: Final = begins(PLACE, "spent_active")
SPENT_DORMANT: Final = begins(PLACE, "spent_dormant")
SIDE_WIDTH: Final = width(SIDE)
BATTLE_WIDTH: Final = width(BATTLE)
TOKENS: Final = begins(BATTLE, "battle_tokens")
BATTLE_TILES: Final = begins(BATTLE, "battle_tiles")
LINK_WIDTH: Final = width(LINK)
CHAIN_WIDTH: Final = LINKS * LINK_WIDTH
