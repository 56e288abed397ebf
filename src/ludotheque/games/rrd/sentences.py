"""What the things of RR&D do, as sentences made from the book: effects, lines, events of places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import NOTHING, capital, listed
from ludotheque.content.words import Param, Words
from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.book import Condition, Deed, Line, PlaceEvent
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.language import ANY, CHOICE, RANDOM, SEARCHES, names_of
from ludotheque.games.rrd.scribe import DESTINED
from ludotheque.kernel.game import Data

UNNAMED: Final = {kinds.AT_RANDOM: RANDOM, kinds.OF_CHOICE: CHOICE, kinds.NONE: ANY}
TEN: Final = 10  # pile and number of a loot, ambush and bodies of a fight are one number each


# Names


def called(words: Words, kind: str, id: str) -> str:
    """The name of a card, an enemy, a place; of somebody's own set by its id."""
    return words.find(f"{kind}-{id}") or id.replace("_", " ").capitalize()


def numbered(words: Words, kind: str, number: int) -> str:
    return called(words, kind, names_of(BOOK, kind)[number])


def place_name(words: Words, place: int) -> str:
    """A destiny place has the name of the neutral one, and says what it is."""
    neutral = numbered(words, "place", BOOK.neutral[place])
    return words.text("place-destined", place=neutral) if BOOK.neutral[place] != place else neutral


def place_number(id: str) -> int:
    """The number of a place; a destiny place is called like the neutral one, with a word behind it."""
    return BOOK.places.index(id) if id in BOOK.places else BOOK.places.index(id.removesuffix(f"_{DESTINED}"))


def ability_name(words: Words, kind: str, id: str, number: int) -> str:
    """The name of an ability of a hero or a weapon; of somebody's own set by its number."""
    own = words.find(f"{kind}-{id}.ability-{number}")
    return own or words.text("source-ability", n=number, hero=called(words, kind, id))


# Pieces of sentences


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    return f"{capital(text)}{'' if text.endswith('.') else '.'}"


def signed(n: int) -> str:
    return f"{n:+}"


def in_turn(words: Words, parts: Sequence[str]) -> str:
    """+2 mist; a token at random."""
    said = "".join(parts[:1])
    for part in parts[1:]:
        said = words.text("text-then", first=said, last=part)
    return said


# Combat cards and abilities


def effect(words: Words, number: int) -> str:
    """One thing that a card or an ability does: On a full counter: Draw 1; +2 damage if the target is bleeding."""
    one = BOOK.effects[number]
    params: dict[str, Param] = {"n": one.n}
    if one.verb == kinds.NEXT:
        params["type"] = words.text(f"type-{kinds.TYPES[one.of_type]}.next")
        params["bonus"] = words.text(f"bonus-{kinds.BONUSES[one.bonus]}.text", n=one.n)
    said = only_if(words, words.text(f"effect-{kinds.EFFECTS[one.verb]}.text", **params), one.condition)
    return said if one.moment == kinds.ON_SUCCESS else words.text(f"moment-{kinds.MOMENTS[one.moment]}", text=said)


def effects(words: Words, numbers: Sequence[int]) -> str:
    return ", ".join(effect(words, number) for number in numbers)


def keyword(words: Words, verb: int, n: int) -> str:
    """A keyword with its number: Frenzy 2."""
    return words.text(f"effect-{kinds.EFFECTS[verb]}.text", n=n)


def only_if(words: Words, text: str, condition: Condition | None) -> str:
    if condition is None:
        return text
    return words.text("text-if", text=text, condition=circumstances(words, condition))


def circumstances(words: Words, condition: Condition) -> str:
    """All parts of a condition: the slot is optimal and the target is bleeding."""
    return listed(words, [circumstance(words, kind, n) for kind, n in condition.parts], "text-and")


def circumstance(words: Words, kind: int, n: int) -> str:
    params: dict[str, Param] = {"n": n}
    if kind == kinds.IF_SLOT:
        slots = [words.text(f"slot-{slot}") for i, slot in enumerate(kinds.SLOTS) if n >> i & 1]
        params["slots"] = listed(words, slots, "text-or")
    elif kind == kinds.IF_TYPE:
        params["type"] = words.text(f"type-{kinds.TYPES[n]}")
    elif kind == kinds.IF_ARCHETYPE:
        params["archetype"] = words.text(f"archetype-{kinds.ARCHETYPES[n]}")
    return words.text(f"condition-{kinds.CONDITIONS[kind]}", **params)


def line(words: Words, number: int) -> str:
    """One line of an ability, a marker or an accessory."""
    one = BOOK.lines[number]
    text = effects(words, one.effects)
    if one.kind == kinds.AURA:
        aura = words.text("line-aura", stat=words.text(f"stat-{kinds.STATS[one.stat]}"), by=signed(one.n))
        return sentence(only_if(words, aura, one.condition))
    if one.kind == kinds.ON:
        occasion = only_if(words, words.text(f"occasion-{kinds.EVENTS[one.event]}"), one.condition)
        return sentence(words.text("line-on-first" if one.first else "line-on", occasion=occasion, text=text))
    if one.kind == kinds.USE:
        return sentence(words.text(f"line-use-{kinds.LIMITS[one.limit]}", price=price_of_use(words, one), text=text))
    if one.kind == kinds.START:
        return sentence(words.text("line-start-self" if one.mine else "line-start-enemy", text=text))
    enemy = numbered(words, "enemy", one.enemy) if one.kind == kinds.NO_FIGHT else NOTHING
    return sentence(words.text(f"line-{kinds.LINES[one.kind]}", by=signed(one.n), enemy=enemy))


def price_of_use(words: Words, one: Line) -> str:
    return words.text(f"cost-{kinds.COSTS[one.cost]}" if one.price else "cost-free", n=one.price)


def lines(words: Words, numbers: Sequence[int]) -> list[str]:
    return [line(words, number) for number in numbers]


# Events of places


def program(words: Words, number: int) -> str:
    """What an event does, one deed after the other; `nothing` where it does nothing."""
    said = [deed(words, one) for one in BOOK.programs[number]]
    return in_turn(words, said) or words.text("deed-nothing")


def whole(words: Words, number: int) -> str:
    return sentence(program(words, number))


def within(words: Words, number: int) -> str:
    """The same as a part of a longer sentence."""
    return ", ".join(deed(words, one) for one in BOOK.programs[number]) or words.text("deed-nothing")


def deed(words: Words, one: Deed) -> str:
    """One deed: +2 mist; soul test 2: +4 HP; otherwise marker Soul Rot."""
    name = f"deed-{kinds.DEEDS[one.verb]}"
    if one.verb == kinds.TEST:
        then, otherwise = (within(words, way) for way in one.programs)
        return words.text(name, n=one.a, then=then, otherwise=otherwise)
    if one.verb == kinds.PICK:
        return words.text(name, ways=listed(words, [within(words, way) for way in one.programs], "text-or"))
    if one.verb == kinds.LOOT_CARDS:
        return words.text(name, ways=listed(words, [loot(words, way) for way in one.programs], "text-or"))
    if one.verb in (kinds.TOKEN, kinds.ACCESSORY, kinds.MARKER, kinds.UNMARK):
        return thing(words, name, one)
    return met_or_changed(words, name, one)


def met_or_changed(words: Words, name: str, one: Deed) -> str:
    """A deed about an enemy, a place, a zone or a number: fight: 2 × Mist Wolf; enter the Dark Ossuary; +2 mist."""
    if one.verb == kinds.FIGHT:
        ambush, bodies = divmod(one.b, TEN)
        enemy = numbered(words, "enemy", one.a)
        return words.text(f"{name}-ambush" if ambush else name, n=bodies, enemy=enemy)
    if one.verb in (kinds.SEARCH_PLACE, kinds.GATE):
        place = place_name(words, one.a)
        return words.text(name if one.verb == kinds.GATE else f"{name}-{SEARCHES[one.b]}", place=place)
    zone = words.text(f"zone-{kinds.ZONES[one.a]}.to") if one.verb == kinds.ENTER else NOTHING
    return words.text(name, n=one.a, by=signed(one.a), zone=zone)


def loot(words: Words, way: int) -> str:
    """2 combat cards of soul value 1 to 3."""
    pile, n = divmod(way, TEN)
    return words.text(f"loot-{kinds.LOOT[pile]}", n=n)


def thing(words: Words, name: str, one: Deed) -> str:
    """A deed about a token, an accessory or a marker: one that is named, any, one by chance or one of choice."""
    if one.verb == kinds.TOKEN and one.a == kinds.OF_CHOICE:
        tokens = [numbered(words, "token", token) for token in one.programs]
        return words.text(f"{name}-choice", tokens=listed(words, tokens, "text-or"))
    if one.a in UNNAMED:
        return words.text(f"{name}-{UNNAMED[one.a]}")
    kind = {kinds.TOKEN: "token", kinds.ACCESSORY: "accessory"}.get(one.verb, "marker")
    return words.text(name, **{kind: numbered(words, kind, one.a)})


def event_title(words: Words, place: int, n: int) -> str:
    """The title of an event; those of destiny places are called by their colour."""
    neutral = BOOK.neutral[place]
    own = n < len(BOOK.place_events[neutral])
    part = f"event-{n + 1}" if own else kinds.COLOURS[BOOK.place_events[place][n].colour]
    return words.find(f"place-{BOOK.places[neutral]}.{part}") or words.text("event-number", n=n + 1)


def event_terms(words: Words, place: int, event: PlaceEvent) -> list[str]:
    """Whether it must be done and by whom, its condition, its cost."""
    hero = BOOK.heroes[BOOK.destined[place]] if event.colour >= kinds.BLUE else ""
    said = [words.text(f"colour-{kinds.COLOURS[event.colour]}", hero=called(words, "hero", hero))]
    for key, token in (("token", event.token), ("no_token", event.no_token)):
        if token != kinds.NONE:
            said.append(words.text(f"event-{key}", token=numbered(words, "token", token)))
    if event.beaten != kinds.NONE:
        said.append(words.text("event-beaten", enemy=numbered(words, "enemy", event.beaten)))
    if event.prices:
        said.append(words.text("event-cost", prices=", ".join(price(words, *one) for one in event.prices)))
    return said


def price(words: Words, kind: int, n: int, token: int) -> str:
    """What an event costs: 2 mist."""
    name = numbered(words, "token", token) if token != kinds.NONE else NOTHING
    return words.text(f"price-{kinds.PRICES[kind]}-text", n=n, token=name)


def event_facts(words: Words, place: int, n: int) -> Data:
    """What an event of a place says, part by part."""
    event = BOOK.place_events[place][n]
    return {
        "colour": kinds.COLOURS[event.colour],
        "title": event_title(words, place, n),
        "terms": event_terms(words, place, event),
        "text": whole(words, event.program),
        "enemies": enemies(event.program),
    }


def enemies(program: int) -> list[str]:
    """Whom one may have to fight where this is done, each once."""
    found: list[str] = []
    for one in BOOK.programs[program]:
        if one.verb == kinds.FIGHT:
            found.append(BOOK.enemies[one.a])
        elif one.verb in (kinds.TEST, kinds.PICK):
            found += [enemy for way in one.programs for enemy in enemies(way)]
    return list(dict.fromkeys(found))


def in_line(words: Words, event: Data) -> str:
    """Search the den (optional; cost: 2 mist): a token at random."""
    terms = in_turn(words, event["terms"])
    return words.text("event-line", title=event["title"], terms=terms, text=event["text"])


def event_line(words: Words, place: int, n: int) -> str:
    return in_line(words, event_facts(words, place, n))
