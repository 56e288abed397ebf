"""Bots: players that get a seat's view, its menu and imagined tables, and nothing else."""

from __future__ import annotations

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.player import Bot
from ludotheque.bots.random import Random
from ludotheque.bots.search import Search, Thought
from ludotheque.games import find_game
from ludotheque.kernel.notation import nearest

BOTS: dict[str, type[Bot]] = {**LEVELS, "greedy": Greedy, "random": Random}


def bot(game: str, name: str, seed: int = 0, seconds: float = 0.0, workers: int = 1) -> Bot:
    """A bot for a game, by name. The same seed plays the same, with as many workers.

    With `seconds`, one that thinks ahead does so for that long at each decision, instead of as far as its level does.
    With several `workers` it thinks in as many processes at once, one a core.

    Examples:
        >>> from ludotheque import new_table
        >>> bot("strife", "greedy").choose(new_table("strife").seat(0))
        'legacy warrior'
        >>> bot("strife", "hard")
        <hard bot for strife>

    """
    found = find_game(game)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}{nearest(name, list(BOTS))}")
    made = BOTS[name](found, seed)
    if isinstance(made, Search):
        made.thought = Thought(seconds=seconds) if seconds else made.thought
        made.workers = workers
    return made
