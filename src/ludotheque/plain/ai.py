"""What a bot makes of a game of which it knows the end only: it plays at random from there on, and counts who wins."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State
from ludotheque.plain.thinking import Thinking

THINK: Final = -1
WIN: Final = 1000  # more than any number of points in a game that is not won


class PlainAi:
    """What the module `ai` of a game thinks, for a game without one."""

    LOOKS: Final = 12
    THINKING: Final = Thinking(WIN, 1, 0.7, ((20, 0.15), (50, 0.08), (150, 0.04), (500, 0.0), (2000, 0.0)))

    def __init__(self, game: Game) -> None:
        self.game = game

    def horizon(self, g: State) -> int:
        return 0

    def settled(self, g: State, begun: int) -> bool:
        """Only the end tells how good it was."""
        return False

    def reflex(self, g: State, seat: Seat, menu: list[Choice], ahead: bool) -> int:
        return THINK

    def worthy(self, g: State, seat: Seat, menu: list[Choice]) -> list[Choice]:
        return menu

    def value(self, g: State, seat: Seat) -> int:
        """A win counts most, then how far ahead of the best other."""
        scores, winners = self.game.result(g)
        others = [scores[other] for other in self.game.rivals(len(scores), seat)]
        return WIN * (seat in winners) + scores[seat] - max(others, default=0)
