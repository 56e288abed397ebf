"""RR&D in text: choices, events and questions with names for numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import nouns
from ludotheque.games.rrd.duel.asks import TEMPORARY
from ludotheque.games.rrd.duel.sides import ACTORS_EACH, ENEMY_ACTORS
from ludotheque.games.rrd.facts import BOOK, BOOKS, SOURCES
from ludotheque.games.rrd.kinds import ARCHETYPES, BESTIARY, BONUSES, EFFECTS, PRICES, SLOTS, ZONES
from ludotheque.games.rrd.resonance import MOST_LATENT, MOST_MIST, MOST_SHARE
from ludotheque.games.rrd.table import MOST_SEATS, ON_THE_TABLE, Logoth
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.question import asked

NO_SLOT = "mat"  # where an object or an infusion goes
CAUSES = [*BOOK.cards, *BOOK.tokens, *SOURCES]  # as duel/blows.py numbers them


def subsets() -> list[str]:
    """'fury+shade': every set of archetypes, by number; 0 is none."""
    return [
        "+".join(ARCHETYPES[n] for n in range(BESTIARY) if subset >> n & 1) or "none" for subset in range(1 << BESTIARY)
    ]


def goods() -> list[str]:
    """What can change hands in a resonance."""
    found = [f"mist-{n + 1}" for n in range(MOST_MIST)] + [f"share-{n + 1}" for n in range(MOST_SHARE)]
    return found + [f"latent-{n + 1}" for n in range(MOST_LATENT)] + BOOK.tokens + BOOK.markers


NAMES = {
    nouns.CARD: BOOK.cards,
    nouns.ENEMY: BOOK.enemies,
    nouns.HERO: BOOK.heroes,
    nouns.WEAPON: BOOK.weapons,
    nouns.PLACE: BOOK.places,
    nouns.MARKER: BOOK.markers,
    nouns.TOKEN: BOOK.tokens,
    nouns.ACCESSORY: BOOK.accessories,
    nouns.SOURCE: SOURCES,
    nouns.SLOT: [*SLOTS, NO_SLOT],
    nouns.ZONE: list(ZONES),
    nouns.SUBSET: subsets(),
    nouns.BODY: ["1", "2", "3", "4"],
    nouns.WAY: ["1", "2", "3", "4", "5", "6"],
    nouns.EVENT: [str(n + 1) for n in range(8)],
    nouns.CROSSING: ["1", "2", "3", "4"],
    nouns.THING: [*(f"ability-{n + 1}" if n < 10 else f"weapon-{n - 9}" for n in range(20)), "infusion-slot"],
    nouns.GOODS: goods(),
    nouns.SPOIL: ["half-the-mist", "an-accessory", "two-cards"],
    nouns.TEMPORARY_MARKER: list(TEMPORARY),
    nouns.EFFECT: list(EFFECTS),
    nouns.BONUS: list(BONUSES),
    nouns.PRICE: list(PRICES),
    nouns.CAUSE: CAUSES,
    nouns.RIVAL: ["a", "b", "c", "d"][:MOST_SEATS],
}

VERBS: Final = [
    "archetypes archetypes", "return card", "wield weapon", "become hero", "weave crossing", "realise event",
    "pass-place", "dismiss", "done", "use token", "forget marker", "remember", "settle marker", "fight", "dominate",
    "way way", "take card", "give-up card", "gain token", "keep accessory", "unmark marker", "redraw crossing",
    "next place", "lay crossing", "swap weapon weapon", "unlock thing", "out card", "in card", "take-off accessory",
    "put-on accessory", "attack rival", "spoil spoil", "play card slot", "raise card slot", "counter card slot",
    "surpass card slot", "offer card", "draw", "activate source body", "instant card body", "token token body",
    "inspire", "let-through", "sacrifice card", "slot slot", "aim body", "discard card", "exchange card",
    "search card", "clean temporary", "retrieve card", "replace card", "concede", "call rival", "give goods",
    "want goods", "propose", "accept", "refuse", "hand-over card", "drop token", "take-back card",
]  # fmt: skip
# Events by what their numbers are: their kinds, after the names under which they are told where these are others.
EVENTS: Final = {
    "seat archetypes": "chooses_archetypes",
    "seat weapon": "wields",
    "seat hero": "becomes is_ready",
    "": "sets_out closes_over is_over",
    "seat n:number": "cycle looks mist memory destiny hurt regains loots_one has_rested",
    "seat n:number hp:number": "tide",
    "seat place": "arrives vanishes finds_place on_top outranked gate dismisses stuck",
    "zone crossing place": "appears",
    "zone": "pile_anew",
    "seat zone": "moves_to no_destiny",
    "seat place event": "realises",
    "seat place n:number": "passes_place passes_for_hp",
    "seat price n:number": "pays",
    "seat token": "gains_token uses_token drops_token",
    "seat marker": "gains_marker has_marker cannot_apply loses_marker",
    "seat accessory": "gains_accessory puts_on takes_off",
    "seat weapon old:weapon": "swaps_weapon",
    "seat card": "gives_up loots takes_card",
    "seat card n:number": "tests",
    "seat": "rests dies wins takes_one calls_off refuses is_inspired",
    "seat thing": "unlocks",
    "seat enemy": "is_slain incarnates beats is_beaten",
    "seat enemy n:number": "fights dominates",
    "seat zone cycle:number": "is_lost",
    "seat cycle:number": "holds_fragment",
    "seat other:seat": "challenges attacks wins_feud calls proposes hands_over resonates",
    "seat other:seat spoil": "despoils",
    "seat other:seat goods": "gives",
    "level:number n:number": "pass_begins dusk",
    "who:actor card": (
        "draws reveals burns sinks discards trims is_stuck finds retrieves plays_instant installs removes cannot_play"
    ),
    "who:actor": "draws_one reshuffles finds_nothing sinks_one finds_one concedes passes is_stunned falls",
    "who:actor card other:card": "exchanges transcends",
    "who:actor temporary": "cleans",
    "who:actor slot n:number": "marks strikes",
    "who:actor card n:number": "offers",
    "who:actor card slot": "plays plays_counter springs counters_fully counters_partly resolves stands",
    "who:actor slot": "lays_trap is_weak",
    "who:actor source": "activates works",
    "who:actor slot card": "guards",
    "who:actor n:number": "blocks absorbs loses_hp heals reserve latent active drains suffers_poison bleeds",
    "who:actor effect n:number": "inflicts",
    "who:actor bonus n:number": "prepares",
}
MOST_CASES: Final = max(  # of one draw by chance: a card, a place, a weapon, an accessory, a token
    *(sum(book.copies) for book in BOOKS.values()),
    *(sum(copies[2] for copies in book.place_copies) for book in BOOKS.values()),
)
FORM_OF: Final = {event: form for form, events in EVENTS.items() for event in events.split()}
FORMS: Final = Forms(ON_THE_TABLE, VERBS, NAMES, FORM_OF, MOST_CASES)


def event(told: Event) -> Data:
    """An event with names for numbers."""
    form = FORMS.events[told.name]
    return {"name": told.name} | {key: named(kind, told.numbers[i]) for i, (key, kind) in enumerate(form)}


def named(kind: str, number: int) -> str | int | None:
    return actor_name(number) if kind == nouns.ACTOR else FORMS.named(kind, number)


def actor_name(number: int) -> str | int:
    """A seat, or an enemy: 'mist_wolf', in a group 'mist_wolf 2'."""
    if number < ENEMY_ACTORS:
        return number
    enemy, body = divmod(number - ENEMY_ACTORS, ACTORS_EACH)
    return f"{BOOK.enemies[enemy]} {body}" if body else BOOK.enemies[enemy]


def question(g: Logoth, seat: Seat) -> Question:
    return asked(g, seat, named)
