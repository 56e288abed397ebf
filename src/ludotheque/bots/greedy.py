"""The greedy bot: looks to the end of the turn through imagined tables and takes what does best on average."""

from __future__ import annotations

from importlib import import_module

from ludotheque.bots.player import Bot
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State
from ludotheque.table import Seat

LOOKS = 12  # imagined tables for each choice


class Greedy(Bot):
    """What happens after its choice is played at random, by both, to the game's own horizon."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.ai = import_module(f"ludotheque.games.{game.id}.ai")

    def pick(self, seat: Seat, choices: list[Choice]) -> Choice:
        best, best_value = choices[0], 0
        for n, choice in enumerate(choices):
            value = self.average(seat, choice)
            if n == 0 or value > best_value:
                best, best_value = choice, value
        return best

    def average(self, seat: Seat, choice: Choice) -> int:
        """The sum over the same imagined tables for every choice, so that luck is the same for all."""
        total = 0
        for look in range(LOOKS):
            seed = self.dice.below(1 << 31, self.asked, look)
            g = seat.imagine(seed)
            horizon: int = self.ai.horizon(g)
            g.choose(seat.number, choice)
            self.play_on(g, horizon, seed)
            total += self.ai.value(g, seat.number)
        return total

    def play_on(self, g: State, horizon: int, seed: int) -> None:
        draw = LOOKS
        while not g.over() and self.ai.horizon(g) == horizon:
            for decider in g.deciders():
                menu = g.menu(decider)
                draw += 1
                g.choose(decider, menu[self.dice.below(len(menu), seed, draw)])
