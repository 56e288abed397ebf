"""Counting positions with the frozen content, in a process of its own: a game is loaded once, with one set of facts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from ludotheque.content.folder import OWN
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Setting
from ludotheque.kernel.state import State

from .perft import by_first_choice, perft

FROZEN = Path(__file__).parent / "frozen"  # the facts as they were when the counts were made


class Count(NamedTuple):
    """One line of a .perft file."""

    game: str
    settings: str
    seed: int
    first: int  # so many choices are made at random first
    depth: int
    positions: int


def use_frozen() -> None:
    """Before any game is loaded."""
    os.environ[OWN] = str(FROZEN)


def counted(line: Count) -> int:
    game = find_game(line.game)
    return perft(game, begun(game, line), line.depth)


def counted_by_first_choice(line: Count) -> dict[str, int]:
    game = find_game(line.game)
    return by_first_choice(game, begun(game, line), line.depth)


def begun(game: Game, line: Count) -> State:
    asked = {name: setting(value) for name, _, value in (word.partition("=") for word in line.settings.split())}
    dice = SeededDice(line.seed)
    g: State = game.deal(game.usual_seats, game.settings(asked), dice, False)
    for n in range(line.first):
        seat = g.deciders()[0]
        menu = g.menu(seat)
        g.choose(seat, menu[dice.below(len(menu), n, 1000)])
    return g


def setting(value: str) -> Setting:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdigit() else value
