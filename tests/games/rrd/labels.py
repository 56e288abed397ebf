"""Names for all that the original set says: every effect, line and deed of it, by the thing that it is printed on."""

from __future__ import annotations

from ludotheque.games.rrd.book import PlaceEvent
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import (
    AURA,
    BONUSES,
    CONDITIONS,
    DEEDS,
    EFFECTS,
    EVENTS,
    LINES,
    NEXT,
    NONE,
    ON,
    PRICES,
    START,
    STATS,
    USE,
)

CONDITION_NAMES, PRICE_NAMES = CONDITIONS, PRICES
# What the language has and nothing in the set uses: cleaning, retrieving, searching a place that has several copies.
UNHEARD = ("Clean", "Retrieve", "SearchWhere", "clean", "cleans", "retrieves")


def effect_name(number: int) -> str:
    effect = BOOK.effects[number]
    return EFFECTS[effect.verb] + (f" {BONUSES[effect.bonus]}" if effect.verb == NEXT else "")


def owners() -> list[tuple[str, list[int]]]:
    """Whatever has lines, with their numbers."""
    found = [(f"card {name}", BOOK.card_lines[n]) for n, name in enumerate(BOOK.cards)]
    found += [(f"enemy {name}", BOOK.enemy_lines[n]) for n, name in enumerate(BOOK.enemies)]
    found += [(f"weapon {name} base", BOOK.weapon_base[n]) for n, name in enumerate(BOOK.weapons)]
    found += [(f"weapon {name}", BOOK.weapon_lines[n]) for n, name in enumerate(BOOK.weapons)]
    found += [(f"accessory {name}", BOOK.accessory_lines[n]) for n, name in enumerate(BOOK.accessories)]
    found += [(f"marker {name}", BOOK.marker_lines[n]) for n, name in enumerate(BOOK.markers)]
    for n, name in enumerate(BOOK.heroes):
        found += [(f"hero {name} ability {k}", lines) for k, lines in enumerate(BOOK.hero_abilities[n], 1)]
    return found


def lines_of() -> tuple[dict[int, str], dict[int, str]]:
    """Lines that hold by themselves, and the effects of those that wait for something."""
    lines: dict[int, str] = {}
    effects: dict[int, str] = {}
    for owner, numbers in owners():
        for number in numbers:
            line = BOOK.lines[number]
            event = f" {EVENTS[line.event]}" if line.kind == ON else ""
            if line.kind in (ON, USE, START):
                effects |= {
                    effect: f"{owner} {LINES[line.kind]}{event} {effect_name(effect)}" for effect in line.effects
                }
            else:
                stat = f" {STATS[line.stat]}" if line.kind == AURA else ""
                lines[number] = f"{owner} {LINES[line.kind]}{stat}"
    return lines, effects


def effects_of() -> dict[int, str]:
    """Every effect of cards, tokens and lines."""
    found = lines_of()[1]
    for n, name in enumerate(BOOK.cards):
        for effects in BOOK.gains[n]:
            found |= {effect: f"card {name} {effect_name(effect)}" for effect in effects}
    for n, name in enumerate(BOOK.tokens):
        found |= {effect: f"token {name} {effect_name(effect)}" for effect in BOOK.token_duel[n]}
    return found


def forms_of() -> dict[int, list[str]]:
    """How a card is played."""
    found: dict[int, list[str]] = {}
    for n, name in enumerate(BOOK.cards):
        forms = {
            "amplitude": BOOK.amplitude[n] > 1,
            "frenzy": BOOK.frenzy[n] > 0,
            "pierce": BOOK.pierce[n] > 0,
            "chain": BOOK.chain[n] > 0,
            "instinct": BOOK.instinct[n],
            "instant": BOOK.instant[n],
            "trap": BOOK.trap[n],
            "preparation": BOOK.prepares[n],
            "plus": bool(BOOK.plus[n]),
        }
        found[n] = [f"card {name} {form}" for form, is_so in forms.items() if is_so]
    return found


def programs() -> list[tuple[str, int]]:
    """Whatever does deeds."""
    found: list[tuple[str, int]] = []
    seen: set[int] = set()
    for n, name in enumerate(BOOK.places):
        for k, event in enumerate(BOOK.place_events[n], 1):
            if event.program not in seen:
                found.append((f"place {name} event {k}", event.program))
            seen.add(event.program)
    found += [(f"enemy {name} loot", BOOK.enemy_loot[n]) for n, name in enumerate(BOOK.enemies)]
    found += [(f"marker {name} gain", BOOK.marker_gain[n]) for n, name in enumerate(BOOK.markers)]
    found += [(f"token {name} out", BOOK.token_out[n]) for n, name in enumerate(BOOK.tokens)]
    return [(owner, program) for owner, program in found if program != NONE]


def deeds_of() -> dict[tuple[int, int], str]:
    """Every deed, by program and place in it; what follows a test or a choice too."""
    found: dict[tuple[int, int], str] = {}

    def add(owner: str, program: int) -> None:
        for at, deed in enumerate(BOOK.programs[program]):
            label = f"{owner}: {DEEDS[deed.verb]} {at + 1}"
            found[program, at] = label
            if DEEDS[deed.verb] in ("test", "pick"):
                for way, inner in enumerate(deed.programs, 1):
                    add(f"{label} way {way}", inner)

    for owner, program in programs():
        add(owner, program)
    return found


def enemy_cards() -> list[tuple[str, str]]:
    return [(name, BOOK.cards[card]) for n, name in enumerate(BOOK.enemies) for card in sorted(set(BOOK.enemy_deck[n]))]


def place_events() -> list[tuple[str, int]]:
    return [(name, k + 1) for n, name in enumerate(BOOK.places) for k in range(len(BOOK.place_events[n]))]


def conditions_of_the_set() -> set[int]:
    effects = [BOOK.effects[effect].condition for effect in range(len(BOOK.effects))]
    lines = [line.condition for line in BOOK.lines]
    return {kind for condition in effects + lines if condition for kind, _ in condition.parts}


def prices_of_the_set() -> set[int]:
    events: list[PlaceEvent] = [event for events in BOOK.place_events for event in events]
    return {kind for event in events for kind, _, _ in event.prices}


LINES_OF = lines_of()[0]
EFFECTS_OF = effects_of()
FORMS_OF = forms_of()
DEEDS_OF = deeds_of()
