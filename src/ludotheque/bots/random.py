"""The random bot: any legal choice, all equally likely."""

from __future__ import annotations

from ludotheque.bots.player import Bot
from ludotheque.kernel.choice import Choice
from ludotheque.table import Seat


class Random(Bot):
    def pick(self, seat: Seat, choices: list[Choice]) -> Choice:
        return choices[self.dice.below(len(choices), self.asked, 0)]
