"""The games as PettingZoo environments, also by PettingZoo's own tests."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import ludotheque
from ludotheque.adapters import pettingzoo
from ludotheque.kernel.dice import SeededDice

# Both are said of every environment with an action mask that is not one of PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
OPTIONS = [{}, {"relics": True, "events": True}, {"edition": "cube"}]


@pytest.fixture(params=OPTIONS, ids=["base", "relics-events", "cube"])
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(request.param)


def legal(look: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(look["action_mask"])]


def random_actions(looks: dict[str, Any], chance: Random) -> dict[str, int]:
    return {agent: chance.choice(legal(look)) for agent, look in looks.items()}


def test_the_turns_pass_the_api_test(options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**options), num_cycles=500)
    api_test(pettingzoo.raw_env(**options), num_cycles=500)


def test_the_simultaneous_form_passes_the_parallel_api_test(options: dict[str, Any]) -> None:
    parallel_api_test(pettingzoo.parallel_env(**options), num_cycles=1000)


def test_the_turns_pass_the_seed_test(options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**options), num_cycles=500)


def test_masks_are_the_menus_and_who_need_not_decide_can_only_wait(options: dict[str, Any]) -> None:
    env = pettingzoo.parallel_env(**options)
    chance = Random(1)
    for seed in range(5):
        looks, _ = env.reset(seed=seed)
        while env.agents:
            for seat, agent in enumerate(env.agents):
                menu = env.g.menu(seat) if seat in env.g.deciders() else []
                numbers = sorted(env.match.actions.numbers[choice] for choice in menu)
                assert legal(looks[agent]) == (numbers or [env.match.actions.wait])
            looks, *_ = env.step(random_actions(looks, chance))
        assert [legal(looks[agent]) for agent in env.possible_agents] == [[env.match.actions.wait]] * 2


def test_a_whole_game_ends_with_a_winner_and_a_loser(options: dict[str, Any]) -> None:
    env = pettingzoo.parallel_env(**options)
    chance = Random(2)
    looks, _ = env.reset(seed=2)
    rewards: dict[str, float] = {}
    over: dict[str, bool] = {}
    while env.agents:
        assert not any(rewards.values())
        looks, rewards, over, cut, infos = env.step(random_actions(looks, chance))
        assert not any(cut.values())
        assert infos == {"seat_0": {}, "seat_1": {}}
    winner = env.match.game.result(env.g).winners[0]
    assert rewards == {f"seat_{winner}": 1.0, f"seat_{1 - winner}": -1.0}
    assert over == {"seat_0": True, "seat_1": True}
    assert env.step({}) == ({}, {}, {}, {}, {})


def played(seed: int, chance: Random) -> list[bytes]:
    env = pettingzoo.parallel_env(rounds=1)
    looks, _ = env.reset(seed=seed)
    seen = []
    while env.agents:
        seen.append(looks["seat_0"]["observation"].tobytes())
        looks, *_ = env.step(random_actions(looks, chance))
    return seen


def test_the_same_seed_is_the_same_game() -> None:
    assert played(7, Random(3)) == played(7, Random(3))
    assert played(7, Random(3))[0] != played(8, Random(3))[0]


def test_a_seed_deals_what_it_deals_at_a_table() -> None:
    env = pettingzoo.parallel_env(relics=True)
    env.reset(seed=11)
    assert env.match.game.view(env.g, 0) == ludotheque.new_table("strife", seed=11, options={"relics": True}).view(0)


def test_games_after_a_seed_follow_from_it_and_differ() -> None:
    first, second = pettingzoo.parallel_env(), pettingzoo.parallel_env()
    first.reset(seed=5)
    second.reset(seed=5)
    deals = [[str(env.match.game.view(env.g, 0)) for _ in range(9) if env.reset()] for env in (first, second)]
    assert deals[0] == deals[1]
    assert len(set(deals[0])) > 5


def test_observations_do_not_depend_on_what_the_seat_cannot_see() -> None:
    env = pettingzoo.parallel_env(events=True, rounds=5)
    chance = Random(4)
    for seed in range(5):
        looks, _ = env.reset(seed=seed)
        while env.agents:
            for seat, agent in enumerate(env.agents):
                imagined = env.match.game.imagine(env.g, seat, SeededDice(seed))
                again = env.match.looks(imagined, imagined.deciders(), env.masks)[agent]
                assert np.array_equal(looks[agent]["observation"], again["observation"])
            looks, *_ = env.step(random_actions(looks, chance))


def test_turns_and_simultaneous_form_see_the_same() -> None:
    turns, both = pettingzoo.raw_env(rounds=1), pettingzoo.parallel_env(rounds=1)
    chance = Random(5)
    turns.reset(seed=3)
    looks, _ = both.reset(seed=3)
    while both.agents:
        actions = random_actions(looks, chance)
        for seat in both.deciders:
            agent = turns.agent_selection
            assert agent == f"seat_{seat}"
            assert all(np.array_equal(looks[agent][key], turns.observe(agent)[key]) for key in looks[agent])
            turns.step(actions[agent])
        looks, *_ = both.step(actions)
    assert all(turns.terminations.values())


def test_writing_on_a_mask_changes_no_rule() -> None:
    env = pettingzoo.parallel_env()
    looks, _ = env.reset(seed=0)
    looks["seat_0"]["action_mask"][:] = 1
    with pytest.raises(ValueError, match=r"seat_0 may not do 0; may: 4 \(legacy monk\),"):
        env.step({"seat_0": 0, "seat_1": 4})


def test_an_illegal_action_changes_nothing_and_says_what_is_legal() -> None:
    env = pettingzoo.parallel_env()
    env.reset(seed=0)
    for wrong in ({"seat_0": 4, "seat_1": 0}, {"seat_0": 4}, {"seat_0": 4, "seat_1": 10_000}):
        with pytest.raises(ValueError, match="seat_1 may not do"):
            env.step(wrong)
    assert env.g.deciders() == [0, 1]


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"game": "strif"}, "did you mean 'strife'"),
        ({"roundz": 1}, "did you mean 'rounds'"),
        ({"rounds": 4}, "it may be 1, 2, 3, 5"),
    ],
)
def test_what_is_not_known_is_refused_with_the_nearest_name(wrong: dict[str, Any], words: str) -> None:
    for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env):
        with pytest.raises(ValueError, match=words):
            make(**wrong)


def test_a_missing_library_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludotheque.adapters.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install ludotheque\[pettingzoo\]"):
        from ludotheque.adapters.pettingzoo import env  # noqa: F401


def test_ludotheque_itself_needs_no_research_library() -> None:
    code = "import sys, ludotheque; sys.exit(bool({'numpy', 'pettingzoo', 'gymnasium', 'pyspiel'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
