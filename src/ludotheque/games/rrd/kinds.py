"""The closed lists that a set of RR&D is written in: zones, slots, types, and the verbs of effects."""

from __future__ import annotations

from typing import Final

NONE: Final = -1  # no card, no place, no seat

ZONES: Final = ("real", "ethereal", "borough", "ossuary", "labyrinth")
REAL: Final = 0
ETHEREAL: Final = 1

RARITIES: Final = ("common", "exceptional", "mythic")
MYTHIC: Final = 2

SLOTS: Final = ("head", "torso", "arm", "flank", "legs")  # of the shared mat [D1]
SLOT_COUNT: Final = 5

TYPES: Final = ("assault", "defence", "support", "object", "infusion")  # of combat cards [D2]
ASSAULT: Final = 0
DEFENCE: Final = 1
SUPPORT: Final = 2
OBJECT: Final = 3
INFUSION: Final = 4

ARCHETYPES: Final = ("fury", "bulwark", "shade", "aether", "bestiary")
BESTIARY: Final = 4  # enemies only

MOST_SOUL: Final = 5  # the dearest soul value [D2]
LOOT: Final = ("green", "blue", "orange")  # soul values 1 to 3, 4, 5 [R28]

COLOURS: Final = ("red", "white", "blue", "grey")  # of events [R21, R34]
RED: Final = 0
BLUE: Final = 2
GREY: Final = 3

# What a combat card or an ability does: the 22 keywords in the order of the rulebook, then helpers. [D17]
EFFECTS: Final = (
    "amplitude", "block", "burn", "plus", "destroyer", "exchange", "chain", "frenzy", "instinct", "instant", "oblivion",
    "drain", "pierce", "trap", "draw", "weak_point", "poison", "preparation", "search", "bleeding", "stun", "torpor",
    "heal", "reserve", "latent", "lose", "strike", "next", "sink", "clean", "retrieve",
)  # fmt: skip
AMPLITUDE: Final = 0
BLOCK: Final = 1
BURN: Final = 2
PLUS: Final = 3
DESTROYER: Final = 4
EXCHANGE: Final = 5
CHAIN: Final = 6
FRENZY: Final = 7
INSTINCT: Final = 8
INSTANT: Final = 9
OBLIVION: Final = 10
DRAIN: Final = 11
PIERCE: Final = 12
TRAP: Final = 13
DRAW: Final = 14
WEAK_POINT: Final = 15
POISON: Final = 16
PREPARATION: Final = 17
SEARCH: Final = 18
BLEEDING: Final = 19
STUN: Final = 20
TORPOR: Final = 21
HEAL: Final = 22
RESERVE: Final = 23
LATENT: Final = 24
LOSE: Final = 25
STRIKE: Final = 26
NEXT: Final = 27
SINK: Final = 28
CLEAN: Final = 29
RETRIEVE: Final = 30
KEYWORDS: Final = 22  # so many of them are the rulebook's
UNNUMBERED: Final = ("instinct", "instant", "trap", "preparation", "sink", "retrieve")
FORM: Final = (AMPLITUDE, PLUS, CHAIN, FRENZY, INSTINCT, INSTANT, PIERCE, TRAP, PREPARATION)  # how a card is played

HARMFUL: Final = (BURN, DESTROYER, OBLIVION, DRAIN, WEAK_POINT, POISON, BLEEDING, STUN, TORPOR, STRIKE, SINK)

MOMENTS: Final = ("success", "block", "full", "play")  # when an effect of a card applies
ON_SUCCESS: Final = 0
ON_BLOCK: Final = 1
ON_FULL: Final = 2
ON_PLAY: Final = 3

# What the next card of a type gets. The first three are its value, by type.
BONUSES: Final = ("force", "shield", "stagger", "pierce", "amplitude", "poison", "bleeding", "stun")
BONUS_PIERCE: Final = 3
BONUS_AMPLITUDE: Final = 4
BONUS_POISON: Final = 5
BONUS_BLEEDING: Final = 6
BONUS_STUN: Final = 7

STATS: Final = ("force", "shield", "stagger", "cost", "hand", "latent", "active")  # of auras
STAT_COST: Final = 3
STAT_HAND: Final = 4
STAT_LATENT: Final = 5
STAT_ACTIVE: Final = 6

CONDITIONS: Final = (
    "slot", "optimal", "bleeding", "poisoned", "stunned", "weak", "low", "self_low", "first", "nth", "counter", "multi",
    "type", "archetype", "soul",
)  # fmt: skip
IF_SLOT: Final = 0
IF_OPTIMAL: Final = 1
IF_BLEEDING: Final = 2
IF_POISONED: Final = 3
IF_STUNNED: Final = 4
IF_WEAK: Final = 5
IF_LOW: Final = 6
IF_SELF_LOW: Final = 7
IF_FIRST: Final = 8
IF_NTH: Final = 9
IF_COUNTER: Final = 10
IF_MULTI: Final = 11
IF_TYPE: Final = 12
IF_ARCHETYPE: Final = 13
IF_SOUL: Final = 14

EVENTS: Final = (  # what abilities wait for
    "duel_start", "upkeep", "consolidation", "play", "offer", "hit", "hurt", "full", "countered",
)  # fmt: skip
AT_START: Final = 0
AT_UPKEEP: Final = 1
AT_CONSOLIDATION: Final = 2
AT_PLAY: Final = 3
AT_OFFER: Final = 4
AT_HIT: Final = 5
AT_HURT: Final = 6
AT_FULL: Final = 7
AT_COUNTERED: Final = 8

LIMITS: Final = ("passe", "duel")  # how often an ability can be used
COSTS: Final = ("latent", "hp", "reserve")  # of using one

# The lines of abilities, markers and accessories.
LINES: Final = (
    "aura", "on", "use", "start", "opener", "enemy_hp", "max_hp", "pass_cost", "pass_gain", "mist_gain", "no_fight",
)  # fmt: skip
AURA: Final = 0
ON: Final = 1
USE: Final = 2
START: Final = 3
OPENER: Final = 4
ENEMY_HP: Final = 5
MAX_HP: Final = 6
PASS_COST: Final = 7
PASS_GAIN: Final = 8
MIST_GAIN: Final = 9
NO_FIGHT: Final = 10

# What an event of a place does.
DEEDS: Final = (
    "mist", "hp", "memory", "destiny", "heal_full", "loot", "token", "accessory", "marker", "unmark", "fight", "rest",
    "search", "destiny_place", "redraw", "peek", "enter", "leave", "test", "pick", "upgrade", "weapon", "unlock",
    "gate", "win",
)  # fmt: skip
MIST: Final = 0
HP: Final = 1
MEMORY: Final = 2
DESTINY: Final = 3
HEAL_FULL: Final = 4
LOOT_CARDS: Final = 5
TOKEN: Final = 6
ACCESSORY: Final = 7
MARKER: Final = 8
UNMARK: Final = 9
FIGHT: Final = 10
REST: Final = 11
SEARCH_PLACE: Final = 12
DESTINY_PLACE: Final = 13
REDRAW: Final = 14
PEEK: Final = 15
ENTER: Final = 16
LEAVE: Final = 17
TEST: Final = 18
PICK: Final = 19
UPGRADE: Final = 20
WEAPON: Final = 21
UNLOCK: Final = 22
GATE: Final = 23
WIN: Final = 24

PRICES: Final = ("mist", "hp", "memory", "destiny", "card", "token")  # of an event
PRICE_MIST: Final = 0
PRICE_HP: Final = 1
PRICE_MEMORY: Final = 2
PRICE_DESTINY: Final = 3
PRICE_CARD: Final = 4
PRICE_TOKEN: Final = 5

GOES: Final = ("never", "rest", "duel", "mist")  # how a marker goes away
GOES_AT_REST: Final = 1
GOES_AFTER_DUELS: Final = 2
GOES_FOR_MIST: Final = 3

AT_RANDOM: Final = -2  # instead of a token
OF_CHOICE: Final = -3  # instead of a token or an accessory
TWO_HANDS: Final = 2  # what the weapons of a hero take
