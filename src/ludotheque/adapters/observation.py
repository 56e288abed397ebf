"""Observations: what a seat may know as one row of numbers, and what it is being asked."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.games import part_of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Game, forms_of
from ludotheque.kernel.rows import Rows, rows_of
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, AskAll

Row: TypeAlias = NDArray[np.int8]


class Observer:
    """Looks at a table for so many through the eyes of a seat. `layout` says where in a row each part lies, by name."""

    def __init__(self, game: Game, seats: int, beside: int = 0) -> None:
        tensor = part_of(game.id, "tensor")
        self.table: Rows = tensor.rows(seats) if tensor else rows_of(forms_of(game), seats)
        self.questions = [step for step in game.steps.values() if issubclass(step, Ask | AskAll)]
        self.table.ask(self.questions, beside)
        self.layout = slices(self.table.fields())
        self.size = self.layout["question"].stop
        self.made_of = game, seats, beside
        self.all = np.frombuffer(self.table.eyes.rows, np.int8)
        stride = self.size + beside
        self.each = [self.all[seat * stride : seat * stride + self.size] for seat in range(seats)]
        self.alone = [[seat] for seat in range(seats)]

    def __deepcopy__(self, memo: object) -> Observer:
        """It looks with eyes of its own."""
        return Observer(*self.made_of)

    def row(self, g: State, seat: Seat) -> Row:
        """What one seat may know."""
        self.table.look(g, self.alone[seat])
        return self.each[seat].copy()

    def rows(self, g: State) -> Row:
        """The rows of all seats one after the other."""
        self.table.look(g, self.table.everyone)
        return self.all.copy()


def slices(fields: list[tuple[str, int]]) -> dict[str, slice]:
    """Where each part lies, from their sizes."""
    found: dict[str, slice] = {}
    at = 0
    for name, size in fields:
        found[name] = slice(at, at + size)
        at += size
    return found
