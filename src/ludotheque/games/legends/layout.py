"""Where each thing lies in a row of numbers that shows a table of Stratego Legends: names and sizes.

The field grows with the players, and so does the row. It is shown as planes, one number for each space: column after
column from the left of the seat's own edge, and in a column from that edge to the far one.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.army import RANKS, rank
from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.field import BOARD, FIELDS, MOST_SEATS
from ludotheque.games.legends.kinds import KEYWORDS, TERRAINS
from ludotheque.games.legends.table import ARMY

Fields = list[tuple[str, int]]

DESIGNS: Final = len(CARDS.names)
CURSES: Final = [design for design in range(DESIGNS) if CARDS.cursed[design]]
HUNDRED: Final = 100  # larger numbers are shown as hundreds and what is over
NUMBER: Final = 2  # the printed number of a unit so; none where it is not known
RANK_OF: Final = [rank(CARDS, design) for design in range(DESIGNS)]
LEVYING: Final = [lower + 1 for lower in CARDS.levy if lower]


def candidates(one: int) -> int:
    """How many may be next in a custom army that still lacks this rank. [A59]"""
    lower = RANK_OF.count(one - 1) if one in LEVYING else 0
    return RANK_OF.count(one) + lower


MOST_CASES: Final = max(  # of one draw by chance: a board, a space of an army, or who joins it
    MOST_SEATS, BOARD, len(CARDS.boards), ARMY, *(candidates(one) for one in RANKS)
)

# What a unit on the field shows, a plane for each number. The owner is 1 for the seat itself, 2 for the next one.
UNIT: Final = [
    ("mine", 1), ("theirs", 1), ("owner", 1), ("number", NUMBER), ("strength", 1), ("seen", 1), ("moved", 1),
    ("bonus", 1), ("gained", len(KEYWORDS)),
]  # fmt: skip
# What is known of a player: his army, where it is listed, and who is destroyed, by design.
SIDE: Final = [("listed", 1), ("watches", 1), ("army", DESIGNS), ("destroyed", DESIGNS), ("cursing", len(CURSES))]
# The parts of a strength, in the order in which it is added up.
STRENGTH: Final = ("base", "terrain", "water", "curse", "turn", "versus")
FIGHTER: Final = [("mine", 1), ("number", NUMBER), ("compared", 1), ("strength", 1), ("parts", len(STRENGTH))]
# Spaces are a column and a row from the seat's own corner on, 0 for none.
FIGHT: Final = [
    ("attack", 1), ("strike", 1), ("from", 2), ("space", 2),
    *((f"{who}_{name}", size) for who in ("attacker", "defender") for name, size in FIGHTER),
]  # fmt: skip
# Of the table; the curse says whose it is as the owner of a unit is said.
MIDDLE: Final = [
    ("battle", 1), ("turn", 2), ("quiet", 2), ("over", 1), ("curse", NUMBER), ("curse_seat", 1), ("grey", 1),
    ("my_wins", 1), ("their_wins", 1), ("my_score", 2), ("their_score", 2),
]  # fmt: skip


def parts(seats: int) -> Fields:
    """The parts of a row for so many, with their sizes."""
    spaces = FIELDS[seats].spaces
    return [
        ("field_terrain", len(TERRAINS) * spaces),
        *((f"field_{name}", size * spaces) for name, size in UNIT),
        *((f"seat{n}_{name}", size) for n in range(seats) for name, size in SIDE),
        *MIDDLE,
        ("my_place", seats // 2),  # at the own edge, from the left
        ("active", seats),  # as they sit from the seat
        *((f"fight_{name}", size) for name, size in FIGHT),
    ]


def begins(fields: Fields, sought: str) -> int:
    """Where a part begins."""
    return width(fields[: [name for name, _ in fields].index(sought)])


def width(fields: Fields) -> int:
    return sum(size for _, size in fields)


UNIT_WIDTH: Final = width(UNIT)
OWNER: Final = begins(UNIT, "owner")
FIGHT_WIDTH: Final = width(FIGHT)
