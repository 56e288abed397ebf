"""The tree of a search: nodes are reached by choices, never by what is hidden, so all imagined tables share it."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.choice import Choice, Seat

Taken = tuple[Seat, Choice]


class Arm:
    """A choice of one seat at a node: how often it could be taken and was, and what came of it."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.worth = 0.0  # the sum of what came of it, each from 0 to 1 for the seat's own side
        self.regret = 0.0  # how much more it would have brought than what was taken, where seats choose sealed
        self.share = 0.0  # of the choices now, by regret
        self.policy = 0.0  # the sum of its shares so far

    def mean(self) -> float:
        return self.worth / self.taken if self.taken else 0.0


class Cell:
    """Two sealed choices together: what they brought the first seat on average."""

    def __init__(self) -> None:
        self.times = 0
        self.worth = 0.0

    def mean(self) -> float:
        return self.worth / self.times


class Node:
    """A moment of the search, after the same choices in whatever imagined tables."""

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0  # the sum for the first of two seats that choose sealed
        self.arms: dict[Seat, dict[Choice, Arm]] = {}
        self.kids: dict[tuple[Any, ...], Node] = {}
        self.cells: dict[tuple[Choice, Choice], Cell] = {}

    def arms_of(self, seat: Seat, menu: list[Choice]) -> list[Arm]:
        """The seat's arms in the order of its menu, new ones included; menus differ between imagined tables."""
        known = self.arms.get(seat)
        if known is None:
            known = self.arms[seat] = {}
        found: list[Arm] = []
        for choice in menu:
            arm = known.get(choice)
            if arm is None:
                arm = known[choice] = Arm()
            found.append(arm)
        return found

    def kid(self, key: tuple[Any, ...]) -> Node:
        found = self.kids.get(key)
        if found is None:
            found = self.kids[key] = Node()
        return found

    def cell(self, one: Choice, other: Choice) -> Cell:
        found = self.cells.get((one, other))
        if found is None:
            found = self.cells[one, other] = Cell()
        return found


class Visit:
    """A node on the way down, and what was chosen there."""

    def __init__(self, node: Node, taken: list[Taken], menus: list[list[Choice]]) -> None:
        self.node = node
        self.taken = taken
        self.menus = menus  # of two opponents who choose sealed; else none
