"""The table of RR&D: what every player has, the places of Logoth, and the duels that are being fought."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from ludotheque.games.rrd.book import Book
from ludotheque.games.rrd.duel.mat import Mat, deep
from ludotheque.games.rrd.kinds import NONE, ZONES
from ludotheque.games.rrd.options import Options
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.step import Steps

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
        return []

    def choices(self, g: Logoth, side: int) -> list[Choice]:
        """What a side may do about others, at any time."""
        return []

    def hear(self, g: Logoth, side: int, choice: Choice) -> Steps:
        raise NotImplementedError


class Logoth(Mat):
    """The table: what a player has is by seat, places are by zone, and duels are fought on the mat."""

    fields: ClassVar[tuple[str, ...]] = (
        "seats", "first", "hero", "weapons", "deck", "satchel", "gone", "bag", "worn", "loot", "spare", "tokens",
        "markers", "ages", "abilities", "arms", "infusion_slots", "mist", "hp", "max_hp", "memory", "destiny",
        "destinies", "beaten", "lent", "alive", "zone", "place", "realised", "stage", "cycle", "tide",
        "gate", "finish", "broken", "outcome", "tested", "offered", "attacked", "owed", "pile", "top", "top_seat",
        "discarded", "crossing", "stock", "box", "slain", "winners", *Mat.fields,
    )  # fmt: skip

    book: Book
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
    loot: list[list[int]]  # copies left in the loot piles, by card [A51]
    spare: list[list[int]]  # the accessory pile
    tokens: list[list[int]]  # how many of each
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

    # By zone: the places
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
        Mat.__init__(self, seats, dice)
        self.between = between
        self.book = book
        self.options = options
        self.first = 0

    def clear(self) -> None:
        """Nothing chosen, nothing laid out."""
        seats, book = self.seats, self.book
        self.first = 0
        self.hero = [NONE] * seats
        self.weapons = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.satchel = [[] for _ in range(seats)]
        self.gone = [[] for _ in range(seats)]
        self.bag = [[] for _ in range(seats)]
        self.worn = [[] for _ in range(seats)]
        self.loot = [book.copies[:] for _ in range(seats)]
        self.spare = [book.random_accessories[:] for _ in range(seats)]
        self.tokens = [[0] * len(book.tokens) for _ in range(seats)]
        self.markers = [[] for _ in range(seats)]
        self.ages = [[] for _ in range(seats)]
        self.abilities = [[] for _ in range(seats)]
        self.arms = [[] for _ in range(seats)]
        self.infusion_slots = [0] * seats
        self.mist = [0] * seats
        self.hp = [0] * seats
        self.max_hp = [0] * seats
        self.memory = [0] * seats
        self.destiny = [0] * seats
        self.destinies = [0] * seats
        self.beaten = [[] for _ in range(seats)]
        self.lent = [0] * seats
        self.alive = [1] * seats
        self.zone = [0] * seats
        self.place = [NONE] * seats
        self.realised = [[] for _ in range(seats)]
        self.stage = [WEAVING] * seats
        self.cycle = [0] * seats
        self.tide = [0] * seats
        self.gate = [NONE] * seats
        self.finish = [0] * seats
        self.broken = [0] * seats
        self.outcome = [0] * seats
        self.tested = [NONE] * seats
        self.offered = [[] for _ in range(seats)]
        self.attacked = [0] * seats
        self.owed = [[0] * seats for _ in range(seats)]
        self.pile = [[] for _ in ZONES]
        self.top = [[] for _ in ZONES]
        self.top_seat = [NONE] * len(ZONES)
        self.discarded = [[] for _ in ZONES]
        self.crossing = [[] for _ in ZONES]
        self.stock = []
        self.box = []
        self.slain = []
        self.winners = []
        self.drop_duels(0)

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
        g.loot = deep(self.loot)
        g.spare = deep(self.spare)
        g.tokens = deep(self.tokens)
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
        g.pile = deep(self.pile)
        g.top = deep(self.top)
        g.top_seat = self.top_seat[:]
        g.discarded = deep(self.discarded)
        g.crossing = [deep(slots) for slots in self.crossing]
        g.stock = self.stock[:]
        g.box = self.box[:]
        g.slain = self.slain[:]
        g.winners = self.winners[:]
        self.copy_duels(g)
        return g


def taken(g: Logoth, cards: list[int]) -> int:
    """One of these by chance, and out of them."""
    return cards.pop(g.roll(len(cards)))


def put(cards: list[int], card: int) -> None:
    insort(cards, card)
