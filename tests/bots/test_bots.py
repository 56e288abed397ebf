"""Bots: the same seed plays the same, they see no more than their seat, and greedy beats random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludotheque
from ludotheque import Seat, Table
from ludotheque.bots.player import Bot
from ludotheque.bots.search import Search, Thought
from ludotheque.kernel.game import Data, Setting
from ludotheque.kernel.state import State
from ludotheque.lab.simulate import Played, play_one, simulate

from ..counts import at_least

GAME = ludotheque.GAMES["strife"]
KINDS = ("search", "greedy", "random")  # levels are searches; of them see test_search.py
WYRM: Data = {
    "settings": {"events": True, "rounds": 1},
    "calendar": ["ceremony_of_the_wyrm"],
    "hidden": ["mage", "barbarian"],
    "row": ["pit_of_souls", "shadow_keep", "endless_green"],
}


class Keyhole:
    """A seat and nothing else: number, view, menu and imagined tables."""

    def __init__(self, seat: Seat) -> None:
        self.number = seat.number
        self.view = seat.view
        self.menu = seat.menu
        self.choices = seat.choices
        self.imagine = seat.imagine


def bot(name: str, seed: int = 0) -> Bot:
    """A search of any level does the same, only longer."""
    if name == "search":
        return Search(GAME, seed, Thought(iterations=8))
    return ludotheque.bot("strife", name, seed)


def imagined(table: Table, seat: int, seed: int) -> Seat:
    """The same seat at a table where everything that it cannot see is different."""
    return Seat(GAME, table.seat(seat).imagine(seed), seat)


def positions(table: Table, seed: int) -> Iterator[tuple[Table, int]]:
    """A random game from here, with each seat that has to answer; others' answers may lie sealed."""
    chance = Random(seed)
    while not table.over:
        for seat in table.deciders():
            yield table, seat
            table.choose(seat, chance.choice(table.menu(seat)))


@pytest.mark.parametrize("name", KINDS)
def test_the_same_seed_plays_the_same(name: str) -> None:
    def answers(seed: int) -> list[str]:
        player = bot(name, seed)
        table = ludotheque.new_table("strife", seed=4, options={"rounds": 1})
        return [player.choose(table.seat(seat)) for table, seat in positions(table, 4)]

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_random_takes_every_choice_alike() -> None:
    table = ludotheque.new_table("strife")
    player = ludotheque.bot("strife", "random", 5)
    taken = [player.choose(table.seat(0)) for _ in range(1000)]
    assert all(70 <= taken.count(text) <= 130 for text in table.menu(0))


@pytest.mark.parametrize("name", KINDS)
def test_a_single_choice_is_taken_without_thinking(name: str) -> None:
    table = ludotheque.setup("strife", {"hand": [["monk"], ["mage", "druid"]], "row": ["pit_of_souls"]})
    assert bot(name).choose(table.seat(0)) == "select monk"


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_needs_a_seat_and_nothing_else(name: str) -> None:
    table = ludotheque.new_table("strife", seed=2, options={"rounds": 1, "events": True, "relics": True})
    for position, number in positions(table, 2):
        seat = position.seat(number)
        free, confined = (bot(name, 3) for _ in range(2))
        keyhole = Keyhole(seat)
        assert confined.choose(keyhole) == free.choose(seat)  # type: ignore[arg-type]  # less than a Seat, on purpose


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_changes_nothing_while_it_thinks(name: str) -> None:
    table = ludotheque.new_table("strife", seed=6, options={"rounds": 1})
    for position, number in positions(table, 6):
        before = position.position()
        bot(name, 1).choose(position.seat(number))
        assert position.position() == before


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_answers_the_same_whatever_it_cannot_see(name: str, seed: int) -> None:
    """Assigned, selected, offered and sealed cards of the other seat do not change its answer."""
    options: list[dict[str, Setting]] = [{}, {"events": True, "relics": True}, {"edition": "cube"}, {"events": True}]
    table = ludotheque.new_table("strife", seed=seed, options={"rounds": 1, **options[seed]})
    for position, number in positions(table, seed):
        answer = bot(name, seed).choose(position.seat(number))
        for other in range(2):
            assert bot(name, seed).choose(imagined(position, number, other)) == answer


def test_greedy_answers_the_same_whatever_the_wyrm_hides() -> None:
    different = 0
    for position, number in positions(ludotheque.setup("strife", WYRM), 8):
        answer = ludotheque.bot("strife", "greedy", 1).choose(position.seat(number))
        truth = hidden_of(position.state, 1 - number)
        for seed in range(4):
            seat = imagined(position, number, seed)
            different += hidden_of(position.seat(number).imagine(seed), 1 - number) != truth
            assert ludotheque.bot("strife", "greedy", 1).choose(seat) == answer
    assert different > 20


def hidden_of(g: State, seat: int) -> str:
    return str(GAME.position(g)["hidden"][seat])


def test_greedy_does_not_see_an_answer_that_lies_sealed() -> None:
    answers = set()
    for text in ("select monk", "select barbarian", "select assassin"):
        table = ludotheque.setup("strife", {"row": ["temple_of_shin_ti_lal", "shadow_keep", "endless_green"]})
        table.choose(0, text)
        answers.add(ludotheque.bot("strife", "greedy", 1).choose(table.seat(1)))
    assert len(answers) == 1


def test_greedy_wins_three_games_of_four_against_random() -> None:
    games = at_least(quick=40, full=1000)
    settings = GAME.settings({"rounds": at_least(quick=1, full=3)})
    figures = simulate("strife", ["random", "greedy"], settings, games, seed=1)
    assert figures["bots"]["greedy"]["share"] >= 0.75
    assert figures["bots"]["random"]["wins"] + figures["bots"]["greedy"]["wins"] == games


def test_simulated_games_give_the_same_figures_on_every_machine() -> None:
    settings = GAME.settings({"rounds": 1, "relics": True, "events": True})
    figures = simulate("strife", ["random", "greedy"], settings, games=6, seed=3)
    assert figures == simulate("strife", ["random", "greedy"], settings, games=6, seed=3)
    assert figures["settings"] == settings
    assert figures["bots"] == {
        "random": {"seated": 6, "wins": 0, "share": 0.0, "between": [0.0, 0.3903], "score": 4.0},
        "greedy": {"seated": 6, "wins": 6, "share": 1.0, "between": [0.6097, 1.0], "score": 24.17},
    }
    assert figures["seats"] == [
        {"wins": 3, "share": 0.5, "score": 14.17},
        {"wins": 3, "share": 0.5, "score": 14.0},
    ]
    assert figures["decisions"] == {"mean": 50.0, "least": 44, "most": 59}


def test_bots_change_seats_from_game_to_game() -> None:
    settings = GAME.settings({"rounds": 1})
    seatings = [play_one(GAME, ["random", "greedy"], settings, seed).seating for seed in range(2)]
    assert seatings == [("random", "greedy"), ("greedy", "random")]


def test_bots_of_a_kind_share_their_figures() -> None:
    heard: list[Played] = []
    figures = simulate("strife", ["random", "random"], GAME.settings({}), 50, 0, heard.append)
    assert len(heard) == 50
    assert figures["bots"]["random"] | {"between": []} == {
        "seated": 100, "wins": 50, "share": 1.0, "between": [], "score": 30.35,
    }  # fmt: skip
    assert [row["wins"] for row in figures["seats"]] == [28, 22]
    assert figures["decisions"] == {"mean": 132.76, "least": 116, "most": 153}
