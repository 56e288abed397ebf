"""What is printed on the cards of a set, as look-ups by number."""

from __future__ import annotations

from ludotheque.games.rrd.kinds import NONE, SLOT_COUNT
from ludotheque.games.rrd.verbs import PLAY, RAISE
from ludotheque.kernel.choice import Choice


class Condition:
    """Under which circumstances something holds; all parts must."""

    def __init__(self, parts: list[tuple[int, int]]) -> None:
        self.parts = parts  # kind and number; a slot's number is a set of slots


class Effect:
    """One thing that a combat card or an ability does."""

    def __init__(self, verb: int, n: int, moment: int, of_type: int, bonus: int, condition: Condition | None) -> None:
        self.verb = verb
        self.n = n
        self.moment = moment
        self.of_type = of_type  # of the next card that is meant
        self.bonus = bonus  # what that card gets
        self.condition = condition


class Line:
    """One line of an ability, a marker or an accessory."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.stat = 0
        self.n = 0
        self.event = NONE
        self.first = False  # once in each pass of arms
        self.limit = 0
        self.cost = 0
        self.price = 0
        self.mine = True  # whom a duel's start is about
        self.enemy = NONE  # who is not fought
        self.source = NONE  # the thing that it is a line of
        self.condition: Condition | None = None
        self.effects: list[int] = []


class Deed:
    """One thing that an event of a place does."""

    def __init__(self, verb: int, a: int, b: int, programs: list[int]) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.programs = programs  # what follows: of a test if it succeeds and if not, of a choice each of them


class PlaceEvent:
    """One event of a place. Whoever realises it pays, then what it does happens in order."""

    def __init__(self, colour: int, program: int) -> None:
        self.colour = colour
        self.program = program
        self.prices: list[tuple[int, int, int]] = []  # kind, number, token
        self.token = NONE  # that one must have
        self.no_token = NONE  # that one must not have
        self.beaten = NONE  # an enemy that must have been beaten


class Book:
    """A whole set. Each list is by number; names are the ids of the files."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.lines: list[Line] = []
        self.programs: list[list[Deed]] = []

        # Combat cards [D2]
        self.cards: list[str] = []
        self.archetype: list[int] = []
        self.type: list[int] = []
        self.soul: list[int] = []
        self.slots: list[list[int]] = []  # as printed
        self.reach: list[int] = []  # the same as a set
        self.plays: list[list[Choice]] = []  # playing it there: made once, for menus
        self.raises: list[list[Choice]] = []  # the same, transcended
        self.optimal: list[int] = []  # a set of slots
        self.value: list[int] = []
        self.copies: list[int] = []
        self.loot: list[int] = []  # which pile, or NONE [R4]
        self.amplitude: list[int] = []
        self.frenzy: list[int] = []
        self.pierce: list[int] = []
        self.chain: list[int] = []
        self.instinct: list[bool] = []
        self.instant: list[bool] = []
        self.trap: list[bool] = []
        self.prepares: list[bool] = []
        self.plus: list[list[int]] = []
        self.gains: list[list[list[int]]] = []  # effects by moment
        self.card_lines: list[list[int]] = []

        # Enemies [R14]
        self.enemies: list[str] = []
        self.myth: list[bool] = []
        self.enemy_hp: list[int] = []
        self.enemy_active: list[int] = []
        self.enemy_latent: list[int] = []
        self.bubble: list[int] = []
        self.enemy_lines: list[list[int]] = []
        self.enemy_deck: list[list[int]] = []
        self.enemy_loot: list[int] = []  # a program

        # Heroes and weapons
        self.heroes: list[str] = []
        self.hero_active: list[int] = []
        self.hero_latent: list[int] = []
        self.hero_abilities: list[list[list[int]]] = []  # the lines of each ability
        self.hero_prices: list[list[int]] = []
        self.hero_mythic: list[int] = []
        self.weapons: list[str] = []
        self.hands: list[int] = []
        self.weapon_base: list[list[int]] = []
        self.weapon_lines: list[list[int]] = []
        self.weapon_price: list[int] = []

        # Places [R11]. A destiny place is a place of its own, with the name of the neutral one.
        self.places: list[str] = []
        self.zone: list[int] = []
        self.rarity: list[int] = []
        self.place_copies: list[list[int]] = []
        self.mist: list[int] = []
        self.place_events: list[list[PlaceEvent]] = []
        self.destined: list[int] = []  # to which hero
        self.neutral: list[int] = []  # the place of the same name that is destined to nobody

        # Markers, tokens, accessories
        self.markers: list[str] = []
        self.marker_gain: list[int] = []  # a program, or NONE
        self.marker_lines: list[list[int]] = []
        self.marker_goes: list[int] = []
        self.marker_stays: list[int] = []  # for so many duels, or until so much mist is paid
        self.tokens: list[str] = []
        self.token_out: list[int] = []  # a program, or NONE
        self.token_duel: list[list[int]] = []  # effects
        self.token_zone: list[int] = []
        self.token_weaving: list[bool] = []
        self.random_tokens: list[int] = []
        self.accessories: list[str] = []
        self.accessory_lines: list[list[int]] = []
        self.random_accessories: list[int] = []

        # Difficulties [R5]
        self.difficulties: list[str] = []
        self.order: list[list[int]] = []
        self.drawn: list[int] = []
        self.kept: list[int] = []
        self.weapons_drawn: list[bool] = []
        self.starting_mist: list[int] = []
        self.infusion_price: list[int] = []
        self.grows_at_rest: list[bool] = []
        self.tide: list[int] = []

        # Ready heroes: what each has, nothing where a hero is not ready [A71]
        self.ready_weapons: list[list[int]] = []
        self.ready_cards: list[list[int]] = []  # the first ones are kept

    def goes_on(self, slots: list[int]) -> None:
        """Where the next card can be played."""
        card = len(self.slots)
        self.slots.append(slots)
        self.reach.append(slot_set(slots))
        self.plays.append([(PLAY, card, slot) for slot in slots])
        self.raises.append([(RAISE, card, slot) for slot in slots])

    def is_optimal(self, card: int, slot: int) -> bool:
        return bool(self.optimal[card] >> slot & 1)

    def common(self, card: int, slots: int) -> list[int]:
        """The slots of a card that are among these."""
        return [slot for slot in self.slots[card] if slots >> slot & 1]


def slot_set(slots: list[int]) -> int:
    found = 0
    for slot in slots:
        assert slot < SLOT_COUNT
        found |= 1 << slot
    return found
