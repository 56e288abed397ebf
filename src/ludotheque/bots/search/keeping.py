"""What a search keeps of its tree from one decision to the next: the part that follows from what was chosen since."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.search.growth import Growth
from ludotheque.bots.search.tree import Node
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Data
from ludotheque.kernel.state import State
from ludotheque.table import Seat

TABLES: Final = 3  # imagined ones, on all of which the same choices must lead to what is seen now
FEW: Final = 4  # visits that are not worth looking for
LOOKS: Final = 60  # at positions that may be the one that is seen now
Path = list[tuple[Any, ...]]  # the keys of nodes


class Kept:
    """A tree, and some tables as its seat imagined them at its root.

    Only what the seat sees decides what is found in it. Where chance was used, or something hidden came to light,
    imagined tables disagree about what is seen now: what was averaged over other cases is thrown away.
    """

    def __init__(self, growth: Growth, tables: list[State]) -> None:
        self.growth = growth
        self.tables = tables

    def found(self, seat: Seat) -> Node | None:
        """The node of the tree that is this moment, if there is one, and nothing else was asked there."""
        search = Finding(self.growth, seat)
        first, *others = self.tables
        path = search.path(first.copy(first.dice), self.growth.root)
        if path is None or not all(search.leads(table.copy(table.dice), path) for table in others):
            return None
        node = self.growth.root
        for key in path:
            node = node.kids[key]
        return node if search.fits(node) else None


class Finding:
    """Where in a tree the seat is now."""

    def __init__(self, growth: Growth, seat: Seat) -> None:
        self.growth = growth
        self.seat = seat
        self.view: Data = seat.view()
        self.choices: list[Choice] = seat.choices()
        self.deciders: list[int] = []  # on the table that was looked at last
        self.looks = 0

    def path(self, g: State, node: Node) -> Path | None:
        """The way from here, the most trodden first."""
        self.looks += 1
        if self.arrives(g, node):
            return []
        kids = sorted(node.kids.items(), key=lambda item: item[1].visits, reverse=True)
        for key, kid in kids:
            if kid.visits < FEW or self.looks >= LOOKS:
                return None
            h = g.copy(g.dice)
            if taken(h, key) and (rest := self.path(h, kid)) is not None:
                return [key, *rest]
        return None

    def leads(self, g: State, path: Path) -> bool:
        """Whether the same choices come to the same on this table."""
        node = self.growth.root
        for key in path:
            if self.arrives(g, node) or not taken(g, key):
                return False
            node = node.kids[key]
        return self.arrives(g, node)

    def fits(self, node: Node) -> bool:
        """Whether the tree asked there what is asked now, and nothing else: where what needs no thought was done at
        once, some of its tables may have gone on to another question.
        """
        own = node.arms.get(self.seat.number, {})
        return all(seat in self.deciders for seat in node.arms) and all(choice in self.choices for choice in own)

    def arrives(self, g: State, node: Node) -> bool:
        """Whether this is what the seat sees now. If not, what needs no thought is done, as it was in the tree."""
        while not self.is_now(g):
            deciders = g.deciders()
            if len(deciders) != 1 or not self.growth.passed(g, deciders[0], node):
                return False
        return True

    def is_now(self, g: State) -> bool:
        seat = self.seat.number
        if (g.menu(seat) if seat in g.deciders() else []) != self.choices:
            return False
        view: Data = self.seat.game.view(g, seat)
        self.deciders = g.deciders()
        return view == self.view


def taken(g: State, key: tuple[Any, ...]) -> bool:
    """Whether this table asks for these choices; then they are made."""
    *choices, _ = key
    if [seat for seat, _ in choices] != g.deciders():
        return False
    if any(choice not in g.menu(seat) for seat, choice in choices):
        return False
    for seat, choice in choices:
        g.choose(seat, choice)
    return True
