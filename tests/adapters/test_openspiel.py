"""The games in OpenSpiel, also by OpenSpiel's own test."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from ludotheque.adapters import openspiel
from ludotheque.adapters.actions import actions_of
from ludotheque.adapters.chance import Node
from ludotheque.games import GAMES
from ludotheque.kernel.dice import SeededDice

EITHER = 150  # states from one that is looked at to the next


@pytest.fixture
def game(asked: tuple[str, int, dict[str, Any]]) -> Any:
    name, seats, options = asked
    return openspiel.load(name, seats, **options)


@pytest.fixture
def small(paired: tuple[str, int, dict[str, Any]]) -> Any:
    """Between two: OpenSpiel's own test looks at every state with all eyes, which takes minutes with many seats."""
    name, seats, options = paired
    return openspiel.load(name, seats, **options)


def is_long(game: Any) -> bool:
    """Games for many are long, and so are the strings that tell them, also when two play."""
    return bool(max(game.rules.seats) > 2)


def step(state: Any, chance: Random) -> None:
    if state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([chance.choice(actions) if actions else pyspiel.INVALID_ACTION for actions in legal])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a random game, its end included."""
    chance = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        step(state, chance)
    yield state


def looked_at(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game, or of a long one only some."""
    return islice(walk(game, seed), None, None, EITHER if is_long(game) else 1)


def seeds(game: Any, most: int) -> range:
    """So many games, or a long one."""
    return range(1 if is_long(game) else most)


def test_random_games_pass_openspiels_own_test(small: Any) -> None:
    pyspiel.random_sim_test(small, num_sims=len(seeds(small, 3)), serialize=True, verbose=False)


def test_the_actions_are_those_for_so_many_players(game: Any) -> None:
    assert game.actions is actions_of(game.rules.id, game.num_players())
    assert game.num_distinct_actions() == len(game.rules.every_choice(game.num_players()))


def test_random_games_have_the_right_nodes_and_ends(game: Any) -> None:
    for seed in seeds(game, 5):
        rolls = 0
        for state in walk(game, seed):
            if state.is_chance_node():
                chance_is_explicit_and_adds_up(game, state)
                rolls += 1
            else:
                whoever_must_decide_has_actions(game, state)
        assert rolls > 3
        somebody_wins_what_the_others_lose(game, state)


def chance_is_explicit_and_adds_up(game: Any, state: Any) -> None:
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert 1 < len(outcomes) <= game.max_chance_outcomes()


def whoever_must_decide_has_actions(game: Any, state: Any) -> None:
    """Those of their menu, and nobody else has any; where one seat must decide, the node is its own."""
    deciders = state.node.deciders
    assert [seat for seat in range(game.num_players()) if state.legal_actions(seat)] == sorted(deciders)
    for seat in deciders:
        offered = {state.action_to_string(seat, action) for action in state.legal_actions(seat)}
        assert offered == set(map(game.rules.text, state.node.menu(seat)))
    assert state.is_simultaneous_node() == (len(deciders) > 1)
    if len(deciders) == 1:
        assert state.current_player() == deciders[0]


def somebody_wins_what_the_others_lose(game: Any, end: Any) -> None:
    assert len(end.returns()) == game.num_players()
    assert game.num_players() == 1 or sum(end.returns()) == pytest.approx(0)
    if game.num_players() == 2:
        assert sorted(end.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_copy_goes_its_own_way(game: Any) -> None:
    chance = Random(3)
    for state in looked_at(game, 2):
        if state.is_terminal():
            return
        before = str(state), state.information_state_string(0)
        other = state.clone()
        assert str(other) == str(state)
        step(other, chance)
        assert (str(state), state.information_state_string(0)) == before


def test_a_state_can_be_put_away_and_taken_out_again(game: Any) -> None:
    for state in looked_at(pickle.loads(pickle.dumps(game)), 6):
        other = pickle.loads(pickle.dumps(state))
        assert (str(other), other.history()) == (str(state), state.history())
        for seat in range(state.num_players()):
            assert other.information_state_string(seat) == state.information_state_string(seat)


def strings(state: Any, seat: int) -> tuple[str, str, bytes]:
    tensor = np.array(state.observation_tensor(seat)).tobytes()
    return state.information_state_string(seat), state.observation_string(seat), tensor


def test_what_a_seat_knows_does_not_depend_on_what_it_cannot_see(game: Any) -> None:
    for seed in seeds(game, 3):
        for state in looked_at(game, seed):
            node = state.node
            if node.g is None:
                continue
            for seat in range(node.seats):
                before = strings(state, seat)
                imagined = node.game.imagine(node.g, seat, SeededDice(seed))
                state.node = Node(
                    node.game, node.seats, node.settings, imagined, node.log, node.answers, node.draws, node.cases
                )
                assert strings(state, seat) == before
                state.node = node


def test_a_card_laid_face_down_is_known_to_its_owner_only() -> None:
    state = next(state for state in walk(openspiel.load(), 0) if state.is_simultaneous_node())
    mine, *others = state.legal_actions(0)
    after = [state.clone() for _ in others]
    for child, theirs in zip(after, others, strict=True):
        child.apply_actions([mine, theirs])
    assert len({strings(child, 0) for child in after}) == 1
    assert len({strings(child, 1) for child in after}) == len(others)
    assert len({tuple(child.legal_actions(0)) for child in after}) == 1


def first_action(state: Any) -> str:
    return str(state.action_to_string(0, state.legal_actions(0)[0]))


def test_the_wyrms_card_is_known_to_its_owner_only() -> None:
    states = (state for seed in range(99) for state in walk(openspiel.load(events=True, rounds=1), seed))
    state = next(
        s for s in states if s.is_simultaneous_node() and "hide" in s.action_to_string(0, s.legal_actions(0)[0])
    )
    mine, *others = state.legal_actions(0)
    after = [state.clone() for _ in others]
    for child, theirs in zip(after, others, strict=True):
        child.apply_actions([mine, theirs])
    assert len({strings(child, 0) for child in after}) == 1


def test_a_seat_remembers_its_choices_and_what_it_was_told() -> None:
    *_, end = walk(openspiel.load(rounds=1), 4)
    for seat in range(2):
        lines = end.information_state_string(seat).splitlines()
        mine = [end.action_to_string(done.player, done.action) for done in end.full_history() if done.player == seat]
        chosen = [line.partition(": ")[2] for line in lines if line.startswith("ask-")]
        assert chosen == mine
        assert "round_ends 1" in lines


def test_the_number_of_players_is_a_parameter(asked: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, _ = asked
    assert pyspiel.load_game(f"ludotheque_{name}(players={seats})").num_players() == seats
    assert openspiel.load(name).num_players() == GAMES[name].usual_seats
    with pytest.raises(ValueError, match=f"^{name} is for "):
        openspiel.load(name, players=9)


def test_parameters_are_our_options() -> None:
    assert openspiel.load(fatestone_cap="none").settings["fatestone_cap"] == "none"
    assert openspiel.load(fatestone_cap=9).settings["fatestone_cap"] == 9
    assert openspiel.load(edition="cube").settings["edition"] == "cube"
    assert pyspiel.load_game("ludotheque_strife(rounds=1,relics=True)").settings["relics"] is True
    with pytest.raises(ValueError, match="did you mean 'rounds'"):
        openspiel.load(roundz=1)


def test_it_can_be_played_turn_by_turn(small: Any) -> None:
    """Games in which nobody chooses at the same time as somebody else are left as they are: one of them will do."""
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(small), num_sims=1, serialize=True, verbose=False)


def test_a_missing_library_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludotheque.adapters.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install ludotheque\[openspiel\]"):
        from ludotheque.adapters.openspiel import load  # noqa: F401
