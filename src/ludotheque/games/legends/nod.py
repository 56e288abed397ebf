"""Nod: everybody has seen something, and the game goes on."""

from __future__ import annotations

from ludotheque.games.legends.table import Legends
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, AskAll, Steps


class Nod(AskAll[Legends]):
    """Nobody has anything to choose; it goes on when all have nodded."""

    def who(self, g: Legends) -> list[Seat]:
        return list(range(g.seats))

    def menu(self, g: Legends, seat: Seat) -> list[Choice]:
        return [PASSING]

    def hear(self, g: Legends, choices: list[Choice]) -> Steps:
        return NO_MORE
