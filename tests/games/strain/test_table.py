"""What the table of Strain promises and no single scenario can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import ludotheque
from ludotheque import Table
from ludotheque.games.strain.table import NONE, PLACES, Strain

ORGANISMS = {
    "mycoplasma": 7,
    "coccus": 5,
    "bacillus": 6,
    "spirillum": 4,
    "yeast": 4,
    "euglena": 5,
    "paramecium": 4,
    "amoeba": 3,
    "diatom": 2,
}
CYTOPLASMS = {"cytosol": 50, "cytoskeleton": 20, "ectoplasm": 10}
KELLY = {"organism": [["euglena"], ["diatom"]], "membrane": [["toxicyst cytosol"], ["cytosol cytosol vacuole vacuole"]]}
RESISTANCES = {"cytosol": 2, "cytoskeleton": 3, "vacuole": 1, "cell_membrane": 4}
CHOICES = 400


def played(seed: int, seats: int) -> Iterator[Table]:
    """A game of random choices, after its set-up and after every choice."""
    table = ludotheque.new_table("strain", seats=seats, seed=seed)
    chance = Random(seed)
    yield table
    for _ in range(CHOICES):
        if table.over:
            break
        seat = chance.choice(table.deciders())
        table.choose(seat, chance.choice(table.menu(seat)))
        yield table


def attacked(position: dict[str, list[list[str]]], toxins: int) -> Table:
    """A battle against the organism b1, up to where the defender chooses."""
    table = ludotheque.setup("strain", {**position, "toxin": [toxins, 0]}, seats=2)
    table.choose(0, "attack b1")
    table.choose(0, f"commit {toxins}")
    return table


def left(table: Table) -> set[int]:
    """How many tiles the organism b1 may have after the battle, itself included: one number for each way to resist."""
    if table.deciders() == [0]:
        assert isinstance(table.state, Strain)
        return {0 if table.state.organism[PLACES] == NONE else 1 + len(table.state.membrane[PLACES])}
    found: set[int] = set()
    for choice in table.menu(1):
        following = table.copy()
        following.choose(1, choice)
        found |= left(following)
    return found


def test_the_box_holds_40_80_and_110_tiles() -> None:
    """40 Organism tiles, 80 Cytoplasm tiles and 110 Petri Dish tiles. [Strain R1]"""
    table = ludotheque.new_table("strain", seats=3)
    position = table.position()
    assert Counter(position["organism_pile"]) == ORGANISMS
    assert Counter(position["cytoplasm_pile"]) == CYTOPLASMS
    assert len(position["organism_pile"]) == 40
    assert len(position["cytoplasm_pile"]) == 80
    assert len(position["petri_pile"]) == 110
    assert len(table.game.cards_in_play(table.state)) == 230


@pytest.mark.parametrize("seats", range(3, 8))
def test_strain_is_for_three_to_seven_players(seats: int) -> None:
    """Three to seven players, each with an empty hand. [Strain R1, R3]"""
    view = ludotheque.new_table("strain", seats=seats).view()
    assert [side["hand_size"] for side in view["seats"]] == [0] * seats


@pytest.mark.parametrize("seats", [1, 8])
def test_strain_is_not_for_one_or_for_eight(seats: int) -> None:
    """Three to seven players, and two by the same rules. [Strain R1, A43]"""
    with pytest.raises(ValueError):
        ludotheque.new_table("strain", seats=seats)


def test_no_tile_is_ever_lost_or_made() -> None:
    """What was in the box is in piles, discards, hands, on the table, in the chain or among the scored. [Strain S29]"""
    new = ludotheque.new_table("strain")
    box = Counter(new.game.cards_in_play(new.state))
    for seed, seats in enumerate((2, 3, 4, 5, 7)):
        for table in played(seed, seats):
            assert Counter(table.game.places(table.state)) == box


def test_any_tile_of_a_pile_may_come_first() -> None:
    """The piles are shuffled. [Strain R3]"""
    drawn = set()
    for seed in range(200):
        table = ludotheque.new_table("strain", seats=3, seed=seed, options={"start": "first"})
        table.choose(0, "draw organism")
        drawn |= set(table.view(0)["seats"][0]["hand"])
    assert drawn == set(ORGANISMS)


def test_any_tile_of_a_reshuffled_discard_may_come_first() -> None:
    """A used-up pile is replaced by its discard pile, shuffled. [Strain R6]"""
    discard = ["influenza", "vacuole", "antibody", "ribosome"]
    position = {"petri_pile": [], "petri_discard": discard, "agenda": [["Draw", 0, 1]], "phase": "awaken"}
    drawn = set()
    for seed in range(60):
        table = ludotheque.setup("strain", position, seats=3, seed=seed)
        table.choose(0, "draw petri")
        [tile] = table.view(0)["seats"][0]["hand"]
        assert table.position()["petri_discard"] == []
        assert sorted([tile, *table.position()["petri_pile"]]) == sorted(discard)
        drawn.add(tile)
    assert drawn == set(discard)


def test_kelly_loses_a_tile_whatever_she_does() -> None:
    """However the five tokens are taken off, at least one tile is lost: 5 - (9 - 5) = 1. [Strain E5, R22]"""
    assert max(left(attacked(KELLY, 5))) == 5 - 1


@pytest.mark.parametrize("membrane", [["cytosol"], ["vacuole", "vacuole"], ["cytoskeleton", "cytosol", "vacuole"]])
def test_the_best_defence_loses_what_the_formula_says(membrane: list[str]) -> None:
    """T - (R - n) tiles, none if this is below zero. [Strain E5, S17, R21, R22]"""
    resistances = [2, *(RESISTANCES[tile] for tile in membrane)]
    spare = sum(resistances) - len(resistances)
    for toxins in range(1, sum(resistances)):
        table = attacked({"organism": [["yeast"], ["coccus"]], "membrane": [["cytosol"], [" ".join(membrane)]]}, toxins)
        assert max(left(table)) == len(resistances) - max(0, toxins - spare)


# What may stand before an effect in the log; what is told of several tiles in a row has one cause.
CAUSES = {
    "loses": {"takes_effect", "infects", "gives_way", "reacts", "wastes"},
    "dies": {"resists", "gives_way"},
    "gives_way": {"resists"},
    "resists": {"attacks", "uses", "adds_toxins", "adds_tokens", "fails", "counters", "takes_effect", "wakes",
                "toughens", "infects", "stuns", "loses"},
    "stuns": {"infects"},
    "toughens": {"takes_effect"},
    "places_more": {"takes_effect"},
    "moves": {"takes_effect"},
    "discards": {"takes_effect", "holds_too_many"},
}  # fmt: skip


def test_every_line_of_the_log_comes_after_its_cause() -> None:
    """[Strain R30]"""
    seen = set[str]()
    for seed in range(12):
        table = next(reversed([*played(seed, 3)]))
        told = [event["name"] for event in table.events(None)]
        for n, name in enumerate(told):
            if name in CAUSES:
                before = next(earlier for earlier in reversed(told[:n]) if earlier != name)
                assert before in CAUSES[name], f"{name} after {before}"
                seen.add(name)
    assert {"loses", "dies", "gives_way", "discards"} <= seen


def test_a_flagellum_reacts_before_it_is_lost() -> None:
    """[Strain A5, A8]"""
    position = {"organism": [["yeast"], ["yeast"]], "membrane": [["toxicyst"], ["flagellum"]]}
    table = ludotheque.setup("strain", position, seats=2)
    for seat, choice in ((0, "attack b1"), (0, "use toxicyst a1"), (0, "commit 4"), (1, "react flagellum 1")):
        table.choose(seat, choice)
    told = [event["name"] for event in table.events(None)]
    assert told == ["turns_against", "uses", "attacks", "reacts", "loses", "counters"]
