"""The verbs of the choices in Stratego Legends, as numbers. Their words stand in notation.py."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.choice import Choice

# 0 is PASS, in every game
MOVE: Final = 1
CHARGES: Final = 2
SLASHES: Final = 3
STEPS: Final = 4
RUNS: Final = 5
FLIES: Final = 6
HOPS: Final = 7
STRIKES: Final = 8
SEES: Final = 9
BESIEGES: Final = 10
SWITCHES: Final = 11
TELEPORTS: Final = 12
ACT: Final = 13
USE: Final = 14
TARGET: Final = 15
TO: Final = 16
RETURN: Final = 17
NAME: Final = 18
TERRAIN: Final = 19
AGREE: Final = 20
SWAP: Final = 21
PACK: Final = 22
RECRUIT: Final = 23
FILL: Final = 24
WATCH: Final = 25
REST: Final = 26
BEGIN: Final = 27
YIELD: Final = 28
WITH: Final = 29
KEEP: Final = 30

AGREEING: Final[Choice] = (AGREE, 0, 0)
FILLING: Final[Choice] = (FILL, 0, 0)
WATCHING: Final[Choice] = (WATCH, 0, 0)
RESTING: Final[Choice] = (REST, 0, 0)
BEGINNING: Final[Choice] = (BEGIN, 0, 0)
YIELDING: Final[Choice] = (YIELD, 0, 0)
KEEPING: Final[Choice] = (KEEP, 0, 0)
MOST_POWERS: Final = 4  # of one unit that can be named in a choice
