"""RR&D in sentences: what happened, what is asked, what may be chosen, what the cards and places say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content import saying
from ludotheque.content.saying import NOTHING, capital, choice_id, name_of, one_of
from ludotheque.content.words import Param, Words
from ludotheque.games.rrd import nouns, printed, sentences
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import EFFECTS, KEYWORDS, LOOT_CARDS, PICK
from ludotheque.games.rrd.notation import CAUSES, FORMS, NAMES
from ludotheque.games.rrd.printed import FACTS
from ludotheque.games.rrd.table import STAGES
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.notation import known
from ludotheque.kernel.step import BY

NUMBERS: Final = (nouns.BODY, nouns.WAY, nouns.EVENT, nouns.CROSSING)  # kinds whose names are numbers
# Kinds with names of their own.
THINGS: Final = (nouns.CARD, nouns.ENEMY, nouns.HERO, nouns.WEAPON, nouns.MARKER, nouns.TOKEN, nouns.ACCESSORY)
SECOND: Final = "to_"  # before the kind of a second weapon: the one that is given up for the first
LABELS: Final = (
    "hp", "mist", "memory", "destiny", "cycle", "tide", "difficulty", "hero", "weapons", "abilities", "tokens",
    "markers", "worn", "bag", "deck", "satchel", "offered", "returned", "loot", "beaten", "slain", "lent", "place",
    "crossing", "pile", "discard", "hand", "void", "top_soul", "objects", "infusions", "reserve", "latent", "active",
    "guards", "traps", "standing", "next", "pending", "passe", "block", "weak", "duel",
)  # fmt: skip


# Names


def name(words: Words, kind: str, id: str | None) -> str:
    """The name of a thing, as a label."""
    kind = kind.removeprefix(SECOND)
    if id is None:
        return NOTHING
    if kind in NUMBERS:
        return id
    if kind in THINGS:
        return sentences.called(words, kind, id)
    if kind == nouns.PLACE:
        return sentences.place_name(words, sentences.place_number(id))
    if kind == nouns.SUBSET:
        return ", ".join(words.text(f"archetype-{one}") for one in id.split("+"))
    if kind == nouns.SOURCE:
        return source(words, id)
    if kind in (nouns.THING, nouns.GOODS):
        return counted(words, kind, id)
    return words.text(f"{kind}-{id}")


def source(words: Words, id: str) -> str:
    """What is activated or takes effect: an ability by its name, an enemy by its particularity, the rest by theirs."""
    known(id, CAUSES, nouns.SOURCE)
    for kind in (nouns.WEAPON, nouns.ACCESSORY, nouns.CARD, nouns.MARKER, nouns.TOKEN):
        if id in NAMES[kind]:
            return sentences.called(words, kind, id)
    if id in BOOK.enemies:
        return words.find(f"enemy-{id}.trait") or sentences.called(words, nouns.ENEMY, id)
    hero, _, ability = id.rpartition("_")
    own = words.find(f"{nouns.SOURCE}-{id}")
    return own or sentences.ability_name(words, nouns.HERO, hero, int(ability))


def counted(words: Words, kind: str, id: str) -> str:
    """What can be unlocked or change hands, a number behind it: weapon-2, mist-3; tokens and markers by their names."""
    if id in BOOK.tokens or id in BOOK.markers:
        return sentences.called(words, nouns.TOKEN if id in BOOK.tokens else nouns.MARKER, id)
    what, _, n = id.rpartition("-")
    return words.text(f"{kind}-{what}", n=int(n)) if n.isdigit() else words.text(f"{kind}-{id}")


def the(words: Words, kind: str, id: str | None) -> str:
    """A thing as a sentence speaks of it: the head; by its name where that has no other form."""
    return words.find(f"{kind.removeprefix(SECOND)}-{id}.the") or name(words, kind, id)


def actor(words: Words, who: str | int | None, names: Sequence[str]) -> str:
    """Who does something in a duel: a player, the enemy, or one of several: Ann, The Mist Wolf, Mist Wolf 2."""
    if not isinstance(who, str):
        return name_of(names, who)
    enemy, _, body = who.partition(" ")
    if body:
        return f"{sentences.called(words, nouns.ENEMY, enemy)} {body}"
    return words.find(f"{nouns.ENEMY}-{enemy}.who") or sentences.called(words, nouns.ENEMY, enemy)


# What happened, what is asked, what may be chosen


def told(words: Words, event: Data, names: Sequence[str]) -> str:
    """What happened, as a sentence; `names` are the players by seat."""
    said = {key: spoken(words, key, kind, event[key], names) for key, kind in FORMS.events[event["name"]]}
    if nouns.EVENT in event and nouns.PLACE in event:
        place = sentences.place_number(event[nouns.PLACE])
        said[nouns.EVENT] = sentences.event_title(words, place, int(event[nouns.EVENT]) - 1)
    return saying.told(words, event, names, FORMS.events[event["name"]], said)


def spoken(words: Words, key: str, kind: str, value: str | int | None, names: Sequence[str]) -> Param:
    """A thing as a sentence speaks of it: the head, Quick Slash, Ann, 3."""
    if kind == nouns.SEAT:
        return name_of(names, value)
    if kind == nouns.ACTOR:
        return actor(words, value, names)
    return value if isinstance(value, int) else operand(words, kind, value)


def operand(words: Words, kind: str, id: str | None) -> Param:
    """A thing as a choice speaks of it: the head, Quick Slash, 3."""
    return int(id) if kind in NUMBERS and id is not None else the(words, kind, id)


def choice(words: Words, text: str, question: Question | None = None) -> str:
    """A choice in notation as a line of a menu, in the words that fit the question best."""
    verb, *numbers = FORMS.notation.read(text)
    word, *kinds = FORMS.notation.verbs[verb]
    called_so = [operand(words, kind, NAMES[kind][numbers[i]]) for i, kind in enumerate(kinds)]
    params = dict(zip(operands(kinds), called_so, strict=True))
    way = told_way(words, question, numbers[0]) if nouns.WAY in params else ""
    if way:
        return capital(way)
    if question is not None and nouns.EVENT in params and question.kind(BY) == nouns.PLACE:
        params[nouns.EVENT] = sentences.event_title(words, sentences.place_number(question.params[BY]), numbers[0])
    place = laid_there(question, numbers[0]) if nouns.CROSSING in params else None
    if place:
        return capital(words.text(f"choice-{word}-named", place=name(words, nouns.PLACE, place), **params))
    if nouns.BODY in kinds[1:] and goes_without_saying(question, NAMES[kinds[0]][numbers[0]]):
        return capital(words.text(f"choice-{word}-alone", **params))
    return capital(words.text(choice_id(words, word, question), **params))


def told_way(words: Words, question: Question | None, way: int) -> str:
    """What a way leads to, where the question says it: programs of a choice, or numbers of a loot."""
    params = question.params if question is not None else {}
    if params.get("programs"):
        return sentences.within(words, params["programs"][way])
    return sentences.loot(words, params["loot"][way]) if params.get("loot") else ""


def laid_there(question: Question | None, crossing: int) -> str | None:
    """The place on a slot of the Intersection, where the question says it."""
    laid: list[str | None] = (question.params.get("crossing") if question is not None else None) or []
    return laid[crossing] if crossing < len(laid) else None


def goes_without_saying(question: Question | None, what: str) -> bool:
    """Whether there is only one target, where the question says what can be aimed."""
    return question is not None and what not in question.params.get("aimed", [what])


def operands(kinds: Sequence[str]) -> list[str]:
    """What the operands of a choice are called: their kinds; a second weapon is `to_weapon`."""
    return [SECOND + kind if kind in kinds[:i] else kind for i, kind in enumerate(kinds)]


# Cards


def all_cards() -> dict[str, str]:
    """Every id of a card, an enemy, a place with its kind, in the order of their numbers."""
    return {id: kind for kind in FACTS for id in NAMES[kind]}


def facts(words: Words, kind: str, id: str) -> Data:
    """What a thing says, part by part, in our original set."""
    known(kind, list(FACTS), "kind of card")
    return printed.facts(words, kind, known(id, NAMES[kind], kind))


def card(words: Words, kind: str, id: str) -> list[str]:
    """Everything that a thing says, line by line, its name first."""
    known(kind, list(FACTS), "kind of card")
    said = printed.printed(words, kind, known(id, NAMES[kind], kind))
    return [name(words, kind, id), *(line for line in said if line)]


def keyword(words: Words, id: str) -> tuple[str, str]:
    """A keyword, and what it means."""
    known(id, list(EFFECTS[:KEYWORDS]), "keyword")
    return words.text(f"effect-{id}"), words.text(f"effect-{id}.about")


# The forms of sentences


def phrases(words: Words) -> dict[str, str]:
    """The ways that a question lists by number: programs of a choice, and numbers of a loot."""
    deeds = [deed for program in BOOK.programs for deed in program]
    picked = {way for deed in deeds if deed.verb == PICK for way in deed.programs}
    looted = {way for deed in deeds if deed.verb == LOOT_CARDS for way in deed.programs}
    said = {f"programs-{way}": sentences.within(words, way) for way in sorted(picked)}
    return said | {f"loot-{way}": sentences.loot(words, way) for way in sorted(looted)}


def kinds() -> list[str]:
    """The kinds of things that have names."""
    return [*(kind for kind in NAMES if kind != nouns.CAUSE), SECOND + nouns.WEAPON]


# Labels


def label(words: Words, part: str) -> str:
    """The name of a part of the table: hand, satchel, Void; one of LABELS."""
    return one_of(words, "label", part, LABELS)


def stage(words: Words, id: str) -> str:
    """The name of a phase of the cycle."""
    return one_of(words, "stage", id, STAGES)
