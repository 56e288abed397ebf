"""What was told, as a short checksum: by it a later version of the rules can show that it plays the same game."""

from __future__ import annotations

import json
from zlib import crc32

from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game


def checksum(game: Game, events: list[Event], so_far: int = 0) -> int:
    """Over every event in every form that somebody was told, by names: a new card moves numbers, but no names."""
    for event in events:
        so_far = crc32(json.dumps(every_form(game, event), sort_keys=True).encode(), so_far)
    return so_far


def every_form(game: Game, event: Event) -> list[Data | list[int] | None]:
    """An event, who may know it where not everybody may, and what the others are told instead."""
    public = event.public
    return [game.event(event), event.knowers, None if public is None else game.event(public)]
