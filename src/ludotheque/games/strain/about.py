"""What questions are about: the event at the end of the chain, an organism, how many are due."""

from __future__ import annotations

from ludotheque.games.strain.table import BY as WHOSE
from ludotheque.games.strain.table import EVENT, KIND, NONE, PLACE, PLACE_NAME, TILE, TILE_NAME, Strain
from ludotheque.kernel.step import BY, About
from ludotheque.kernel.zones import NUMBER, SEAT


def by_event(g: Strain) -> About:
    """The tile of the event, whose it is, and where it is aimed at; a battle has no tile."""
    if not g.chain:
        return {EVENT: (EVENT, NONE), BY: (TILE_NAME, NONE), SEAT: (SEAT, NONE), PLACE_NAME: (PLACE_NAME, NONE)}
    row = g.chain[-1]
    asking: About = {EVENT: (EVENT, row[KIND]), BY: (TILE_NAME, row[TILE])}
    return asking | {SEAT: (SEAT, row[WHOSE])} | at(row[PLACE])


def at(place: int) -> About:
    return {PLACE_NAME: (PLACE_NAME, place)}


def of_tile(tile: int) -> About:
    return {TILE_NAME: (TILE_NAME, tile)}


def so_many(count: int) -> About:
    return {"count": (NUMBER, count)}


def pooled(have: int) -> About:
    return {"have": (NUMBER, have)}
