"""Set-up of RR&D that a single scenario cannot show: every difficulty, hero and number of players, and bad options."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import ludotheque
from ludotheque.games.rrd.duel.mat import ON_THE_MAT
from ludotheque.games.rrd.facts import BOOK, in_play
from ludotheque.games.rrd.kinds import ARCHETYPES, BESTIARY, MYTHIC, NONE, RARITIES, ZONES
from ludotheque.games.rrd.options import DIFFICULTIES, settings
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.game import BadSettings, Setting
from ludotheque.table import Table

HEROES = ("akareon", "tethra", "kroan", "ekareth")
MOST_OF_A_NAME = {"common": 3, "exceptional": 2, "mythic": 1}


class Figures(NamedTuple):
    """What a difficulty says. [Rrd R5, A1]"""

    order: tuple[str, ...]
    drawn: int
    kept: int
    mist: int
    slots: int  # for infusions
    tide: int


FIGURES = {
    "adventurer": Figures(("archetypes", "return", "done", "wield", "become"), 40, 18, 8, 2, 12),
    "mercenary": Figures(("archetypes", "return", "done", "wield", "become"), 25, 15, 5, 2, 9),
    "veteran": Figures(("wield", "become", "archetypes", "return", "done"), 25, 15, 3, 2, 7),
    "demented": Figures(("become", "archetypes"), 15, 15, 1, 0, 5),
    "abyssal": Figures(("become", "archetypes"), 13, 13, 0, 0, 7),
}


def verb(text: str) -> str:
    return text.partition(" ")[0]


def set_out(seed: int, difficulty: str, wanted: tuple[str, ...] = ()) -> tuple[Table, list[str]]:
    """A lone player on the way, and the kinds of choices that led there; what is wanted is chosen where it can be."""
    table = ludotheque.new_table("rrd", seats=1, seed=seed, options={"difficulty": difficulty})
    asked: list[str] = []
    while "weave 1" not in (menu := table.menu(0)):
        onwards = [text for text in menu if verb(text) != "take-back"]
        choice = next((text for text in wanted if text in menu), onwards[seed % len(onwards)])
        if not asked or asked[-1] != verb(choice):
            asked.append(verb(choice))
        table.choose(0, choice)
    return table, asked


def laid_out(seats: int, seed: int) -> Table:
    """Everybody on the way, by the first choices of every menu."""
    table = ludotheque.new_table("rrd", seats=seats, seed=seed, options={"difficulty": "abyssal"})
    while "weave 1" not in (menu := table.menu(table.deciders()[0])):
        table.choose(table.deciders()[0], menu[0])
    return table


def test_every_difficulty_is_known() -> None:
    """The five of the rulebook. [Rrd R5]"""
    assert tuple(FIGURES) == DIFFICULTIES


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", range(4))
def test_the_figures_of_every_difficulty(difficulty: str, seed: int) -> None:
    """Order of the steps, cards, HP, mist and infusion slots; everything locked. [Rrd R5, R9]"""
    figures = FIGURES[difficulty]
    table, asked = set_out(seed, difficulty)
    assert tuple(asked) == figures.order
    player = table.view(0)["seats"][0]
    assert (player["deck_size"], player["hp"], player["max_hp"]) == (figures.kept,) * 3
    assert (player["mist"], player["infusion_slots"]) == (figures.mist, figures.slots)
    assert (player["memory"], player["destiny"], player["tokens"], player["markers"]) == (0, 0, {}, [])
    assert player["abilities"] == [False, False]
    assert not any(weapon["unlocked"] for weapon in player["weapons"])


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_what_is_drawn_and_not_kept_goes_back(difficulty: str) -> None:
    """As many cards are drawn as the difficulty says; deck and loot piles together are always whole. [Rrd R4, R5]"""
    table = ludotheque.new_table("rrd", seats=1, seed=7, options={"difficulty": difficulty})
    most = 0
    while "weave 1" not in (menu := table.menu(0)):
        most = max(most, table.view(0)["seats"][0]["deck_size"] if menu[0].startswith("return ") else 0)
        table.choose(0, "archetypes shade+aether" if verb(menu[0]) == "archetypes" else menu[0])
    player = table.view(0)["seats"][0]
    figures = FIGURES[difficulty]
    whole = {card: copies for card, copies in zip(BOOK.cards, BOOK.copies, strict=True) if copies}
    assert most == (figures.drawn if figures.drawn > figures.kept else 0)
    assert Counter(player["loot"]) + Counter(player["deck"]) == whole
    drawn_from = {ARCHETYPES[BOOK.archetype[BOOK.cards.index(card)]] for card in player["deck"]}
    assert drawn_from <= {"shade", "aether"}
    assert all(BOOK.soul[BOOK.cards.index(card)] <= 3 for card in player["deck"])


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_tide_and_the_price_of_infusions(difficulty: str) -> None:
    """Every so many cycles; 1 memory fragment for a slot, where they are locked. [Rrd A1, R5]"""
    number, figures = DIFFICULTIES.index(difficulty), FIGURES[difficulty]
    assert BOOK.tide[number] == figures.tide
    assert BOOK.infusion_price[number] == (0 if figures.slots else 1)
    assert bool(BOOK.grows_at_rest[number]) == (difficulty == "abyssal")


@pytest.mark.parametrize("difficulty", ["mercenary", "demented"])
def test_two_hands_are_always_full(difficulty: str) -> None:
    """One two-handed weapon or two one-handed ones, chosen or drawn; every weapon comes up. [Rrd A45, A61]"""
    met = set()
    for seed in range(60):
        weapons = [one["weapon"] for one in set_out(seed, difficulty)[0].view(0)["seats"][0]["weapons"]]
        assert sum(BOOK.hands[BOOK.weapons.index(weapon)] for weapon in weapons) == 2
        assert len(set(weapons)) == len(weapons)
        met.update(weapons)
    assert met == set(BOOK.weapons)


def test_what_there_is() -> None:
    """The counts of the set. [Rrd R4, R6]"""
    places = [place for place in range(len(BOOK.places)) if BOOK.neutral[place] == place]
    assert (len(BOOK.heroes), len(BOOK.weapons), len(BOOK.cards), len(BOOK.enemies)) == (4, 10, 90, 16)
    assert (len(places), len(BOOK.places) - len(places)) == (75, 28)
    assert (len(BOOK.markers), len(BOOK.tokens), len(BOOK.accessories)) == (12, 12, 14)
    assert tuple(BOOK.heroes) == HEROES
    assert sorted(BOOK.hands) == [1] * 6 + [2] * 4
    assert sum(BOOK.myth) == 4


@pytest.mark.parametrize("archetype", range(BESTIARY))
def test_the_three_piles_of_every_archetype(archetype: int) -> None:
    """13 cards of soul values 1 to 3, four of each; 3 of soul value 4, two of each; 2 of soul value 5. [Rrd R4]"""
    cards = [card for card in range(len(BOOK.cards)) if BOOK.archetype[card] == archetype]
    assert Counter((max(3, BOOK.soul[card]), BOOK.copies[card]) for card in cards) == {(3, 4): 13, (4, 2): 3, (5, 1): 2}


def test_bestiary_cards_are_for_enemies_only() -> None:
    """18 cards, of which no player ever gets one. [Rrd R4, R14]"""
    bestiary = [card for card in range(len(BOOK.cards)) if BOOK.archetype[card] == BESTIARY]
    assert len(bestiary) == 18
    assert not any(BOOK.copies[card] for card in bestiary)


@pytest.mark.parametrize("hero", HEROES)
def test_the_piles_of_a_lone_player(hero: str) -> None:
    """26, 17, 14, 13 and 14 places; seven of them belong to the hero, and their neutral ones are out. [Rrd R6]"""
    table, _ = set_out(3, "demented", (f"become {hero}",))
    g = table.position()
    lying = g["pile"] + [place for zone in g["crossing"] for slot in zone for place in slot]
    zones = Counter(ZONES[BOOK.zone[BOOK.places.index(place)]] for place in lying)
    assert zones == dict(zip(ZONES, (26, 17, 14, 13, 14)))
    own = [place for place in lying if place.endswith("_destined")]
    assert len(own) == len(set(own)) == 7
    assert {HEROES[BOOK.destined[BOOK.places.index(place)]] for place in own} == {hero}
    assert sorted(g["box"]) == sorted(place.removesuffix("_destined") for place in own)
    assert not any(RARITIES[BOOK.rarity[BOOK.places.index(place)]] == "mythic" for place in lying)
    assert len(g["stock"]) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_piles_of_several_players(seats: int) -> None:
    """The destiny places of all heroes, and never more than three common or two exceptional ones of a name.
    [Rrd R38, R39, A43]
    """
    table = laid_out(seats, seed=seats)
    g = table.position()
    lying = [BOOK.places.index(place) for place in g["pile"]]
    lying += [BOOK.places.index(place) for zone in g["crossing"] for slot in zone for place in slot]
    names = Counter(BOOK.places[BOOK.neutral[place]] for place in lying)
    for name, count in names.items():
        assert count <= MOST_OF_A_NAME[RARITIES[BOOK.rarity[BOOK.places.index(name)]]]
    destined = Counter(HEROES[BOOK.destined[place]] for place in lying if BOOK.destined[place] != NONE)
    assert destined == dict.fromkeys(g["hero"], 7)
    assert len(g["stock"]) == 5 + seats
    assert len(g["box"]) == 7 * seats


def test_mythic_places_are_set_aside() -> None:
    """Five for everybody and one for each hero. [Rrd R6, A15]"""
    mythic = [place for place in range(len(BOOK.places)) if BOOK.rarity[place] == MYTHIC]
    assert Counter(BOOK.destined[place] for place in mythic) == {NONE: 5, 0: 1, 1: 1, 2: 1, 3: 1}


def test_any_place_may_lie_on_the_first_intersection() -> None:
    """The pile is shuffled. [Rrd R6, R8, A57]"""
    met: set[str] = set()
    for seed in range(150):
        table, _ = set_out(seed, "abyssal", ("become kroan", "archetypes fury"))
        crossing = table.view(0)["zones"]["real"]["crossing"]
        assert [len(slot) for slot in crossing] == [1, 1]
        met.update(slot[0] for slot in crossing)
    assert len(met) == 24


BAD: list[tuple[dict[str, Setting], str]] = [
    (
        {"difficulty": "easy"},
        "option 'difficulty' cannot be easy; it may be adventurer, mercenary, veteran, demented, abyssal",
    ),
    ({"difficulti": "veteran"}, "there is no option 'difficulti'; did you mean 'difficulty'?"),
    ({"tide": "yes"}, "option 'tide' cannot be yes; it may be true, false"),
    ({"loot": "closed"}, "option 'loot' cannot be closed; it may be open, draft"),
    ({"bodies": 4}, "option 'bodies' cannot be 4; it may be 1, 2, 3"),
    ({"set": "boxed"}, "option 'set' cannot be boxed; it may be original"),
    ({"enemy": "nyoka"}, "an enemy is named for a duel only: say mode=duel"),
]


@pytest.mark.parametrize(("options", "sentence"), BAD)
def test_bad_options_are_refused_in_one_sentence(options: dict[str, Setting], sentence: str) -> None:
    """What can be agreed, and nothing else. [Rrd A46, A53]"""
    with pytest.raises(BadSettings) as refusal:
        ludotheque.new_table("rrd", seats=1, options=options)
    assert str(refusal.value) == sentence


def test_nobody_plays_with_four_others() -> None:
    """One to four players. [Rrd R38]"""
    with pytest.raises(ValueError, match=r"^rrd is for 1 or 2 or 3 or 4 players, not for 5$"):
        ludotheque.new_table("rrd", seats=5)


def test_duels_on_a_copy_leave_an_empty_mat_empty() -> None:
    """Copies share the empty mat, each zone of it."""
    g = ludotheque.new_table("rrd").state
    assert isinstance(g, Logoth)
    h = g.copy(g.dice)
    h.open_side(0, 0, 0, h.open_duel(0) + 1)
    assert [getattr(h, zone.name) for zone in ON_THE_MAT] != [zone.empty(g) for zone in ON_THE_MAT]
    assert [getattr(g, zone.name) for zone in ON_THE_MAT] == [zone.empty(g) for zone in ON_THE_MAT]
    h.drop_duels(0)
    assert [getattr(h, zone.name) for zone in ON_THE_MAT] == [zone.empty(h) for zone in ON_THE_MAT]


# Ready heroes


@pytest.mark.parametrize("hero", range(len(HEROES)), ids=HEROES)
def test_a_ready_hero_has_full_hands_and_enough_cards_of_the_first_piles(hero: int) -> None:
    """Nothing that somebody who builds their own could not have as an Adventurer. [Rrd R5, A71]"""
    cards = Counter(BOOK.ready_cards[hero])
    assert sum(BOOK.hands[weapon] for weapon in BOOK.ready_weapons[hero]) == 2
    assert cards.total() == max(figures.kept for figures in FIGURES.values())
    assert all(BOOK.soul[card] <= 3 and copies <= BOOK.copies[card] for card, copies in cards.items())


def test_ready_heroes_are_content_only_where_one_can_be_taken() -> None:
    """So that no game without them depends on what they have. [Rrd A71]"""
    assert "original/ready" not in kinds_in_play({})
    assert "original/ready" in kinds_in_play({"ready": True})
    assert "original/ready" not in kinds_in_play({"ready": True, "mode": "duel"})


def kinds_in_play(asked: dict[str, Setting]) -> list[str]:
    return in_play(settings(asked))
