"""RR&D in text: choices, events and questions with names for numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.rrd.deeds import Pick
from ludotheque.games.rrd.duel.asks import TEMPORARY
from ludotheque.games.rrd.duel.causes import by_line
from ludotheque.games.rrd.duel.equipment import MakeRoom
from ludotheque.games.rrd.duel.mat import P_BODY, P_CARD, P_SIDE
from ludotheque.games.rrd.duel.passe import AimAbilities, harmful
from ludotheque.games.rrd.duel.play import OfferCards, Pay
from ludotheque.games.rrd.duel.rows import cost_of, is_face_down, new_row
from ludotheque.games.rrd.duel.sides import ACTORS_EACH, ENEMY_ACTORS, actor
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn
from ludotheque.games.rrd.facts import BOOK, SOURCES
from ludotheque.games.rrd.fight import OrDominate, price
from ludotheque.games.rrd.kinds import ARCHETYPES, BESTIARY, BONUSES, EFFECTS, NONE, PRICES, SLOTS, ZONES
from ludotheque.games.rrd.loot import ChooseLoot
from ludotheque.games.rrd.resonance import MOST_LATENT, MOST_MIST, MOST_SHARE, Compose, Consider
from ludotheque.games.rrd.setting_out import ReturnCards, surplus
from ludotheque.games.rrd.table import MOST_SEATS, Logoth
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import Notation, kebab

(
    CARD, ENEMY, HERO, WEAPON, PLACE, MARKER, TOKEN, ACCESSORY, SOURCE, SLOT, ZONE, SUBSET, BODY, WAY, EVENT, CROSSING,
    THING, GOODS, SPOIL, TEMPORARY_MARKER, EFFECT, BONUS, PRICE, SEAT, ACTOR, RIVAL,
    NUMBER,
) = (
    "card", "enemy", "hero", "weapon", "place", "marker", "token", "accessory", "source", "slot", "zone", "archetypes",
    "body", "way", "event", "crossing", "thing", "goods", "spoil", "temporary", "effect", "bonus", "price", "seat",
    "actor", "rival", "number",
)  # fmt: skip
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
    """What the seat is asked: a sentence for each step that asks, and what it is about."""
    step = g.agenda[-1]
    row = laid(g, step)
    known = bool(row) and (g.side_seat[row[P_SIDE]] == seat or not is_face_down(g, row))
    return Question(
        "ask-" + kebab(type(step).__name__),
        {
            "place": named(PLACE, getattr(step, "place", g.place[seat])),
            "zone": named(ZONE, g.zone[seat]),
            "card": named(CARD, row[P_CARD]) if known else None,
            "actor": actor_name(actor(g, row[P_SIDE], row[P_BODY])) if row else None,
            "own": int(bool(row) and g.side_seat[row[P_SIDE]] == seat),
            "source": source_of(g, step),
            "by": other_of(g, step),
            "enemy": named(ENEMY, getattr(step, "enemy", NONE)),
            "hero": named(HERO, g.hero[seat]),
            "weapons": [named(WEAPON, weapon) for weapon in g.weapons[seat]],
            "programs": step.programs[:] if isinstance(step, Pick) else [],
            "loot": step.ways[:] if isinstance(step, ChooseLoot) else [],
            "crossing": [named(PLACE, stack[-1]) if stack else None for stack in g.crossing[g.zone[seat]]],
            "aimed": aimed(step.menu(g)) if isinstance(step, TakeTurn | Answer) and step.seat == seat else [],
            "count": number_in(g, step),
        },
    )


def laid(g: Logoth, step: object) -> list[int]:
    """The card that a question is about: one that is being played, else the one that waits."""
    level = len(g.passe) - 1
    if level < 0:
        return []
    if isinstance(step, MakeRoom):
        return new_row(g, step.side, 0, step.card, False)
    return g.playing[level] or g.pending[level]


def source_of(g: Logoth, step: object) -> str | None:
    """What has led to a question: a combat card, a token, an ability."""
    cause = getattr(step, "cause", NONE)
    if isinstance(step, AimAbilities):
        cause = by_line(g, harmful(g, step.side, step.event)[0])
    return CAUSES[cause] if cause != NONE else None


def other_of(g: Logoth, step: object) -> int | None:
    """The other player whom a question is about."""
    if isinstance(step, Compose | Consider):
        return step.helper if step.seat != step.helper else g.side_seat[step.side]
    other: int | None = getattr(step, "other", getattr(step, "loser", None))
    return other


def aimed(menu: Sequence[Choice]) -> list[str]:
    """What can be aimed at one of several bodies; of anything else no choice speaks of a target."""
    found = []
    for verb, what, target in menu:
        _, *kinds = NOTATION.verbs[verb]
        if kinds[1:] == [BODY] and any(choice[:2] == (verb, what) and choice[2] < target for choice in menu):
            found.append(NAMES[kinds[0]][what])
    return sorted(set(found))


def number_in(g: Logoth, step: object) -> int:
    """The number that a question speaks of: how many, how much mist, how much Reserve is missing."""
    if isinstance(step, OrDominate):
        return price(g, step)
    if isinstance(step, ReturnCards):
        return surplus(g, step.seat)
    if isinstance(step, OfferCards):
        due = g.agenda[-2]  # what is offered for
        assert isinstance(due, Pay)
        return cost_of(g, due.side, due.body, due.card) - g.reserve[due.side]
    number: int = getattr(step, "n", getattr(step, "value", 0))
    return number
