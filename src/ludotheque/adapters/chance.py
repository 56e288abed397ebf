"""A game as a tree: every draw of chance is a node of its own, and nothing is ever changed in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.adapters.memory import Answer, Log, log_from
from ludotheque.games import find_game
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import AskingDice, Dice, NeedsChance
from ludotheque.kernel.game import Data, Game, Settings
from ludotheque.kernel.save import load, save
from ludotheque.kernel.state import State

CHANCE: Final = -1  # who is next where no single seat is, as OpenSpiel counts
SEVERAL: Final = -2
NOBODY: Final = -4


class Node:
    """A place in the tree: a settled table, or a move that waits for its next draw.

    Nodes are values: a step makes a new one, so a copy of a node is the node itself.
    """

    def __init__(
        self, game: Game, seats: int, settings: Settings, g: State | None, log: Log,
        answers: tuple[Answer, ...] = (), draws: tuple[int, ...] = (), cases: int = 0,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.settings = settings
        self.g = g  # the table before the answers; None before the deal
        self.log = log  # all that was answered and told until then
        self.answers = answers  # of the move under way
        self.draws = draws  # what chance has shown in it so far
        self.cases = cases  # how many cases the draw it waits for has; 0 where the table is settled
        self.deciders: list[Seat] = [] if cases or g is None else g.deciders()
        self.next = CHANCE if cases else NOBODY if not self.deciders else SEVERAL
        if len(self.deciders) == 1:
            self.next = self.deciders[0]

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[Any, ...]]:
        """In plain data, whether the engine is compiled or not."""
        g = None if self.g is None else save(self.game, self.g, self.settings)
        move = (self.answers, self.draws, self.cases)
        return restored, (self.game.id, self.seats, self.settings, g, self.log.plain(), *move)

    def menu(self, seat: Seat) -> list[Choice]:
        return self.g.menu(seat) if self.g is not None and seat in self.deciders else []

    def answered(self, choices: dict[Seat, Choice]) -> Node:
        """The node after these seats have chosen."""
        g = self.g
        assert g is not None
        step = type(g.agenda[-1]).__name__
        return reached(self, tuple([(seat, step, choice) for seat, choice in choices.items()]), ())

    def shown(self, number: int) -> Node:
        """The node after chance has shown this number."""
        return reached(self, self.answers, (*self.draws, number))


def restored(name: str, seats: int, settings: Settings, g: Data | None, log: list[Any], *move: Any) -> Node:
    """A node from its plain data."""
    game = find_game(name)
    table = None if g is None else load(game, g, AskingDice([]))
    return Node(game, seats, settings, table, log_from(log), *move)


def root(game: Game, seats: int, settings: Settings) -> Node:
    """Before the deal, or after it where the deal needs no chance."""
    return reached(Node(game, seats, settings, None, Log(None, [])), (), ())


def reached(node: Node, answers: tuple[Answer, ...], draws: tuple[int, ...]) -> Node:
    """Play one move with the draws that are known; a draw beyond them makes a node of chance."""
    game, seats, settings = node.game, node.seats, node.settings
    try:
        g = played(node, answers, AskingDice(list(draws)))
    except NeedsChance as need:
        return Node(game, seats, settings, node.g, node.log, answers, draws, need.cases)
    log = Log(node.log, [*answers, *(g.events or [])])
    g.events = None
    return Node(game, seats, settings, g, log)


def played(node: Node, answers: tuple[Answer, ...], dice: Dice) -> State:
    if node.g is None:
        dealt: State = node.game.deal(node.seats, node.settings, dice, True)
        return dealt
    g = node.g.copy(dice)
    g.events = []
    for seat, _, choice in answers:
        g.choose(seat, choice)
    return g
