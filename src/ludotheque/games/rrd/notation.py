"""RR&D in text: choices, events and questions with names for numbers."""

from __future__ import annotations

from ludotheque.games.rrd.duel.asks import TEMPORARY
from ludotheque.games.rrd.duel.sides import ACTORS_EACH, ENEMY_ACTORS
from ludotheque.games.rrd.facts import BOOK, SOURCES
from ludotheque.games.rrd.kinds import ARCHETYPES, BESTIARY, BONUSES, EFFECTS, NONE, PRICES, SLOTS, ZONES
from ludotheque.games.rrd.nouns import (
    ACCESSORY,
    ACTOR,
    BODY,
    BONUS,
    CARD,
    CAUSE,
    CROSSING,
    EFFECT,
    ENEMY,
    EVENT,
    GOODS,
    HERO,
    MARKER,
    NUMBER,
    PLACE,
    PRICE,
    RIVAL,
    SEAT,
    SLOT,
    SOURCE,
    SPOIL,
    SUBSET,
    TEMPORARY_MARKER,
    THING,
    TOKEN,
    WAY,
    WEAPON,
    ZONE,
)
from ludotheque.games.rrd.resonance import MOST_LATENT, MOST_MIST, MOST_SHARE
from ludotheque.games.rrd.table import MOST_SEATS, Logoth
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import Notation
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
    CARD: BOOK.cards,
    ENEMY: BOOK.enemies,
    HERO: BOOK.heroes,
    WEAPON: BOOK.weapons,
    PLACE: BOOK.places,
    MARKER: BOOK.markers,
    TOKEN: BOOK.tokens,
    ACCESSORY: BOOK.accessories,
    SOURCE: SOURCES,
    SLOT: [*SLOTS, NO_SLOT],
    ZONE: list(ZONES),
    SUBSET: subsets(),
    BODY: ["1", "2", "3", "4"],
    WAY: ["1", "2", "3", "4", "5", "6"],
    EVENT: [str(n + 1) for n in range(8)],
    CROSSING: ["1", "2", "3", "4"],
    THING: [
        *(f"ability-{n + 1}" if n < 10 else f"weapon-{n - 9}" for n in range(20)),
        "infusion-slot",
    ],
    GOODS: goods(),
    SPOIL: ["half-the-mist", "an-accessory", "two-cards"],
    TEMPORARY_MARKER: list(TEMPORARY),
    EFFECT: list(EFFECTS),
    BONUS: list(BONUSES),
    PRICE: list(PRICES),
    CAUSE: CAUSES,
    RIVAL: ["a", "b", "c", "d"][:MOST_SEATS],
}

NOTATION = Notation(
    verbs=[
        ("pass",),
        ("archetypes", SUBSET),
        ("return", CARD),
        ("wield", WEAPON),
        ("become", HERO),
        ("weave", CROSSING),
        ("realise", EVENT),
        ("pass-place",),
        ("dismiss",),
        ("done",),
        ("use", TOKEN),
        ("forget", MARKER),
        ("remember",),
        ("settle", MARKER),
        ("fight",),
        ("dominate",),
        ("way", WAY),
        ("take", CARD),
        ("give-up", CARD),
        ("gain", TOKEN),
        ("keep", ACCESSORY),
        ("unmark", MARKER),
        ("redraw", CROSSING),
        ("next", PLACE),
        ("lay", CROSSING),
        ("swap", WEAPON, WEAPON),
        ("unlock", THING),
        ("out", CARD),
        ("in", CARD),
        ("take-off", ACCESSORY),
        ("put-on", ACCESSORY),
        ("attack", RIVAL),
        ("spoil", SPOIL),
        ("play", CARD, SLOT),
        ("raise", CARD, SLOT),
        ("counter", CARD, SLOT),
        ("surpass", CARD, SLOT),
        ("offer", CARD),
        ("draw",),
        ("activate", SOURCE, BODY),
        ("instant", CARD, BODY),
        ("token", TOKEN, BODY),
        ("inspire",),
        ("let-through",),
        ("sacrifice", CARD),
        ("slot", SLOT),
        ("aim", BODY),
        ("discard", CARD),
        ("exchange", CARD),
        ("search", CARD),
        ("clean", TEMPORARY_MARKER),
        ("retrieve", CARD),
        ("replace", CARD),
        ("concede",),
        ("call", RIVAL),
        ("give", GOODS),
        ("want", GOODS),
        ("propose",),
        ("accept",),
        ("refuse",),
        ("hand-over", CARD),
        ("drop", TOKEN),
        ("take-back", CARD),
    ],
    names=NAMES,
)

# What the numbers of an event are: the name under which it is told, and its kind.
WHO = ("who", ACTOR)
SEATED = ("seat", SEAT)
N = ("n", NUMBER)
EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "chooses_archetypes": (SEATED, ("archetypes", SUBSET)),
    "wields": (SEATED, ("weapon", WEAPON)),
    "becomes": (SEATED, ("hero", HERO)),
    "sets_out": (),
    "cycle": (SEATED, N),
    "tide": (SEATED, N, ("hp", NUMBER)),
    "arrives": (SEATED, ("place", PLACE)),
    "appears": (("zone", ZONE), ("crossing", CROSSING), ("place", PLACE)),
    "vanishes": (SEATED, ("place", PLACE)),
    "pile_anew": (("zone", ZONE),),
    "moves_to": (SEATED, ("zone", ZONE)),
    "finds_place": (SEATED, ("place", PLACE)),
    "on_top": (SEATED, ("place", PLACE)),
    "outranked": (SEATED, ("place", PLACE)),
    "no_destiny": (SEATED, ("zone", ZONE)),
    "looks": (SEATED, N),
    "gate": (SEATED, ("place", PLACE)),
    "realises": (SEATED, ("place", PLACE), ("event", EVENT)),
    "passes_place": (SEATED, ("place", PLACE), N),
    "passes_for_hp": (SEATED, ("place", PLACE), N),
    "dismisses": (SEATED, ("place", PLACE)),
    "stuck": (SEATED, ("place", PLACE)),
    "pays": (SEATED, ("price", PRICE), N),
    "mist": (SEATED, N),
    "memory": (SEATED, N),
    "destiny": (SEATED, N),
    "hurt": (SEATED, N),
    "regains": (SEATED, N),
    "gains_token": (SEATED, ("token", TOKEN)),
    "uses_token": (SEATED, ("token", TOKEN)),
    "drops_token": (SEATED, ("token", TOKEN)),
    "gains_marker": (SEATED, ("marker", MARKER)),
    "has_marker": (SEATED, ("marker", MARKER)),
    "cannot_apply": (SEATED, ("marker", MARKER)),
    "loses_marker": (SEATED, ("marker", MARKER)),
    "gains_accessory": (SEATED, ("accessory", ACCESSORY)),
    "puts_on": (SEATED, ("accessory", ACCESSORY)),
    "takes_off": (SEATED, ("accessory", ACCESSORY)),
    "swaps_weapon": (SEATED, ("weapon", WEAPON), ("old", WEAPON)),
    "gives_up": (SEATED, ("card", CARD)),
    "loots": (SEATED, ("card", CARD)),
    "loots_one": (SEATED, N),
    "tests": (SEATED, ("card", CARD), N),
    "rests": (SEATED,),
    "has_rested": (SEATED, N),
    "unlocks": (SEATED, ("thing", THING)),
    "is_slain": (SEATED, ("enemy", ENEMY)),
    "fights": (SEATED, ("enemy", ENEMY), N),
    "incarnates": (SEATED, ("enemy", ENEMY)),
    "dominates": (SEATED, ("enemy", ENEMY), N),
    "beats": (SEATED, ("enemy", ENEMY)),
    "is_beaten": (SEATED, ("enemy", ENEMY)),
    "dies": (SEATED,),
    "is_lost": (SEATED, ("zone", ZONE), ("cycle", NUMBER)),
    "holds_fragment": (SEATED, ("cycle", NUMBER)),
    "closes_over": (),
    "wins": (SEATED,),
    "is_over": (),
    "challenges": (SEATED, ("other", SEAT)),
    "attacks": (SEATED, ("other", SEAT)),
    "wins_feud": (SEATED, ("other", SEAT)),
    "despoils": (SEATED, ("other", SEAT), ("spoil", SPOIL)),
    "takes_card": (SEATED, ("card", CARD)),
    "takes_one": (SEATED,),
    "calls": (SEATED, ("other", SEAT)),
    "calls_off": (SEATED,),
    "proposes": (SEATED, ("other", SEAT)),
    "refuses": (SEATED,),
    "hands_over": (SEATED, ("other", SEAT)),
    "resonates": (SEATED, ("other", SEAT)),
    "gives": (SEATED, ("other", SEAT), ("goods", GOODS)),
    "pass_begins": (("level", NUMBER), N),
    "dusk": (("level", NUMBER), N),
    "draws": (WHO, ("card", CARD)),
    "draws_one": (WHO,),
    "reshuffles": (WHO,),
    "finds_nothing": (WHO,),
    "reveals": (WHO, ("card", CARD)),
    "burns": (WHO, ("card", CARD)),
    "sinks": (WHO, ("card", CARD)),
    "sinks_one": (WHO,),
    "discards": (WHO, ("card", CARD)),
    "trims": (WHO, ("card", CARD)),
    "is_stuck": (WHO, ("card", CARD)),
    "exchanges": (WHO, ("card", CARD), ("other", CARD)),
    "finds": (WHO, ("card", CARD)),
    "finds_one": (WHO,),
    "retrieves": (WHO, ("card", CARD)),
    "cleans": (WHO, ("temporary", TEMPORARY_MARKER)),
    "marks": (WHO, ("slot", SLOT), N),
    "offers": (WHO, ("card", CARD), N),
    "transcends": (WHO, ("card", CARD), ("other", CARD)),
    "plays": (WHO, ("card", CARD), ("slot", SLOT)),
    "plays_counter": (WHO, ("card", CARD), ("slot", SLOT)),
    "plays_instant": (WHO, ("card", CARD)),
    "lays_trap": (WHO, ("slot", SLOT)),
    "springs": (WHO, ("card", CARD), ("slot", SLOT)),
    "installs": (WHO, ("card", CARD)),
    "removes": (WHO, ("card", CARD)),
    "activates": (WHO, ("source", SOURCE)),
    "works": (WHO, ("source", SOURCE)),
    "is_inspired": (SEATED,),
    "concedes": (WHO,),
    "passes": (WHO,),
    "cannot_play": (WHO, ("card", CARD)),
    "is_stunned": (WHO,),
    "counters_fully": (WHO, ("card", CARD), ("slot", SLOT)),
    "counters_partly": (WHO, ("card", CARD), ("slot", SLOT)),
    "resolves": (WHO, ("card", CARD), ("slot", SLOT)),
    "stands": (WHO, ("card", CARD), ("slot", SLOT)),
    "guards": (WHO, ("slot", SLOT), ("card", CARD)),
    "blocks": (WHO, N),
    "absorbs": (WHO, N),
    "strikes": (WHO, ("slot", SLOT), N),
    "is_weak": (WHO, ("slot", SLOT)),
    "loses_hp": (WHO, N),
    "falls": (WHO,),
    "heals": (WHO, N),
    "reserve": (WHO, N),
    "latent": (WHO, N),
    "active": (WHO, N),
    "drains": (WHO, N),
    "inflicts": (WHO, ("effect", EFFECT), N),
    "prepares": (WHO, ("bonus", BONUS), N),
    "suffers_poison": (WHO, N),
    "bleeds": (WHO, N),
}


def event(told: Event) -> Data:
    """An event with names for numbers."""
    form = EVENTS[told.name]
    return {"name": told.name} | {key: named(kind, told.numbers[i]) for i, (key, kind) in enumerate(form)}


def named(kind: str, number: int) -> str | int | None:
    if kind == ACTOR:
        return actor_name(number)
    if kind not in NAMES:
        return number
    return None if number == NONE else NAMES[kind][number]


def actor_name(number: int) -> str | int:
    """A seat, or an enemy: 'mist_wolf', in a group 'mist_wolf 2'."""
    if number < ENEMY_ACTORS:
        return number
    enemy, body = divmod(number - ENEMY_ACTORS, ACTORS_EACH)
    return f"{BOOK.enemies[enemy]} {body}" if body else BOOK.enemies[enemy]


def question(g: Logoth, seat: Seat) -> Question:
    return asked(g, seat, named)
