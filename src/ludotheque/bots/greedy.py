"""The greedy bot: looks ahead through imagined tables and takes what does best on average."""

from __future__ import annotations

from ludotheque.bots.player import Bot
from ludotheque.games import part_of
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State
from ludotheque.plain.ai import PlainAi
from ludotheque.table import Seat

SEED = 1 << 31


class Greedy(Bot):
    """What follows its choice is played without thinking, by everybody, until the game's `ai` calls it settled."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.ai = part_of(game.id, "ai") or PlainAi(game)

    def pick(self, seat: Seat, choices: list[Choice]) -> Choice:
        seeds = [self.dice.below(SEED, self.asked, look) for look in range(self.ai.LOOKS)]
        first = seat.imagine(seeds[0])
        reflex: int = self.ai.reflex(first, seat.number, choices, False)
        if reflex >= 0:
            return choices[reflex]
        imagined = [first, *(seat.imagine(seed) for seed in seeds[1:])]
        worthy: list[Choice] = self.ai.worthy(first, seat.number, choices)
        totals = [0.0] * len(worthy)
        for seed, table in zip(seeds, imagined, strict=True):
            for n, choice in enumerate(worthy):
                totals[n] += self.outcome(table.copy(table.dice), seat.number, choice, seed)
        return worthy[totals.index(max(totals))]

    def outcome(self, g: State, seat: int, choice: Choice, seed: int) -> float:
        """How good the table is when what the choice led to has settled; luck is the same for all choices."""
        begun: int = self.ai.horizon(g)
        g.choose(seat, choice)
        draw = self.ai.LOOKS
        while not g.over() and not self.ai.settled(g, begun):
            for decider in g.deciders():
                menu = g.menu(decider)
                draw += 1
                reflex: int = self.ai.reflex(g, decider, menu, True)
                g.choose(decider, menu[reflex if reflex >= 0 else self.dice.below(len(menu), seed, draw)])
        return self.value(g, seat)

    def value(self, g: State, seat: int) -> float:
        """What it makes of a table."""
        value: int = self.ai.value(g, seat)
        return value
