"""Bots at Strain: games are neither short nor endless, no seat is favoured, and the chain of events is used."""

from __future__ import annotations

import pytest

from ludotheque.games import find_game
from ludotheque.lab.report import Tally
from ludotheque.lab.simulate import simulate

from ..counts import at_least

GAME = find_game("strain")
SHORT, LONG = 25, 45  # mean length in turns
STOP = 400  # the safety stop of the rules
EDGE = 0.08  # over a fair share


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


def test_the_chain_of_events_is_used(figures: dict[str, dict[str, float]]) -> None:
    assert figures["per_game"]["answers"] >= 1
    assert figures["per_game"]["counters"] > 0
    assert figures["per_game"]["battles"] > 1
    assert figures["per_game"]["viruses"] > 1


def test_no_seat_is_favoured_much(figures: dict[str, list[dict[str, float]]]) -> None:
    chance = at_least(quick=15, full=0) / 100  # forty games tell little more than that nobody always wins
    shares = [seat["share"] for seat in figures["seats"]]
    assert max(shares) <= 1 / len(shares) + EDGE + chance


def test_greedy_beats_random_at_strain() -> None:
    games = at_least(quick=12, full=200)
    figures = simulate("strain", ["greedy", "random", "random", "random"], GAME.settings({}), games, seed=1)
    assert figures["bots"]["greedy"]["share"] >= 0.9
