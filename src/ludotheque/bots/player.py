"""Bot: what every bot has in common."""

from __future__ import annotations

from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game
from ludotheque.table import Seat


class Bot:
    """A player. It is handed a Seat and answers with a choice from its menu; its chance is its own."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.dice = SeededDice(seed)
        self.asked = 0  # how often it has decided: its own clock for chance

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} bot for {self.game.id}>"

    def choose(self, seat: Seat) -> str:
        """The choice in notation."""
        return self.game.text(self.decide(seat))

    def decide(self, seat: Seat) -> Choice:
        """The choice as numbers."""
        self.asked += 1
        choices = seat.choices()
        return choices[0] if len(choices) == 1 else self.pick(seat, choices)

    def pick(self, seat: Seat, choices: list[Choice]) -> Choice:
        raise NotImplementedError
