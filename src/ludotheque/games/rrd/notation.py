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
CAUSES = [*BOOK.cards, *BOOK.tokens, *SOURCES]  # as duel/causes.py numbers them


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
# What the numbers of an event are: their kinds, after the names under which they are told where these are others.
EVENTS: Final = {
    "chooses_archetypes": "seat archetypes",
    "wields": "seat weapon",
    "becomes": "seat hero",
    "sets_out": "",
    "cycle": "seat n:number",
    "tide": "seat n:number hp:number",
    "arrives": "seat place",
    "appears": "zone crossing place",
    "vanishes": "seat place",
    "pile_anew": "zone",
    "moves_to": "seat zone",
    "finds_place": "seat place",
    "on_top": "seat place",
    "outranked": "seat place",
    "no_destiny": "seat zone",
    "looks": "seat n:number",
    "gate": "seat place",
    "realises": "seat place event",
    "passes_place": "seat place n:number",
    "passes_for_hp": "seat place n:number",
    "dismisses": "seat place",
    "stuck": "seat place",
    "pays": "seat price n:number",
    "mist": "seat n:number",
    "memory": "seat n:number",
    "destiny": "seat n:number",
    "hurt": "seat n:number",
    "regains": "seat n:number",
    "gains_token": "seat token",
    "uses_token": "seat token",
    "drops_token": "seat token",
    "gains_marker": "seat marker",
    "has_marker": "seat marker",
    "cannot_apply": "seat marker",
    "loses_marker": "seat marker",
    "gains_accessory": "seat accessory",
    "puts_on": "seat accessory",
    "takes_off": "seat accessory",
    "swaps_weapon": "seat weapon old:weapon",
    "gives_up": "seat card",
    "loots": "seat card",
    "loots_one": "seat n:number",
    "tests": "seat card n:number",
    "rests": "seat",
    "has_rested": "seat n:number",
    "unlocks": "seat thing",
    "is_slain": "seat enemy",
    "fights": "seat enemy n:number",
    "incarnates": "seat enemy",
    "dominates": "seat enemy n:number",
    "beats": "seat enemy",
    "is_beaten": "seat enemy",
    "dies": "seat",
    "is_lost": "seat zone cycle:number",
    "holds_fragment": "seat cycle:number",
    "closes_over": "",
    "wins": "seat",
    "is_over": "",
    "challenges": "seat other:seat",
    "attacks": "seat other:seat",
    "wins_feud": "seat other:seat",
    "despoils": "seat other:seat spoil",
    "takes_card": "seat card",
    "takes_one": "seat",
    "calls": "seat other:seat",
    "calls_off": "seat",
    "proposes": "seat other:seat",
    "refuses": "seat",
    "hands_over": "seat other:seat",
    "resonates": "seat other:seat",
    "gives": "seat other:seat goods",
    "pass_begins": "level:number n:number",
    "dusk": "level:number n:number",
    "draws": "who:actor card",
    "draws_one": "who:actor",
    "reshuffles": "who:actor",
    "finds_nothing": "who:actor",
    "reveals": "who:actor card",
    "burns": "who:actor card",
    "sinks": "who:actor card",
    "sinks_one": "who:actor",
    "discards": "who:actor card",
    "trims": "who:actor card",
    "is_stuck": "who:actor card",
    "exchanges": "who:actor card other:card",
    "finds": "who:actor card",
    "finds_one": "who:actor",
    "retrieves": "who:actor card",
    "cleans": "who:actor temporary",
    "marks": "who:actor slot n:number",
    "offers": "who:actor card n:number",
    "transcends": "who:actor card other:card",
    "plays": "who:actor card slot",
    "plays_counter": "who:actor card slot",
    "plays_instant": "who:actor card",
    "lays_trap": "who:actor slot",
    "springs": "who:actor card slot",
    "installs": "who:actor card",
    "removes": "who:actor card",
    "activates": "who:actor source",
    "works": "who:actor source",
    "is_inspired": "seat",
    "concedes": "who:actor",
    "passes": "who:actor",
    "cannot_play": "who:actor card",
    "is_stunned": "who:actor",
    "counters_fully": "who:actor card slot",
    "counters_partly": "who:actor card slot",
    "resolves": "who:actor card slot",
    "stands": "who:actor card slot",
    "guards": "who:actor slot card",
    "blocks": "who:actor n:number",
    "absorbs": "who:actor n:number",
    "strikes": "who:actor slot n:number",
    "is_weak": "who:actor slot",
    "loses_hp": "who:actor n:number",
    "falls": "who:actor",
    "heals": "who:actor n:number",
    "reserve": "who:actor n:number",
    "latent": "who:actor n:number",
    "active": "who:actor n:number",
    "drains": "who:actor n:number",
    "inflicts": "who:actor effect n:number",
    "prepares": "who:actor bonus n:number",
    "suffers_poison": "who:actor n:number",
    "bleeds": "who:actor n:number",
    "is_ready": "seat hero",
}
MOST_CASES: Final = max(  # of one draw by chance: a card, a place, a weapon, an accessory, a token
    *(sum(book.copies) for book in BOOKS.values()),
    *(sum(copies[2] for copies in book.place_copies) for book in BOOKS.values()),
)
FORMS: Final = Forms(ON_THE_TABLE, VERBS, NAMES, EVENTS, MOST_CASES)


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
