"""The facts of Strife: from content/*.toml to the look-ups that the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ludotheque.content import loader
from ludotheque.content.folder import content_folder
from ludotheque.games.strife.champions import BATTLE_ABILITIES, LEGACY_ABILITIES, LEGACY_WITH_AMOUNT
from ludotheque.games.strife.relics import NO_POWER, POWER_WITH_AMOUNT, RELIC_POWERS
from ludotheque.games.strife.table import Cards
from ludotheque.games.strife.verbs import MOST_CARDS
from ludotheque.kernel.game import Settings

CONTENT: Final = content_folder("strife")
KINDS: Final = ("champions", "locations", "relics", "events")  # of content, a file each
OPTIONAL: Final = ("relics", "events")  # in play where the option of this name says so

Power = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=0, le=99)]
Race = Annotated[str, Meta(pattern="^[a-z_]+$")]


class ChampionFact(msgspec.Struct):
    power: Power
    race: Race
    battle: loader.Named
    legacy: loader.Named


class LocationFact(msgspec.Struct):
    points: Points
    bonus: dict[str, Power] = {}


class RelicFact(msgspec.Struct):
    points: Points
    power: loader.Named


class Strengthen(msgspec.Struct, forbid_unknown_fields=True):
    by: Power
    human: bool | None = None
    power_at_most: Power | None = None


class EventFact(msgspec.Struct):
    offering: Points = 0
    riddle: Points = 0
    fog: bool = False
    storm: bool = False
    strengthen: Strengthen | None = None
    worth: dict[str, Points] = {}


def load_cards(folder: Path = CONTENT) -> Cards:
    """Everything that is printed on the cards."""
    cards = Cards()
    for name, champion in loader.load_facts(folder / "champions.toml", ChampionFact).items():
        add_champion(cards, name, champion)
    check_count("champions", len(cards.champions), 3)
    for name, location in loader.load_facts(folder / "locations.toml", LocationFact).items():
        add_location(cards, name, location)
    cards.plain_locations = len(cards.locations)
    check_count("locations", cards.plain_locations, 4)
    for name, relic in loader.load_facts(folder / "relics.toml", RelicFact).items():
        add_relic(cards, name, relic)
    relics = len(cards.locations) - cards.plain_locations
    check_count("relics", relics, 2, MOST_CARDS - cards.plain_locations)
    for name, event in loader.load_facts(folder / "events.toml", EventFact).items():
        add_event(cards, name, event)
    check_count("events", len(cards.events), 5)
    return cards


def add_champion(cards: Cards, name: str, fact: ChampionFact) -> None:
    file = "champions.toml"
    battle, _ = loader.verb_and_amount(file, name, "battle", fact.battle, BATTLE_ABILITIES, ())
    legacy, amount = loader.verb_and_amount(file, name, "legacy", fact.legacy, LEGACY_ABILITIES, LEGACY_WITH_AMOUNT)
    cards.champions.append(name)
    cards.races.append(fact.race)
    cards.power += bytes([fact.power])
    cards.human.append(fact.race == "human")
    cards.battle += bytes([battle])
    cards.legacy += bytes([legacy])
    cards.legacy_amount.append(amount)


def add_location(cards: Cards, name: str, fact: LocationFact) -> None:
    bonus = [0] * len(cards.champions)
    for champion, amount in fact.bonus.items():
        bonus[loader.one_of("locations.toml", name, "bonus", champion, cards.champions)] = amount
    add_place(cards, name, fact.points, bonus, NO_POWER, 0)


def add_relic(cards: Cards, name: str, fact: RelicFact) -> None:
    power, amount = loader.verb_and_amount("relics.toml", name, "power", fact.power, RELIC_POWERS, POWER_WITH_AMOUNT)
    add_place(cards, name, fact.points, [0] * len(cards.champions), power, amount)


def add_place(cards: Cards, name: str, points: int, bonus: list[int], power: int, amount: int) -> None:
    cards.locations.append(name)
    cards.points += bytes([points])
    cards.bonus.append(bytes(bonus))
    cards.relic += bytes([power])
    cards.relic_amount.append(amount)


def add_event(cards: Cards, name: str, fact: EventFact) -> None:
    worth = [0] * len(cards.locations)
    for location, points in fact.worth.items():
        worth[loader.one_of("events.toml", name, "worth", location, cards.locations)] = points
    cards.events.append(name)
    cards.offering.append(fact.offering)
    cards.riddle.append(fact.riddle)
    cards.fog.append(fact.fog)
    cards.storm.append(fact.storm)
    cards.strength.append([strengthened(cards, champion, fact) for champion in range(len(cards.champions))])
    cards.worth.append(worth)


def strengthened(cards: Cards, champion: int, event: EventFact) -> int:
    """What an event gives to a battle champion of this kind. [13.3, 13.5, 13.6]"""
    rule = event.strengthen
    if rule is None:
        return 0
    if rule.human is not None and rule.human != cards.human[champion]:
        return 0
    if rule.power_at_most is not None and cards.power[champion] > rule.power_at_most:
        return 0
    return rule.by


def check_count(what: str, count: int, least: int, most: int = MOST_CARDS) -> None:
    """The rules need three champions, a row of locations, two relics and an event for each of five rounds."""
    if not least <= count <= most:
        raise loader.BadContent(f"{what}.toml: there must be {least} to {most} entries, not {count}")


def in_play(chosen: Settings) -> list[str]:
    """Relics follow the other locations in number and events come last, so who leaves them out cannot tell."""
    return [kind for kind in KINDS if kind not in OPTIONAL or chosen[kind]]


CARDS: Cards = load_cards()
HASHES: dict[str, str] = {kind: loader.fingerprint(loader.read_entries(CONTENT / f"{kind}.toml")) for kind in KINDS}
