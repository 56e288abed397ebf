"""Set-up of Stratego Legends that a single scenario cannot show: every number of players, and what chance may do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import ludotheque
from ludotheque.games.legends import field
from ludotheque.games.legends.facts import CARDS
from ludotheque.games.legends.kinds import LETTERS
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.game import Data, Settings

SEATS = (2, 4, 6, 8)
SETS = [f"{number}{letter}" for number in range(1, 8) for letter in "ABCD"]
RULEBOOK = [("2A", 0), ("1A", 2), ("2C", 2), ("2B", 1)]  # far side from left to right, then the near side
DRAWN = ["DDDDTMPC", "DDTWTTFF", "DDPMWTTT", "FFPCCTTD", "MMMPTMPC", "FMCDTCFW", "MTWTFFMC", "TTTTCMMD"]


def board(name: str) -> list[str]:
    return CARDS.boards[SETS.index(name)]


def dealt(seats: int, seed: int) -> Data:
    return ludotheque.new_table("legends", seats=seats, seed=seed).view()


def boards_of(rows: list[str]) -> list[list[str]]:
    """The boards that a field is made of."""
    lefts = range(0, len(rows[0]), field.BOARD)
    return [[row[left : left + 4] for row in rows[top : top + 4]] for top in (0, field.BOARD) for left in lefts]


def turnings(rows: list[str]) -> set[tuple[str, ...]]:
    """A board as it looks from all four sides."""
    return {tuple(field.turned(rows, quarters)) for quarters in range(4)}


@pytest.mark.parametrize("seats", SEATS)
def test_every_army_stands_on_the_land_of_its_two_boards(seats: int) -> None:
    """S1: 30 units for each player, one on every space that is not water. [Legends R6, R53]"""
    view = dealt(seats, seed=seats)
    terrain = field.read(view["field"])
    land = {space for space in range(len(terrain)) if terrain[space] != LETTERS.index("W")}
    letters = [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab", "ac", "ad", "ae", "af"]
    names = {letters[space // 8] + str(space % 8 + 1): field.home(space) for space in land}
    assert {unit["space"]: unit["owner"] for unit in view["units"]} == names
    assert Counter(names.values()) == dict.fromkeys(range(seats), 30)


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_what_the_others_have(seats: int) -> None:
    """Own side open, the other side face down; a spectator sees nothing. [Legends R6, A64]"""
    table = ludotheque.new_table("legends", seats=seats, seed=1)
    for seat in range(seats):
        for unit in table.view(seat)["units"]:
            assert (unit["unit"] is not None) == (unit["team"] == seat & 1)
    assert all(unit["unit"] is None for unit in table.view()["units"])


def test_twenty_eight_boards_with_one_water_space_each() -> None:
    """And no two of them are the same board, however they are turned. [Legends R2, A58]"""
    assert len(CARDS.boards) == len(SETS) == 28
    assert all("".join(rows).count("W") == 1 for rows in CARDS.boards)
    assert len({min(turnings(rows)) for rows in CARDS.boards}) == 28


@pytest.mark.parametrize("seats", SEATS)
def test_no_board_lies_twice_on_the_table(seats: int) -> None:
    """Two boards for each player, all of them different. [Legends R2, R53, A58]"""
    for seed in range(30):
        found = [min(turnings(rows)) for rows in boards_of(dealt(seats, seed)["field"])]
        assert len(found) == len(set(found)) == 2 * seats
        assert set(found) <= {min(turnings(rows)) for rows in CARDS.boards}


def test_every_board_comes_in_every_direction() -> None:
    """By lot, about equally often. [Legends R2, A58]"""
    first = board("1A")
    assert len(turnings(first)) == 4
    seen = Counter(
        tuple(rows)
        for seed in range(600)
        for rows in boards_of(dealt(2, seed)["field"])
        if tuple(rows) in turnings(first)
    )
    assert set(seen) == turnings(first)
    assert min(seen.values()) > 8


def test_the_field_of_the_rulebook_is_laid_from_its_boards() -> None:
    """The drawing in section 26 of the rules, there and back. [Legends R2]"""
    terrain = field.laid([field.turned(board(name), quarters) for name, quarters in RULEBOOK])
    assert field.drawn(terrain) == DRAWN
    assert field.read(DRAWN) == terrain


def test_the_field_of_the_rulebook_is_a_position() -> None:
    """It can be put on a table and comes back as it was drawn. [Legends R2]"""
    units = [["landor@a1"], ["mummy@h8"]]
    table = ludotheque.setup("legends", {"terrain": DRAWN, "units": units}, 2)
    assert table.view()["field"] == DRAWN
    assert table.position()["terrain"] == DRAWN
    assert table.position()["units"] == units


def test_spaces_inside_have_eight_neighbours_on_an_edge_five_in_a_corner_three() -> None:
    """W6, on every field. [Legends R4]"""
    for seats in SEATS:
        counted = Counter(len(near) for near in field.FIELDS[seats].near)
        edges = 2 * (field.FIELDS[seats].columns - 2) + 2 * 6
        assert counted == {3: 4, 5: edges, 8: field.FIELDS[seats].spaces - 4 - edges}


def test_chance_decides_who_begins_and_who_has_which_army() -> None:
    """Each of the four cases comes up. [Legends R5]"""
    options = {"first_army": "random", "start": "random"}
    found: Counter[tuple[str, int]] = Counter()
    for seed in range(200):
        table = ludotheque.new_table("legends", seats=2, seed=seed, options=options)
        found[table.view()["seats"][0]["side"], table.deciders()[0]] += 1
    assert len(found) == 4
    assert min(found.values()) > 25


def test_any_unit_may_stand_anywhere() -> None:
    """The deal is at random: on one space all thirty units are met. [Legends R6, A56]"""
    met = set()
    for seed in range(400):
        units = ludotheque.new_table("legends", seats=2, seed=seed).view(0)["units"]
        met.add(next(unit["unit"] for unit in units if unit["owner"] == 0))
    assert len(met) == 30


@pytest.mark.parametrize("seats", [2, 8])
def test_castles_that_shall_stand_behind_do_so_on_any_space_there(seats: int) -> None:
    """In front without the option about as often as behind. [Legends A72]"""
    deep = Counter(castle_depths(seats, {"castle": "behind"}))
    assert set(deep) == {0, 1}
    assert min(deep.values()) > sum(deep.values()) / 3
    assert set(castle_depths(seats, {})) == {0, 1, 2, 3}


def castle_depths(seats: int, options: Settings) -> list[int]:
    """How many rows lie behind each Castle, in so many tables that chance has its say."""
    depths = []
    for seed in range(400 // seats):
        g = ludotheque.new_table("legends", seats, seed, options).state
        assert isinstance(g, Legends)
        depths += [field.depth(g.where[castle], g.owner[castle]) for castle in g.all_castles()]
    return depths


def test_nobody_plays_twice_before_all_have_played() -> None:
    """The turns go round, beige and grey alternating, for eight players too. [Legends R55]"""
    table = ludotheque.new_table("legends", seats=8, seed=3, options={"start": "first"})
    played: list[int] = []
    while len(played) < 16:
        seat = table.deciders()[0]
        menu = table.menu(seat)
        table.choose(seat, "pass" if "pass" in menu else menu[0])
        active = table.view()["active"]
        if not played or played[-1] != active:
            played.append(active)
    assert played == [*range(8), *range(8)]
    assert all(a & 1 != b & 1 for a, b in pairwise(played))
