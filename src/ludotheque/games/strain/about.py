"""What questions are about: the event at the end of the chain, an organism, how many are due."""

from __future__ import annotations

from ludotheque.games.strain.table import BY as WHOSE
from ludotheque.games.strain.table import KIND, NONE, PLACE, TILE, Strain
from ludotheque.kernel.step import BY, About

TILE_NAME, FACE_NAME, PLACE_NAME, PILE_NAME, LINK, SLOT, COUNT, TOKENS, EVENT, SEAT, NUMBER = (
    "tile", "face", "place", "pile", "link", "slot", "count", "tokens", "event", "seat", "number",
)  # fmt: skip


def by_event(g: Strain) -> About:
    """The tile of the event, whose it is, and where it is aimed at; a battle has no tile."""
    if not g.chain:
        return {EVENT: (EVENT, NONE), BY: (TILE_NAME, NONE), SEAT: (SEAT, NONE), PLACE_NAME: (PLACE_NAME, NONE)}
    row = g.chain[-1]
    asking: About = {EVENT: (EVENT, row[KIND]), BY: (TILE_NAME, row[TILE])}
    return asking | {SEAT: (SEAT, row[WHOSE])} | at(row[PLACE])


def at(place: int) -> About:
    return {PLACE_NAME: (PLACE_NAME, place)}


def so_many(count: int) -> About:
    return {"count": (NUMBER, count)}


def pooled(have: int) -> About:
    return {"have": (NUMBER, have)}
