"""A game from outside, as other libraries know games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.command import HOME

RANDOM_GAME = """
import random
import pyspiel
from ludotheque.adapters import openspiel, pettingzoo
from pettingzoo.test import parallel_api_test

parallel_api_test(pettingzoo.parallel_env("goofspiel"), num_cycles=100)
env = pettingzoo.env("goofspiel", seats=3)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, *_, over, cut, _ = env.last()
    env.step(None if over or cut else list(seen["action_mask"]).index(1))
state = openspiel.load("goofspiel").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    else:
        state.apply_actions([random.choice(state.legal_actions(seat)) for seat in (0, 1)])
assert sum(state.returns()) == 0
"""


def test_it_is_an_environment_and_a_tree(there: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HOME), str(there)])}
    done = subprocess.run([sys.executable, "-c", RANDOM_GAME], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
