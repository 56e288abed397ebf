"""What can be agreed before a game of Stratego Legends. [A65]"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.game import Option, Settings

BEIGE_PACKS: Final = ("G1", "G2", "G3", "G4", "G5", "G6", "celestial")
GREY_PACKS: Final = ("E1", "E2", "E3", "E4", "E5", "E6", "resurgence")
PACKS: Final = BEIGE_PACKS + GREY_PACKS
CUSTOM: Final = "custom"
ANY: Final = "any"
WINS: Final = "wins"  # who wins most battles wins the campaign
POINTS: Final = "points"  # who has destroyed most units in battles won does
MOST_BATTLES: Final = 99
LOT: Final = "lot"
BEHIND: Final = "behind"

OPTIONS: Final = [
    Option("beige", (*BEIGE_PACKS, CUSTOM, ANY), "G4"),
    Option("grey", (*GREY_PACKS, CUSTOM, ANY), "E5"),
    Option("first_army", ("beige", "grey", "random"), "beige"),
    Option("start", ("random", "first"), "random"),
    Option("battles", (1, 2, 3, 5, 7), 1, MOST_BATTLES),
    Option("campaign", (WINS, POINTS), WINS),
    Option("memory", (False, True), False),
    Option("copies", (5, 3, 2, 1), 5),
    Option("sides", ("apart", "mixed"), "apart"),
    Option("courtesy", (False, True), False),
    Option("castle", (LOT, BEHIND), LOT),
]
AT_ONCE: Final[Settings] = {"castle": BEHIND}


class Options:
    """The settings as the rules ask for them: one plain question each."""

    def __init__(self, chosen: Settings) -> None:
        self.armies = [str(chosen["beige"]), str(chosen["grey"])]
        self.first_army = str(chosen["first_army"])
        self.starts_at_random = chosen["start"] == "random"
        self.battles = int(chosen["battles"])
        self.by_points = chosen["campaign"] == POINTS
        self.memory = bool(chosen["memory"])
        self.copies = int(chosen["copies"])
        self.mixed = chosen["sides"] == "mixed"
        self.courtesy = bool(chosen["courtesy"])
        self.castle_behind = chosen["castle"] == BEHIND
