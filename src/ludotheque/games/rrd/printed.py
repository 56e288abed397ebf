"""What is printed on the things of RR&D: facts part by part, and the same as lines to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.content.saying import capital, counted
from ludotheque.content.words import Words
from ludotheque.games.rrd import kinds, sentences
from ludotheque.games.rrd.facts import BOOK
from ludotheque.kernel.game import Data

STAR: Final = "*"  # marks an optimal slot


# Combat cards


def card_facts(words: Words, card: int) -> Data:
    """A combat card: what it is, where it goes, what it is worth, what it does."""
    kind = BOOK.type[card]
    return {
        "archetype": kinds.ARCHETYPES[BOOK.archetype[card]],
        "archetype_name": words.text(f"archetype-{kinds.ARCHETYPES[BOOK.archetype[card]]}"),
        "type": kinds.TYPES[kind],
        "type_name": words.text(f"type-{kinds.TYPES[kind]}"),
        "soul": BOOK.soul[card],
        "slots": [
            {"slot": kinds.SLOTS[n], "name": words.text(f"slot-{kinds.SLOTS[n]}"), "optimal": BOOK.is_optimal(card, n)}
            for n in BOOK.slots[card]
        ],
        "stat": kinds.STATS[kind] if BOOK.slots[card] else None,
        "stat_name": words.text(f"stat-{kinds.STATS[kind]}") if BOOK.slots[card] else None,
        "value": BOOK.value[card] if BOOK.slots[card] else None,
        "texts": card_texts(words, card),
        "keywords": keywords(card),
        "copies": BOOK.copies[card],
    }


def form(card: int) -> list[tuple[int, int]]:
    """The keywords that say how a card is played, with their numbers."""
    book = BOOK
    numbers = [
        (kinds.AMPLITUDE, book.amplitude[card] if book.amplitude[card] > 1 else 0),
        (kinds.CHAIN, book.chain[card]),
        (kinds.FRENZY, book.frenzy[card]),
        (kinds.INSTINCT, int(book.instinct[card])),
        (kinds.INSTANT, int(book.instant[card])),
        (kinds.PIERCE, book.pierce[card]),
        (kinds.TRAP, int(book.trap[card])),
        (kinds.PREPARATION, int(book.prepares[card])),
    ]
    return [(verb, n) for verb, n in numbers if n]


def done_by(card: int) -> list[int]:
    """The effects of a card, those at its success first."""
    return [*BOOK.plus[card], *(one for moment in BOOK.gains[card] for one in moment)]


def card_texts(words: Words, card: int) -> list[str]:
    """Each effect of a card as a sentence, and the lines of an object or an infusion."""
    said = [sentences.keyword(words, verb, n) for verb, n in form(card)]
    said += [sentences.effect(words, one) for one in done_by(card)]
    return [*(sentences.sentence(one) for one in said), *sentences.lines(words, BOOK.card_lines[card])]


def keywords(card: int) -> list[str]:
    """The keywords on a card, each once."""
    numbers = [one for line in BOOK.card_lines[card] for one in BOOK.lines[line].effects]
    verbs = [verb for verb, _ in form(card)] + [BOOK.effects[one].verb for one in done_by(card) + numbers]
    return [kinds.EFFECTS[verb] for verb in dict.fromkeys(verbs) if verb < kinds.KEYWORDS]


def card_lines(words: Words, said: Data) -> list[str]:
    found = [words.text("card-kind", archetype=said["archetype_name"], type=said["type_name"], soul=said["soul"])]
    if said["slots"] and said["type"] in kinds.TYPES[: kinds.OBJECT]:
        slots = ", ".join(f"{slot['name']}{STAR if slot['optimal'] else ''}" for slot in said["slots"])
        found.append(words.text("card-value", stat=said["stat_name"], n=said["value"]))
        found.append(words.text("card-slots", slots=slots))
    found += said["texts"]
    found += [reminder(words, id) for id in said["keywords"]]
    return [*found, words.text("card-copies", n=said["copies"])]


def reminder(words: Words, id: str) -> str:
    """A keyword and what it means."""
    return words.text("text-titled", title=words.text(f"effect-{id}"), text=words.text(f"effect-{id}.about"))


# Who fights


def enemy_facts(words: Words, enemy: int) -> Data:
    """An enemy: what it has, its particularity, its deck and its loot."""
    return {
        "myth": BOOK.myth[enemy],
        "hp": BOOK.enemy_hp[enemy],
        "active": BOOK.enemy_active[enemy],
        "latent": BOOK.enemy_latent[enemy],
        "bubble": BOOK.bubble[enemy],
        "trait_name": words.find(f"enemy-{BOOK.enemies[enemy]}.trait"),
        "texts": sentences.lines(words, BOOK.enemy_lines[enemy]),
        "loot": sentences.whole(words, BOOK.enemy_loot[enemy]),
        "deck": {BOOK.cards[card]: n for card, n in Counter(BOOK.enemy_deck[enemy]).items()},
    }


def enemy_lines(words: Words, said: Data) -> list[str]:
    numbers = {key: said[key] for key in ("hp", "active", "latent", "bubble")}
    cards = ", ".join(f"{n}× {sentences.called(words, 'card', card)}" for card, n in said["deck"].items())
    return [
        words.text("card-myth" if said["myth"] else "card-enemy", **numbers),
        *titled(words, said["trait_name"], said["texts"]),
        words.text("card-loot", text=said["loot"]),
        words.text("card-deck", cards=cards),
    ]


def titled(words: Words, title: str, texts: Sequence[str]) -> list[str]:
    """Pack: Force +1 if at least two enemies in the duel are alive."""
    if not texts:
        return []
    text = " ".join(texts)
    return [words.text("text-titled", title=title, text=text) if title else text]


def hero_facts(words: Words, hero: int) -> Data:
    """A hero: potentials, abilities with their prices, and the mythic place of their destiny."""
    mythic = BOOK.hero_mythic[hero]
    return {
        "title": words.find(f"hero-{BOOK.heroes[hero]}.title"),
        "active": BOOK.hero_active[hero],
        "latent": BOOK.hero_latent[hero],
        "abilities": [
            ability(words, "hero", BOOK.heroes[hero], n, memory, own)
            for n, (own, memory) in enumerate(zip(BOOK.hero_abilities[hero], BOOK.hero_prices[hero], strict=True), 1)
        ],
        "mythic": BOOK.places[mythic],
        "mythic_name": sentences.place_name(words, mythic),
        "ready": ready(words, hero),
        "weapons": [BOOK.weapons[weapon] for weapon in BOOK.ready_weapons[hero]],
        "cards": dict(Counter(BOOK.cards[card] for card in BOOK.ready_cards[hero])),
    }


def ready(words: Words, hero: int) -> list[str]:
    """How a ready hero plays, and with which weapons and cards; nothing where nobody can take this one ready. [A71]"""
    if not BOOK.ready_weapons[hero]:
        return []
    weapons = [sentences.called(words, "weapon", BOOK.weapons[weapon]) for weapon in BOOK.ready_weapons[hero]]
    cards = counted(sentences.called(words, "card", BOOK.cards[card]) for card in BOOK.ready_cards[hero])
    text = words.text("card-ready", weapons=", ".join(weapons), cards=", ".join(cards))
    return [line for line in (words.find(f"hero-{BOOK.heroes[hero]}.ready"), text) if line]


def hero_lines(words: Words, said: Data) -> list[str]:
    return [
        capital(said["title"]),
        words.text("card-hero", active=said["active"], latent=said["latent"]),
        *(ability_line(words, ability) for ability in said["abilities"]),
        words.text("card-mythic", place=said["mythic_name"]),
        *said["ready"],
    ]


def ability(words: Words, kind: str, id: str, n: int, memory: int, own: Sequence[int]) -> Data:
    name = sentences.ability_name(words, kind, id, n)
    return {"name": name, "memory": memory, "texts": sentences.lines(words, own)}


def ability_line(words: Words, ability: Data) -> str:
    """Twist (1 memory fragment): Once per pass of arms, on a hit: Bleeding 1."""
    text = " ".join(ability["texts"])
    return words.text("card-ability", title=ability["name"], n=ability["memory"], text=text)


def weapon_facts(words: Words, weapon: int) -> Data:
    """A weapon: hands, what always holds, and its ability with its price."""
    return {
        "hands": BOOK.hands[weapon],
        "base": sentences.lines(words, BOOK.weapon_base[weapon]),
        "ability": ability(
            words, "weapon", BOOK.weapons[weapon], 1, BOOK.weapon_price[weapon], BOOK.weapon_lines[weapon]
        ),
    }


def weapon_lines(words: Words, said: Data) -> list[str]:
    return [words.text("card-hands", n=said["hands"]), *said["base"], ability_line(words, said["ability"])]


# Places


def place_facts(words: Words, place: int) -> Data:
    """A place: zone, rarity, what passing it costs or gives, whose destiny it is, its events."""
    zone, rarity, hero = kinds.ZONES[BOOK.zone[place]], kinds.RARITIES[BOOK.rarity[place]], BOOK.destined[place]
    return {
        "zone": zone,
        "zone_name": words.text(f"zone-{zone}"),
        "rarity": rarity,
        "rarity_name": words.text(f"rarity-{rarity}"),
        "mist": BOOK.mist[place],
        "passing": passing(words, place),
        "hero": BOOK.heroes[hero] if hero != kinds.NONE else None,
        "events": [sentences.event_facts(words, place, n) for n in range(len(BOOK.place_events[place]))],
    }


def passing(words: Words, place: int) -> str:
    """What it costs or gives to pass a place: in the Ethereal plane HP, elsewhere mist."""
    mist = BOOK.mist[place]
    if BOOK.zone[place] == kinds.ETHEREAL:
        return words.text("card-passing-hp", n=abs(mist))
    return words.text("card-passing-cost" if mist < 0 else "card-passing-gain", n=abs(mist))


def place_lines(words: Words, said: Data) -> list[str]:
    events = [sentences.in_line(words, event) for event in said["events"]]
    return [words.text("card-place", zone=said["zone_name"], rarity=said["rarity_name"]), said["passing"], *events]


# Markers and tokens


def marker_facts(words: Words, marker: int) -> Data:
    """A marker: what happens when it is gained, what it does, how it goes away."""
    gain, goes = BOOK.marker_gain[marker], kinds.GOES[BOOK.marker_goes[marker]]
    return {
        "gain": sentences.whole(words, gain) if gain != kinds.NONE else None,
        "texts": sentences.lines(words, BOOK.marker_lines[marker]),
        "goes": goes,
        "goes_text": words.text(f"goes-{goes}", n=BOOK.marker_stays[marker]),
    }


def marker_lines(words: Words, said: Data) -> list[str]:
    gained = [words.text("text-gained", text=said["gain"])] if said["gain"] else []
    return [*gained, *said["texts"], said["goes_text"]]


def token_facts(words: Words, token: int) -> Data:
    """A token: what it does out of a duel and when that is possible, what it does in one."""
    out, inside, zone = BOOK.token_out[token], BOOK.token_duel[token], BOOK.token_zone[token]
    window = [words.text("stage-weaving")] if BOOK.token_weaving[token] else []
    return {
        "out": sentences.whole(words, out) if out != kinds.NONE else None,
        "window": window + ([words.text(f"zone-{kinds.ZONES[zone]}")] if zone != kinds.NONE else []),
        "duel": sentences.sentence(sentences.effects(words, inside)) if inside else None,
    }


def token_lines(words: Words, said: Data) -> list[str]:
    found = []
    if said["out"] and said["window"]:
        found.append(words.text("window-out-in", window=", ".join(said["window"]), text=said["out"]))
    elif said["out"]:
        found.append(words.text("window-out", text=said["out"]))
    return found + ([words.text("window-duel", text=said["duel"])] if said["duel"] else [])


def source_texts(words: Words, id: str) -> list[str]:
    """What something does that can be activated: an ability of a hero, or all the lines of a thing."""
    own = {
        **dict(zip(BOOK.weapons, BOOK.weapon_lines, strict=True)),
        **dict(zip(BOOK.accessories, BOOK.accessory_lines, strict=True)),
        **dict(zip(BOOK.cards, BOOK.card_lines, strict=True)),
        **dict(zip(BOOK.enemies, BOOK.enemy_lines, strict=True)),
        **dict(zip(BOOK.markers, BOOK.marker_lines, strict=True)),
    }
    if id in own:
        return sentences.lines(words, own[id])
    hero, _, number = id.rpartition("_")
    return sentences.lines(words, BOOK.hero_abilities[BOOK.heroes.index(hero)][int(number) - 1])


# What each kind of thing says part by part, and how that is read.
FACTS: Final[dict[str, tuple[Callable[[Words, int], Data], Callable[[Words, Data], list[str]]]]] = {
    "card": (card_facts, card_lines),
    "enemy": (enemy_facts, enemy_lines),
    "hero": (hero_facts, hero_lines),
    "weapon": (weapon_facts, weapon_lines),
    "place": (place_facts, place_lines),
    "marker": (marker_facts, marker_lines),
    "token": (token_facts, token_lines),
    "accessory": (
        lambda words, accessory: {"texts": sentences.lines(words, BOOK.accessory_lines[accessory])},
        lambda _, said: list(said["texts"]),
    ),
}


def facts(words: Words, kind: str, number: int) -> Data:
    find, _ = FACTS[kind]
    return find(words, number) | {"original": True}


def printed(words: Words, kind: str, number: int) -> list[str]:
    find, read = FACTS[kind]
    return read(words, find(words, number))
