"""The original set of RR&D is what section 16 of the rules says of it."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.content.loader import BadContent
from ludotheque.games.rrd import scribe
from ludotheque.games.rrd.facts import BOOK, ORDER, WRITTEN
from ludotheque.games.rrd.kinds import (
    ARCHETYPES,
    BESTIARY,
    EFFECTS,
    INFUSION,
    KEYWORDS,
    MYTHIC,
    NONE,
    OBJECT,
    RARITIES,
    ZONES,
)
from ludotheque.games.rrd.options import ORIGINAL
from ludotheque.games.rrd.scribe import Scribe

from .labels import EFFECTS_OF, FORMS_OF, effect_name

CARDS = range(len(BOOK.cards))
PLACES = range(len(BOOK.places))
NEUTRAL = [place for place in PLACES if BOOK.neutral[place] == place]
IN_PILES = [place for place in NEUTRAL if BOOK.rarity[place] != MYTHIC]
PLAYERS = [archetype for archetype in range(len(ARCHETYPES)) if archetype != BESTIARY]


def test_an_archetype_has_one_object_and_one_infusion() -> None:
    for archetype in PLAYERS:
        types = Counter(BOOK.type[card] for card in CARDS if BOOK.archetype[card] == archetype)
        assert (types[OBJECT], types[INFUSION]) == (1, 1)


def test_every_keyword_is_on_at_least_two_cards_of_the_players() -> None:
    found: Counter[str] = Counter()
    for card in CARDS:
        start = f"card {BOOK.cards[card]} "
        if BOOK.archetype[card] in PLAYERS:
            found.update({label.removeprefix(start) for label in FORMS_OF[card]})
            found.update({effect_name(effect) for effect, label in EFFECTS_OF.items() if label.startswith(start)})
    assert [keyword for keyword in EFFECTS[:KEYWORDS] if found[keyword] < 2] == []


def test_twelve_enemies_are_ordinary_and_four_are_myths() -> None:
    assert Counter(BOOK.myth) == {False: 12, True: 4}


def test_the_piles_of_a_lone_player() -> None:
    sizes = [sum(BOOK.place_copies[place][0] for place in IN_PILES if BOOK.zone[place] == zone) for zone in range(5)]
    assert sizes == [26, 17, 14, 13, 14]
    assert Counter(ZONES[BOOK.zone[place]] for place in IN_PILES) == {
        "real": 24,
        "ethereal": 12,
        "borough": 10,
        "ossuary": 10,
        "labyrinth": 10,
    }


def test_no_pile_has_more_copies_than_the_rarity_allows() -> None:
    """Three of a common place, two of an exceptional one. [R39]"""
    most = {"common": 3, "exceptional": 2, "mythic": 1}
    assert all(max(BOOK.place_copies[place]) <= most[RARITIES[BOOK.rarity[place]]] for place in PLACES)


def test_each_hero_has_seven_destiny_places_and_a_mythic_one() -> None:
    """Three in the Real plane and one in each other zone; each takes the place of a neutral one. [R6, R39]"""
    for hero in range(len(BOOK.heroes)):
        own = [place for place in PLACES if BOOK.destined[place] == hero]
        zones = Counter(BOOK.zone[place] for place in own if BOOK.rarity[place] != MYTHIC)
        assert zones == {0: 3, 1: 1, 2: 1, 3: 1, 4: 1}
        assert [place for place in own if BOOK.rarity[place] == MYTHIC] == [BOOK.hero_mythic[hero]]
        assert all(min(BOOK.place_copies[BOOK.neutral[place]]) > 0 for place in own)


def test_nine_mythic_places_are_set_aside_five_of_them_for_everybody() -> None:
    mythic = [place for place in PLACES if BOOK.rarity[place] == MYTHIC]
    assert (len(mythic), len([place for place in mythic if BOOK.destined[place] == NONE])) == (9, 5)


def test_six_weapons_are_one_handed_and_four_two_handed() -> None:
    assert Counter(BOOK.hands) == {1: 6, 2: 4}


def test_the_abilities_of_a_hero_cost_1_and_2_memory_fragments() -> None:
    assert BOOK.hero_prices == [[1, 2]] * 4


def test_a_set_has_no_more_cards_than_there_are_choices_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scribe, "MOST_CARDS", len(BOOK.cards) - 1)
    with pytest.raises(BadContent, match=r"cards\.toml: a set has at most"):
        Scribe("", WRITTEN[ORIGINAL], ORDER)
