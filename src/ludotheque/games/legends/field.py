"""The field of battle: spaces, who is next to whom, and boards laid side by side. [Legends R2, R4, R53]

A space is column * 8 + row; columns run from the left of the first player, rows from his edge to the far one. So a
game for more players has more columns, and a space has the same number and name in all of them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.kinds import LETTERS
from ludotheque.games.legends.verbs import MOVE
from ludotheque.kernel.choice import Choice, Seat

ROWS: Final = 8
BOARD: Final = 4  # spaces along the edge of a board
BACK: Final = 2  # rows farthest from the enemy; those before them are no place for a Castle
BLOCK: Final = 64  # spaces in the columns of two players who face each other
MOST_SEATS: Final = 8
STRAIGHT: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))  # columns, rows
DIAGONAL: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class Field:
    """Distances on a field for so many players; terrain is the table's."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.columns = BOARD * seats
        self.spaces = self.columns * ROWS
        self.steps: list[bytes] = []  # one space forward, back or sideways; compiled, bytes are read in place
        self.moves: list[list[Choice]] = []  # the same as choices, made once
        self.near: list[list[int]] = []  # the neighbours, diagonals too [R4]
        self.within_two: list[list[int]] = []
        self.rays: list[list[list[int]]] = []  # straight on in each direction, to the edge
        self.diagonals: list[list[list[int]]] = []
        for space in range(self.spaces):
            self.steps.append(bytes([to for to in [self.beside(space, c, r) for c, r in STRAIGHT] if to >= 0]))
            self.moves.append([(MOVE, space, to) for to in self.steps[space]])
            self.near.append(self.around(space, 1))
            self.within_two.append(self.around(space, 2))
            self.rays.append([ray for ray in [self.ray(space, c, r) for c, r in STRAIGHT] if ray])
            self.diagonals.append([ray for ray in [self.ray(space, c, r) for c, r in DIAGONAL] if ray])

    def beside(self, space: int, columns: int, rows: int) -> int:
        """The space so many columns and rows away, or -1 outside."""
        column, row = space // ROWS + columns, space % ROWS + rows
        return column * ROWS + row if 0 <= column < self.columns and 0 <= row < ROWS else -1

    def around(self, space: int, distance: int) -> list[int]:
        column, row = space // ROWS, space % ROWS
        columns = range(max(0, column - distance), min(self.columns, column + distance + 1))
        rows = range(max(0, row - distance), min(ROWS, row + distance + 1))
        return [c * ROWS + r for c in columns for r in rows if c != column or r != row]

    def ray(self, space: int, columns: int, rows: int) -> list[int]:
        spaces: list[int] = []
        column, row = space // ROWS + columns, space % ROWS + rows
        while 0 <= column < self.columns and 0 <= row < ROWS:
            spaces.append(column * ROWS + row)
            column, row = column + columns, row + rows
        return spaces


FIELDS: Final[dict[int, Field]] = {seats: Field(seats) for seats in (2, 4, 6, 8)}


def turned(rows: list[str], quarters: int) -> list[str]:
    """A board turned clockwise by so many quarters."""
    for _ in range(quarters):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(BOARD)]
    return rows


def laid(boards: list[list[str]]) -> list[int]:
    """The terrain of every space: the boards of the far side from left to right, then those of the near side. [R2]"""
    width = len(boards) // 2
    terrain: list[int] = []
    for column in range(width * BOARD):
        for row in range(ROWS):
            far = 0 if row >= BOARD else width
            board = boards[far + column // BOARD]
            terrain.append(LETTERS.index(board[BOARD - 1 - row % BOARD][column % BOARD]))
    return terrain


def drawn(terrain: list[int]) -> list[str]:
    """The field as rows of letters, the far edge first."""
    letters = "".join([LETTERS[ground] for ground in terrain])
    return [letters[row::ROWS] for row in range(ROWS - 1, -1, -1)]


def read(rows: list[str]) -> list[int]:
    """The terrain of a field drawn so."""
    return [LETTERS.index(rows[ROWS - 1 - row][column]) for column in range(len(rows[0])) for row in range(ROWS)]


def home(space: int) -> int:
    """The seat on whose two boards a space is: even seats at the near edge, odd ones at the far edge. [R53]"""
    return space // BLOCK * 2 + (1 if space % ROWS >= BOARD else 0)


def depth(space: int, seat: Seat) -> int:
    """How many rows lie behind a space, seen by its player."""
    return space % ROWS if seat & 1 == 0 else ROWS - 1 - space % ROWS


def keeper(space: int, team: int) -> int:
    """The seat of a team that controls what stands here: on its own boards or on those it faces. [R54, A61]"""
    return space // BLOCK * 2 + team


def ahead(space: int, team: int, count: int) -> list[int]:
    """So many spaces straight ahead, towards the opponents' edge, as far as there are. [A20]"""
    row, step = space % ROWS, 1 if team == 0 else -1
    return [space + step * n for n in range(1, count + 1) if 0 <= row + step * n < ROWS]
