"""What can be agreed before a game of Strain. [A51, A52]"""

from __future__ import annotations

from typing import Final

from ludotheque.content.folder import content_folder
from ludotheque.kernel.game import Option, Settings

CONTENT: Final = content_folder("strain")
ORIGINAL: Final = "original"
TILE_SETS: Final = (ORIGINAL, *sorted(path.stem for path in CONTENT.glob("*.toml") if path.stem != ORIGINAL))

OPTIONS: Final = [
    Option("points", (12, 14), 12),
    Option("start", ("random", "first"), "random"),
    Option("dormant_resistance", ("printed", "lower"), "printed"),
    Option("tiles", TILE_SETS, ORIGINAL),
]
FIRST: Final[Settings] = {"start": "first"}  # to begin is an advantage


class Options:
    """The settings as the rules ask for them: one plain question each."""

    def __init__(self, chosen: Settings) -> None:
        self.points = int(chosen["points"])
        self.starts_at_random = chosen["start"] == "random"
        self.dormant_is_weaker = chosen["dormant_resistance"] == "lower"
        self.tiles = str(chosen["tiles"])
