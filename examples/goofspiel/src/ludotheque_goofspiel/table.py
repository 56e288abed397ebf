"""The table of Goofspiel: what lies where, what its numbers are, and who sees it."""

from typing import Final

from ludotheque.kernel.zones import Tabletop, Zone, fields_of

CARDS: Final = 13
CARD, PRIZE = "card", "prize"

ZONES: Final = (
    Zone("hand", CARD, many=True, each=True),
    Zone("bids", CARD, many=True, each=True, stacked=True),
    Zone("deck", PRIZE, many=True),
    Zone("prize", PRIZE),
    Zone("lost", PRIZE, many=True, stacked=True),
    Zone("won", PRIZE, many=True, each=True, stacked=True),
    Zone("points", each=True),
)


class Goofspiel(Tabletop):
    zones, fields = ZONES, fields_of(ZONES)

    hand: list[list[int]]
    bids: list[list[int]]
    deck: list[int]
    prize: int
    lost: list[int]
    won: list[list[int]]
    points: list[int]
