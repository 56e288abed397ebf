"""Bots: players that get a seat's view, its menu and imagined tables, and nothing else."""

from __future__ import annotations

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.player import Bot
from ludotheque.bots.random import Random
from ludotheque.games import find_game
from ludotheque.kernel.notation import nearest

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot(game: str, name: str, seed: int = 0) -> Bot:
    """A bot for a game, by name. The same seed plays the same.

    Examples:
        >>> from ludotheque import new_table
        >>> bot("strife", "greedy").choose(new_table("strife").seat(0))
        'legacy warrior'

    """
    found = find_game(game)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}{nearest(name, list(BOTS))}")
    return BOTS[name](found, seed)
