"""What choices and events of RR&D speak of: the card of a choice, a note behind it, a remark below an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import labelled
from ludotheque.content.words import Words
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import STATS, TYPES
from ludotheque.games.rrd.notation import FORMS, NAMES
from ludotheque.games.rrd.nouns import BODY, CARD, CROSSING, ENEMY, EVENT, HERO, SOURCE, THING, WEAPON
from ludotheque.games.rrd.pieces import brief_passing, foreseen, said_passing, slot_name, worth_against
from ludotheque.games.rrd.printed import FACTS, card_texts, facts, printed, source_texts
from ludotheque.games.rrd.sentences import event_terms, in_turn, place_number, program, whole
from ludotheque.games.rrd.words import laid_there
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.step import BY

PLAYED: Final = {"play": False, "counter": False, "raise": True, "surpass": True}  # whether with a sacrifice
TOLD_IN_FULL: Final = ("gain", "use", "token", "keep", "put-on", "forget", "unmark", "settle")
TOLD_IN_SHORT: Final = ("become", "wield", "swap")  # their first two lines
LAID_OUT: Final = ("weave", "redraw", "lay")  # on the slots of the Intersection
SAID_OF_PENDING: Final = ("let-through", "pass")
INFUSION_SLOT: Final = "infusion-slot"


def subject(text: str, question: Question | None) -> str | None:
    """What a choice speaks of: the card, place, hero or thing that it names, else what the question is about."""
    verb, *numbers = FORMS.notation.read(text)
    word, *kinds = FORMS.notation.verbs[verb]
    for kind, number in zip(kinds, numbers, strict=False):
        if kind in FACTS:
            return NAMES[kind][number]
        if kind == SOURCE:
            return owner_of(NAMES[SOURCE][number])
        if kind == CROSSING:
            return laid_there(question, number)
        if kind == EVENT:
            return asked_about(question, BY)
        if kind == THING:
            return bearer(question, NAMES[THING][number])
    if word in SAID_OF_PENDING:
        return asked_about(question, CARD)
    return asked_about(question, ENEMY) or asked_about(question, BY)


def asked_about(question: Question | None, key: str) -> str | None:
    about = question.params.get(key) if question else None
    return (owner_of(about) if question and question.kind(key) == SOURCE else str(about)) if about else None


def bearer(question: Question | None, thing: str) -> str | None:
    """Whose ability is unlocked: a weapon's or the hero's."""
    what, _, number = thing.rpartition("-")
    weapons = question.params.get("weapons") or [] if question else []
    if what == "weapon" and int(number) <= len(weapons):
        return str(weapons[int(number) - 1])
    return asked_about(question, HERO)


def owner_of(source: str) -> str:
    """An ability belongs to a hero, everything else that is activated is a thing of its own."""
    if any(source in NAMES[kind] for kind in FACTS):
        return source
    return source.rpartition("_")[0]


# Notes


def note(words: Words, text: str, view: Data) -> str:
    """What a choice leads to, as far as the table says it."""
    verb, *numbers = FORMS.notation.read(text)
    word, *kinds = FORMS.notation.verbs[verb]
    operands = [NAMES[kind][number] for kind, number in zip(kinds, numbers, strict=False)]
    own = view["seats"][view["you"] or 0]
    if word in PLAYED:
        return of_play(words, view, operands, PLAYED[word])
    if word == "realise" and own["place"]:
        return of_event(words, own["place"], numbers[0])
    if word == "pass-place" and own["place"]:
        return said_passing(words, own).rstrip(".")
    if word == "activate":
        return " ".join(source_texts(words, operands[0])).rstrip(".")
    if word == "instant":
        return " ".join(card_texts(words, numbers[0])).rstrip(".")
    if word == "offer":
        return words.text("terminal-offered", n=BOOK.soul[numbers[0]])
    if word == "unlock":
        return of_ability(words, own, operands[0])
    if word in LAID_OUT:
        return of_crossing(words, view, own, numbers[0])
    if word in TOLD_IN_FULL:
        return " ".join(printed(words, kinds[0], numbers[0])).rstrip(".")
    if word in TOLD_IN_SHORT:
        return ", ".join(line.rstrip(".") for line in printed(words, kinds[0], numbers[0])[:2])
    return of_mat(words, view, kinds, operands)


def of_play(words: Words, view: Data, operands: Sequence[str], surpassed: bool) -> str:
    """What a card would do on its slot; a sacrifice adds to its value."""
    card, slot = operands
    for one in view["duels"][-1]["previews"] if view["duels"] else []:
        if (one["card"], one["slot"]) == (card, slot):
            if surpassed:
                return words.text("terminal-at-least", n=one["value"], cost=one["cost"])
            return foreseen(words, one)
    return of_card(words, card)


def of_card(words: Words, id: str) -> str:
    """Assault, soul value 1, Force 2."""
    card = BOOK.cards.index(id)
    said = [words.text(f"type-{TYPES[BOOK.type[card]]}"), words.text("terminal-soul", n=BOOK.soul[card])]
    if BOOK.slots[card]:
        said.append(words.text("card-value", stat=words.text(f"stat-{STATS[BOOK.type[card]]}"), n=BOOK.value[card]))
    return ", ".join(said)


def of_event(words: Words, id: str, n: int) -> str:
    """Whether an event is compulsory, what it costs, and what it does."""
    place = place_number(id)
    event = BOOK.place_events[place][n]
    return in_turn(words, [*event_terms(words, place, event), program(words, event.program)])


def of_ability(words: Words, own: Data, thing: str) -> str:
    """An ability by name with its price and what it does."""
    what, _, number = thing.rpartition("-")
    if thing == INFUSION_SLOT or own["hero"] is None:
        return ""
    if what == "ability":
        ability = facts(words, HERO, BOOK.heroes.index(own["hero"]))["abilities"][int(number) - 1]
    else:
        weapon = own["weapons"][int(number) - 1]["weapon"]
        ability = facts(words, WEAPON, BOOK.weapons.index(weapon))["ability"]
    price = words.text("price-memory-text", n=ability["memory"])
    return labelled(words, f"{ability['name']}, {price}", " ".join(ability["texts"]).rstrip("."))


def of_crossing(words: Words, view: Data, own: Data, slot: int) -> str:
    """What passing a place of the Intersection costs or gives."""
    crossing = view["zones"][own["zone"]]["crossing"] if own["zone"] in view["zones"] else []
    if slot >= len(crossing) or not crossing[slot]:
        return ""
    return brief_passing(words, place_number(crossing[slot][-1]))


def of_mat(words: Words, view: Data, kinds: Sequence[str], operands: Sequence[str]) -> str:
    """A card by its type; a body by its HP; a slot by what the card that is being played is worth there."""
    if kinds[:1] == [CARD]:
        return of_card(words, operands[0])
    duel = view["duels"][-1] if view["duels"] else None
    if duel and kinds == [BODY]:
        bodies = duel["sides"][foe_of(view, duel)]["bodies"]
        body = int(operands[0]) - 1
        return words.text("terminal-hp", n=bodies[body]["hp"]) if body < len(bodies) else ""
    if duel and kinds == ["slot"]:
        return ", ".join(worth_against(words, one) for one in duel["placings"] if one["slot"] == operands[0])
    return ""


def foe_of(view: Data, duel: Data) -> int:
    """The side of a duel against the seat that looks."""
    return 0 if view["you"] is not None and duel["sides"][1]["seat"] == view["you"] else 1


# Remarks


def remarks(words: Words, event: Data, view: Data, names: Sequence[str]) -> list[str]:
    """What an event that is realised does; what a card is worth on its slots when it is played."""
    if event["name"] == "realises":
        events = BOOK.place_events[place_number(event["place"])]
        return [whole(words, events[int(event["event"]) - 1].program)]
    return worth(words, event, view) if event["name"] in ("plays", "plays_counter") else []


def worth(words: Words, event: Data, view: Data) -> list[str]:
    """Arm 3, torso 2."""
    for duel in view["duels"][-1:]:
        for row in (duel["countering"], duel["pending"]):
            if row and row["card"] == event["card"] and row["slots"]:
                values = zip(row["slots"], row["values"], strict=True)
                return [", ".join(f"{slot_name(words, slot)} {value}" for slot, value in values)]
    return []
