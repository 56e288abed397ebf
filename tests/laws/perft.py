"""Perft: how many positions lie so many choices ahead. A count that changes is a rule that changed."""

from __future__ import annotations

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State


def perft(game: Game, g: State, depth: int) -> int:
    """Every line of `depth` choices counts once, and one that ends the game earlier too.

    Where several seats decide at once, they do so in the order of their seats. Chance is what the dice show.
    """
    return sum(by_first_choice(game, g, depth).values()) if depth and not g.over() else 1


def by_first_choice(game: Game, g: State, depth: int) -> dict[str, int]:
    """The same, told apart by the first choice: where counts differ, look there, one choice deeper."""
    seat = g.deciders()[0]
    return {game.text(choice): lines(after(g, seat, choice), depth - 1) for choice in g.menu(seat)}


def lines(g: State, depth: int) -> int:
    if depth == 0 or g.over():
        return 1
    seat = g.deciders()[0]
    if depth == 1:
        return len(g.menu(seat))
    return sum(lines(after(g, seat, choice), depth - 1) for choice in g.menu(seat))


def after(g: State, seat: Seat, choice: Choice) -> State:
    copy = g.copy(g.dice)
    copy.choose(seat, choice)
    return copy
