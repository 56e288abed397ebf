"""What is compiled plays as its sources do: the same saves, menus and events at every position of the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.games import GAMES, find_game
from ludotheque.kernel import state
from ludotheque.kernel.game import Game
from tests.counts import COMPILED, at_least

from .trace import games_over_all_options, trace

SOURCES = Path(__file__).parents[2] / "src"
TOGETHER = 7  # games, for each time that Python starts


def numbers(game: Game) -> range:
    """Games over all options and all numbers of seats."""
    return range(max(len(games_over_all_options(game.id)), len(game.seats), at_least(12, 100)))


ALL = [
    pytest.param(id, numbers(game)[first : first + TOGETHER], id=f"{id}-{first}")
    for id, game in GAMES.items()
    for first in numbers(game)[::TOGETHER]
]


def from_the_sources(*args: str) -> list[str]:
    """What Python prints when kernel and rules are not compiled."""
    plain = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run([sys.executable, *args], capture_output=True, text=True, check=True, env=plain)
    return done.stdout.splitlines()


@pytest.mark.parametrize(("game", "some"), ALL)
def test_random_games_are_the_same_at_every_position(game: str, some: range) -> None:
    expected = from_the_sources("-m", "tests.compiled.trace", game, *map(str, some))
    found = [line for number in some for line in trace(find_game(game), number)]
    differing = [lines for lines in zip(expected, found) if lines[0] != lines[1]]
    assert differing[:1] == []
    assert len(found) == len(expected)


def test_one_side_is_compiled_and_the_other_is_not() -> None:
    loaded = from_the_sources("-c", "import ludotheque.kernel.state as state; print(state.__file__)")
    assert loaded == [str(SOURCES / "ludotheque" / "kernel" / "state.py")]
    assert COMPILED
    assert Path(state.__file__).suffix == ".so"
