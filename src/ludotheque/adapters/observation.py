"""Observations: what a seat may know as one row of numbers, and what it is being asked."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.games import part_of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Game, forms_of
from ludotheque.kernel.rows import Rows, rows_of
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, AskAll, Step

Row: TypeAlias = NDArray[np.int8]


class Observer:
    """Looks at a table for so many through the eyes of a seat. `layout` says where in a row each part lies, by name."""

    def __init__(self, game: Game, seats: int) -> None:
        tensor = part_of(game.id, "tensor")
        self.table: Rows = tensor.rows(seats) if tensor else rows_of(forms_of(game), seats)
        asking = [step for step in game.steps.values() if issubclass(step, Ask | AskAll)]
        self.questions: dict[type[Step[Any]], bytes] = {step: one_of(n, len(asking)) for n, step in enumerate(asking)}
        self.unasked = bytes(len(asking))
        self.layout = slices([*self.table.fields(), ("question", len(asking))])
        self.size = self.layout["question"].stop

    def row(self, g: State, seat: Seat) -> Row:
        """What one seat may know."""
        question = self.questions[type(g.agenda[-1])] if seat in g.asked() else self.unasked
        return np.frombuffer(bytearray().join((self.table.row(g, seat), question)), np.int8)

    def rows(self, g: State, asked: Container[Seat], ends: Sequence[bytes | bytearray]) -> Row:
        """The rows of all seats one after the other, each followed by its end.

        `asked` are the seats that the question on top is put to; the others cannot tell what it is.
        """
        question = self.questions[type(g.agenda[-1])] if g.agenda else self.unasked
        pieces: list[bytes | bytearray] = []
        for seat, row in enumerate(self.table.rows(g)):
            pieces += (row, question if seat in asked else self.unasked, ends[seat])
        return np.frombuffer(bytearray().join(pieces), np.int8)


def one_of(n: int, size: int) -> bytes:
    row = bytearray(size)
    row[n] = 1
    return bytes(row)


def slices(fields: list[tuple[str, int]]) -> dict[str, slice]:
    """Where each part lies, from their sizes."""
    found: dict[str, slice] = {}
    at = 0
    for name, size in fields:
        found[name] = slice(at, at + size)
        at += size
    return found
