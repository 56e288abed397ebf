"""Actions: the choices of a game as whole numbers, for libraries that want them so."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import index
from typing import Any, SupportsIndex

from ludotheque.games import find_game
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State


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

    def text(self, number: SupportsIndex) -> str:
        """An action in notation; the numbers of other libraries will do."""
        action = index(number)
        return "wait" if action == self.wait else self.game.text(self.choices[action])


class Masks:
    """What each seat may do now, 1 for each such action, beside its row of numbers; only what changes is written."""

    def __init__(self, actions: Actions, rows: bytearray, begins: list[int]) -> None:
        self.actions = actions
        self.rows = rows
        self.begins = begins  # where each seat's lies
        self.legal = [[actions.wait] for _ in begins]
        for begin in begins:
            rows[begin + actions.wait] = 1

    def write(self, seat: Seat, legal: list[int]) -> None:
        rows, begin = self.rows, self.begins[seat]
        for number in self.legal[seat]:
            rows[begin + number] = 0
        for number in legal:
            rows[begin + number] = 1
        self.legal[seat] = legal

    def offer(self, g: State, seat: Seat) -> None:
        """The choices of a seat that must decide."""
        numbers = self.actions.numbers
        self.write(seat, [numbers[choice] for choice in g.menu(seat)])

    def offer_next(self, g: State) -> Seat:
        """Whoever is the first whose answer is missing; TABLE when the game is over."""
        deciders = g.deciders()
        if not deciders:
            return TABLE
        self.offer(g, deciders[0])
        return deciders[0]

    def offer_all(self, g: State) -> list[Seat]:
        """Whoever must decide; all others can only wait."""
        deciders = g.deciders()
        for seat in range(len(self.begins)):
            if seat in deciders:
                self.offer(g, seat)
            elif self.legal[seat][0] != self.actions.wait:
                self.write(seat, [self.actions.wait])
        return deciders

    def allows(self, seat: Seat, action: Any) -> bool:
        """Whether it is one of them; the numbers of other libraries will do."""
        return bool(0 <= action <= self.actions.wait and self.rows[self.begins[seat] + action])


@cache
def actions_of(name: str, seats: int) -> Actions:
    """The actions of a game for so many, made once: there may be many thousands."""
    return Actions(find_game(name), seats)
