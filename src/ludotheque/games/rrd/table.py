"""The table of RR&D: what every player has, the places of Logoth, and the duels that are being fought."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ludotheque.games.rrd.book import Book
from ludotheque.games.rrd.duel.mat import ON_THE_MAT, Mat, deep
from ludotheque.games.rrd.kinds import NONE, REAL, ZONES
from ludotheque.games.rrd.nouns import ACCESSORY, CARD, ENEMY, EVENT, HERO, MARKER, PLACE, WEAPON, ZONE
from ludotheque.games.rrd.options import Options
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.step import NO_MORE, Steps
from ludotheque.kernel.zones import NUMBER, SEAT, Sight, Zone, everybody, fields_of, its_owner, nobody

MOST_SEATS: Final = 4
INFUSION_SLOTS: Final = 2  # of a character [D1]
OBJECT_SLOTS: Final = 3
LEAST_DECK: Final = 13  # [A8]
MOST_DECK: Final = 30

# Where a player is in the exploration cycle. [R16]
WEAVING: Final = 0
RESOLUTION: Final = 1
FINISHED: Final = 2  # waits for the others
STAGES: Final = ("weaving", "resolution", "finished")


class Between:
    """What goes on beside a duel: nothing, where there is nobody else."""

    def steps(self, g: Logoth, level: int) -> Steps:
        return NO_MORE

    def choices(self, g: Logoth, side: int) -> list[Choice]:
        """What a side may do about others, at any time."""
        return []

    def hear(self, g: Logoth, side: int, choice: Choice) -> Steps:
        raise NotImplementedError


def knows_top(g: Logoth, zone: int, seat: Seat) -> bool:
    """What lies on a pile in a known order is known to whoever looked, or to everybody."""
    return g.top_seat[zone] in (NONE, seat)


def one(names: str, kind: str = NUMBER, empty: int | None = None) -> list[Zone]:
    """One for each seat."""
    return [Zone(name, kind, each=True, empty=empty) for name in names.split()]


def many(names: str, kind: str = NUMBER, seen: Sight = everybody) -> list[Zone]:
    """Many for each seat."""
    return [Zone(name, kind, seen, many=True, each=True) for name in names.split()]


def places(name: str, seen: Sight = everybody) -> Zone:
    """Of each zone of Logoth."""
    return Zone(name, PLACE, seen, many=True, each=True, along=lambda _: len(ZONES))


ON_THE_TABLE: Final = (
    Zone("first"),
    *one("hero", HERO),
    *many("weapons", WEAPON),
    *many("deck satchel", CARD, its_owner),
    *many("gone", CARD),
    *many("bag worn", ACCESSORY),
    *many("loot", seen=its_owner),
    *many("spare", ACCESSORY, its_owner),
    *many("tokens"),
    *many("markers", MARKER),
    *many("ages abilities arms"),
    *one("infusion_slots mist hp max_hp memory destiny destinies"),
    *many("beaten", ENEMY),
    *one("lent"),
    *one("alive", empty=1),
    *one("zone", ZONE, empty=REAL),
    *one("place", PLACE),
    *many("realised", EVENT),
    *one("stage cycle tide"),
    *one("gate", PLACE),
    *one("finish broken outcome"),
    *one("tested", CARD),
    *many("offered", seen=its_owner),
    *one("attacked"),
    *many("owed"),
    places("pile", nobody),
    places("top", knows_top),
    Zone("top_seat", SEAT, each=True, along=lambda _: len(ZONES)),
    *[places(name) for name in ("discarded", "crossing")],
    *[Zone(name, PLACE, nobody, many=True) for name in ("stock", "box")],
    Zone("slain", ENEMY, many=True),
    Zone("winners", SEAT, many=True),
    *ON_THE_MAT,
)


class Logoth(Mat):
    """The table: what a player has is by seat, places are by zone, and duels are fought on the mat."""

    zones: ClassVar[tuple[Zone, ...]] = ON_THE_TABLE
    fields: ClassVar[tuple[str, ...]] = fields_of(ON_THE_TABLE)

    options: Options
    between: Between
    first: int  # the first player

    # By seat: what a player has
    hero: list[int]
    weapons: list[list[int]]
    deck: list[list[int]]  # sorted
    satchel: list[list[int]]  # combat cards, sorted
    gone: list[list[int]]  # combat cards out of the game
    bag: list[list[int]]  # accessories
    worn: list[list[int]]
    loot: list[list[int]]  # copies left in the loot piles, by card; shared by copies, as what is by zone [A51]
    spare: list[list[int]]  # the accessory pile; likewise
    tokens: list[list[int]]  # how many of each; likewise
    markers: list[list[int]]
    ages: list[list[int]]  # duels since each marker came
    abilities: list[list[int]]  # of the hero: 1 where it is unlocked [R36]
    arms: list[list[int]]  # of each weapon: the same
    infusion_slots: list[int]  # that are open
    mist: list[int]
    hp: list[int]
    max_hp: list[int]
    memory: list[int]
    destiny: list[int]
    destinies: list[int]  # points ever gained [A50]
    beaten: list[list[int]]  # enemies, sorted
    lent: list[int]  # latent potential that the next duel lacks [A40]
    alive: list[int]

    # By seat: where a player is
    zone: list[int]
    place: list[int]  # the current one
    realised: list[list[int]]  # its events that were, sorted [R21]
    stage: list[int]
    cycle: list[int]
    tide: list[int]
    gate: list[int]  # a place that waits in the Real plane
    finish: list[int]  # when the last place was finished, for ties [R41]
    broken: list[int]  # what was going on at the place has been cut short
    outcome: list[int]  # of the last fight
    tested: list[int]  # the soul that was shown last
    offered: list[list[int]]  # cards, accessories or weapons to choose from, sorted
    owed: list[list[int]]  # cards promised to each seat, due when there is something to share [A41]
    attacked: list[int]  # whom this player has fought in this cycle, as a set of seats [A36]

    # By zone: the places. Their lists are never changed in place, so that copies can share them
    pile: list[list[int]]  # sorted: drawn from at random [A57]
    top: list[list[int]]  # what lies on it in a known order; the next one last
    top_seat: list[int]  # who knows that; NONE: everybody
    discarded: list[list[int]]
    crossing: list[list[list[int]]]  # the slots of the Intersection; what covers comes last
    stock: list[int]  # mythic places that are set aside
    box: list[int]  # places out of the game
    slain: list[int]  # Myths [R24, A54]
    winners: list[int]

    def __init__(self, book: Book, options: Options, between: Between, seats: int, dice: Dice) -> None:
        Mat.__init__(self, book, seats, dice)
        self.between = between
        self.options = options

    def lying(self) -> list[Any]:
        return [
            self.first, self.hero, self.weapons, self.deck, self.satchel, self.gone, self.bag, self.worn, self.loot,
            self.spare, self.tokens, self.markers, self.ages, self.abilities, self.arms, self.infusion_slots, self.mist,
            self.hp, self.max_hp, self.memory, self.destiny, self.destinies, self.beaten, self.lent, self.alive,
            self.zone, self.place, self.realised, self.stage, self.cycle, self.tide, self.gate, self.finish,
            self.broken, self.outcome, self.tested, self.offered, self.attacked, self.owed, self.pile, self.top,
            self.top_seat, self.discarded, self.crossing, self.stock, self.box, self.slain, self.winners,
            *self.of_duels(), *self.of_sides(),
        ]  # fmt: skip

    def clear(self) -> None:
        """Nothing chosen, nothing laid out."""
        self.passe = []
        self.empty(ON_THE_TABLE)
        self.loot = [self.book.copies[:] for _ in range(self.seats)]
        self.spare = [self.book.random_accessories[:] for _ in range(self.seats)]
        self.tokens = [[0] * len(self.book.tokens) for _ in range(self.seats)]
        self.owed = [[0] * self.seats for _ in range(self.seats)]

    def copy(self, dice: Dice) -> Logoth:
        g = Logoth(self.book, self.options, self.between, self.seats, dice)
        self.lend_agenda(g)
        g.first = self.first
        g.hero = self.hero[:]
        g.weapons = deep(self.weapons)
        g.deck = deep(self.deck)
        g.satchel = deep(self.satchel)
        g.gone = deep(self.gone)
        g.bag = deep(self.bag)
        g.worn = deep(self.worn)
        g.loot = self.loot[:]
        g.spare = self.spare[:]
        g.tokens = self.tokens[:]
        g.markers = deep(self.markers)
        g.ages = deep(self.ages)
        g.abilities = deep(self.abilities)
        g.arms = deep(self.arms)
        g.infusion_slots = self.infusion_slots[:]
        g.mist = self.mist[:]
        g.hp = self.hp[:]
        g.max_hp = self.max_hp[:]
        g.memory = self.memory[:]
        g.destiny = self.destiny[:]
        g.destinies = self.destinies[:]
        g.beaten = deep(self.beaten)
        g.lent = self.lent[:]
        g.alive = self.alive[:]
        g.zone = self.zone[:]
        g.place = self.place[:]
        g.realised = deep(self.realised)
        g.stage = self.stage[:]
        g.cycle = self.cycle[:]
        g.tide = self.tide[:]
        g.gate = self.gate[:]
        g.finish = self.finish[:]
        g.broken = self.broken[:]
        g.outcome = self.outcome[:]
        g.tested = self.tested[:]
        g.offered = deep(self.offered)
        g.attacked = self.attacked[:]
        g.owed = deep(self.owed)
        g.pile = self.pile[:]
        g.top = self.top[:]
        g.top_seat = self.top_seat[:]
        g.discarded = self.discarded[:]
        g.crossing = self.crossing[:]
        g.stock = self.stock[:]
        g.box = self.box[:]
        g.slain = self.slain[:]
        g.winners = self.winners[:]
        self.copy_duels(g)
        return g


def taken(g: Logoth, cards: list[int]) -> int:
    """One of these by chance, and out of them."""
    return cards.pop(g.roll(len(cards)))


def put(cards: list[int], card: i64) -> None:
    """Among these, which are sorted."""
    n = len(cards)
    while n and cards[n - 1] > card:
        n -= 1
    cards.insert(n, card)


def more(numbers: list[int], n: int, by: int) -> list[int]:
    """These, with one of them so much higher."""
    numbers = numbers[:]
    numbers[n] += by
    return numbers
