"""The verbs of Strife's choices, as numbers. Their words stand in notation.py."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.choice import PASSING, Choice

# 0 is PASS, in every game
USE: Final = 1
KEEP: Final = 2
GIVE: Final = 3
LEGACY: Final = 4
SELECT: Final = 5
HIDE: Final = 6
GUESS: Final = 7
CARRY: Final = 8
SET_ASIDE: Final = 9
RAISE: Final = 10
PLACE: Final = 11
ARRANGE: Final = 12
MOVE: Final = 13
DISCARD: Final = 14
TAKE: Final = 15
EXCHANGE: Final = 16
USING: Final[Choice] = (USE, 0, 0)
MAY: Final[list[Choice]] = [PASSING, USING]
MOST_CARDS: Final = 64  # of one kind


def one_for_each_card(verb: int) -> list[Choice]:
    """The choices of a verb by card, made once: menus are asked for all the time."""
    return [(verb, card, 0) for card in range(MOST_CARDS)]


LEGACIES: Final = one_for_each_card(LEGACY)
SELECTIONS: Final = one_for_each_card(SELECT)
OFFERINGS: Final = one_for_each_card(HIDE)
GUESSES: Final = one_for_each_card(GUESS)
CARRIES: Final = one_for_each_card(CARRY)
SETTINGS_ASIDE: Final = one_for_each_card(SET_ASIDE)
RAISES: Final = one_for_each_card(RAISE)
PLACES: Final = one_for_each_card(PLACE)
ARRANGEMENTS: Final = one_for_each_card(ARRANGE)
MOVES: Final = one_for_each_card(MOVE)
DISCARDS: Final = one_for_each_card(DISCARD)
TAKES: Final = one_for_each_card(TAKE)
EXCHANGES: Final = one_for_each_card(EXCHANGE)
