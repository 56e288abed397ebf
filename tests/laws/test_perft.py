"""Perft: the number of positions ahead changes only when the rules do."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Setting
from ludotheque.kernel.state import State
from ludotheque.lab.perft import by_first_choice, perft

CHAMPIONS = ["monk", "necromancer", "assassin", "mage", "paladin", "ranger", "druid", "warrior", "knight", "barbarian"]


class Count(NamedTuple):
    """One line of a .perft file."""

    game: str
    settings: str
    seed: int
    first: int  # so many choices are made at random first
    depth: int
    positions: int


def read(path: Path) -> list[Count]:
    """'relics=true rounds=1; 7; 40; 4; 1234'; what follows a # is for people."""
    lines = [line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
    rows = [[part.strip() for part in line.split(";")] for line in lines if line]
    return [Count(path.stem, row[0], *(int(part) for part in row[1:])) for row in rows]


def setting(value: str) -> Setting:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdigit() else value


def begun(game: Game, line: Count) -> State:
    asked = {name: setting(value) for name, _, value in (word.partition("=") for word in line.settings.split())}
    dice = SeededDice(line.seed)
    g: State = game.deal(game.usual_seats, game.settings(asked), dice, False)
    for n in range(line.first):
        seat = g.deciders()[0]
        menu = g.menu(seat)
        g.choose(seat, menu[dice.below(len(menu), n, 1000)])
    return g


COUNTS = [line for path in sorted(Path(__file__).parent.glob("*.perft")) for line in read(path)]


@pytest.mark.parametrize("line", COUNTS, ids=lambda line: f"{line.game}-{line.seed}-{line.first}-{line.depth}")
def test_so_many_positions_lie_ahead(line: Count) -> None:
    game = find_game(line.game)
    count = perft(game, begun(game, line), line.depth)
    if count != line.positions:
        found = by_first_choice(game, begun(game, line), line.depth)
        told = "\n".join(f"  {text}: {number}" for text, number in found.items())
        pytest.fail(f"{line}: found {count}, by first choice:\n{told}")


def test_a_perft_of_nothing_is_the_position_itself() -> None:
    game = find_game("strife")
    g: State = game.deal(2, game.settings({}), SeededDice(1), False)
    assert perft(game, g, 0) == 1
    assert [perft(game, g, depth) for depth in (1, 2, 3)] == [10, 100, 900]
    assert by_first_choice(game, g, 2) == {f"legacy {name}": 10 for name in CHAMPIONS}


def test_a_game_that_ends_earlier_counts_once() -> None:
    game = find_game("strife")
    g: State = game.deal(2, game.settings({"rounds": 1}), SeededDice(1), False)
    while not g.over():
        before = g.copy(g.dice)
        g.choose(g.deciders()[0], g.menu(g.deciders()[0])[0])
    assert perft(game, g, 3) == 1
    assert perft(game, before, 5) >= 1
