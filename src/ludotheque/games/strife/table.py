"""The table of Strife: cards, piles, row, Fatestone, and what holds for this turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.games.strife.options import Options
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import SEAT, Sight, Zone, Zoned, everybody, its_owner

CHAMPION, LOCATION, EVENT = "champion", "location", "event"  # what the numbers are
ABILITY, TIE, STONE = "ability", "tie", "stone"
NOBODY: Final = -1  # no champion, no location, no seat
EVERYONE: Final = -2  # a block that holds for whoever takes the seat
ROW: Final = 3
SEATS: Final = 2
BOTH: Final[list[Seat]] = [0, 1]

Pair = tuple[int, int]  # one number for each seat
NO_ONES: Final[Pair] = (NOBODY, NOBODY)
NOUGHTS: Final[Pair] = (0, 0)


def of(pair: Pair, seat: Seat) -> int:
    """The number of this seat. Compiled, `pair[seat]` would make a tuple of Python's first."""
    return pair[0] if seat == 0 else pair[1]


def put(pair: Pair, seat: Seat, number: int) -> Pair:
    """The pair with another number for this seat."""
    return (number, pair[1]) if seat == 0 else (pair[0], number)


def add(pair: Pair, seat: Seat, number: int) -> Pair:
    """The pair with so much more for this seat."""
    return (pair[0] + number, pair[1]) if seat == 0 else (pair[0], pair[1] + number)


class Cards:
    """What is printed on the cards, as look-ups by number. Relics are locations and follow them.

    What rules ask for all the time is bytes: compiled, a number is read in place.
    """

    def __init__(self) -> None:
        self.champions: list[str] = []
        self.races: list[str] = []
        self.power = b""
        self.human: list[bool] = []
        self.battle = b""  # ability of each champion, as numbered in champions.py
        self.legacy = b""
        self.legacy_amount: list[int] = []
        self.locations: list[str] = []
        self.plain_locations = 0  # how many of them are not relics
        self.points = b""
        self.bonus: list[bytes] = []  # by location and champion
        self.relic = b""  # power of each location, as numbered in relics.py
        self.relic_amount: list[int] = []
        self.events: list[str] = []
        self.offering: list[int] = []  # points for the higher hidden champion, 0 where the event hides none
        self.riddle: list[int] = []  # points for a right guess, 0 where nobody guesses
        self.fog: list[bool] = []
        self.storm: list[bool] = []
        self.strength: list[list[int]] = []  # by event and champion
        self.worth: list[list[int]] = []  # by event and location


def offers_in_secret(g: Strife, owner: Seat) -> bool:
    """The Wyrm's card lies hidden until it is carried over. [13.1]"""
    return of(g.hidden, owner) != NOBODY and of(g.carry, owner) == NOBODY


def unless_offered(g: Strife, owner: Seat, seat: Seat) -> bool:
    """In a Wyrm round the opponent's hand is a number only. [13.17]"""
    return owner == seat or not offers_in_secret(g, owner)


def numbers(names: str, empty: Pair = NOUGHTS) -> list[Zone]:
    """One for each seat."""
    return [Zone(name, each=True, bare=empty, empty=empty[0]) for name in names.split()]


def card(name: str, kind: str = CHAMPION, seen: Sight = everybody, marker: bool = False) -> Zone:
    """At most one for each seat."""
    return Zone(name, kind, seen, each=True, marker=marker, bare=NO_ONES)


LASTING: Final = (
    Zone("hand", CHAMPION, unless_offered, many=True, each=True),
    Zone("pile", CHAMPION, many=True, each=True, stacked=True),
    Zone("aside", CHAMPION, many=True, each=True, stacked=True),
    card("relic", LOCATION),
    card("hidden", seen=unless_offered),
    card("assigned", seen=its_owner, marker=True),
    card("carry", marker=True),
    *numbers("points"),
    Zone("row", LOCATION, many=True, stacked=True),
    Zone("deck", LOCATION, many=True),
    Zone("discard", LOCATION, many=True, stacked=True),
    Zone("calendar", EVENT, many=True, stacked=True, marker=True),
    *[Zone(name, SEAT) for name in ("holder", "favoured")],
    *[Zone(name) for name in ("stone", "round", "turn")],
)
OF_A_TURN: Final = (
    card("battle"),
    card("support"),
    card("chosen", seen=its_owner, marker=True),
    *[card(name, marker=True) for name in ("guess", "due", "claim")],
    *numbers("gain support_gain spent skips bonus reduction replaced shield bounty relic_used"),
    *numbers("battle_block legacy_block", NO_ONES),
    Zone("place"),
    Zone("count"),
    Zone("winner", SEAT),
)
ZONES: Final = LASTING + OF_A_TURN


class Strife(Zoned):
    """The table. A pile is a list of champions, the legacy champion last; the row begins farthest from the deck."""

    zones: ClassVar[tuple[Zone, ...]] = ZONES
    fields: ClassVar[tuple[str, ...]] = tuple([zone.name for zone in ZONES])

    cards: Cards
    options: Options
    hand: list[list[int]]
    pile: list[list[int]]
    aside: list[list[int]]  # never changed in place, so that copies share it
    battle: Pair
    support: Pair  # the champion beside a Paladin
    points: Pair
    relic: Pair  # in front of its owner, for this turn
    hidden: Pair  # laid down for the Wyrm, out of the hand
    assigned: Pair  # face down for the opening's legacy pile; counted in the hand until revealed
    chosen: Pair  # face down in front of the location; counted in the hand until revealed
    guess: Pair
    row: list[int]
    deck: list[int]  # a set: drawn from at random when a card is turned up
    discard: list[int]
    place: int  # where in the row the battle champions stand
    holder: int
    stone: int
    round: int
    turn: int
    calendar: list[int]  # the events, one for each round
    gain: Pair  # what its own ability gave the battle champion this turn
    support_gain: Pair
    spent: Pair  # a bit for each champion whose battle ability has been used this turn
    due: Pair  # champions still to be called in the Battle phase
    count: int  # the power that was called last
    battle_block: Pair
    legacy_block: Pair
    skips: Pair  # 1 or 0
    bonus: Pair
    reduction: Pair
    claim: Pair  # the champion whose power may replace the total
    replaced: Pair  # 1 or 0
    shield: Pair
    bounty: Pair
    relic_used: Pair  # 1 or 0
    favoured: int  # who won the last tie
    winner: int
    carry: Pair

    def __init__(self, cards: Cards, options: Options, dice: Dice) -> None:
        State.__init__(self, dice)  # super() costs a copy a tenth of its time
        self.seats = SEATS
        self.cards = cards
        self.options = options

    def copy(self, dice: Dice) -> Strife:
        g = Strife(self.cards, self.options, dice)
        self.lend_agenda(g)
        hand, pile = self.hand, self.pile
        g.hand = [hand[0][:], hand[1][:]]
        g.pile = [pile[0][:], pile[1][:]]
        g.aside = self.aside
        g.battle = self.battle
        g.support = self.support
        g.points = self.points
        g.relic = self.relic
        g.hidden = self.hidden
        g.assigned = self.assigned
        g.chosen = self.chosen
        g.guess = self.guess
        g.row = self.row[:]
        g.deck = self.deck[:]
        g.discard = self.discard[:]
        g.place = self.place
        g.holder = self.holder
        g.stone = self.stone
        g.round = self.round
        g.turn = self.turn
        g.calendar = self.calendar  # never changed after the set-up
        g.gain = self.gain
        g.support_gain = self.support_gain
        g.spent = self.spent
        g.due = self.due
        g.count = self.count
        g.battle_block = self.battle_block
        g.legacy_block = self.legacy_block
        g.skips = self.skips
        g.bonus = self.bonus
        g.reduction = self.reduction
        g.claim = self.claim
        g.replaced = self.replaced
        g.shield = self.shield
        g.bounty = self.bounty
        g.relic_used = self.relic_used
        g.favoured = self.favoured
        g.winner = self.winner
        g.carry = self.carry
        return g

    def lying(self) -> list[Any]:
        return [
            self.hand, self.pile, self.aside, self.relic, self.hidden, self.assigned, self.carry, self.points, self.row,
            self.deck, self.discard, self.calendar, self.holder, self.favoured, self.stone, self.round, self.turn,
            self.battle, self.support, self.chosen, self.guess, self.due, self.claim, self.gain, self.support_gain,
            self.spent, self.skips, self.bonus, self.reduction, self.replaced, self.shield, self.bounty,
            self.relic_used, self.battle_block, self.legacy_block, self.place, self.count, self.winner,
        ]  # fmt: skip

    def clear(self) -> None:
        """An empty table: ten champions in each hand, nothing else anywhere. [2.1]"""
        self.empty(LASTING)
        self.forget_turn()
        champions = len(self.cards.power)
        self.hand = [list(range(champions)), list(range(champions))]

    def forget_turn(self) -> None:
        """No block, gain, bonus, reduction or skip of an earlier turn is left. [3.2]

        Written out for speed, as `copy` is: it leaves the zones of a turn empty.
        """
        self.place = 0
        self.battle = NO_ONES
        self.support = NO_ONES
        self.chosen = NO_ONES
        self.guess = NO_ONES
        self.gain = NOUGHTS
        self.support_gain = NOUGHTS
        self.spent = NOUGHTS
        self.due = NO_ONES
        self.count = 0
        self.battle_block = NO_ONES
        self.legacy_block = NO_ONES
        self.skips = NOUGHTS
        self.bonus = NOUGHTS
        self.reduction = NOUGHTS
        self.claim = NO_ONES
        self.replaced = NOUGHTS
        self.shield = NOUGHTS
        self.bounty = NOUGHTS
        self.relic_used = NOUGHTS
        self.winner = NOBODY

    def top(self, seat: Seat) -> int:
        """The legacy champion: the top of the pile. [1.6]"""
        pile = self.pile[seat]
        return pile[-1] if pile else NOBODY

    def set_aside(self, seat: Seat, champions: list[int]) -> None:
        """These lie there now."""
        self.aside = [champions, self.aside[1]] if seat == 0 else [self.aside[0], champions]

    def event(self) -> int:
        """The event in force. [13.11]"""
        return self.calendar[self.round - 1] if self.calendar else NOBODY

    def offering(self) -> int:
        """Points for the higher hidden champion; more than 0 in a round of the Wyrm."""
        return self.cards.offering[self.event()] if self.calendar else 0

    def riddle(self) -> int:
        """Points for a right guess; more than 0 in a round of the Sphinx."""
        return self.cards.riddle[self.event()] if self.calendar else 0

    def fog(self) -> bool:
        return bool(self.calendar) and self.cards.fog[self.event()]

    def storm(self) -> bool:
        return bool(self.calendar) and self.cards.storm[self.event()]
