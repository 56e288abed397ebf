"""The table of Strain: organisms with their membranes, hands, piles, the chain, and what holds for this turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, get_args

from mypy_extensions import i64

from ludotheque.games.strain.effects import CHAIN_REACTION, PILES
from ludotheque.games.strain.options import Options
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import SEAT, Zone, Zoned, changed, fields_of, its_owner, nobody, without

TILE_NAME, FACE_NAME, PLACE_NAME, PILE_NAME = "tile", "face", "place", "pile"  # what the numbers are
LINK, SLOT, COUNT, TOKENS, EVENT = "link", "slot", "count", "tokens", "event"
LAID, PHASE = "laid", "phase"
NONE: Final = -1  # no tile, no place, no link, no seat
PLACES: Final = 6  # organisms that a player may have in play [R14]
SLOTS: Final = 8  # of a membrane [R14]
MOST_SEATS: Final = 7
BUILT: Final = 2  # organisms and cytoplasms are counted by the turn [R8]
AWAKEN: Final = 0
EVOLVE: Final = 1
SHED: Final = 2
Phase = Literal["awaken", "evolve", "shed"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# A tile in a membrane is one number: its design, and two bits.
DORMANT: Final = 1
SPENT: Final = 2  # its function has been used this turn
DESIGN: Final = 2  # by how many bits the design is shifted

# An event on the chain is a row of numbers, never changed in place, so that copies can share it.
KIND: Final = 0
BY: Final = 1
TILE: Final = 2  # the design that was played or used
PLACE: Final = 3  # the organism it is about
FACE: Final = 4  # a tile there, as it lay when it was named
OTHER_PLACE: Final = 5
OTHER_FACE: Final = 6
AGAINST: Final = 7  # the link that it answers
TOXINS: Final = 8
ABSORBED: Final = 9
GONE: Final = 10  # its tile is no longer in the chain; the event keeps its place in the row until it is reached
EVENT_NUMBERS: Final = 11

PLAYED: Final = 0  # a tile
FUNCTION: Final = 1
BATTLE: Final = 2
CLEANSING: Final = 3
EventKind = Literal["tile", "function", "battle", "cleansing"]
EVENT_KINDS: Final[tuple[EventKind, ...]] = get_args(EventKind)

COUNTERED: Final = 1  # how an event's tile has left the chain
ENTERED: Final = 2

# What a player has said about the windows of this turn.
ASKS: Final = 0
PASSES_ALL: Final = 1
PASSES_OTHERS: Final = 2


class Cards:
    """What is printed on the tiles of a set, as look-ups by design. Designs are sorted by kind.

    Numbers are bytes: compiled, one of them is read in place, and neither fetched nor counted as an item of a list is.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kind = b""
        self.pile = b""
        self.copies: list[int] = []
        self.points = b""
        self.needs = b""
        self.cost = b""
        self.atp = b""
        self.toxin = b""
        self.resistance = b""
        self.dormant = b""  # resistance on the dormant face
        self.blocks = b""
        self.immunity = b""
        self.everybody: list[bool] = []  # a global modifier
        self.effect = b""
        self.amount = b""

    def cheapest_answer(self) -> int:
        """The least ATP that any chain reaction costs."""
        costs = [self.cost[tile] for tile in range(len(self.names)) if self.kind[tile] == CHAIN_REACTION]
        return min(costs) if costs else 99


ZONES: Final = (
    Zone("organism", TILE_NAME, each=True, along=lambda g: g.seats * PLACES),
    Zone("membrane", LAID, many=True, each=True, along=lambda g: g.seats * PLACES),
    Zone("hand", TILE_NAME, its_owner, many=True, each=True),
    Zone("pile", TILE_NAME, nobody, many=True, each=True, along=lambda _: len(PILES)),
    Zone("discard", TILE_NAME, many=True, each=True, stacked=True, along=lambda _: len(PILES)),
    Zone("scored", TILE_NAME, many=True, each=True, stacked=True),
    *[Zone(name, each=True) for name in ("points", "atp", "toxin")],
    Zone("chain", many=True),
    Zone("tokens", many=True),
    *[Zone(name) for name in ("toll", "turn")],
    Zone("active", SEAT, empty=0),
    Zone("phase", PHASE, empty=AWAKEN),
    Zone("placed", each=True, along=lambda _: BUILT),
    Zone("extra", each=True, along=lambda _: BUILT),
    Zone("toughness"),
    Zone("yields", seen=its_owner, each=True),
    Zone("turns", each=True),
)


class Strain(Zoned):
    """The table. Place `seat * 6 + k` is a player's organism number k; its membrane is a list of tiles."""

    zones: ClassVar[tuple[Zone, ...]] = ZONES
    fields: ClassVar[tuple[str, ...]] = fields_of(ZONES)

    cards: Cards
    options: Options
    cheapest: int
    organism: list[int]
    membrane: list[list[int]]
    hand: list[list[int]]  # sorted
    pile: list[list[int]]  # sets: drawn from at random
    discard: list[list[int]]
    scored: list[list[int]]
    points: list[int]
    atp: list[int]  # pools [A1]
    toxin: list[int]
    chain: list[list[int]]
    tokens: list[int]  # on the tiles of the organism in battle: its own first, then slot by slot
    toll: int  # tokens still to come off
    turn: int
    active: int
    phase: int
    placed: list[int]  # organisms and cytoplasms, this turn
    extra: list[int]  # more of them allowed this turn
    toughness: int  # more resistance on every tile until the turn ends
    yields: list[int]
    turns: list[int]  # taken by each player

    def __init__(self, cards: Cards, options: Options, seats: int, dice: Dice) -> None:
        State.__init__(self, dice)
        self.cards = cards
        self.options = options
        self.seats = seats
        self.cheapest = 0

    def copy(self, dice: Dice) -> Strain:
        """Only what changes with most moves is copied; all else is never changed in place, so that copies share it."""
        g = Strain(self.cards, self.options, self.seats, dice)
        self.lend_agenda(g)
        g.cheapest = self.cheapest
        g.organism = self.organism[:]
        g.membrane = self.membrane[:]
        g.hand = self.hand[:]
        g.pile = self.pile[:]
        g.discard = self.discard[:]
        g.scored = self.scored
        g.points = self.points
        g.atp = self.atp[:]
        g.toxin = self.toxin[:]
        g.chain = self.chain[:]
        g.tokens = self.tokens
        g.toll = self.toll
        g.turn = self.turn
        g.active = self.active
        g.phase = self.phase
        g.placed = self.placed
        g.extra = self.extra
        g.toughness = self.toughness
        g.yields = self.yields
        g.turns = self.turns
        return g

    def lying(self) -> list[Any]:
        return [
            self.organism, self.membrane, self.hand, self.pile, self.discard, self.scored, self.points, self.atp,
            self.toxin, self.chain, self.tokens, self.toll, self.turn, self.active, self.phase, self.placed, self.extra,
            self.toughness, self.yields, self.turns,
        ]  # fmt: skip

    def clear(self) -> None:
        """Full piles, empty hands, nothing in play. [R3]"""
        self.empty(ZONES)
        self.cheapest = self.cards.cheapest_answer()
        for tile, copies in enumerate(self.cards.copies):
            self.pile[self.cards.pile[tile]] += [tile] * copies

    def tell_about(self, name: str, a: int, b: int, c: int, what: int) -> None:
        """Everybody may know this; `what` is the tile that it is about."""
        if self.events is not None:
            self.events.append(Event(name, [a, b, c, what]))

    def put_away(self, tile: int) -> None:
        """On the discard pile of its type. [R22, A28]"""
        pile = self.cards.pile[tile]
        self.discard[pile] = [*self.discard[pile], tile]

    def lay(self, place: int, tile: int) -> None:
        """Into the next free slot of a membrane."""
        self.membrane[place] = [*self.membrane[place], tile]

    def take(self, place: int, tile: int) -> None:
        """Out of a membrane."""
        self.membrane[place] = without(self.membrane[place], tile)

    def turn_tile(self, place: int, tile: int, other: int) -> None:
        """In its slot a tile looks otherwise now."""
        self.membrane[place] = changed(self.membrane[place], self.membrane[place].index(tile), other)

    def put_in_hand(self, seat: Seat, tile: int) -> None:
        """Among the others, which are sorted."""
        hand = self.hand[seat][:]
        n = len(hand)
        while n and hand[n - 1] > tile:
            n -= 1
        hand.insert(n, tile)
        self.hand[seat] = hand

    def outside_piles(self) -> list[int]:
        """Every tile that lies somewhere else: in play, in hand, discarded, scored or on the chain."""
        found = [tile for tile in self.organism if tile != NONE]
        found += [tile >> DESIGN for membrane in self.membrane for tile in membrane]
        found += [tile for heap in self.hand + self.discard + self.scored for tile in heap]
        return found + [row[TILE] for row in self.chain if row[KIND] == PLAYED and not row[GONE]]

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether the hand has a tile of this kind or a later one; with ORGANELLE one that backs tell as such. [A46]"""
        hand = self.hand[seat]
        return bool(hand) and self.cards.kind[hand[-1]] >= kind

    def backs(self, seat: Seat) -> list[int]:
        """How many tiles of a hand are from each pile. [A46]"""
        found = [0] * len(PILES)
        for tile in self.hand[seat]:
            found[self.cards.pile[tile]] += 1
        return found

    def works(self, tile: i64, effect: i64) -> bool:
        """Whether an active tile of a membrane has this special function. [R28, A4]"""
        return not tile & DORMANT and self.cards.effect[tile >> DESIGN] == effect

    def strength(self, place: i64, effect: i64) -> i64:
        """What the tiles of one organism add up to in this effect; functions need the active face. [A4, A33]"""
        total: i64 = 0
        tile: i64
        effects = self.cards.effect
        for tile in self.membrane[place]:
            if not tile & DORMANT and effects[tile >> DESIGN] == effect:
                total += self.cards.amount[tile >> DESIGN]
        return total

    def strength_of(self, seat: i64, effect: i64) -> i64:
        """The same over all organisms of a player."""
        total: i64 = 0
        place: i64
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            if self.membrane[place]:
                total += self.strength(place, effect)
        return total


def event(kind: int, by: Seat, tile: int = NONE, place: int = NONE, against: int = NONE, toxins: int = 0) -> list[int]:
    """A new event for the chain."""
    return [kind, by, tile, place, NONE, NONE, NONE, against, toxins, 0, 0]


def fail(g: Strain, row: list[int]) -> None:
    """An event whose target is gone, or that finds no room, does nothing. [A18, A19]"""
    g.tell("fails", row[BY], row[TILE], row[KIND])


def drawn(g: Strain, tiles: list[int]) -> int:
    """One of these by chance, and out of them."""
    n = g.roll(len(tiles))
    tile = tiles[n]
    tiles[n] = tiles[-1]
    tiles.pop()
    return tile


def owner(place: int) -> Seat:
    return place // PLACES
