"""Observations: what a seat may know as one row of numbers, and what it is being asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
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

    def __init__(self, game: Game, seats: int) -> None:
        tensor = part_of(game.id, "tensor")
        self.table: Rows = tensor.rows(seats) if tensor else rows_of(forms_of(game), seats)
        self.questions = [step for step in game.steps.values() if issubclass(step, Ask | AskAll)]
        self.table.ask(self.questions)
        self.layout = slices(self.table.fields())
        self.size = self.layout["question"].stop

    def row(self, g: State, seat: Seat) -> Row:
        """What one seat may know."""
        return np.frombuffer(bytearray(self.table.row(g, seat)), np.int8)

    def rows(self, g: State, ends: Sequence[bytes | bytearray]) -> Row:
        """The rows of all seats one after the other, each followed by its end."""
        return np.frombuffer(bytearray().join(chain.from_iterable(zip(self.table.rows(g), ends))), np.int8)


def slices(fields: list[tuple[str, int]]) -> dict[str, slice]:
    """Where each part lies, from their sizes."""
    found: dict[str, slice] = {}
    at = 0
    for name, size in fields:
        found[name] = slice(at, at + size)
        at += size
    return found
