"""Strife in sentences: what happened, what is asked, what may be chosen, what the cards say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.saying import name_of as name_of
from ludotheque.content.saying import one_of
from ludotheque.content.words import Words
from ludotheque.games.strife.champions import BATTLE_ABILITIES, LEGACY_ABILITIES
from ludotheque.games.strife.combat import PARTS
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.notation import NAMES
from ludotheque.games.strife.relics import NO_POWER, RELIC_POWERS
from ludotheque.games.strife.table import ABILITY, CHAMPION, EVENT, LOCATION
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import known
from ludotheque.kernel.zones import SEAT

KINDS: Final = (CHAMPION, LOCATION, EVENT)  # of cards; a relic is a location
ZONES: Final = (
    "hand", "pile", "aside", "row", "deck", "discard", "fatestone", "battle", "support", "hidden", "relic", "event",
    "round", "turn", "points",
)  # fmt: skip
WHOLE_PARTS: Final = ("printed", "replaced")  # amounts that are not added to anything
OWNERS: Final = {"first": 0, "second": 1}  # events that give a figure for each seat


def name(words: Words, kind: str, id: str | None) -> str:
    """The name of a card, as a label."""
    return words.text(f"{kind}-{id or 'none'}")


def the(words: Words, kind: str, id: str | None) -> str:
    """A card as a sentence speaks of it; by its name where that has no other form."""
    return words.find(f"{kind}-{id or 'none'}.the") or name(words, kind, id)


def spoken(words: Words, key: str, kind: str, value: str | int | None, names: Sequence[str]) -> str | int:
    """A thing as a sentence speaks of it: the Monk, the Pit of Souls, Ann, 3."""
    if kind in KINDS:
        return the(words, kind, None if value is None else str(value))
    if kind == SEAT:
        return name_of(names, value)
    if kind == ABILITY:
        return name(words, kind, str(value))
    if isinstance(value, str):
        return value
    number = int(value or 0)
    return words.text("figure", seat=names[OWNERS[key]], amount=number) if key in OWNERS else number


def all_cards() -> dict[str, str]:
    """Every card's id with its kind, in the order of the content files."""
    return {id: kind for kind in KINDS for id in NAMES[kind]}


def facts(words: Words, kind: str, id: str) -> Data:
    """What a card says, part by part."""
    of_kind = (champion_facts, location_facts, event_facts)[known(kind, list(KINDS), "kind of card")]
    return of_kind(words, known(id, NAMES[kind], kind))


def champion_facts(words: Words, champion: int) -> Data:
    """Power, race and both abilities."""
    power, race = CARDS.power[champion], CARDS.races[champion]
    battle, legacy = BATTLE_ABILITIES[CARDS.battle[champion]], LEGACY_ABILITIES[CARDS.legacy[champion]]
    return {
        "power": power,
        "race": race,
        "race_name": words.text(f"race-{race}"),
        "battle": ability(words, battle, power),
        "legacy": ability(words, legacy, CARDS.legacy_amount[champion] or power),
    }


def ability(words: Words, id: str, amount: int) -> Data:
    text = words.text(f"ability-{id}-text", amount=amount)
    return {"id": id, "title": words.text(f"ability-{id}"), "text": text, "amount": amount}


def location_facts(words: Words, location: int) -> Data:
    """Points, and who fights better there; or what the relic can do, and when."""
    bonus = [(CARDS.champions[champion], amount) for champion, amount in enumerate(CARDS.bonus[location]) if amount]
    return {
        "points": CARDS.points[location],
        "bonus": [{"champion": id, "name": name(words, CHAMPION, id), "amount": amount} for id, amount in bonus],
        "relic": relic(words, location),
    }


def relic(words: Words, location: int) -> dict[str, str] | None:
    power = CARDS.relic[location]
    if power == NO_POWER:
        return None
    text = words.text(f"relic-{RELIC_POWERS[power]}-text", amount=CARDS.relic_amount[location])
    return {"text": text, "rule": words.text("relic-rule")}


def event_facts(words: Words, event: int) -> Data:
    """What the event does, and whom it strengthens by how much."""
    strength = zip(CARDS.champions, CARDS.strength[event], strict=True)
    return {
        "text": words.text(f"event-{CARDS.events[event]}-text", **event_params(words, event)),
        "strengthens": {champion: by for champion, by in strength if by},
    }


def event_params(words: Words, event: int) -> dict[str, str | int]:
    """The numbers and the locations that an event card speaks of."""
    worth, strength = CARDS.worth[event], CARDS.strength[event]
    places = [name(words, LOCATION, CARDS.locations[i]) for i, points in enumerate(worth) if points]
    first, second, *_ = [*places, "", ""]
    return {
        "points": CARDS.offering[event] or CARDS.riddle[event] or max(worth),
        "amount": max(strength),
        "power": max((power for power, by in zip(CARDS.power, strength, strict=True) if by), default=0),
        "first": first,
        "second": second,
    }


def card(words: Words, kind: str, id: str) -> list[str]:
    """Everything that a card says, line by line, its name first."""
    said = facts(words, kind, id)
    if kind == CHAMPION:
        lines = champion_lines(words, said)
    elif kind == LOCATION:
        lines = location_lines(words, said)
    else:
        lines = [said["text"]]
    return [name(words, kind, id), *lines]


def champion_lines(words: Words, said: Data) -> list[str]:
    battle, legacy = said["battle"], said["legacy"]
    return [
        words.text("card-power", power=said["power"], race=said["race_name"]),
        words.text("card-ability", kind=words.text("kind-battle"), title=battle["title"], text=battle["text"]),
        words.text("card-ability", kind=words.text("kind-legacy"), title=legacy["title"], text=legacy["text"]),
    ]


def location_lines(words: Words, said: Data) -> list[str]:
    bonus = [words.text("location-bonus", amount=each["amount"], champion=each["name"]) for each in said["bonus"]]
    power = said["relic"]
    lines = [power["text"], power["rule"]] if power else []
    return [words.text("location-points", points=said["points"]), *bonus, *lines]


def kinds() -> list[str]:
    """The kinds of things that have names."""
    return [*KINDS, ABILITY]


def part(words: Words, name: str, amount: int) -> str:
    """One part of a total with its amount: +2 from the location."""
    known(name, list(PARTS), "part")
    return words.text(f"part-{name}", amount=amount if name in WHOLE_PARTS else f"{amount:+d}")


def label(words: Words, zone: str) -> str:
    """The name of a part of the table: hand, pile, row; one of ZONES."""
    return one_of(words, "zone", zone, ZONES)
