"""Actions: the choices of a game as whole numbers, for libraries that want them so."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import index
from typing import SupportsIndex

from ludotheque.games import find_game
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Game


class Actions:
    """Every choice has its place in the game's fixed list for so many seats; the number after the last one is WAIT.

    WAIT is for a seat that need not decide where a library asks all seats at once. A copy shares what is here, and a
    save names the game and the seats.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.choices: list[Choice] = list(game.every_choice(seats))
        self.numbers: dict[Choice, int] = {choice: number for number, choice in enumerate(self.choices)}
        self.wait = len(self.choices)
        self.size = len(self.choices) + 1

    def __deepcopy__(self, memo: object) -> Actions:
        return self

    def __reduce__(self) -> tuple[Callable[[str, int], Actions], tuple[str, int]]:
        return actions_of, (self.game.id, self.seats)

    def legal(self, menu: list[Choice]) -> list[int]:
        """The actions that stand for the choices of the menu, in their order."""
        return sorted([self.numbers[choice] for choice in menu])

    def mask(self, menu: list[Choice]) -> bytearray:
        """1 for each action that stands for a choice of the menu, 0 for the others."""
        mask = bytearray(self.size)
        numbers = self.numbers
        for choice in menu:
            mask[numbers[choice]] = 1
        return mask

    def waiting(self) -> bytearray:
        """The mask of a seat that can only wait."""
        mask = bytearray(self.size)
        mask[self.wait] = 1
        return mask

    def text(self, number: SupportsIndex) -> str:
        """An action in notation; the numbers of other libraries will do."""
        action = index(number)
        return "wait" if action == self.wait else self.game.text(self.choices[action])


@cache
def actions_of(name: str, seats: int) -> Actions:
    """The actions of a game for so many, made once: there may be many thousands."""
    return Actions(find_game(name), seats)
