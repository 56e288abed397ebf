"""Duels: weights that win, rather than weights that foretell who wins.

Two sides want the same but for a little more of each thing, or a little less, by lot; one just what the other does not.
What is won with more of a thing speaks for it.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, NamedTuple

from ludotheque.bots.search.search import sides_of
from ludotheque.games import find_game, part_of
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State
from ludotheque.lab.training import SEEDS, TRIED, Apprentice, Hear, Many, Task, tasks, train, wins_against_greedy
from ludotheque.table import Seat

NUDGE = 0.15  # of how far apart choices are, by the change of one weight alone
MOST = 2.0  # that a weight is nudged
PACE = 8.0  # nudges that a weight would move if all games were won with more of it
PAIRS = 800  # of games in each step
CALM = 0.35  # duels make weights larger, and so a search too sure of itself
WEIGHED = 64  # games that tell how far apart choices are
LOOKED_AT = 0.3  # of their decisions
FIRST = 1_000_000  # games of duels have other seeds than those that are learnt from
SIGNS = 7919  # so that the lot of a game has nothing to do with its dice
DIGITS = 5


class Duel(NamedTuple):
    """A game from both sides of the table."""

    game: str
    seats: int
    seed: int
    weights: list[float]
    nudges: list[float]


def trained(
    name: str, seats: int, games: int, rounds: int, steady: float, seed: int, hear: Hear, many: Many = map,
    tried: int = TRIED, steps: int = 0, pairs: int = PAIRS,
) -> Data:  # fmt: skip
    """Weights that were learnt in rounds, and then in so many steps of duels."""
    learnt = train(name, seats, games, rounds, steady, seed, hear, many, tried)
    if not steps:
        return learnt
    curve: list[Data] = learnt["curve"]

    def note(row: Data) -> None:
        curve.append(row)
        hear(row)

    weights = sharpened(name, seats, [*learnt["weights"].values()], steps, seed, note, many, pairs, tried)
    return {**learnt, "weights": dict(zip(learnt["weights"], [round(w, DIGITS) for w in weights], strict=True))}


def sharpened(
    name: str, seats: int, weights: list[float], steps: int, seed: int, hear: Hear, many: Many = map,
    pairs: int = PAIRS, tried: int = TRIED,
) -> list[float]:  # fmt: skip
    """Weights after so many steps."""
    nudges = nudges_for(list(many(apart, tasks(name, seats, seed * SEEDS, WEIGHED, weights))))
    first = FIRST + seed * SEEDS
    for n in range(steps):
        duels = [Duel(name, seats, first + n * pairs + pair, weights, nudges) for pair in range(pairs)]
        spoken = [sum(column) / (2 * pairs) for column in zip(*many(fought, duels), strict=True)]
        weights = [w + nudge * PACE * more for w, nudge, more in zip(weights, nudges, spoken, strict=True)]
        wins = sum(many(wins_against_greedy, tasks(name, seats, 0, tried, weights))) / tried
        hear({"step": n + 1, "games": 2 * pairs, "against_greedy": wins})
    return [CALM * round(weight, DIGITS) for weight in weights]


def nudges_for(found: list[tuple[list[float], int]]) -> list[float]:
    """How much of each weight alone would tell on a choice."""
    decisions = sum(number for _, number in found)
    *things, whole = [sqrt(sum(column) / decisions) for column in zip(*(row for row, _ in found), strict=True)]
    return [min(MOST, NUDGE * whole / x) if x else 0.0 for x in things]


def apart(task: Task) -> tuple[list[float], int]:
    """How far apart the choices of a game were, in each thing and in all together; and of how many decisions."""
    game, chance = find_game(task.game), Random(task.seed)
    players = [Apprentice(game, task.seed + seat, task.weights, task.seats) for seat in range(task.seats)]
    total, decisions = [0.0] * (len(task.weights) + 1), 0
    g = dealt(game, task.seats, task.seed)
    while not g.over():
        for seat in g.deciders():
            menu = g.menu(seat)
            if len(menu) > 2 and chance.random() <= LOOKED_AT and players[seat].ai.reflex(g, seat, menu, False) < 0:
                total = [a + b for a, b in zip(total, spread(g, seat, menu, players[seat], task.weights), strict=True)]
                decisions += 1
            g.choose(seat, players[seat].decide(Seat(game, g, seat)))
    return total, decisions


def spread(g: State, seat: int, menu: list[Choice], player: Apprentice, weights: list[float]) -> list[float]:
    """The variance of each thing among the choices, own less the next side's, and of what they are worth."""
    own = player.sides[seat]
    rival = player.sides[(seat + 1) % len(player.sides)]
    features = part_of(player.game.id, "features")
    rows: list[list[float]] = []
    for choice in player.ai.worthy(g, seat, menu):
        h = afterwards(g, seat, choice, player.ai)
        row = [a - b for a, b in zip(features.features(h, own), features.features(h, rival), strict=True)]
        rows.append([*row, sum(w * x for w, x in zip(weights, row, strict=True))])
    return [variance(column) for column in zip(*rows, strict=True)]


def variance(numbers: tuple[float, ...]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((x - mean) ** 2 for x in numbers) / len(numbers)


def afterwards(g: State, seat: int, choice: Choice, ai: Any) -> State:
    """The table when everything that a choice leads to has settled."""
    h = g.copy(g.dice)
    begun = ai.horizon(h)
    h.choose(seat, choice)
    while not h.over() and not ai.settled(h, begun):
        for decider in h.deciders():
            menu = h.menu(decider)
            h.choose(decider, menu[max(ai.reflex(h, decider, menu, True), 0)])
    return h


def fought(duel: Duel) -> list[float]:
    """What the winners of both games had wanted more of, less what they had wanted less of."""
    chance = Random(duel.seed * SIGNS + 13)
    signs = [chance.choice((-1, 1)) for _ in duel.weights]
    won = won_by_more(duel, signs, 0) + won_by_more(duel, signs, 1)
    return [sign * won for sign in signs]


def won_by_more(duel: Duel, signs: list[int], turn: int) -> float:
    """1 where a game was won by who wanted more where the sign says so, -1 where by the other."""
    game = find_game(duel.game)
    sides = sides_of(game, duel.seats)
    mood = {side: 1 - 2 * ((n + turn) % 2) for n, side in enumerate(sorted(set(sides)))}
    players = []
    for seat, side in enumerate(sides):
        nudged = zip(duel.weights, duel.nudges, signs, strict=True)
        weights = [w + mood[side] * nudge * sign for w, nudge, sign in nudged]
        players.append(Apprentice(game, duel.seed * duel.seats + seat, weights, duel.seats))
    g = dealt(game, duel.seats, duel.seed)
    while not g.over():
        for seat in g.deciders():
            g.choose(seat, players[seat].decide(Seat(game, g, seat)))
    winners = game.result(g).winners
    return sum(mood[sides[winner]] for winner in winners) / max(1, len(winners))


def dealt(game: Game, seats: int, seed: int) -> State:
    g: State = game.deal(seats, game.settings({}), SeededDice(seed), False)
    return g
