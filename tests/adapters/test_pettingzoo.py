"""The games as PettingZoo environments, also by PettingZoo's own tests."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import ludotheque
from ludotheque.adapters import pettingzoo
from ludotheque.adapters.actions import actions_of
from ludotheque.adapters.rewards import rewards_of
from ludotheque.kernel.dice import SeededDice

# Both are said of every environment with an action mask that is not one of PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]

CYCLES = 2000  # for one seat; each takes all seats, and each of them looks at all
EITHER = 20  # moves, from one table that many seats look at to the next


@pytest.fixture
def parallel(asked: tuple[str, int, dict[str, Any]]) -> pettingzoo.SimultaneousEnv:
    name, seats, options = asked
    return pettingzoo.parallel_env(name, seats, **options)


def legal(look: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(look["action_mask"].view(bool))]


def random_actions(looks: dict[str, Any], chance: Random) -> dict[str, int]:
    return {agent: chance.choice(legal(look)) for agent, look in looks.items()}


def test_the_turns_pass_the_api_test(asked: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = asked
    api_test(pettingzoo.env(name, seats, **options), num_cycles=CYCLES // seats**2)
    api_test(pettingzoo.raw_env(name, seats, **options), num_cycles=CYCLES // seats**2)


def test_the_simultaneous_form_passes_the_parallel_api_test(parallel: pettingzoo.SimultaneousEnv) -> None:
    parallel_api_test(parallel, num_cycles=2 * CYCLES // parallel.match.seats**2)


def test_the_turns_pass_the_seed_test(asked: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = asked
    seed_test(lambda: pettingzoo.env(name, seats, **options), num_cycles=CYCLES // seats**2)


def test_the_actions_are_those_for_so_many_seats(asked: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = asked
    assert pettingzoo.parallel_env(name, seats, **options).match.actions is actions_of(name, seats)


def test_random_games_go_by_the_rules_in_both_forms(asked: tuple[str, int, dict[str, Any]]) -> None:
    """Move by move: masks, rewards, and what is observed, in the simultaneous form and by turns."""
    name, seats, options = asked
    turns, both = pettingzoo.raw_env(name, seats, **options), pettingzoo.parallel_env(name, seats, **options)
    chance = Random(1)
    turns.reset(seed=0)
    for seed in range(3 if seats == 2 else 1):
        looks, _ = both.reset(seed=seed)
        rewards: dict[str, float] = {}
        over: dict[str, bool] = {}
        while both.agents:
            masks_are_the_menus(both, looks)
            if seats == 2 or both.g.moves % EITHER == 0:
                rows_do_not_depend_on_what_is_hidden(both, looks, seed)
            actions = random_actions(looks, chance)
            if seed == 0:
                turns_see_the_same(turns, both, looks, actions)
            assert not any(rewards.values())
            looks, rewards, over, cut, infos = both.step(actions)
            assert not any(cut.values())
            assert infos == {agent: {} for agent in both.possible_agents}
        everybody_has_won_or_lost(both, looks, rewards, over)
    assert all(turns.terminations.values())


def masks_are_the_menus(env: pettingzoo.SimultaneousEnv, looks: dict[str, Any]) -> None:
    """Who need not decide can only wait."""
    for seat, agent in enumerate(env.agents):
        menu = env.g.menu(seat) if seat in env.g.deciders() else []
        numbers = sorted(env.match.actions.numbers[choice] for choice in menu)
        assert legal(looks[agent]) == (numbers or [env.match.actions.wait])


def rows_do_not_depend_on_what_is_hidden(env: pettingzoo.SimultaneousEnv, looks: dict[str, Any], seed: int) -> None:
    for seat, agent in enumerate(env.agents):
        imagined = env.match.game.imagine(env.g, seat, SeededDice(seed))
        assert np.array_equal(looks[agent]["observation"], env.match.observer.row(imagined, seat))


def turns_see_the_same(
    turns: pettingzoo.TurnsEnv, both: pettingzoo.SimultaneousEnv, looks: dict[str, Any], actions: dict[str, int]
) -> None:
    """Whoever decides sees by turns what they see at once, and does there what they do here."""
    for seat in both.deciders:
        agent = turns.agent_selection
        assert agent == f"seat_{seat}"
        assert all(np.array_equal(looks[agent][key], turns.observe(agent)[key]) for key in looks[agent])
        turns.step(actions[agent])


def everybody_has_won_or_lost(
    env: pettingzoo.SimultaneousEnv, looks: dict[str, Any], rewards: dict[str, float], over: dict[str, bool]
) -> None:
    assert [legal(looks[agent]) for agent in env.possible_agents] == [[env.match.actions.wait]] * env.match.seats
    assert list(rewards.values()) == rewards_of(env.match.game.result(env.g))
    assert over == dict.fromkeys(env.possible_agents, True)
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


def test_a_seed_deals_what_it_deals_at_a_table(asked: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = asked
    env = pettingzoo.parallel_env(name, seats, **options)
    env.reset(seed=11)
    assert env.match.game.view(env.g, 0) == ludotheque.new_table(name, seats, 11, options).view(0)


def test_as_many_sit_down_as_usual_or_as_are_asked_for(asked: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, _ = asked
    for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env):
        assert len(make(name).possible_agents) == ludotheque.GAMES[name].usual_seats
        assert make(name, seats=seats).possible_agents == [f"seat_{seat}" for seat in range(seats)]
        with pytest.raises(ValueError, match=f"^{name} is for "):
            make(name, seats=9)


def test_games_after_a_seed_follow_from_it_and_differ() -> None:
    first, second = pettingzoo.parallel_env(), pettingzoo.parallel_env()
    first.reset(seed=5)
    second.reset(seed=5)
    deals = [[str(env.match.game.view(env.g, 0)) for _ in range(9) if env.reset()] for env in (first, second)]
    assert deals[0] == deals[1]
    assert len(set(deals[0])) > 5


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


def test_a_copy_of_an_environment_goes_on_by_itself() -> None:
    env = pettingzoo.parallel_env()
    looks, _ = env.reset(seed=3)
    other = copy.deepcopy(env)
    actions = random_actions(looks, Random(1))
    stepped, *_ = other.step(actions)
    with pytest.raises(ValueError, match="seat_0 may not do"):
        env.step(dict.fromkeys(env.agents, env.match.actions.wait))
    again, *_ = env.step(actions)
    assert all(np.array_equal(again[agent][key], stepped[agent][key]) for agent in again for key in again[agent])
    assert not np.array_equal(again["seat_0"]["observation"], looks["seat_0"]["observation"])
    assert env.reset()[0].keys() == other.reset()[0].keys()


def test_what_was_observed_stays_as_it_was_seen() -> None:
    for env in (pettingzoo.raw_env("strain"), pettingzoo.raw_env("rrd")):
        env.reset(seed=1)
        seen = [(look, {key: look[key].copy() for key in look}) for look in looked_at(env, 40)]
        assert all(np.array_equal(look[key], kept[key]) for look, kept in seen for key in look)


def looked_at(env: pettingzoo.TurnsEnv, most: int) -> Iterator[dict[str, Any]]:
    chance = Random(2)
    for _ in range(most):
        look = env.last()[0]
        yield look
        env.step(chance.choice(legal(look)))
