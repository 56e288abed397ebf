"""What is printed on the cards, as look-ups for compiled functions: the facts of the game itself."""

from __future__ import annotations

from itertools import chain
from typing import Final

from ludotheque.adapters.actions import actions_of
from ludotheque.batch.compiled import LookUp
from ludotheque.batch.layout import MOST
from ludotheque.games.strife import verbs
from ludotheque.games.strife.facts import CARDS

AT_ONCE: Final = 8  # numbers of cards that meet in one sum of a turn, at most


if (max(CARDS.power) + max(CARDS.legacy_amount + CARDS.relic_amount)) * AT_ONCE > MOST:
    raise ValueError("the numbers of these cards are too large to be added in a byte")

POWER: Final[LookUp] = tuple(CARDS.power)
BATTLE_ABILITY: Final[LookUp] = tuple(CARDS.battle)
LEGACY_ABILITY: Final[LookUp] = tuple(CARDS.legacy)
LEGACY_AMOUNT: Final[LookUp] = tuple(CARDS.legacy_amount)
WORTH: Final[LookUp] = tuple(CARDS.points)
LOCATION_BONUS: Final[LookUp] = tuple(chain.from_iterable(CARDS.bonus))  # by location and champion
RELIC_POWER: Final[LookUp] = tuple(CARDS.relic)
RELIC_AMOUNT: Final[LookUp] = tuple(CARDS.relic_amount)
OFFERING: Final[LookUp] = tuple(CARDS.offering)
RIDDLE: Final[LookUp] = tuple(CARDS.riddle)
FOG: Final[LookUp] = tuple(CARDS.fog)
STORM: Final[LookUp] = tuple(CARDS.storm)
STRENGTH: Final[LookUp] = tuple(chain.from_iterable(CARDS.strength))  # by event and champion
EVENT_WORTH: Final[LookUp] = tuple(chain.from_iterable(CARDS.worth))  # by event and location

ACTIONS: Final = actions_of("strife", 2)


def first_of(verb: int) -> int:
    """The number of the action that is this verb with the first card."""
    return ACTIONS.numbers[verb, 0, 0]


PASSING: Final = first_of(0)
USING: Final = first_of(verbs.USE)
KEEPING: Final = first_of(verbs.KEEP)
GIVING: Final = first_of(verbs.GIVE)
LEGACIES: Final = first_of(verbs.LEGACY)
SELECTIONS: Final = first_of(verbs.SELECT)
OFFERINGS: Final = first_of(verbs.HIDE)
GUESSES: Final = first_of(verbs.GUESS)
CARRIES: Final = first_of(verbs.CARRY)
SETTINGS_ASIDE: Final = first_of(verbs.SET_ASIDE)
RAISES: Final = first_of(verbs.RAISE)
PLACES: Final = first_of(verbs.PLACE)
ARRANGEMENTS: Final = first_of(verbs.ARRANGE)
MOVES: Final = first_of(verbs.MOVE)
DISCARDS: Final = first_of(verbs.DISCARD)
TAKES: Final = first_of(verbs.TAKE)
EXCHANGES: Final = first_of(verbs.EXCHANGE)
WAITING: Final = ACTIONS.wait
