"""Levels: the same search for everybody, thinking less and doubting more the lower it is."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.search import thinking_of
from ludotheque.kernel.game import Game


class Level(Search):
    """How it thinks about a game, iterations and doubt, stands in the game's `ai`, as measured in `bench/ladder.md`."""

    number: ClassVar[int]

    def __init__(self, game: Game, seed: int = 0) -> None:
        iterations, doubt = thinking_of(game).levels[self.number]
        super().__init__(game, seed, Thought(iterations=iterations, doubt=doubt))


class Novice(Level):
    number = 0


class Easy(Level):
    number = 1


class Medium(Level):
    number = 2


class Hard(Level):
    number = 3


class Expert(Level):
    number = 4


LEVELS: dict[str, type[Level]] = {"novice": Novice, "easy": Easy, "medium": Medium, "hard": Hard, "expert": Expert}
