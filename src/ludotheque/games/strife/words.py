"""Strife in sentences: what happened, what is asked, what may be chosen, what the cards say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.content.words import Words
from ludotheque.games.strife.champions import BATTLE_ABILITIES, LEGACY_ABILITIES
from ludotheque.games.strife.combat import PARTS
from ludotheque.games.strife.facts import CARDS
from ludotheque.games.strife.notation import CHAMPION, EVENT, EVENTS, LOCATION, NAMES, NOTATION, SEAT, kebab
from ludotheque.games.strife.relics import NO_POWER, RELIC_POWERS
from ludotheque.kernel.game import Data, Question, Setting
from ludotheque.kernel.notation import known, nearest

KINDS: Final = (CHAMPION, LOCATION, EVENT)  # of cards; a relic is a location
ZONES: Final = (
    "hand", "pile", "aside", "row", "deck", "discard", "fatestone", "battle", "support", "hidden", "relic", "event",
    "round", "turn", "points",
)  # fmt: skip
WHOLE_PARTS: Final = ("printed", "replaced")  # amounts that are not added to anything
OWNERS: Final = {"first": 0, "second": 1}  # events that give a figure for each seat


def title(words: Words) -> list[str]:
    """The name of the game, its subtitle and what it is about."""
    return [words.text("game-name"), words.text("game-subtitle"), words.text("game-about")]


def name(words: Words, kind: str, id: str | None) -> str:
    """The name of a card, as a label."""
    return words.text(f"{kind}-{id or 'none'}")


def told(words: Words, event: Data, names: Sequence[str]) -> str:
    """What happened, as a sentence; `names` are the players by seat."""
    form = EVENTS[event["name"]]
    return words.text(
        f"told-{event['name']}", **{key: spoken(words, key, kind, event[key], names) for key, kind in form}
    )


def spoken(words: Words, key: str, kind: str, value: str | int | None, names: Sequence[str]) -> str | int:
    """A thing as a sentence speaks of it: the Monk, the Pit of Souls, Ann, 3."""
    if kind in (CHAMPION, LOCATION):
        return words.text(f"{kind}-{value or 'none'}.the")
    if kind == EVENT:
        return words.text(f"event-{value}")
    if kind == SEAT:
        return name_of(names, value)
    number = int(value or 0)
    return words.text("figure", seat=names[OWNERS[key]], amount=number) if key in OWNERS else number


def name_of(names: Sequence[str], seat: str | int | None) -> str:
    """The name of a player; nothing where a sentence is nobody's in particular."""
    return names[seat] if isinstance(seat, int) and seat in range(len(names)) else ""


def asked(words: Words, question: Question, names: Sequence[str]) -> str:
    """What a player is asked, as a sentence to that player."""
    params = question.params
    return words.text(
        question.id,
        location=words.text(f"location-{params['location'] or 'none'}.the"),
        champion=words.text(f"champion-{params['champion'] or 'none'}.the"),
        value=params["value"],
        tie=params["tie"],
    )


def choice(words: Words, text: str, question: Question | None = None) -> str:
    """A choice in notation as a line of a menu, in the words that fit the question best."""
    verb, what, _ = NOTATION.read(text)
    word, *kinds = NOTATION.verbs[verb]
    params = {kind: words.text(f"{kind}-{NAMES[kind][what]}.the") for kind in kinds}
    line = words.text(choice_id(words, word, question), **params)
    return line[:1].upper() + line[1:]


def choice_id(words: Words, word: str, question: Question | None) -> str:
    """`choice-use-ambush` where there is one, else `choice-use`."""
    if question is not None:
        special = f"choice-{word}-{question.id.removeprefix('ask-')}"
        if words.knows(special):
            return special
    return f"choice-{word}"


def card(words: Words, kind: str, id: str) -> list[str]:
    """Everything that a card says, line by line, its name first."""
    if kind == CHAMPION:
        return champion_card(words, known(id, CARDS.champions, kind))
    if kind == LOCATION:
        return location_card(words, known(id, CARDS.locations, kind))
    if kind == EVENT:
        number = known(id, CARDS.events, kind)
        return [name(words, EVENT, id), words.text(f"event-{id}-text", **event_params(words, number))]
    raise ValueError(f"there is no kind of card {kind!r}{nearest(kind, list(KINDS))}")


def all_cards() -> dict[str, str]:
    """Every card's id with its kind, in the order of the content files."""
    return {id: kind for kind in KINDS for id in NAMES[kind]}


def champion_card(words: Words, champion: int) -> list[str]:
    """Name, power and race, both abilities."""
    power = CARDS.power[champion]
    race = words.text(f"race-{CARDS.races[champion]}")
    battle, legacy = BATTLE_ABILITIES[CARDS.battle[champion]], LEGACY_ABILITIES[CARDS.legacy[champion]]
    amount = CARDS.legacy_amount[champion] or power
    return [
        name(words, CHAMPION, CARDS.champions[champion]),
        words.text("card-power", power=power, race=race),
        ability_line(words, words.text("kind-battle"), battle, power),
        ability_line(words, words.text("kind-legacy"), legacy, amount),
    ]


def ability_line(words: Words, kind: str, ability: str, amount: int) -> str:
    text = words.text(f"ability-{ability}-text", amount=amount)
    return words.text("card-ability", kind=kind, title=words.text(f"ability-{ability}"), text=text)


def location_card(words: Words, location: int) -> list[str]:
    """Name, points, and who fights better there; or what the relic can do, and when."""
    lines = [
        name(words, LOCATION, CARDS.locations[location]),
        words.text("location-points", points=CARDS.points[location]),
    ]
    for champion, amount in enumerate(CARDS.bonus[location]):
        if amount:
            champion_name = name(words, CHAMPION, CARDS.champions[champion])
            lines.append(words.text("location-bonus", amount=amount, champion=champion_name))
    power = CARDS.relic[location]
    if power != NO_POWER:
        lines.append(words.text(f"relic-{RELIC_POWERS[power]}-text", amount=CARDS.relic_amount[location]))
        lines.append(words.text("relic-rule"))
    return lines


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


def step(words: Words, name: str, seat: int, names: Sequence[str]) -> str:
    """A step of the agenda as a sentence; `name` is its class, `seat` whose it is."""
    return words.text(f"step-{kebab(name)}", seat=name_of(names, seat))


def part(words: Words, name: str, amount: int) -> str:
    """One part of a total with its amount: +2 from the location."""
    known(name, list(PARTS), "part")
    return words.text(f"part-{name}", amount=amount if name in WHOLE_PARTS else f"{amount:+d}")


def option(words: Words, name: str) -> tuple[str, str]:
    """An option's name, and what it is about."""
    return words.text(f"option-{name}"), words.text(f"option-{name}.about")


def option_value(words: Words, name: str, value: Setting) -> str:
    """A value of an option: yes, no, a number or its own words."""
    if isinstance(value, bool):
        return words.text("app-yes" if value else "app-no")
    return str(value) if isinstance(value, int) else words.text(f"option-{name}-{value}")


def label(words: Words, zone: str) -> str:
    """The name of a part of the table: hand, pile, row; one of ZONES."""
    known(zone, list(ZONES), "zone")
    return words.text(f"zone-{zone}")
