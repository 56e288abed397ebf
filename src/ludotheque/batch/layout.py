"""Where each thing lies in the bytes of a game: the zones of the table, the options, time, and the agenda.

A list is its length and then its cards. What one byte cannot hold is `wide`: two bytes of seven bits, the high one
first.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from ludotheque.batch.compiled import LookUp, Row, rule
from ludotheque.games.strife import GAME
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.options import OPTIONS, Options
from ludotheque.games.strife.table import CHAMPION, EVENT, LASTING, OF_A_TURN, ROW, SEATS
from ludotheque.kernel.eyes import Fields
from ludotheque.kernel.zones import Zone

CHAMPIONS: Final = len(CARDS.champions)
LOCATIONS: Final = len(CARDS.locations)
PLAIN: Final = CARDS.plain_locations
EVENTS: Final = len(CARDS.events)
MOST_ROUNDS: Final = max(int(value) for option in OPTIONS if option.name == "rounds" for value in option.values)
OPTION_NAMES: Final = [name for name in dir(Options(GAME.settings({}))) if not name.startswith("_")]
STEP: Final = 4  # bytes of a step: its kind and up to three numbers
DEEPEST: Final = 20  # steps on the agenda; no rule schedules more than half of them
WIDE: Final = 2
WIDE_ZONES: Final = ("points", "stone")
BITS: Final = 4  # of champions in a byte: so many that a number is cut by a shift, without the sign
MOST: Final = 127  # that a byte holds
SPENT_BYTES: Final = -(-CHAMPIONS // BITS)


def begins(fields: Fields, sought: str) -> int:
    """Where a part begins."""
    return width(fields[: [name for name, _ in fields].index(sought)])


def width(fields: Fields) -> int:
    return sum(size for _, size in fields)


def size_of(zone: Zone) -> int:
    """The bytes of a zone, or of one seat's share in it."""
    if zone.many:
        return 1 + most_cards(zone)
    if zone.name == "spent":
        return SPENT_BYTES
    return WIDE if zone.name in WIDE_ZONES else 1


def most_cards(zone: Zone) -> int:
    if zone.name == "row":
        return ROW
    if zone.kind == EVENT:
        return MOST_ROUNDS
    return CHAMPIONS if zone.kind == CHAMPION else LOCATIONS


def fields_of(zones: tuple[Zone, ...]) -> Fields:
    return [(zone.name, size_of(zone) * (SEATS if zone.each else 1)) for zone in zones]


FIELDS: Final = [
    *fields_of(LASTING),
    *fields_of(OF_A_TURN),
    ("options", len(OPTION_NAMES)),
    ("moves", WIDE),
    ("draws", 1),
    ("sealed", WIDE * SEATS),  # 0, or the number of the action and 1
    ("agenda", 1 + STEP * DEEPEST),  # the next step last
]
WIDTH: Final = width(FIELDS)
TURN_BEGINS: Final = width(fields_of(LASTING))  # what is forgotten with every turn
TURN_ENDS: Final = begins(FIELDS, "options")
HEAP: Final = 1 + CHAMPIONS  # from one seat's champions to the other's

HAND: Final = begins(FIELDS, "hand")
PILE: Final = begins(FIELDS, "pile")
ASIDE: Final = begins(FIELDS, "aside")
RELIC: Final = begins(FIELDS, "relic")
HIDDEN: Final = begins(FIELDS, "hidden")
ASSIGNED: Final = begins(FIELDS, "assigned")
CARRIED: Final = begins(FIELDS, "carry")
POINTS: Final = begins(FIELDS, "points")
THE_ROW: Final = begins(FIELDS, "row")
DECK: Final = begins(FIELDS, "deck")
DISCARD: Final = begins(FIELDS, "discard")
CALENDAR: Final = begins(FIELDS, "calendar")
HOLDER: Final = begins(FIELDS, "holder")
FAVOURED: Final = begins(FIELDS, "favoured")
STONE: Final = begins(FIELDS, "stone")
ROUND: Final = begins(FIELDS, "round")
TURN: Final = begins(FIELDS, "turn")
BATTLE: Final = begins(FIELDS, "battle")
SUPPORT: Final = begins(FIELDS, "support")
CHOSEN: Final = begins(FIELDS, "chosen")
GUESSED: Final = begins(FIELDS, "guess")
DUE: Final = begins(FIELDS, "due")
CLAIM: Final = begins(FIELDS, "claim")
GAIN: Final = begins(FIELDS, "gain")
SUPPORT_GAIN: Final = begins(FIELDS, "support_gain")
SPENT: Final = begins(FIELDS, "spent")
SKIPS: Final = begins(FIELDS, "skips")
BONUS: Final = begins(FIELDS, "bonus")
REDUCTION: Final = begins(FIELDS, "reduction")
REPLACED: Final = begins(FIELDS, "replaced")
SHIELD: Final = begins(FIELDS, "shield")
BOUNTY: Final = begins(FIELDS, "bounty")
RELIC_USED: Final = begins(FIELDS, "relic_used")
BATTLE_BLOCK: Final = begins(FIELDS, "battle_block")
LEGACY_BLOCK: Final = begins(FIELDS, "legacy_block")
PLACE: Final = begins(FIELDS, "place")
COUNT: Final = begins(FIELDS, "count")
WINNER: Final = begins(FIELDS, "winner")
MOVES: Final = begins(FIELDS, "moves")
DRAWS: Final = begins(FIELDS, "draws")
SEALED: Final = begins(FIELDS, "sealed")
AGENDA: Final = begins(FIELDS, "agenda")


def option(name: str) -> int:
    """Where the answer to one of the plain questions of `Options` lies."""
    return begins(FIELDS, "options") + OPTION_NAMES.index(name)


ROUNDS: Final = option("rounds")
BEGINNER: Final = option("beginner")
WITH_RELICS: Final = option("relics")
WITH_EVENTS: Final = option("events")
LOWER_TAKES_STONE: Final = option("lower_takes_stone")
STONE_CAP: Final = option("stone_cap")
COUNTDOWN: Final = option("countdown")
SKIP_IRRELEVANT_TIES: Final = option("skip_irrelevant_ties")
BLOCK_FOLLOWS_CARD: Final = option("block_follows_card")
MONK_FOLLOWS: Final = option("monk_follows")
MAGE_SKIPS_BOTH: Final = option("mage_skips_both")
ASIDE_COUNTS: Final = option("aside_counts")
ASIDE_RETURNS_TO_ALL: Final = option("aside_returns_to_all")
ROW_STAYS: Final = option("row_stays")
HALF_OF_PRINTED: Final = option("half_of_printed")
PALADIN_EXPOSES_NEXT: Final = option("paladin_exposes_next")
SUPPORT_MAY_SWAP: Final = option("support_may_swap")
MOVE_FOLLOWS_CARD: Final = option("move_follows_card")
REDUCE_AT_COMBAT: Final = option("reduce_at_combat")
WARRIOR_FIGHTS: Final = option("warrior_fights")
RELICS_WAIT: Final = option("relics_wait")
STORM_STOPS_ALL: Final = option("storm_stops_all")
WYRM_KEEPS_ONE: Final = option("wyrm_keeps_one")


def emptied(zone: Zone) -> list[int]:
    """The bytes of a zone in which nothing lies."""
    return [0 if zone.many else zone.nothing] * size_of(zone) * (SEATS if zone.each else 1)


EMPTY: Final[LookUp] = tuple(chain.from_iterable([emptied(zone) for zone in LASTING + OF_A_TURN]))


@rule
def wide(g: Row, at: int) -> int:
    return g[at] << 7 | g[at + 1]


@rule
def put_wide(g: Row, at: int, number: int) -> None:
    g[at] = number >> 7
    g[at + 1] = number & MOST
