"""Search: sealed choices are mixed, thinking costs what it may, and levels differ in that alone."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

import ludotheque
from ludotheque.bots.levels import LEVELS, Level
from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.search import sides_of
from ludotheque.bots.search.selection import by_confidence, by_regret, regret
from ludotheque.bots.search.tree import Arm, Node, Visit
from ludotheque.bots.search.weights import weights_file
from ludotheque.content.homes import home_folder
from ludotheque.games import part_of
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Data

PAYS = {(0, 0): 0.0, (0, 1): 1.0, (1, 0): 0.5, (1, 1): 0.0}  # two who match coins, one of which counts double


def test_every_choice_is_tried_before_one_is_tried_again() -> None:
    arms, chance = [Arm() for _ in range(5)], Random(1)
    tried = []
    for _ in arms:
        n = by_confidence(arms, 0.7, chance)
        arms[n].taken += 1
        tried.append(n)
    assert sorted(tried) == [0, 1, 2, 3, 4]


def test_what_pays_best_is_tried_most() -> None:
    arms, chance = [Arm() for _ in range(4)], Random(2)
    for _ in range(2000):
        n = by_confidence(arms, 0.7, chance)
        arms[n].taken += 1
        arms[n].worth += chance.random() < (0.3, 0.5, 0.7, 0.4)[n]
    assert arms[2].taken > 1200


def test_two_who_choose_sealed_come_to_mix_as_they_should() -> None:
    """Whoever wants them to differ takes the first in a third of all cases; the other in two thirds."""
    node, chance = Node(), Random(3)
    menus: list[list[Choice]] = [[(1, 0, 0), (1, 1, 0)], [(2, 0, 0), (2, 1, 0)]]
    for _ in range(20_000):
        taken = [(seat, menus[seat][by_regret(node.arms_of(seat, menus[seat]), chance)]) for seat in (0, 1)]
        node.visits += 1
        regret(Visit(node, taken, menus), PAYS[taken[0][1][1], taken[1][1][1]])
    shares = [policies(node, seat) for seat in (0, 1)]
    assert shares[0][0] == pytest.approx(1 / 3, abs=0.05)
    assert shares[1][0] == pytest.approx(2 / 3, abs=0.05)


def policies(node: Node, seat: int) -> list[float]:
    found = [arm.policy for arm in node.arms[seat].values()]
    return [policy / sum(found) for policy in found]


def test_thinking_ends_with_the_iterations_or_the_time() -> None:
    seat = ludotheque.new_table("strife").seat(0)
    search = Search(seat.game, 1, Thought(iterations=37))
    assert sum(arm.taken for arm in search.think(seat).values()) == 37
    quick = Search(seat.game, 1, Thought(iterations=1_000_000, seconds=0.01))
    assert 0 < sum(arm.taken for arm in quick.think(seat).values()) < 100_000


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_a_whole_game_is_thought_through_the_same_twice(game: str) -> None:
    assert played(game, 5) == played(game, 5)


def played(game: str, seed: int) -> list[str]:
    """What a search with little time and a random opponent choose."""
    table = ludotheque.new_table(game, seed=seed)
    seats = len(table.view()["seats"])
    players = [Search(table.game, seed, Thought(iterations=3)), ludotheque.bot(game, "random", seed)]
    chosen: list[str] = []
    while not table.over and len(chosen) < 60:
        seat = table.deciders()[0]
        chosen.append(players[min(seat, 1) if seats > 1 else 0].choose(table.seat(seat)))
        table.choose(seat, chosen[-1])
    return chosen


def test_in_a_team_all_are_on_one_side() -> None:
    assert sides_of(ludotheque.GAMES["legends"], 4) == [0, 1, 0, 1]
    assert sides_of(ludotheque.GAMES["strain"], 3) == [0, 1, 2]
    assert sides_of(ludotheque.GAMES["rrd"], 1) == [0]


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_each_level_thinks_more_and_doubts_less_than_the_one_below(game: str) -> None:
    thoughts = [ludotheque.bot(game, name).thought for name in LEVELS]  # type: ignore[attr-defined]  # all are Searches
    assert all(low.iterations < high.iterations for low, high in pairwise(thoughts))
    assert all(low.doubt >= high.doubt for low, high in pairwise(thoughts))
    assert thoughts[-1].doubt == 0


def test_a_level_can_be_given_more_time() -> None:
    found = ludotheque.bot("strife", "hard", seconds=0.5)
    assert isinstance(found, Level)
    assert found.thought == Thought(seconds=0.5)


def test_who_doubts_errs_plausibly() -> None:
    """The better a choice looks, the more often it is taken."""
    search = Search(ludotheque.GAMES["strife"], 4, Thought(iterations=1, doubt=0.1))
    arms: dict[Choice, Arm] = {(1, n, 0): Arm() for n in range(3)}
    for arm, worth in zip(arms.values(), (0.5, 0.4, 0.1), strict=True):
        arm.taken, arm.worth = 10, 10 * worth
    taken = [search.taken(arms)[1] for _ in range(1000)]
    assert taken.count(0) > taken.count(1) > taken.count(2) > 0


@pytest.mark.parametrize("game", [game for game in ludotheque.GAMES if part_of(game, "features")])
def test_weights_are_those_of_the_features(game: str) -> None:
    features = part_of(game, "features")
    for file in home_folder(game).glob("weights-*.json"):
        learnt: Data = json.loads(file.read_text(encoding="utf-8"))
        seats = learnt["seats"]
        assert file.name == weights_file(seats)
        assert list(learnt["weights"]) == list(features.NAMES)
        assert learnt["made_by"].startswith(f"ludotheque train {game} --seats {seats} ")
        table = ludotheque.new_table(game, seats=seats)
        assert features.learnt_at(table.state) == seats
        assert all(len(features.features(table.state, seat)) == len(features.NAMES) for seat in range(seats))
