"""Matrix games: what a sealed choice of two opponents is worth, and how each should mix (von Neumann)."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.search.worth import rounded

Pays = list[list[float]]  # to whoever chooses the row, by row and column
TINY: Final = 1e-11


class Mixed:
    """How a matrix game should be played: its worth to the rows, and what each side takes how often."""

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns


def equilibrium(pays: Pays) -> Mixed:
    """Where one choice of each side is best against the other's, those; else a mixture, by the simplex method."""
    worst = [min(row) for row in pays]
    best = [max(row[j] for row in pays) for j in range(len(pays[0]))]
    value = max(worst)
    if value >= min(best):
        return Mixed(value, only(worst.index(value), len(worst)), only(best.index(min(best)), len(best)))
    return mixture(pays)


def only(n: int, of: int) -> list[float]:
    return [1.0 if i == n else 0.0 for i in range(of)]


def mixture(pays: Pays) -> Mixed:
    """The columns' side of the linear programme: as much as possible of them, no row paying more than 1."""
    rows, columns = len(pays), len(pays[0])
    least, most = min(min(row) for row in pays), max(max(row) for row in pays)
    span = most - least  # what is paid is counted from 1 to 2, so that tiny is tiny
    tableau = [[(x - least) / span + 1 for x in row] + [1.0] for row in pays] + [[-1.0] * columns + [0.0]]
    across, down = list(range(columns)), list(range(columns, columns + rows))
    while (q := entering(tableau, across)) >= 0:
        p = leaving(tableau, down, q)
        across[q], down[p] = down[p], across[q]
        exchange(tableau, p, q)
    shares = [0.0] * (columns + rows)
    for i in range(rows):
        if down[i] < columns:
            shares[down[i]] = tableau[i][columns]
    for j in range(columns):
        if across[j] >= columns:
            shares[across[j]] = tableau[rows][j]
    value = 1 / tableau[rows][columns]
    shares = [x * value for x in shares]
    return Mixed(rounded((value - 1) * span + least), shares[columns:], shares[:columns])


def entering(tableau: Pays, across: list[int]) -> int:
    """A column that still adds to the sum; the one of the lowest number, so that it ends (Bland)."""
    found = -1
    for j in range(len(across)):
        if tableau[-1][j] < -TINY and (found < 0 or across[j] < across[found]):
            found = j
    return found


def leaving(tableau: Pays, down: list[int], q: int) -> int:
    """The row that is the first to be full."""
    found, least = -1, 0.0
    for i in range(len(down)):
        if tableau[i][q] > TINY:
            room = tableau[i][-1] / tableau[i][q]
            if found < 0 or room < least - TINY or (room <= least + TINY and down[i] < down[found]):
                found, least = i, room
    return found


def exchange(tableau: Pays, p: int, q: int) -> None:
    """What stood across stands down, and the other way round."""
    row, pivot = tableau[p], tableau[p][q]
    for i in range(len(tableau)):
        other = tableau[i]
        if i != p and other[q]:
            factor = other[q] / pivot
            for j in range(len(row)):
                other[j] -= factor * row[j]
            other[q] = -factor
    for j in range(len(row)):
        row[j] /= pivot
    row[q] = 1 / pivot
