"""Weighing: what every choice of a position is worth, solved exactly where that can be done, else by search."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.endings import Endings, Sealed, TooLong
from ludotheque.bots.verdict import held_against
from ludotheque.games import part_of
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.state import State
from ludotheque.table import Table

PRIZE: Final = 1e4  # of a victory, beside which points hardly count
RIVALS: Final = 3  # other choices that the best one is held against
EXACT: Final = 4  # places


class Effort(NamedTuple):
    """How long a position may be thought about."""

    positions: int  # of an ending that is solved
    iterations: int  # of a search, where nothing can be solved


def weighed(table: Table, seat: int, effort: Effort, seed: int = 0) -> dict[str, float]:
    """How likely the seat's side is to win with each choice, the best first; nothing where it needs no thought.

    Nothing but what the seat can imagine is looked at.
    """
    game = table.game
    state = game.imagine(table.state, seat, SeededDice(seed))
    if (rules := part_of(game.id, "endings")) is not None:
        found = solved(table, rules, state, seat, effort.positions)
    else:
        known = Table(game, state, table.seats, table.settings, "")
        found = searched(known, seat, Thought(iterations=effort.iterations), seed)
    ranked = sorted(found.items(), key=lambda one: -one[1])
    return {game.text(choice): round(worth, EXACT) for choice, worth in ranked}


def solved(table: Table, rules: Any, g: State, seat: int, most: int) -> dict[Choice, float]:
    """The last turns of a game, against somebody who makes no mistake; nothing where they take too long.

    Where both choose sealed, against the best mixture of the other.
    """
    if not rules.begun(g) or not rules.final(g):
        return {}
    endings = Endings(table.game, rules, PRIZE, most)
    endings.stage = rules.stage(g)
    g.sealed.clear()
    try:
        values = against_the_best(endings, g, seat) if len(g.deciders()) == 2 else endings.values(g, seat)
    except TooLong:
        return {}
    side = 1 if seat == 0 else -1
    return {choice: min(1.0, max(0.0, (1 + side * value / PRIZE) / 2)) for choice, value in values.items()}


def against_the_best(endings: Endings, g: State, seat: int) -> dict[Choice, float]:
    """What each sealed choice pays where the other mixes as well as can be."""
    sealed = Sealed(endings, g)
    mixed = sealed.solved()
    shares = mixed.columns if seat == 0 else mixed.rows
    return {
        choice: sum(share * sealed.pay(*((n, m) if seat == 0 else (m, n))) for m, share in enumerate(shares) if share)
        for n, choice in enumerate(sealed.menus[seat])
    }


def searched(known: Table, number: int, thought: Thought, seed: int) -> dict[Choice, float]:
    """By a search over imagined tables; the best are then held against one another."""
    search, seat = Search(known.game, seed, thought), known.seat(number)
    if len(search.worthy(seat, search.imagine(seat))) < 2:
        return {}
    arms = search.think(seat)
    worths = {choice: arm.mean() for choice, arm in arms.items() if arm.taken}
    best, *others = sorted(worths, key=lambda choice: -worths[choice])
    text, firsts = known.game.text, []
    for n, other in enumerate(others[:RIVALS]):
        first, worths[other] = held_against(seat, text(best), text(other), thought, seed + n + 1)
        firsts.append(first)
    return worths | {best: min(firsts, default=worths[best])}
