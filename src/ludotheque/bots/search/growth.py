"""How a tree grows: each iteration walks down one imagined table, adds a node and learns what came of it."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.bots.search.selection import by_confidence, by_regret, regret
from ludotheque.bots.search.tree import Node, Taken, Visit
from ludotheque.bots.search.worth import Worth
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.state import State


class Growth:
    """Each seat is for its own side, and teams share one. The game's `ai` says what needs no thought."""

    def __init__(
        self, ai: Any, worth: Worth, sides: list[Seat], chance: Random, turns: int, curiosity: float, own: Seat
    ) -> None:  # fmt: skip
        self.ai = ai
        self.own = own  # the seat that thinks
        self.worth = worth
        self.sides = sides  # by seat: the first seat of the side that it is on
        self.chance = chance
        self.turns = turns  # the tree ends after so many
        self.curiosity = curiosity
        self.begun = 0  # this turn
        self.left = 0  # turns
        self.root = Node()

    def grow(self, g: State) -> None:
        """Down the tree to a new node, and back with what the table is worth there."""
        path: list[Visit] = []
        node = self.root
        self.begun, self.left = self.ai.horizon(g), self.turns
        while g.agenda and not self.is_far(g):
            deciders = g.deciders()
            if len(deciders) == 1 and self.passed(g, deciders[0], node):
                continue
            if not node.visits and node is not self.root:
                node.visits = 1
                self.play_on(g)
                break
            visit = self.visit(node, g, deciders)
            path.append(visit)
            for seat, choice in visit.taken:
                g.choose(seat, choice)
            node = node.kid((*visit.taken, type(g.agenda[-1]) if g.agenda else None))
        self.learn(path, g)

    def is_far(self, g: State) -> bool:
        """Whether as many turns are over as the tree is to reach."""
        now: int = self.ai.horizon(g)
        if now != self.begun:
            self.begun, self.left = now, self.left - 1
        return self.left <= 0

    def passed(self, g: State, seat: Seat, node: Node) -> bool:
        """Whether there was nothing to think about, so that it was done at once; never where a choice is looked for."""
        if node is self.root and seat == self.own:
            return False
        menu = g.menu(seat)
        reflex: int = 0 if len(menu) == 1 else self.ai.reflex(g, seat, menu, False)
        if reflex >= 0:
            g.choose(seat, menu[reflex])
        return reflex >= 0

    def visit(self, node: Node, g: State, deciders: list[Seat]) -> Visit:
        """What everybody who is asked chooses this time."""
        sealed = len(deciders) == 2 and self.sides[deciders[0]] != self.sides[deciders[1]]
        menus: list[list[Choice]] = []
        taken: list[Taken] = []
        for seat in deciders:
            menu: list[Choice] = self.ai.worthy(g, seat, g.menu(seat))
            menus.append(menu)
            arms = node.arms_of(seat, menu)
            n = by_regret(arms, self.chance) if sealed else by_confidence(arms, self.curiosity, self.chance)
            taken.append((seat, menu[n]))
        return Visit(node, taken, menus if sealed else [])

    def play_on(self, g: State) -> None:
        """Without thinking, until the game's `ai` calls it settled."""
        begun: int = self.ai.horizon(g)
        while g.agenda and not self.ai.settled(g, begun):
            for seat in g.deciders():
                menu = g.menu(seat)
                reflex: int = 0 if len(menu) == 1 else self.ai.reflex(g, seat, menu, True)
                g.choose(seat, menu[reflex if reflex >= 0 else int(self.chance.random() * len(menu))])

    def learn(self, path: list[Visit], g: State) -> None:
        """Every node on the way hears what came of it, for each side that chose there."""
        sides: list[Seat] = []
        for visit in path:
            for seat, _ in visit.taken:
                if self.sides[seat] not in sides:
                    sides.append(self.sides[seat])
        worths = self.worth.of(g, sides)
        for visit in path:
            visit.node.visits += 1
            for seat, choice in visit.taken:
                arm = visit.node.arms[seat][choice]
                arm.taken += 1
                arm.worth += worths[sides.index(self.sides[seat])]
            if visit.menus:
                regret(visit, worths[sides.index(self.sides[visit.taken[0][0]])])
