"""Everything of the original set of RR&D is named in the title of a scenario about its kind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import ARCHETYPES
from ludotheque.lab.scenario import read_scenarios

SCENARIOS = Path(__file__).parent / "scenarios"


def of_archetype(archetype: int) -> list[str]:
    return [name for n, name in enumerate(BOOK.cards) if BOOK.archetype[n] == archetype]


KINDS: dict[str, list[str]] = {
    **{f"cards_{name}": of_archetype(n) for n, name in enumerate(ARCHETYPES)},
    "enemies": BOOK.enemies,
    "places_*": BOOK.places,
    "markers": BOOK.markers,
    "tokens": BOOK.tokens,
    "accessories": BOOK.accessories,
    "weapons": BOOK.weapons,
    "heroes": BOOK.heroes,
}


@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_named(kind: str) -> None:
    files = sorted(SCENARIOS.glob(f"{kind}.scn"))
    titles = [scenario.title for path in files for scenario in read_scenarios(path)]
    named = {name for title in titles for name in re.findall(r"\((\w+)\)", title)}
    assert [name for name in KINDS[kind] if name not in named] == []


def test_every_event_of_a_place_is_realised_in_a_scenario() -> None:
    told: dict[str, set[str]] = {name: set() for name in BOOK.places}
    for path in SCENARIOS.glob("places_*.scn"):
        for scenario in read_scenarios(path):
            choices = " ".join(line.words for line in scenario.lines if line.part == "when")
            for name in re.findall(r"\((\w+)\)", scenario.title):
                told.setdefault(name, set()).update(re.findall(r"realise (\d)", choices))
    events = {name: BOOK.place_events[n] for n, name in enumerate(BOOK.places)}
    neutral = {name: BOOK.places[BOOK.neutral[n]] for n, name in enumerate(BOOK.places)}
    missing = [
        f"{name} event {n + 1}"
        for name in BOOK.places
        for n in range(len(events[name]))
        if str(n + 1) not in told[name] | (told[neutral[name]] if n < len(events[neutral[name]]) else set())
    ]
    assert missing == []
