"""Endings: the last turns of a game of two, solved by backward induction where nothing is hidden but sealed choices.

Where one seat chooses it takes what is best for it, at a sealed choice of both a matrix game is solved, and chance is
the average over all that it may show. The game's `endings` says where an ending begins and what matters of a table.
"""

from __future__ import annotations

from time import thread_time
from typing import Any, Final

from ludotheque.bots.search.matrix import Mixed, equilibrium
from ludotheque.bots.search.tree import Taken
from ludotheque.bots.search.worth import EXACT
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State

ANYTHING: Final = 1e9  # more than anything is worth
NEARLY: Final = 2.0 / EXACT
LOOK: Final = 256  # positions between two looks at the clock


class TooLong(Exception):
    """The ending is not solved within its limits."""


class EveryDice(Dice):
    """Shows all that chance may show, one case after the other, while the same move is played again and again."""

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.cases: list[int] = []  # of each draw
        self.drawn = 0

    def below(self, n: int, move: int, draw: int) -> int:
        if self.drawn == len(self.shown):
            self.shown.append(0)
            self.cases.append(n)
        self.drawn += 1
        return self.shown[self.drawn - 1]

    def likelihood(self) -> float:
        """Of what was shown."""
        share = 1.0
        for n in self.cases:
            share /= n
        return share

    def next(self) -> bool:
        """Whether there is another case; the last draw changes first."""
        self.drawn = 0
        while self.shown and self.shown[-1] == self.cases[-1] - 1:
            self.shown.pop()
            self.cases.pop()
        if self.shown:
            self.shown[-1] += 1
        return bool(self.shown)


class Endings:
    """Positions of one ending, with what each is worth to seat 0 in points; a victory is worth `prize` besides."""

    def __init__(self, game: Game, rules: Any, prize: float, most: int = 0, seconds: float = 0.0) -> None:
        self.game = game
        self.rules = rules  # the game's `endings`
        self.prize = prize
        self.most = most  # positions; 0 is no limit
        self.ends = thread_time() + seconds if seconds else 0.0
        self.stage = -1  # the part of the game whose ending it is
        self.positions = 0
        self.known: dict[Any, float] = {}

    def solution(self, g: State, seat: Seat) -> dict[Choice, float]:
        """How often the seat should take which of its choices; what others have sealed already is not looked at."""
        self.stage = self.rules.stage(g)
        g.sealed.clear()
        if len(g.deciders()) == 2:
            sealed = Sealed(self, g)
            mixed = sealed.solved()
            return dict(zip(sealed.menus[seat], (mixed.rows, mixed.columns)[seat], strict=True))
        values = self.values(g, seat)
        return {(max if seat == 0 else min)(values, key=values.__getitem__): 1.0}

    def values(self, g: State, seat: Seat) -> dict[Choice, float]:
        """What each choice of a seat that is asked alone leads to."""
        return {choice: self.after(g, [(seat, choice)]) for choice in self.rules.worthy(g, seat, g.menu(seat))}

    def value(self, g: State, low: float = -ANYTHING, high: float = ANYTHING) -> float:
        """What the position is worth; beyond `low` and `high` only that it is."""
        if self.is_end(g):
            return self.outcome(g)
        deciders = g.deciders()
        return self.sealed(g) if len(deciders) == 2 else self.best(g, deciders[0], low, high)

    def is_end(self, g: State) -> bool:
        return not g.agenda or self.rules.stage(g) != self.stage

    def outcome(self, g: State) -> float:
        """Exact at the end of the game; where only a part of it ends, what the game makes of the table."""
        if g.agenda:
            worth: float = self.rules.worth(g)
            return worth
        ahead = float(self.rules.ahead(g))
        if not self.prize:
            return ahead
        won = ahead > 0 if ahead else 0 in self.game.result(g).winners
        return ahead + self.prize if won else ahead - self.prize

    def best(self, g: State, seat: Seat, low: float, high: float) -> float:
        """The best that one seat can do; what is worse than something that somebody can do anyway is not looked at."""
        best = -ANYTHING if seat == 0 else ANYTHING
        for choice in self.rules.worthy(g, seat, g.menu(seat)):
            value = self.after(g, [(seat, choice)], low, high)
            if seat == 0:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def after(self, g: State, taken: list[Taken], low: float = -ANYTHING, high: float = ANYTHING) -> float:
        """What choices lead to, on average over chance; chance beyond the end is none of it."""
        dice, total = EveryDice(), 0.0
        while True:
            h = g.copy(dice)
            self.count()
            for seat, choice in taken:
                h.choose(seat, choice)
            if not dice.cases or self.is_end(h):
                return self.value(h, low, high)
            total += dice.likelihood() * self.value(h)
            if not dice.next():
                return total

    def count(self) -> None:
        self.positions += 1
        if self.most and self.positions > self.most:
            raise TooLong
        if self.ends and self.positions % LOOK == 0 and thread_time() > self.ends:
            raise TooLong

    def sealed(self, g: State) -> float:
        """The value of a sealed choice; points that are already certain are the same for all that follows."""
        certain: int = 0 if self.prize else self.rules.ahead(g)
        gist = self.rules.gist(g)
        key = (gist, self.rules.ahead(g) - certain)
        found: float | None = self.known.get(key) if gist else None
        if found is None:
            found = Sealed(self, g).solved().value - certain
            if gist:
                self.known[key] = found
        return found + certain


class Sealed:
    """A sealed choice of both seats. Only those cells are looked at that the solution needs (double oracle)."""

    def __init__(self, endings: Endings, g: State) -> None:
        self.endings = endings
        self.g = g
        self.menus: list[list[Choice]] = [endings.rules.worthy(g, seat, g.menu(seat)) for seat in (0, 1)]
        self.cells: dict[tuple[int, int], float] = {}

    def pay(self, i: int, j: int, low: float = -ANYTHING, high: float = ANYTHING) -> float:
        """To seat 0, for these two choices; beyond `low` and `high` only that it is, which is not remembered."""
        found = self.cells.get((i, j))
        if found is None:
            taken = [(0, self.menus[0][i]), (1, self.menus[1][j])]
            found = self.endings.after(self.g, taken, low, high)
            if low < found < high:
                self.cells[i, j] = found
        return found

    def solved(self) -> Mixed:
        """A few choices of each seat, and whatever answers their mixture better, until nothing does."""
        rows, columns = [len(self.menus[0]) - 1], [len(self.menus[1]) - 1]
        while True:
            mixed = equilibrium([[self.pay(i, j) for j in columns] for i in rows])
            i, j = self.best_row(rows, columns, mixed), self.best_column(rows, columns, mixed)
            if i in rows and j in columns:
                return self.spread(mixed, rows, columns)
            if i not in rows:
                rows.append(i)
            if j not in columns:
                columns.append(j)

    def best_row(self, rows: list[int], columns: list[int], mixed: Mixed) -> int:
        found, best = rows[0], mixed.value + NEARLY
        pure = max(mixed.columns) == 1
        for i in range(len(self.menus[0])):
            value = 0.0
            for n in range(len(columns)):
                if mixed.columns[n]:
                    value += mixed.columns[n] * self.pay(i, columns[n], best if pure else -ANYTHING)
            if value > best:
                found, best = i, value
        return found

    def best_column(self, rows: list[int], columns: list[int], mixed: Mixed) -> int:
        found, best = columns[0], mixed.value - NEARLY
        pure = max(mixed.rows) == 1
        for j in range(len(self.menus[1])):
            value = 0.0
            for n in range(len(rows)):
                if mixed.rows[n]:
                    value += mixed.rows[n] * self.pay(rows[n], j, -ANYTHING, best if pure else ANYTHING)
            if value < best:
                found, best = j, value
        return found

    def spread(self, mixed: Mixed, rows: list[int], columns: list[int]) -> Mixed:
        """Over the whole menus."""
        shares = [[0.0] * len(menu) for menu in self.menus]
        for n in range(len(rows)):
            shares[0][rows[n]] = mixed.rows[n]
        for n in range(len(columns)):
            shares[1][columns[n]] = mixed.columns[n]
        return Mixed(mixed.value, shares[0], shares[1])
