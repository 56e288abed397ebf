"""The great moments of Strain: a large organism scored, one destroyed, a play that is countered."""

from __future__ import annotations

from typing import Final

from ludotheque.games.highlights import Highlight, Past, great
from ludotheque.games.strain.table import TILE_NAME
from ludotheque.kernel.game import Data
from ludotheque.kernel.zones import NUMBER

LARGE: Final = 4  # victory points of an organism


def scored(event: Data, past: Past) -> Highlight | None:
    if event["points"] < LARGE:
        return None
    return great("scored", event["seat"], tile=(TILE_NAME, event["tile"]), points=(NUMBER, event["points"]))


def destroyed(event: Data, past: Past) -> Highlight:
    return great("destroyed", event["seat"], True, tile=(TILE_NAME, event["tile"]))


def countered(event: Data, past: Past) -> Highlight | None:
    """A tile of the chain; a battle that is called off is none."""
    if event["target"] is None:
        return None
    return great("countered", event["seat"], tile=(TILE_NAME, event["tile"]), target=(TILE_NAME, event["target"]))


HIGHLIGHTS: Final = {"scores": scored, "dies": destroyed, "counters": countered}
SENTENCES: Final = ("scored", "destroyed", "countered")
