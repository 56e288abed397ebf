"""A player decides something for a power."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.legends.power import Power
from ludotheque.games.legends.table import Legends
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Act, Ask, Steps


class Decide(Ask[Legends]):
    """`seat` chooses for a power of a unit, which is done for `owner`; what is noted so far is n. [R16, R17]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "owner", "unit", "power", "n")

    def __init__(self, seat: Seat, owner: Seat, unit: int, power: int, n: int = 0) -> None:
        super().__init__(seat)
        self.owner = owner
        self.unit = unit
        self.power = power
        self.n = n

    def printed(self, g: Legends) -> Power:
        return g.cards.powers[g.design[self.unit]][self.power]

    def menu(self, g: Legends) -> list[Choice]:
        return self.printed(g).menu(g, self.seat, self.owner, self.unit, self.n)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        return self.printed(g).hear(g, self.seat, self.owner, self.unit, self.power, self.n, choice)


class Begin(Act[Legends]):
    """A power is carried out, now that its unit is shown and its price is paid. [R16]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "power", "space")

    def __init__(self, seat: Seat, unit: int, power: int, space: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.power = power
        self.space = space

    def do(self, g: Legends) -> Steps:
        about = g.cards.powers[g.design[self.unit]][self.power]
        g.chosen = []
        if not about.offered(g, self.seat, self.unit):
            return []
        return about.begin(g, self.seat, self.unit, self.power, self.space)
