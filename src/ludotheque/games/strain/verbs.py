"""The verbs of Strain's choices, as numbers. Their words stand in notation.py."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.choice import PASSING, Choice

# 0 is PASS, in every game
PASS_TURN: Final = 1
PASS_OTHERS: Final = 2
DRAW: Final = 3
PLACE_TILE: Final = 4
INFECT: Final = 5
PLAY: Final = 6
ANSWER: Final = 7
REACT: Final = 8
ACTIVATE: Final = 9
ATTACK: Final = 10
CLEANSE: Final = 11
END: Final = 12
USE: Final = 13
COMMIT: Final = 14
TARGET: Final = 15
TO: Final = 16
SALVAGE: Final = 17
LOSE: Final = 18
RESIST: Final = 19
SCORE: Final = 20
DONE: Final = 21
DISCARD: Final = 22

ENDING: Final[Choice] = (END, 0, 0)
MOST_PLACES: Final = 42  # seven players, six organisms each
ATTACKS: Final[list[Choice]] = [(ATTACK, place, 0) for place in range(MOST_PLACES)]
MOST_DESIGNS: Final = 64
FACES: Final = 2 * MOST_DESIGNS  # active and dormant
BEING_DONE: Final[Choice] = (DONE, 0, 0)
PASSES: Final[list[Choice]] = [PASSING, (PASS_TURN, 0, 0), (PASS_OTHERS, 0, 0)]
MOST_LINKS: Final = 40  # of a chain
MOST_TOXINS: Final = 99  # of a battle
COMMITS: Final[list[Choice]] = [(COMMIT, toxins, 0) for toxins in range(MOST_TOXINS)]
MOST_TOKENS: Final = 20  # on a tile


def by_place(verb: int, most: int) -> list[list[Choice]]:
    """The choices of a verb by place, and by what is put or used there; made once: menus are asked for all the time."""
    return [[(verb, what, place) for what in range(most)] for place in range(MOST_PLACES)]


DRAWS: Final[list[Choice]] = [(DRAW, pile, 0) for pile in range(3)]
PLAYINGS: Final[list[Choice]] = [(PLAY, design, 0) for design in range(MOST_DESIGNS)]
DISCARDS: Final[list[Choice]] = [(DISCARD, design, 0) for design in range(MOST_DESIGNS)]
PLACINGS: Final = by_place(PLACE_TILE, MOST_DESIGNS)
INFECTIONS: Final = by_place(INFECT, MOST_DESIGNS)
USES: Final = by_place(USE, FACES)
