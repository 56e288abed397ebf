"""What our speed is measured beside: OpenSpiel's games, and our own ones through the adapters for other libraries."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from ludotheque.games import find_game
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.state import State
from ludotheque.lab.bench import Key, Works, tables_of

Joint: TypeAlias = dict[Seat, Choice]  # what all seats choose at once

PEERS = {"gin_rummy": {}, "goofspiel": {"num_cards": 13}}
RECORDED = 2000  # decisions at least
PEER = "OpenSpiel's "  # goofspiel may be installed as one of ours, too: then it is measured like for like


def openspiel() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        raise ImportError("the peers need OpenSpiel: pip install ludotheque[openspiel]") from None


def peer_works() -> Works:
    pyspiel, works = openspiel(), dict[Key, Callable[[], int]]()
    for name, params in PEERS.items():
        game = pyspiel.load_game(name, params)
        works[PEER + name, "decisions"] = peer_games(game)
        works[PEER + name, "copies"] = peer_copies(game)
    return works


def peer_starts() -> dict[str, str]:
    """What deals their first table."""
    load = "import pyspiel; pyspiel.load_game"
    return {PEER + name: f"{load}({name!r}, {params!r}).new_initial_state()" for name, params in PEERS.items()}


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
                answers.append(menu[int(chance() * len(menu))] if menu else 0)
                decisions += bool(menu)
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


def adapter_works(name: str) -> Works:
    """Our game through the adapters: random games of OpenSpiel, recorded ones of PettingZoo and of the engine alone."""
    spiel: Any = import_module("ludotheque.adapters.openspiel")
    zoo: Any = import_module("ludotheque.adapters.pettingzoo")
    games, turns, together = recorded_games(name), zoo.raw_env(name), zoo.parallel_env(name)
    return {
        (name, "rows"): rows_of_all(name, turns.match.observer),
        (name, "replayed"): replays(turns.match, games),
        (name, "environment"): turns_of(turns, games),
        (name, "parallel"): steps_of(together, games),
        (name, "OpenSpiel"): peer_games(spiel.load(name)),
    }


def rows_of_all(name: str, observer: Any) -> Callable[[], int]:
    """The rows of all seats of one table after the other."""
    tables = tables_of(name)

    def work() -> int:
        for g in tables:
            observer.rows(g)
        return len(tables) * len(observer.each)

    return work


def replays(match: Any, games: list[list[Joint]]) -> Callable[[], int]:
    """The engine alone: who decides, what they may, what they choose."""

    def work() -> int:
        for seed, game in enumerate(games):
            g: State = match.deal(seed)
            for choices in game:
                for seat in g.deciders():
                    g.menu(seat)
                    g.choose(seat, choices[seat])
        return decisions_in(games)

    return work


def turns_of(environment: Any, games: list[list[Joint]]) -> Callable[[], int]:
    """Looking and acting, one seat after the other."""
    numbers = environment.match.actions.numbers
    played = [[numbers[choice] for choices in game for choice in choices.values()] for game in games]

    def work() -> int:
        for seed, actions in enumerate(played):
            environment.reset(seed=seed)
            for action in actions:
                environment.last()
                environment.step(action)
        return decisions_in(games)

    return work


def steps_of(environment: Any, games: list[list[Joint]]) -> Callable[[], int]:
    """All seats in every step; a seat that need not decide waits."""
    actions, agents = environment.match.actions, environment.match.agents
    waiting = dict.fromkeys(agents, actions.wait)
    played = [
        [waiting | {agents[seat]: actions.numbers[choice] for seat, choice in choices.items()} for choices in game]
        for game in games
    ]

    def work() -> int:
        for seed, steps in enumerate(played):
            environment.reset(seed=seed)
            for step in steps:
                environment.step(step)
        return decisions_in(games)

    return work


def decisions_in(games: list[list[Joint]]) -> int:
    return sum(len(choices) for game in games for choices in game)


def recorded_games(name: str) -> list[list[Joint]]:
    """Random games, from one seed after the other."""
    games: list[list[Joint]] = []
    while decisions_in(games) < RECORDED:
        games.append(recorded_game(name, len(games)))
    return games


def recorded_game(name: str, seed: int) -> list[Joint]:
    game = find_game(name)
    chance = random.Random(seed).random
    g: State = game.deal(game.usual_seats, game.settings({}), SeededDice(seed), False)
    joint: list[Joint] = []
    while not g.over():
        choices = {}
        for seat in g.deciders():
            menu = g.menu(seat)
            choices[seat] = menu[int(chance() * len(menu))]
        joint.append(choices)
        for seat, choice in choices.items():
            g.choose(seat, choice)
    return joint
