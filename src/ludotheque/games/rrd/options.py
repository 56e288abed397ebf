"""What can be agreed before a game of RR&D."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.content.folder import content_folder
from ludotheque.content.loader import read_entries
from ludotheque.kernel.game import BadSettings, Option, Setting, Settings, completed

CONTENT: Final = content_folder("rrd")
ORIGINAL: Final = "original"
SETS: Final = (ORIGINAL, *sorted(path.name for path in CONTENT.iterdir() if path.is_dir() and path.name != ORIGINAL))
DIFFICULTIES: Final = ("adventurer", "mercenary", "veteran", "demented", "abyssal")
SAME: Final = "same"
NOBODY: Final = "nobody"
ADVENTURE: Final = "adventure"
DUEL: Final = "duel"


def enemies(of_set: str) -> list[str]:
    """The enemies that a set has; another set has those of the original one besides."""
    path = CONTENT / of_set / "enemies.toml"
    return list(read_entries(path)) if path.is_file() else []


ENEMIES: Final = {of_set: enemies(of_set) for of_set in SETS}
OPTIONS: Final = [
    Option("mode", (ADVENTURE, DUEL), ADVENTURE),
    Option("difficulty", DIFFICULTIES, "mercenary"),
    Option("difficulty2", (SAME, *DIFFICULTIES), SAME),
    Option("difficulty3", (SAME, *DIFFICULTIES), SAME),
    Option("difficulty4", (SAME, *DIFFICULTIES), SAME),
    Option("tide", (True, False), True),
    Option("loot", ("open", "draft"), "open"),
    Option("dungeon_intersections", (True, False), True),
    Option("enemy", (NOBODY, *dict.fromkeys(enemy for found in ENEMIES.values() for enemy in found)), NOBODY),
    Option("bodies", (1, 2, 3), 1),
    Option("set", SETS, ORIGINAL),
    Option("ready", (False, True), False),
]
AT_ONCE: Final[Settings] = {"ready": True}
FIRST: Final[Settings] = {"difficulty": "adventurer"}


def settings(asked: Mapping[str, Setting]) -> Settings:
    """Every option with its value."""
    chosen = completed(OPTIONS, asked)
    if chosen["mode"] == ADVENTURE and chosen["enemy"] != NOBODY:
        raise BadSettings("an enemy is named for a duel only: say mode=duel", "unfit-options", ["mode", "enemy"])
    enemy, of_set = str(chosen["enemy"]), str(chosen["set"])
    if enemy not in [NOBODY] + ENEMIES[ORIGINAL] + ENEMIES[of_set]:
        raise BadSettings(f"there is no enemy {enemy!r} in the set {of_set!r}", "unfit-options", ["enemy", "set"])
    return chosen


class Options:
    """The settings as the rules ask for them: one plain question each."""

    def __init__(self, chosen: Settings) -> None:
        self.duel = chosen["mode"] == DUEL
        self.difficulty = [DIFFICULTIES.index(str(chosen["difficulty"]))] * 4
        for seat in (1, 2, 3):
            of_seat = str(chosen[f"difficulty{seat + 1}"])
            if of_seat != SAME:
                self.difficulty[seat] = DIFFICULTIES.index(of_seat)
        self.tide = bool(chosen["tide"])
        self.drafts = chosen["loot"] == "draft"
        self.dungeon_intersections = bool(chosen["dungeon_intersections"])
        self.enemy = str(chosen["enemy"])
        self.bodies = int(chosen["bodies"])
        self.set = str(chosen["set"])
        self.ready = bool(chosen["ready"])
