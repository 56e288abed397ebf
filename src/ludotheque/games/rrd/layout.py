"""Where each thing lies in a row of numbers that shows a table of RR&D: names, sizes and beginnings."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.facts import BOOK, BOOKS
from ludotheque.games.rrd.kinds import BONUSES, SLOT_COUNT, TYPES, ZONES
from ludotheque.games.rrd.table import MOST_SEATS, STAGES

Fields = list[tuple[str, int]]

MOST: Final = 127  # larger numbers are shown as this one
BODIES: Final = 4
CROSSINGS: Final = 4
EVENTS: Final = 8  # of a place at the most
CARDS: Final = len(BOOK.cards)
PLACES: Final = len(BOOK.places)
TOKENS: Final = len(BOOK.tokens)
MARKERS: Final = len(BOOK.markers)
ACCESSORIES: Final = len(BOOK.accessories)
WEAPONS: Final = len(BOOK.weapons)
HEROES: Final = len(BOOK.heroes)
ENEMIES: Final = len(BOOK.enemies)
ABILITIES: Final = 4
LINES: Final = max(len(book.lines) for book in BOOKS.values())
MOST_CASES: Final = max(  # of one draw by chance: a card, a place, a weapon, an accessory, a token
    *(sum(book.copies) for book in BOOKS.values()),
    *(sum(copies[2] for copies in book.place_copies) for book in BOOKS.values()),
)

# What a seat knows of itself only:
SECRETS: Final = [
    ("deck", CARDS), ("satchel", CARDS), ("offered_cards", CARDS), ("offered_accessories", ACCESSORIES),
    ("offered_weapons", WEAPONS), ("offered_places", PLACES), ("loot", CARDS), ("top", PLACES),
]  # fmt: skip
# what everybody knows of a player:
PLAYER: Final = [
    ("present", 1), ("alive", 1), ("hero", HEROES), ("difficulty", 5), ("abilities", ABILITIES), ("weapons", WEAPONS),
    ("unlocked", WEAPONS), ("infusion_slots", 1), ("hp", 1), ("max_hp", 1), ("mist", 1), ("memory", 1), ("destiny", 1),
    ("tokens", TOKENS), ("markers", MARKERS), ("marker_ages", MARKERS), ("worn", ACCESSORIES), ("bag", ACCESSORIES),
    ("deck_size", 1), ("satchel_size", 1), ("offered_size", 1), ("beaten", ENEMIES), ("lent", 1), ("zone", len(ZONES)),
    ("place", PLACES), ("realised", EVENTS), ("stage", len(STAGES)), ("cycle", 1), ("tide", 1),
    ("tested", CARDS), ("gate", PLACES),
]  # fmt: skip
# the first player; and of the zone that the seat is in:
PLANE: Final = [
    ("first", MOST_SEATS), ("crossing", CROSSINGS * PLACES), ("pile", 1), ("discarded", PLACES), ("slain", ENEMIES),
]  # fmt: skip
# of one side of the innermost duel, the seat's own or its hero's first:
BODY: Final = [
    ("hp", 1), ("max_hp", 1), ("latent", 1), ("active", 1), ("bleeding", 1), ("poison", 1), ("torpor", 1), ("stun", 1),
    ("block", 1), ("weak", SLOT_COUNT),
]  # fmt: skip
SIDE: Final = [
    ("seat", MOST_SEATS + 1), ("hero", MOST_SEATS + 1), ("enemy", ENEMIES), ("hand", CARDS), ("hand_size", 1),
    ("pile", 1), ("discard", CARDS), ("void", CARDS), ("top_soul", CARDS), ("objects", CARDS), ("infusions", CARDS),
    ("reserve", 1), ("played", 1), ("transcended", 1), ("skips", 1), ("guards", SLOT_COUNT),
    ("guard_cards", SLOT_COUNT), ("traps", SLOT_COUNT), ("standing", CARDS), ("next", len(TYPES) * len(BONUSES)),
    ("spent", LINES),
    *((f"body{n + 1}_{name}", size) for n in range(BODIES) for name, size in BODY),
]  # fmt: skip
# of a card on the mat: its slots in order, the bodies it is aimed at, and what it is worth there:
PLAYED: Final = [
    ("card", CARDS), ("side", 1), ("body", 1), ("counter", 1), ("slots", SLOT_COUNT), ("targets", SLOT_COUNT),
    ("values", SLOT_COUNT),
]  # fmt: skip
DUEL: Final = [
    ("duels", 1), ("passe", 1), ("opener", 1), ("played", 1), ("duel_place", PLACES), ("allies", MOST_SEATS),
    ("shares", MOST_SEATS),
    *((f"{card}_{name}", size) for card in ("pending", "countering", "playing") for name, size in PLAYED),
    ("over", 1),
]  # fmt: skip
LAYOUT: Final = [
    *((f"my_{name}", size) for name, size in SECRETS),
    *((f"seat{n}_{name}", size) for n in range(MOST_SEATS) for name, size in PLAYER),
    *PLANE,
    *DUEL,
    *((f"side{n}_{name}", size) for n in range(2) for name, size in SIDE),
]


def parts(seats: int) -> Fields:
    """The parts of a row, with their sizes: the same for any number of seats."""
    return LAYOUT


def width(fields: Fields) -> int:
    return sum(size for _, size in fields)


PLAYER_WIDTH: Final = width(PLAYER)
SIDE_WIDTH: Final = width(SIDE)
DUEL_WIDTH: Final = width(DUEL)
PLAYED_WIDTH: Final = width(PLAYED)
