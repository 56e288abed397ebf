"""The closed lists that units are described with: sides, colours, types, terrains and keywords, as numbers."""

from __future__ import annotations

from typing import Final

# What numbers are, besides counts and seats.
SPACE, UNIT, POWER, TERRAIN, TEAM, MOMENT = "space", "unit", "power", "terrain", "team", "moment"
NONE: Final = -1  # no unit, no space, no terrain, no seat

SIDES: Final = ("beige", "grey")
COLOURS: Final = ("green", "gold", "blue", "silver", "red", "purple")  # the first three are beige, the others grey
TYPES: Final = (
    "ranger", "elf", "dwarf", "dragon", "sprite", "plantlife", "doppelganger", "paladin", "wizard", "cleric", "spirit",
    "angel", "chimera", "eagle", "satyr", "ram", "weapon", "centaur", "unicorn", "panther", "sphinx", "titan", "giant",
    "ogre", "beast", "gorgon", "minotaur", "vampire", "skeleton", "zombie", "werewolf", "mold", "insectoid", "worm",
    "mutant", "reptilian", "artifact", "familiar", "magic", "castle",
)  # fmt: skip
MAGIC: Final = 38
CASTLE: Final = 39
STRONGEST: Final = 10

TERRAINS: Final = ("plains", "forest", "marsh", "mountain", "town", "desert", "water")
LETTERS: Final = "PFMTCDW"  # of the terrains, in drawings of boards
WATER: Final = 6
SHORE: Final = 7  # no terrain: next to water
ANYWHERE: Final = 8
NEAR: Final = 9  # next to the unit itself
KINDS_OF_SPACE: Final = (*TERRAINS, "shore", "anywhere", "near")

KEYWORDS: Final = (
    "dispel", "berserk", "charge", "slash", "quick", "fly", "strike", "surround", "switch", "teleport", "vision",
    "sidestep",
)  # fmt: skip
DISPEL: Final = 1
BERSERK: Final = 2
CHARGE: Final = 4
SLASH: Final = 8
QUICK: Final = 16
FLY: Final = 32
STRIKE: Final = 64
SURROUND: Final = 128
SWITCH: Final = 256
TELEPORT: Final = 512
VISION: Final = 1024
SIDESTEP: Final = 2048
ACTIONS: Final = 4092  # the keywords that are actions: all but the first two
