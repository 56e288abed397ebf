"""The table of Stratego Legends: the field, the units on it, the curse area, and what holds for this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.games.legends.cards import Cards
from ludotheque.games.legends.field import BLOCK, FIELDS, Field, keeper
from ludotheque.games.legends.kinds import ANYWHERE, CASTLE, KINDS_OF_SPACE, NONE, SHORE, TERRAIN, UNIT, WATER
from ludotheque.games.legends.options import CUSTOM, Options
from ludotheque.games.legends.power import Kept, Whom
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import SEAT, Along, Zone, Zoned, fields_of

TEAMS: Final = 2
ARMY: Final = 30  # units of an army [R50]

# Where a unit is, besides the spaces.
DESTROYED: Final = -1
CURSING: Final = -2  # in the curse area, or on its way there
PUBLIC: Final = 4  # everybody knows what it is; below that, a bit for each team

# What holds until the end of the turn.
CHANGED: Final = 1
WEAKENED: Final = 2

NO_FACE: Final[Data] = {}
NO_TRAIL: Final = [NONE, NONE, NONE, 0]  # nobody has gone anywhere


def team_of(seat: Seat) -> int:
    """The side of a seat; NONE for a guest. [R53]"""
    return NONE if seat == TABLE else seat & 1


def sight(team: int) -> int:
    """By which bits of `known` a team knows a unit; team NONE is a spectator."""
    return PUBLIC if team == NONE else PUBLIC | 1 << team


def knows(g: Legends, unit: int, seat: Seat) -> bool:
    """What a unit is its own side knows, and who has looked at it, and everybody once it lies open. [A53, A57]"""
    return g.knows(team_of(seat), unit)


def is_listed(g: Legends, owner: Seat, seat: Seat) -> bool:
    """The list of an army is public, or for its own side where it is a secret. [A54]"""
    return team_of(owner) == team_of(seat) or not g.is_secret(owner)


def mustered(g: Legends) -> int:
    """How many units there are."""
    return len(g.owner)


def numbers(names: str, empty: int = 0, many: bool = False, along: Along | None = None) -> list[Zone]:
    return [Zone(name, many=many, each=along is not None, empty=empty, along=along) for name in names.split()]


OF_A_CAMPAIGN: Final = (
    *numbers("beige battle ended"),
    *numbers("lost", NONE),
    Zone("starter", SEAT),
    *[Zone(name, each=True, along=lambda _: TEAMS) for name in ("wins", "score")],
    Zone("watch", each=True),
    Zone("mustered", UNIT, is_listed, many=True, each=True, stacked=True),
    Zone("terrain", TERRAIN, each=True, along=lambda g: g.field.spaces, empty=0),
)
OF_UNITS: Final = (
    *numbers("owner control where known moved bonus gained", along=mustered),
    Zone("design", UNIT, knows, each=True, along=mustered),
    Zone("at", each=True, along=lambda g: g.field.spaces, empty=NONE),
)
OF_A_BATTLE: Final = (
    *numbers("passing turn active quiet extra"),
    *numbers("used spent rising risen strike chosen seen marks", many=True),
    *numbers("curse attacker defender origin contested guessed", NONE),
    Zone("curse_seat", SEAT),
    Zone("trail", each=True, many=True),
)
ZONES: Final = OF_A_CAMPAIGN + OF_UNITS + OF_A_BATTLE


class Legends(Zoned):
    """The table. A unit is a number; teams are 0 and 1, and seat s is of team s & 1. [R53]"""

    zones: ClassVar[tuple[Zone, ...]] = ZONES
    fields: ClassVar[tuple[str, ...]] = fields_of(ZONES)

    cards: Cards
    options: Options
    beige: int  # the team with the beige armies
    terrain: list[int]  # of every space
    design: list[int]  # of every unit, from here on
    owner: list[int]  # the seat whose army it came with
    control: list[int]  # the team it fights for
    where: list[int]
    at: list[int]  # the unit on every space
    known: list[int]  # who knows what it is: a bit for each team, PUBLIC for all
    moved: list[int]  # 1 where it has been seen to move by itself
    bonus: list[int]  # until the end of the turn
    gained: list[int]  # keywords until the end of the turn
    passing: int  # whether there is any of that: CHANGED, and WEAKENED where it takes strength away
    used: list[int]  # units whose ability is used up for this turn
    spent: list[int]  # units whose action is used up for this battle
    curse: int
    curse_seat: int
    rising: list[list[int]]  # unit and seat of each curse still to begin
    risen: list[int]  # units whose curse has begun in this chain
    attacker: int  # in the attack that is going on, or NONE
    defender: int
    origin: int  # the space that the attacker came from
    contested: int  # the space that they fight for
    guessed: int  # the design that a unit which guesses has named, or NONE
    strike: list[int]  # who strikes from a distance, and whom
    chosen: list[int]  # by the power that is being carried out
    trail: list[list[int]]  # the last moves of each player: unit, from, to, how often
    watch: list[int]  # 1 for each seat that wants to be asked in every window
    seen: list[list[int]]  # where everybody stood, since something else last changed
    marks: list[int]  # a number for each of them, and who was to move
    mustered: list[list[int]]
    turn: int
    active: int
    quiet: int  # turns since then
    extra: int  # 1 where another turn follows
    battle: int
    starter: int
    wins: list[int]
    score: list[int]
    lost: int  # the team that lost the last battle
    ended: int  # 1 once the last battle is over
    users: list[int] | None  # who has an ability, found when it is first asked for; no part of a save
    castles: list[int] | None  # likewise
    kept: list[Kept | None] | None  # the last step of a power of each unit; likewise
    offered_by: object  # the window whose question is being asked, and what can be used in it; no part of a save
    offer: list[Choice]
    lands: list[list[int]] | None  # the spaces of each kind, likewise
    faces: list[Data]  # what a unit last showed to each team in each space; likewise
    looks: list[int]  # a number for what that hangs on

    def __init__(self, cards: Cards, options: Options, seats: int, dice: Dice) -> None:
        State.__init__(self, dice)
        self.cards = cards
        self.options = options
        self.seats = seats
        self.ground = FIELDS[seats]

    @property
    def field(self) -> Field:
        """The field for so many; a save may be for fewer than the blank table that it is loaded into."""
        if self.ground.seats != self.seats:
            self.ground = FIELDS[self.seats]
        return self.ground

    def copy(self, dice: Dice) -> Legends:
        """Only what changes with most moves is copied; all else is never changed in place, so that copies share it."""
        g = Legends(self.cards, self.options, self.seats, dice)
        self.lend_agenda(g)
        g.beige = self.beige
        g.terrain = self.terrain
        g.design = self.design
        g.owner = self.owner
        g.control = self.control
        g.where = self.where[:]
        g.at = self.at[:]
        g.known = self.known[:]
        g.moved = self.moved[:]
        g.bonus = self.bonus
        g.gained = self.gained
        g.passing = self.passing
        g.used = self.used
        g.spent = self.spent
        g.curse = self.curse
        g.curse_seat = self.curse_seat
        g.rising = self.rising
        g.risen = self.risen
        g.attacker = self.attacker
        g.defender = self.defender
        g.origin = self.origin
        g.contested = self.contested
        g.guessed = self.guessed
        g.strike = self.strike
        g.chosen = self.chosen
        g.trail = self.trail[:]
        g.watch = self.watch
        g.seen = self.seen[:]
        g.marks = self.marks[:]
        g.mustered = self.mustered[:]
        g.turn = self.turn
        g.active = self.active
        g.quiet = self.quiet
        g.extra = self.extra
        g.battle = self.battle
        g.starter = self.starter
        g.wins = self.wins
        g.score = self.score
        g.lost = self.lost
        g.ended = self.ended
        g.users = self.users
        g.kept = self.kept
        g.castles = self.castles
        g.lands = self.lands
        g.faces = self.faces
        g.looks = self.looks
        g.offered_by = self.offered_by
        g.offer = self.offer
        return g

    def clear(self) -> None:
        """Before the first battle: no boards, no armies."""
        self.empty(OF_A_CAMPAIGN)
        self.clear_field()

    def clear_field(self) -> None:
        """No unit anywhere, nothing in force."""
        self.owner = []
        self.empty(OF_UNITS + OF_A_BATTLE)
        self.trail = [NO_TRAIL] * self.seats
        self.lands = None
        places = len(self.at) * (TEAMS + 1)  # guests see them too
        self.faces, self.looks = [NO_FACE] * places, [NONE] * places
        self.forget_prints()

    def forget_prints(self) -> None:
        """Units are other ones now: what was found by their print is looked for anew."""
        self.users = self.castles = self.kept = None
        self.offered_by = None
        self.offer = []

    def muster(self, seat: Seat, designs: list[int], spaces: list[int]) -> None:
        """Units of a player's army come onto the field; only its side knows what they are. [R6]"""
        for n, space in enumerate(spaces):
            if space >= 0:
                self.at[space] = len(self.design) + n
        self.forget_prints()
        team, nothing = seat & 1, [0] * len(designs)
        self.design = self.design + designs
        self.owner = self.owner + [seat] * len(designs)
        self.control = self.control + [team] * len(designs)
        self.where += spaces
        self.known += [1 << team] * len(designs)
        self.moved += nothing
        self.bonus, self.gained = self.bonus + nothing, self.gained + nothing

    # Units

    def keywords(self, unit: i64) -> i64:
        """Its own, those given for this turn, and what the curse in force bestows. [A32]"""
        design: i64 = self.design[unit]
        keywords: i64 = self.cards.keywords[design] | self.gained[unit]
        if self.curse != NONE:
            bestowed = self.cards.bestows[self.design[self.curse]]
            if bestowed and not keywords & bestowed:
                whom = self.cards.bestows_on[self.design[self.curse]]
                if whom is not None and whom.fits(design, keywords):
                    keywords |= bestowed
        return keywords

    def is_meant(self, whom: Whom, unit: i64) -> bool:
        """Whether a power that speaks of these speaks of this unit. [A50]"""
        if not whom.keywords:
            return whom.meant[self.design[unit]]
        return whom.fits(self.design[unit], self.keywords(unit))

    def ability_users(self) -> list[int]:
        """All units with an ability for windows, wherever they are."""
        if self.users is None:
            ability = self.cards.ability
            self.users = [unit for unit, design in enumerate(self.design) if ability[design] >= 0]
        return self.users

    def all_castles(self) -> list[int]:
        """All Castles, wherever they are."""
        if self.castles is None:
            types = self.cards.type
            self.castles = [unit for unit, design in enumerate(self.design) if types[design] == CASTLE]
        return self.castles

    def base(self, unit: int) -> int:
        """Its printed strength; 0 for a Magic unit or a Castle. [R8]"""
        return self.cards.base[self.design[unit]]

    def type(self, unit: int) -> int:
        return self.cards.type[self.design[unit]]

    def static(self, unit: int) -> bool:
        return self.cards.static[self.design[unit]]

    def keeper(self, unit: int) -> Seat:
        """The seat that a unit on the field answers to. [R54, A61]"""
        return keeper(self.where[unit], self.control[unit])

    def units_of(self, seat: Seat) -> list[int]:
        """All units on the field that a player controls: his side's, on his own boards and on those he faces. [R54]"""
        team, control, first = seat & 1, self.control, (seat >> 1) * BLOCK
        last = first + BLOCK
        return [unit for unit, space in enumerate(self.where) if control[unit] == team and first <= space < last]

    def has_units(self, seat: Seat) -> bool:
        """Whether a player controls anything on the field."""
        return any(space >= 0 and self.keeper(unit) == seat for unit, space in enumerate(self.where))

    def units_on_side(self, team: int) -> list[int]:
        """All units on the field that fight for a team."""
        control = self.control
        return [unit for unit, space in enumerate(self.where) if space >= 0 and control[unit] == team]

    def spaces_of(self, team: int) -> list[int]:
        """Where the units of a team stand, in the order of the spaces: it says nothing about what they are."""
        at, control = self.at, self.control
        return [space for space in range(len(at)) if at[space] >= 0 and control[at[space]] == team]

    def is_secret(self, seat: Seat) -> bool:
        """Whether the list of a player's army is a secret. [A54]"""
        return self.options.armies[self.side(seat & 1)] == CUSTOM

    def side(self, team: int) -> int:
        """0 for the beige armies, 1 for the grey ones."""
        return team ^ self.beige

    # Spaces

    def is_shore(self, space: int) -> bool:
        terrain = self.terrain
        return any(terrain[other] == WATER for other in self.field.near[space])

    def is_kind(self, space: int, kind: int) -> bool:
        """Whether a space is of this terrain, or next to water."""
        if kind == SHORE:
            return self.is_shore(space) and self.terrain[space] != WATER
        return kind == ANYWHERE or self.terrain[space] == kind

    def is_free(self, space: int) -> bool:
        """Empty, and land. [R12]"""
        return self.at[space] == NONE and self.terrain[space] != WATER

    def free_spaces(self, kind: int) -> list[int]:
        """All empty spaces of a kind; ANYWHERE is all land."""
        at = self.at
        return [space for space in self.land(kind) if at[space] < 0]

    def land(self, kind: int) -> list[int]:
        """All spaces of a kind that can be stood on."""
        if self.lands is None:
            spaces = [space for space in range(len(self.terrain)) if self.terrain[space] != WATER]
            self.lands = [[space for space in spaces if self.is_kind(space, n)] for n in range(len(KINDS_OF_SPACE))]
        return self.lands[kind]

    def free_near(self, space: int) -> list[int]:
        return [other for other in self.field.near[space] if self.is_free(other)]

    # Changes

    def put(self, unit: int, space: int) -> None:
        """Take the unit from where it is and put it there."""
        before = self.where[unit]
        if before >= 0 and self.at[before] == unit:
            self.at[before] = NONE
        self.where[unit] = space
        self.at[space] = unit

    def stir(self) -> None:
        """Something has been destroyed or newly revealed: the battle goes on. [A52]"""
        self.quiet = 0
        self.change()

    def change(self) -> None:
        """Something is not as it was, wherever units go from here: no earlier position can come again. [A52]"""
        if self.seen:
            self.seen, self.marks = [], []

    def reveal(self, unit: int) -> None:
        """Show a unit to everybody. [R16, A53]"""
        if self.known[unit] & PUBLIC:
            return
        self.known[unit] = 7
        self.stir()
        self.tell("reveals", self.where[unit], self.design[unit], self.control[unit])

    def knows(self, team: int, unit: int) -> bool:
        """Whether a team knows what a unit is."""
        return bool(self.known[unit] & sight(team))


def opposite(g: Legends, seat: Seat) -> Seat:
    """The opponent that a power speaks of: the one who sits opposite, or the next who has a unit. [A64]"""
    for turn in range(0, g.seats, 2):
        other = ((seat ^ 1) + turn) % g.seats
        if g.seats == 2 or g.has_units(other):
            return other
    return seat ^ 1
