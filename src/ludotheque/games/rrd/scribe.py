"""Writing the book of a set: what the entries of its files say, as the numbers that the rules use."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from ludotheque.content.loader import BadContent, load_fact, one_of
from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.book import Book, PlaceEvent, slot_set
from ludotheque.games.rrd.language import Reader, read_event
from ludotheque.games.rrd.verbs import MOST_CARDS

Few = Annotated[int, Meta(ge=0, le=9)]
Many = Annotated[int, Meta(ge=0, le=99)]
DESTINED: Final = "destined"  # behind the name of a place
MOST_ABILITIES: Final = 4  # of a hero
SETTING_OUT: Final = ("cards", "weapons", "hero")  # what is chosen before a journey [R5]
FIRST_PILE: Final = 0  # of the loot: soul values 1 to 3 [R4]
Fact = TypeVar("Fact", bound=msgspec.Struct)


class CardFact(msgspec.Struct, forbid_unknown_fields=True):
    archetype: str
    type: str
    soul: Annotated[int, Meta(ge=1, le=5)]
    copies: Few
    slots: list[str] = []
    value: Few = 0
    does: str = ""
    lines: list[str] = []


class EnemyFact(msgspec.Struct, forbid_unknown_fields=True):
    zones: list[str]
    hp: Annotated[int, Meta(ge=1, le=99)]
    active: Annotated[int, Meta(ge=1, le=9)]
    latent: Many
    bubble: Many
    deck: dict[str, Annotated[int, Meta(ge=1, le=9)]]
    myth: bool = False
    lines: list[str] = []
    loot: str = ""


class AbilityFact(msgspec.Struct, forbid_unknown_fields=True):
    memory: Few
    lines: list[str]


class HeroFact(msgspec.Struct, forbid_unknown_fields=True):
    active: Annotated[int, Meta(ge=1, le=9)]
    latent: Many
    abilities: list[AbilityFact]
    mythic: str


class WeaponFact(msgspec.Struct, forbid_unknown_fields=True):
    hands: Annotated[int, Meta(ge=1, le=2)]
    base: list[str]
    memory: Few
    lines: list[str]


class EventFact(msgspec.Struct, rename={"condition": "if"}, forbid_unknown_fields=True):
    colour: str
    does: str
    cost: str | None = None
    condition: str | None = None


class PlaceFact(msgspec.Struct, forbid_unknown_fields=True):
    zone: str
    rarity: str
    copies: Annotated[list[Few], Meta(min_length=3, max_length=3)]
    mist: Annotated[int, Meta(ge=-20, le=20)]
    events: list[EventFact]


class DestinyFact(msgspec.Struct, forbid_unknown_fields=True):
    hero: str
    blue: str
    grey: str


class MarkerFact(msgspec.Struct, forbid_unknown_fields=True):
    lines: list[str] = []
    gain: str | None = None
    goes: str = "never"
    kind: str = "bad"


class TokenFact(msgspec.Struct, forbid_unknown_fields=True):
    out: str | None = None
    duel: str | None = None
    zone: str | None = None
    phase: str | None = None
    random: bool = False


class AccessoryFact(msgspec.Struct, forbid_unknown_fields=True):
    lines: list[str]
    random: bool = False


class DifficultyFact(msgspec.Struct, forbid_unknown_fields=True):
    order: list[str]
    draw: Many
    keep: Many
    weapons: str
    mist: Many
    tide: Annotated[int, Meta(ge=1, le=99)]
    infusion_price: Few = 0
    rest: str = "full"


class ReadyFact(msgspec.Struct, forbid_unknown_fields=True):
    weapons: list[str]
    cards: dict[str, Annotated[int, Meta(ge=1, le=9)]]


Written = dict[str, dict[str, Any]]  # by file, then by entry


def sources(order: dict[str, list[str]]) -> list[str]:
    """What can be activated, by name: abilities of heroes, weapons, accessories, combat cards, enemies and markers."""
    found = [f"{hero}_{n}" for hero in order["heroes"] for n in range(1, MOST_ABILITIES + 1)]
    for file in ("weapons", "accessories", "cards", "enemies", "markers"):
        found += order[file]
    return found


class Scribe:
    """Writes the book of one set."""

    def __init__(self, folder: str, written: Written, order: dict[str, list[str]]) -> None:
        self.folder = folder
        self.written = written
        self.order = order
        self.book = Book()
        self.sources = sources(order)
        book = self.book
        book.cards, book.tokens, book.enemies = order["cards"], order["tokens"], order["enemies"]
        book.accessories, book.markers = order["accessories"], order["markers"]
        book.weapons, book.heroes, book.difficulties = order["weapons"], order["heroes"], order["difficulties"]
        book.places = order["places"] + [f"{name}_{DESTINED}" for name in order["destinies"]]
        self.cards()
        self.tokens()
        self.accessories()
        self.markers()
        self.enemies()
        self.weapons()
        self.heroes()
        self.programs_of_things()
        self.places()
        self.difficulties()
        self.ready()

    def facts(self, file: str, blank: Fact) -> list[tuple[str, Fact]]:
        """Every entry of all sets with its fact, which is blank for what only another set has."""
        return [(name, self.fact(file, name, blank)) for name in self.order[file]]

    def fact(self, file: str, name: str, blank: Fact) -> Fact:
        known = self.written[file]
        return load_fact(f"{self.folder}{file}.toml", name, known[name], type(blank)) if name in known else blank

    def at(self, file: str, name: str, key: str) -> str:
        return f"{self.folder}{file}.toml: [{name}] {key}:"

    def lines(self, file: str, name: str, key: str, texts: list[str]) -> list[int]:
        """The lines of one thing; one of them at the most is for activating it, for a choice names the thing."""
        found = [Reader(self.book, self.at(file, name, key), text).line() for text in texts]
        uses = [line for line in found if self.book.lines[line].kind == kinds.USE]
        if len(uses) > 1:
            raise BadContent(f"{self.at(file, name, key)} only one line of a thing may begin with 'use'")
        for line in found:
            self.book.lines[line].source = self.sources.index(name)
        return found

    def program(self, file: str, name: str, key: str, text: str | None) -> int:
        if text is None:
            return kinds.NONE
        reader = Reader(self.book, self.at(file, name, key), text)
        found = reader.program()
        reader.end()
        return found

    def known(self, file: str, name: str, key: str, value: str, names: tuple[str, ...] | list[str]) -> int:
        return one_of(f"{self.folder}{file}.toml", name, key, value, names)

    # Combat cards

    def cards(self) -> None:
        if len(self.book.cards) > MOST_CARDS:
            raise BadContent(f"{self.folder}cards.toml: a set has at most {MOST_CARDS} cards")
        for name, fact in self.facts("cards", CardFact("bestiary", "support", 1, 0)):
            self.card(name, fact)

    def card(self, name: str, fact: CardFact) -> None:
        book = self.book
        kind = self.known("cards", name, "type", fact.type, kinds.TYPES)
        slots = [self.known("cards", name, "slots", slot.removesuffix("*"), kinds.SLOTS) for slot in fact.slots]
        reader = Reader(book, self.at("cards", name, "does"), fact.does)
        effects = reader.effects(";", moments=True)
        verbs = [book.effects[effect].verb for effect in effects]
        archetype = self.known("cards", name, "archetype", fact.archetype, kinds.ARCHETYPES)
        self.check_slots(name, fact, kind, verbs)
        book.archetype.append(archetype)
        book.type.append(kind)
        book.soul.append(fact.soul)
        book.goes_on(slots)
        book.optimal.append(slot_set([n for n, slot in zip(slots, fact.slots, strict=True) if slot.endswith("*")]))
        book.value.append(fact.value)
        book.copies.append(fact.copies)
        book.loot.append(kinds.NONE if archetype == kinds.BESTIARY else max(0, fact.soul - 3))
        book.amplitude.append(max(1, self.sum(effects, kinds.AMPLITUDE)))
        book.frenzy.append(self.sum(effects, kinds.FRENZY))
        book.pierce.append(self.sum(effects, kinds.PIERCE))
        book.chain.append(self.sum(effects, kinds.CHAIN))
        book.instinct.append(kinds.INSTINCT in verbs)
        book.instant.append(kinds.INSTANT in verbs)
        book.trap.append(kinds.TRAP in verbs)
        book.prepares.append(kinds.PREPARATION in verbs)
        book.plus.append([effect for effect in effects if book.effects[effect].verb == kinds.PLUS])
        done = [effect for effect in effects if book.effects[effect].verb not in kinds.FORM]
        moments = range(len(kinds.MOMENTS))
        book.gains.append([[one for one in done if book.effects[one].moment == moment] for moment in moments])
        book.card_lines.append(self.lines("cards", name, "lines", fact.lines))

    def check_slots(self, name: str, fact: CardFact, kind: int, verbs: list[int]) -> None:
        if fact.copies and kind < kinds.OBJECT and not fact.slots and kinds.INSTANT not in verbs:
            raise BadContent(f"{self.at('cards', name, 'slots')} every {fact.type} that is no instant has a slot")
        if kind >= kinds.OBJECT and (fact.slots or not fact.lines):
            raise BadContent(f"{self.at('cards', name, 'lines')} an {fact.type} has lines and no slots")

    def sum(self, effects: list[int], verb: int) -> int:
        return sum(self.book.effects[effect].n for effect in effects if self.book.effects[effect].verb == verb)

    # Markers, tokens, accessories, and who carries them

    def tokens(self) -> None:
        book = self.book
        for number, (name, token) in enumerate(self.facts("tokens", TokenFact())):
            reader = Reader(book, self.at("tokens", name, "duel"), token.duel or "")
            book.token_duel.append(reader.effects(",", moments=False))
            book.token_zone.append(
                kinds.NONE if token.zone is None else self.known("tokens", name, "zone", token.zone, kinds.ZONES)
            )
            book.token_weaving.append(
                token.phase is not None and self.known("tokens", name, "phase", token.phase, ["weaving"]) == 0
            )
            if token.random:
                book.random_tokens.append(number)

    def accessories(self) -> None:
        for number, (name, worn) in enumerate(self.facts("accessories", AccessoryFact([]))):
            self.book.accessory_lines.append(self.lines("accessories", name, "lines", worn.lines))
            if worn.random:
                self.book.random_accessories.append(number)

    def markers(self) -> None:
        book = self.book
        for name, marker in self.facts("markers", MarkerFact()):
            goes, _, stays = marker.goes.partition(" ")
            book.marker_lines.append(self.lines("markers", name, "lines", marker.lines))
            book.marker_goes.append(self.known("markers", name, "goes", goes, kinds.GOES))
            book.marker_stays.append(int(stays) if stays.isdigit() else 0)

    def enemies(self) -> None:
        book = self.book
        for name, enemy in self.facts("enemies", EnemyFact([], 1, 1, 0, 0, {})):
            deck: list[int] = []
            for card, copies in enemy.deck.items():
                deck += [self.known("enemies", name, "deck", card, book.cards)] * copies
            book.myth.append(enemy.myth)
            book.enemy_hp.append(enemy.hp)
            book.enemy_active.append(enemy.active)
            book.enemy_latent.append(enemy.latent)
            book.bubble.append(enemy.bubble)
            book.enemy_lines.append(self.lines("enemies", name, "lines", enemy.lines))
            book.enemy_deck.append(sorted(deck))
            book.enemy_loot.append(self.program("enemies", name, "loot", enemy.loot))

    def weapons(self) -> None:
        book = self.book
        for name, weapon in self.facts("weapons", WeaponFact(1, [], 0, [])):
            book.hands.append(weapon.hands)
            book.weapon_base.append(self.lines("weapons", name, "base", weapon.base))
            book.weapon_lines.append(self.lines("weapons", name, "lines", weapon.lines))
            book.weapon_price.append(weapon.memory)

    def heroes(self) -> None:
        book = self.book
        for name, hero in self.facts("heroes", HeroFact(1, 0, [], self.order["places"][0])):
            book.hero_active.append(hero.active)
            book.hero_latent.append(hero.latent)
            book.hero_abilities.append(
                [self.lines("heroes", f"{name}_{n}", "abilities", a.lines) for n, a in enumerate(hero.abilities, 1)]
            )
            book.hero_prices.append([ability.memory for ability in hero.abilities])
            book.hero_mythic.append(self.known("heroes", name, "mythic", hero.mythic, book.places))

    def programs_of_things(self) -> None:
        """What tokens and markers do, once everything that they may name is known."""
        for name, token in self.facts("tokens", TokenFact()):
            self.book.token_out.append(self.program("tokens", name, "out", token.out))
        for name, marker in self.facts("markers", MarkerFact()):
            self.book.marker_gain.append(self.program("markers", name, "gain", marker.gain))

    # Places

    def places(self) -> None:
        book = self.book
        for name, place in self.facts("places", PlaceFact("real", "common", [0, 0, 0], 0, [])):
            book.zone.append(self.known("places", name, "zone", place.zone, kinds.ZONES))
            book.rarity.append(self.known("places", name, "rarity", place.rarity, kinds.RARITIES))
            book.place_copies.append(list(place.copies))
            book.mist.append(place.mist)
            book.place_events.append([self.event("places", name, n, event) for n, event in enumerate(place.events, 1)])
            book.destined.append(kinds.NONE)
            book.neutral.append(len(book.neutral))
        for hero, mythic in enumerate(book.hero_mythic):
            book.destined[mythic] = hero
        for name, destiny in self.facts("destinies", DestinyFact("", "", "")):
            self.destiny(name, destiny, is_here=name in self.written["destinies"])

    def event(self, file: str, name: str, number: int, event: EventFact) -> PlaceEvent:
        where = f"{self.folder}{file}.toml: [{name}] event {number},"
        return read_event(self.book, where, event.colour, event.does, event.cost, event.condition)

    def destiny(self, name: str, fact: DestinyFact, is_here: bool) -> None:
        """The same place with two more events: one for its hero, one for all the others. [R34]"""
        book = self.book
        neutral = self.known("destinies", name, "place", name, self.order["places"])
        hero = self.known("destinies", name, "hero", fact.hero, book.heroes) if is_here else kinds.NONE
        events = book.place_events[neutral][:]
        for colour, text in ((kinds.BLUE, fact.blue), (kinds.GREY, fact.grey)) if is_here else ():
            events.append(self.event("destinies", name, 1, EventFact(kinds.COLOURS[colour], text)))
        book.zone.append(book.zone[neutral])
        book.rarity.append(book.rarity[neutral])
        book.place_copies.append([1, 1, 1] if is_here else [0, 0, 0])
        book.mist.append(book.mist[neutral])
        book.place_events.append(events)
        book.destined.append(hero)
        book.neutral.append(neutral)

    def difficulties(self) -> None:
        book = self.book
        for name, fact in self.facts("difficulties", DifficultyFact(list(SETTING_OUT), 0, 0, "chosen", 0, 99)):
            if sorted(fact.order) != sorted(SETTING_OUT):
                raise BadContent(f"{self.at('difficulties', name, 'order')} name cards, weapons and hero once each")
            if fact.keep > fact.draw:
                raise BadContent(f"{self.at('difficulties', name, 'keep')} more cards are kept than drawn")
            book.order.append([SETTING_OUT.index(part) for part in fact.order])
            book.drawn.append(fact.draw)
            book.kept.append(fact.keep)
            book.weapons_drawn.append(
                self.known("difficulties", name, "weapons", fact.weapons, ("chosen", "drawn")) == 1
            )
            book.starting_mist.append(fact.mist)
            book.infusion_price.append(fact.infusion_price)
            book.grows_at_rest.append(self.known("difficulties", name, "rest", fact.rest, ("full", "growth")) == 1)
            book.tide.append(fact.tide)

    def ready(self) -> None:
        """Each hero's weapons and cards, where the set has them. [A71]"""
        book = self.book
        for name in self.written["ready"]:
            self.known("ready", name, "hero", name, book.heroes)
        for hero in book.heroes:
            found, blank = self.written["ready"].get(hero), ReadyFact([], {})
            fact = self.fact("ready", hero, blank) if found else blank
            weapons = [self.known("ready", hero, "weapons", weapon, book.weapons) for weapon in fact.weapons]
            if found and sum(book.hands[weapon] for weapon in weapons) != kinds.TWO_HANDS:
                raise BadContent(f"{self.at('ready', hero, 'weapons')} name a two-handed one, or two one-handed ones")
            book.ready_weapons.append(weapons)
            book.ready_cards.append(self.ready_cards(hero, fact))

    def ready_cards(self, hero: str, fact: ReadyFact) -> list[int]:
        book = self.book
        cards: list[int] = []
        for name, copies in fact.cards.items():
            card = self.known("ready", hero, "cards", name, book.cards)
            if book.loot[card] != FIRST_PILE or copies > book.copies[card]:
                raise BadContent(
                    f"{self.at('ready', hero, 'cards')} the piles of values 1 to 3 have no {copies} {name}"
                )
            cards += [card] * copies
        return cards
