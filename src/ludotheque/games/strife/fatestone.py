"""The Fatestone decides every tie. [Strife 9]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.table import SEATS, STONE, TIE, Strife
from ludotheque.games.strife.verbs import GIVE, KEEP
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import BY, NO_MORE, About, Ask, Steps
from ludotheque.kernel.zones import NUMBER

CHOICES: Final[list[Choice]] = [(KEEP, 0, 0), (GIVE, 0, 0)]

REVEAL: Final = 0
BATTLE: Final = 1
LEGACY: Final = 2
COMBAT: Final = 3
OFFERING: Final = 4
TIES: Final = ("reveal", "battle", "legacy", "combat", "offering")


class BreakTie(Ask[Strife]):
    """The holder keeps the stone and loses the tie, or passes it on, worth one more, and wins. [9.2, 9.3, 9.6]"""

    def __init__(self, seat: Seat, tie: int) -> None:
        self.seat, self.tie = seat, tie

    def menu(self, g: Strife) -> list[Choice]:
        return CHOICES[:]

    def about(self, g: Strife) -> About:
        return {BY: (STONE, 0), "value": (NUMBER, g.stone), TIE: (TIE, self.tie)}

    def hear(self, g: Strife, choice: Choice) -> Steps:
        verb, _, _ = choice
        other = 1 - self.seat
        if verb == KEEP:
            g.favoured = other
            g.tell("keeps_stone", self.seat)
            return NO_MORE
        g.favoured = self.seat
        g.holder = other
        cap = g.options.stone_cap
        if not cap or g.stone < cap:
            g.stone += 1
        g.tell("gives_stone", self.seat, g.stone)
        return NO_MORE


BREAKING: Final = [[BreakTie(seat, about) for about in range(len(TIES))] for seat in range(SEATS)]


def tie(g: Strife, about: int) -> Ask[Strife]:
    """The question to whoever holds the stone now; asked once, so it cannot come straight back. [9.1, 9.4]"""
    g.tell("tie", about)
    return BREAKING[g.holder][about]
