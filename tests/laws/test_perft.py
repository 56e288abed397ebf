"""Perft: the number of positions ahead changes only when the rules do. Cards may come and go: the counts are made with
content that is frozen beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from ludotheque.content.folder import content_folder
from ludotheque.games import GAMES, find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.state import State

from .counting import FROZEN, Count, counted, counted_by_first_choice, use_frozen
from .perft import perft

CHAMPIONS = ["monk", "necromancer", "assassin", "mage", "paladin", "ranger", "druid", "warrior", "knight", "barbarian"]


def read(path: Path) -> list[Count]:
    """'relics=true rounds=1; 7; 40; 4; 1234'; what follows a # is for people."""
    lines = [line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
    rows = [[part.strip() for part in line.split(";")] for line in lines if line]
    return [Count(path.stem, row[0], *(int(part) for part in row[1:])) for row in rows]


COUNTS = [line for path in sorted(Path(__file__).parent.glob("*.perft")) for line in read(path)]


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process with the frozen content, one for all tests here."""
    with ProcessPoolExecutor(1, get_context("spawn"), use_frozen) as process:
        yield process


@pytest.mark.parametrize("line", COUNTS, ids=lambda line: f"{line.game}-{line.seed}-{line.first}-{line.depth}")
def test_so_many_positions_lie_ahead(elsewhere: ProcessPoolExecutor, line: Count) -> None:
    count = elsewhere.submit(counted, line).result()
    if count != line.positions:
        found = elsewhere.submit(counted_by_first_choice, line).result()
        told = "\n".join(f"  {text}: {number}" for text, number in found.items())
        pytest.fail(f"{line}: found {count}, by first choice:\n{told}")


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_counted_with_the_frozen_content(elsewhere: ProcessPoolExecutor, game: str) -> None:
    assert elsewhere.submit(content_folder, game).result() == FROZEN / game


def test_a_perft_of_nothing_is_the_position_itself(elsewhere: ProcessPoolExecutor) -> None:
    ahead = [Count("strife", "", 1, 0, depth, positions) for depth, positions in enumerate((1, 10, 100, 900))]
    assert [elsewhere.submit(counted, line).result() for line in ahead] == [line.positions for line in ahead]
    by_first_choice = elsewhere.submit(counted_by_first_choice, ahead[2]).result()
    assert by_first_choice == {f"legacy {name}": 10 for name in CHAMPIONS}


def test_a_game_that_ends_earlier_counts_once() -> None:
    """The last tie is broken this way or that way, and nothing follows."""
    game = find_game("strife")
    g: State = game.deal(2, game.settings({"rounds": 1}), SeededDice(1), False)
    while not g.over():
        before = g.copy(g.dice)
        g.choose(g.deciders()[0], g.menu(g.deciders()[0])[0])
    assert perft(game, g, 3) == 1
    assert [game.text(choice) for choice in before.menu(before.deciders()[0])] == ["keep", "give"]
    assert [perft(game, before, depth) for depth in (1, 2, 5)] == [2, 2, 2]
