"""Where each thing lies in a row of numbers that shows a table of Strife: names, sizes and beginnings."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.combat import PARTS
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.selection import DIE
from ludotheque.games.strife.table import ROW

Fields = list[tuple[str, int]]

CHAMPIONS: Final = len(CARDS.champions)
LOCATIONS: Final = len(CARDS.locations)
PLAIN: Final = CARDS.plain_locations
EVENTS: Final = len(CARDS.events)
MOST: Final = 127  # larger numbers are shown as this one
MOST_CASES: Final = max(LOCATIONS, EVENTS, DIE)  # of one draw by chance

# The parts of the row with their sizes. What a seat knows of its own cards:
SECRETS: Final = [("hand", CHAMPIONS), ("legacy", CHAMPIONS), ("selected", CHAMPIONS), ("offering", CHAMPIONS)]
# what everybody knows of a side of the table:
FRONT: Final = [
    ("points", 1), ("hand_size", 1), ("holds_stone", 1), ("skips_legacy", 1), ("shielded", 1), ("bounty", 1),
    ("battle_blocked", 1), ("legacy_blocked", 1), ("laid_legacy", 1), ("laid_battle", 1), ("laid_offering", 1),
    ("fighting", 1), ("total", 1), ("parts", len(PARTS)), ("relic", LOCATIONS - PLAIN),
    ("battle", CHAMPIONS), ("support", CHAMPIONS), ("guess", CHAMPIONS),
]  # fmt: skip
HEAP: Final = [("pile", CHAMPIONS), ("top", CHAMPIONS), ("second", CHAMPIONS), ("aside", CHAMPIONS)]
# and what lies between them:
MIDDLE: Final = [
    ("round", 1), ("rounds", 1), ("turn", 1), ("stone", 1), ("place", ROW), ("event", EVENTS), ("calendar", EVENTS),
]  # fmt: skip
LAND: Final = [("row", ROW * LOCATIONS), ("deck", LOCATIONS), ("discard", LOCATIONS), ("discard_top", LOCATIONS)]
LAYOUT: Final = [
    *((f"my_{name}", size) for name, size in SECRETS),
    ("their_hand", CHAMPIONS),
    *((f"my_side_{name}", size) for name, size in FRONT + HEAP),
    *((f"their_side_{name}", size) for name, size in FRONT + HEAP),
    *MIDDLE,
    *LAND,
]


def parts(seats: int) -> Fields:
    """The parts of a row, with their sizes."""
    return LAYOUT


def begins(fields: Fields, sought: str) -> int:
    """Where a part begins."""
    return width(fields[: [name for name, _ in fields].index(sought)])


def width(fields: Fields) -> int:
    return sum(size for _, size in fields)


NO_HAND: Final = bytes(CHAMPIONS)
NONE_FACE_DOWN: Final = bytes(3 * CHAMPIONS)
FRONT_WIDTH: Final = width(FRONT)
FIGHTING: Final = begins(FRONT, "fighting")
TOTAL: Final = begins(FRONT, "total")
PART: Final = begins(FRONT, "parts")
RELIC: Final = begins(FRONT, "relic") - PLAIN
BATTLE: Final = begins(FRONT, "battle")
SUPPORT: Final = begins(FRONT, "support")
GUESSED: Final = begins(FRONT, "guess")
HEAP_WIDTH: Final = width(HEAP)
TOP: Final = begins(HEAP, "top")
SECOND: Final = begins(HEAP, "second")
ASIDE: Final = begins(HEAP, "aside")
MIDDLE_WIDTH: Final = width(MIDDLE)
PLACE: Final = begins(MIDDLE, "place")
EVENT: Final = begins(MIDDLE, "event")
CALENDAR: Final = begins(MIDDLE, "calendar")
LAND_WIDTH: Final = width(LAND)
DECK: Final = begins(LAND, "deck")
DISCARD: Final = begins(LAND, "discard")
DISCARD_TOP: Final = begins(LAND, "discard_top")
