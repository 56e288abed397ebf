"""Bots at Strain: games have a good length, no seat is favoured, events are answered, and every tile is played."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.lab.report import Tally
from ludotheque.lab.simulate import simulate
from ludotheque.table import setup

from ..counts import at_least

GAME = find_game("strain")
SHORT, LONG = 25, 45  # mean length in turns
STOP = 400  # the safety stop of the rules
EDGE = 0.08  # over a fair share
ANSWERS = 4  # in a game of four
SELDOM = 1 / 20  # a tile is played at least once in so many games
SURVIVE = 1.3  # organisms scored for each that is destroyed


@pytest.fixture(scope="module", params=[3, 4])
def figures(request: pytest.FixtureRequest) -> dict[str, object]:
    """Greedy bots among themselves; the first seat starts, so that a seat is a place in the order of play."""
    seats: int = request.param
    tally = Tally(GAME)
    bots, settings = ["greedy"] * seats, GAME.settings({"start": "first"})
    games = at_least(quick=40, full=2000)
    found = simulate("strain", bots, settings, games, 1, tally.hear, telling=True)
    return {"players": seats, "counted": games, **found, **tally.figures(seats)}


def test_games_have_a_good_length_and_all_of_them_end(figures: dict[str, dict[str, float]]) -> None:
    assert SHORT <= figures["turns"]["mean"] <= LONG
    assert figures["turns"]["most"] < STOP


def test_the_chain_of_events_is_used(figures: dict[str, Any]) -> None:
    doubt = at_least(quick=20, full=0) / 100  # forty games tell it only roughly
    assert figures["per_game"]["answers"] >= ANSWERS * figures["players"] / 4 * (1 - doubt)
    assert figures["per_game"]["counters"] >= 1
    assert figures["per_game"]["battles"] > 1
    assert figures["per_game"]["viruses"] > 1


def test_more_organisms_are_scored_than_destroyed(figures: dict[str, dict[str, float]]) -> None:
    assert figures["per_game"]["organisms_scored"] >= SURVIVE * figures["per_game"]["organisms_lost"]


def test_no_tile_is_left_lying(figures: dict[str, dict[str, dict[str, float]]]) -> None:
    """In few games chance may pass over a tile or two; over many none is missing."""
    chance = at_least(quick=3, full=0)
    seldom = [tile for tile, card in figures["cards"].items() if card["plays"] < SELDOM]
    assert len(seldom) <= chance, f"greedy plays these tiles too seldom: {', '.join(seldom)}"


def test_greedy_leaves_an_organism_in_hand_that_would_only_die() -> None:
    """Three toxins are ready against it, and nothing could be laid around it: an Amoeba falls to two."""
    position = {
        "organism": [["yeast"], ["yeast"]],
        "membrane": [["cytosol cytosol cytosol"], ["cytosol cytosol cytosol"]],
        "hand": [["amoeba"], []],
        "placed": [0, 1],
    }
    table = setup("strain", position, 2)
    assert "place amoeba a2" in table.menu(0)
    assert bot("strain", "greedy", 1).choose(table.seat(0)) != "place amoeba a2"


def test_no_seat_is_favoured_much(figures: dict[str, list[dict[str, float]]]) -> None:
    chance = at_least(quick=20, full=0) / 100  # forty games tell little more than that nobody always wins
    shares = [seat["share"] for seat in figures["seats"]]
    assert max(shares) <= 1 / len(shares) + EDGE + chance


def test_greedy_beats_random_at_strain() -> None:
    games = at_least(quick=12, full=200)
    figures = simulate("strain", ["greedy", "random", "random", "random"], GAME.settings({}), games, seed=1)
    assert figures["bots"]["greedy"]["share"] >= 0.9
