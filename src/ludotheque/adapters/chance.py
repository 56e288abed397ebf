"""A game as a tree: every draw of chance is a node of its own, and nothing is ever changed in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludotheque.games import find_game
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import AskingDice, NeedsChance
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Settings
from ludotheque.kernel.save import load, save
from ludotheque.kernel.state import State


class Answer(NamedTuple):
    """What a seat chose, and what it was asked."""

    seat: Seat
    question: str
    choice: Choice


class Node:
    """A place in the tree: a settled table, or a move that waits for its next draw.

    Nodes are values: a step makes a new one, so a copy of a node is the node itself.
    """

    def __init__(
        self, game: Game, settings: Settings, g: State | None, log: tuple[Event | Answer, ...],
        answers: tuple[Answer, ...] = (), draws: tuple[int, ...] = (), cases: int = 0,
    ) -> None:  # fmt: skip
        self.game = game
        self.settings = settings
        self.g = g  # the table before the answers; None before the deal
        self.log = log  # all that was answered and told until then
        self.answers = answers  # of the move under way
        self.draws = draws  # what chance has shown in it so far
        self.cases = cases  # how many cases the draw it waits for has; 0 where the table is settled

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[Any, ...]]:
        """In plain data, whether the engine is compiled or not."""
        g = None if self.g is None else save(self.game, self.g, self.settings)
        log = [entry if isinstance(entry, Answer) else plain(entry) for entry in self.log]
        return restored, (self.game.id, self.settings, g, log, self.answers, self.draws, self.cases)

    def over(self) -> bool:
        return not self.cases and self.g is not None and self.g.over()

    def deciders(self) -> list[Seat]:
        return [] if self.cases or self.g is None else self.g.deciders()

    def menu(self, seat: Seat) -> list[Choice]:
        return self.g.menu(seat) if self.g is not None and seat in self.deciders() else []

    def answered(self, choices: dict[Seat, Choice]) -> Node:
        """The node after these seats have chosen."""
        g = self.g
        assert g is not None
        answers = [Answer(seat, self.game.question(g, seat).id, choice) for seat, choice in choices.items()]
        return reached(self, tuple(answers), ())

    def shown(self, number: int) -> Node:
        """The node after chance has shown this number."""
        return reached(self, self.answers, (*self.draws, number))


def restored(name: str, settings: Settings, g: Data | None, log: list[Any], *move: Any) -> Node:
    """A node from its plain data."""
    game = find_game(name)
    table = None if g is None else load(game, g, AskingDice([]))
    entries = tuple(entry if isinstance(entry, Answer) else told(entry) for entry in log)
    return Node(game, settings, table, entries, *move)


def plain(event: Event) -> tuple[Any, ...]:
    return event.name, event.numbers, event.knowers, None if event.public is None else plain(event.public)


def told(data: tuple[Any, ...]) -> Event:
    name, numbers, knowers, public = data
    return Event(name, numbers, knowers, None if public is None else told(public))


def root(game: Game, settings: Settings) -> Node:
    """Before the deal, or after it where the deal needs no chance."""
    return reached(Node(game, settings, None, ()), (), ())


def reached(node: Node, answers: tuple[Answer, ...], draws: tuple[int, ...]) -> Node:
    """Play one move with the draws that are known; a draw beyond them makes a node of chance."""
    game, settings = node.game, node.settings
    try:
        g = played(node, answers, AskingDice(list(draws)))
    except NeedsChance as need:
        return Node(game, settings, node.g, node.log, answers, draws, need.cases)
    log = (*node.log, *answers, *(g.events or ()))
    g.events = None
    return Node(game, settings, g, log)


def played(node: Node, answers: tuple[Answer, ...], dice: AskingDice) -> State:
    if node.g is None:
        dealt: State = node.game.deal(max(node.game.seats), node.settings, dice, True)
        return dealt
    g = node.g.copy(dice)
    g.events = []
    for answer in answers:
        g.choose(answer.seat, answer.choice)
    return g
