"""The peers that our speed is measured beside: OpenSpiel's games and our own PettingZoo environment."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.state import State

PEERS = {"gin_rummy": {}, "goofspiel": {"num_cards": 13}}
PEER = "OpenSpiel's "  # goofspiel may be installed as one of ours, too: then it is measured like for like


def peer_works() -> dict[tuple[str, str], Callable[[], int]]:
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        raise ImportError("the peers need OpenSpiel: pip install ludotheque[openspiel]") from None
    works: dict[tuple[str, str], Callable[[], int]] = {}
    for name, params in PEERS.items():
        game = pyspiel.load_game(name, params)
        works[PEER + name, "decisions"] = peer_games(game)
        works[PEER + name, "copies"] = peer_copies(game)
    return works


def play_peer(game: Any, chance: Callable[[], float], most: int = 1 << 30) -> tuple[int, Any]:
    """One random game of OpenSpiel, driven as ours is; a decision is one seat's choice, chance is none."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
        elif state.is_simultaneous_node():
            answers = []
            for seat in range(state.num_players()):
                menu = state.legal_actions(seat)
                answers.append(menu[int(chance() * len(menu))])
                decisions += 1
            state.apply_actions(answers)
        else:
            menu = state.legal_actions()
            state.apply_action(menu[int(chance() * len(menu))])
            decisions += 1
    return decisions, state


def peer_games(game: Any) -> Callable[[], int]:
    chance = random.Random(1).random
    return lambda: sum(play_peer(game, chance)[0] for _ in range(5))


def peer_copies(game: Any) -> Callable[[], int]:
    _, state = play_peer(game, random.Random(1).random, 12)

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def environment_costs(name: str, games: int = 40) -> dict[str, float]:
    """CPU time of the raw PettingZoo environments as a multiple of the engine's, for the same choices."""
    adapter: Any = import_module("ludotheque.adapters.pettingzoo")
    turns, together = adapter.raw_env(name), adapter.parallel_env(name)
    engine, spent = 0.0, {"seat by seat": 0.0, "parallel": 0.0}
    for seed in range(games):
        joint, time_of_engine = recorded_game(name, seed)
        engine += time_of_engine
        spent["seat by seat"] += time_of_turns(turns, seed, joint)
        spent["parallel"] += time_together(together, seed, joint)
    return {kind: seconds / engine for kind, seconds in spent.items()}


def time_of_turns(environment: Any, seed: int, joint: list[dict[int, tuple[int, ...]]]) -> float:
    """Looking and acting, one seat after the other."""
    numbers = environment.match.actions.numbers
    actions = [numbers[choice] for choices in joint for choice in choices.values()]
    start = time.process_time()
    environment.reset(seed=seed)
    for action in actions:
        environment.last()
        environment.step(action)
    return time.process_time() - start


def time_together(environment: Any, seed: int, joint: list[dict[int, tuple[int, ...]]]) -> float:
    """All seats in every step; a seat that need not decide waits."""
    actions, agents = environment.match.actions, environment.match.agents
    numbers, wait = actions.numbers, actions.wait
    steps = [
        {agent: numbers[choices[seat]] if seat in choices else wait for seat, agent in enumerate(agents)}
        for choices in joint
    ]
    start = time.process_time()
    environment.reset(seed=seed)
    for step in steps:
        environment.step(step)
    return time.process_time() - start


def recorded_game(name: str, seed: int) -> tuple[list[dict[int, tuple[int, ...]]], float]:
    """The joint choices of a random game, and the engine's CPU time for playing them, choosing excluded."""
    game = find_game(name)
    chance = random.Random(seed).random
    g: State = game.deal(game.usual_seats, game.settings({}), SeededDice(seed), False)
    joint: list[dict[int, tuple[int, ...]]] = []
    while not g.over():
        choices = {}
        for seat in g.deciders():
            menu = g.menu(seat)
            choices[seat] = menu[int(chance() * len(menu))]
        joint.append(choices)
        for seat, choice in choices.items():
            g.choose(seat, choice)
    return joint, replayed(name, seed, joint)


def replayed(name: str, seed: int, joint: list[dict[int, tuple[int, ...]]]) -> float:
    game = find_game(name)
    settings = game.settings({})
    start = time.process_time()
    g: State = game.deal(game.usual_seats, settings, SeededDice(seed), False)
    for choices in joint:
        for seat in g.deciders():
            g.menu(seat)
            g.choose(seat, choices[seat])
    return time.process_time() - start
