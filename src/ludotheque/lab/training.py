"""Training: how likely a side is to win, learnt from what became of the games that bots play with each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.player import Bot
from ludotheque.bots.search.search import sides_of
from ludotheque.bots.search.worth import Learnt
from ludotheque.games import find_game, part_of
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State
from ludotheque.table import Seat

Numbers = NDArray[np.float64]
Positions = list[list[list[float]]]  # of each, for each side, its features
SEEDS = 1_000_003  # so far apart are the games of two seeds
APPRENTICES = 2 / 3
ANYTHING = 0.1  # how often a choice is any at all, so that much is seen
EVERY = 3  # positions, one is looked at: those next to each other are alike
KEPT = 200_000  # positions, the latest ones
TRIED = 100  # games against greedy after each round
STEPS = 40
SETTLED = 1e-6
LEAST = 1e-9
THOUSANDS = 1000.0


class Seen(NamedTuple):
    """What was seen of games: for each position and side its features, and which side won."""

    features: Numbers
    winners: NDArray[np.int64]

    def with_more(self, more: Seen) -> Seen:
        if not len(self.winners):
            return more
        features = np.concatenate([self.features, more.features])[-KEPT:]
        return Seen(features, np.concatenate([self.winners, more.winners])[-KEPT:])


NOTHING = Seen(np.zeros((0, 0, 0)), np.zeros(0, dtype=np.int64))


class Apprentice(Greedy):
    """Greedy in everything but its opinion of a table, which it has learnt."""

    def __init__(self, game: Game, seed: int, weights: list[float], seats: int) -> None:
        super().__init__(game, seed)
        self.sides = sides_of(game, seats)
        self.worth = Learnt(game, part_of(game.id, "features"), weights, sorted(set(self.sides)))

    def value(self, g: State, seat: int) -> float:
        return self.worth.of(g, [self.sides[seat]])[0] * THOUSANDS


class Task(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    seed: int
    weights: list[float]  # of apprentices; none where there are none yet


Many = Callable[[Callable[[Task], Any], list[Task]], Iterable[Any]]  # does a thing with each, in order, like `map`


def train(
    name: str, seats: int, games: int, rounds: int, steady: float, seed: int, hear: Callable[[Data], None],
    many: Many = map, tried: int = TRIED,
) -> Data:  # fmt: skip
    """Weights for the features of a game, learnt in rounds: each plays with what was learnt in those before.

    `steady` is how much, for each position, weights are held where they start if little speaks for others. `hear` is
    told of each round: how many positions, how well the winner is foretold, and wins against greedy.
    """
    features = part_of(name, "features")
    if features is None:
        raise ValueError(f"{name} has no features to learn from")
    opinion = np.array([features.OPINION.get(name, 0.0) for name in features.NAMES])
    seen, weights, curve = NOTHING, list[float](), list[Data]()
    for n in range(rounds):
        new = gathered(many(played, tasks(name, seats, seed * SEEDS + games * n, games, weights)))
        seen = seen.with_more(new)
        weights, right = fitted(seen, opinion, steady)
        wins = sum(many(wins_against_greedy, tasks(name, seats, 0, tried, weights))) / tried
        curve.append({"round": n + 1, "positions": len(new.winners), "foretold": right, "against_greedy": wins})
        hear(curve[-1])
    learnt = dict(zip(features.NAMES, [round(weight, 5) for weight in weights], strict=True))
    asked = {"game": name, "seats": seats, "games": games, "steady": steady, "seed": seed}
    return {**asked, "curve": curve, "weights": learnt}


def tasks(name: str, seats: int, first: int, games: int, weights: list[float]) -> list[Task]:
    return [Task(name, seats, seed, weights) for seed in range(first, first + games)]


def gathered(found: Iterable[tuple[Positions, int | None]]) -> Seen:
    rows = [(features, winner) for features, winner in found if winner is not None]
    features = np.array([position for positions, _ in rows for position in positions], dtype=np.float64)
    winners = np.array([winner for positions, winner in rows for _ in positions], dtype=np.int64)
    return Seen(features, winners)


def played(task: Task) -> tuple[Positions, int | None]:
    """A game between apprentices and greedy bots: the features of each side at some of its positions, and which side
    won, where one alone did.
    """
    seats, seed = task.seats, task.seed
    game, chance = find_game(task.game), Random(seed)
    by_seat = sides_of(game, seats)
    sides = sorted(set(by_seat))
    learns = {side: chance.random() < APPRENTICES for side in sides}
    players = [player(task, n, learns[by_seat[n]]) for n in range(seats)]
    g: State = game.deal(seats, game.settings({}), SeededDice(seed), False)
    positions = watched(game, g, sides, players, chance)
    winners = game.result(g).winners
    won = [n for n, side in enumerate(sides) if side in winners]
    return positions, won[0] if len(won) == 1 else None


def watched(game: Game, g: State, sides: list[int], players: list[Bot], chance: Random) -> Positions:
    """Play to the end, and look at every third position where nothing is under way."""
    ai, features = part_of(game.id, "ai"), part_of(game.id, "features")
    positions: Positions = []
    settled = 0
    while not g.over():
        if ai.settled(g, ai.horizon(g)):
            settled += 1
            if settled % EVERY == 0:
                positions.append([features.features(g, side) for side in sides])
        choose_all(game, g, players, chance)
    return positions


def choose_all(game: Game, g: State, players: list[Bot], chance: Random) -> None:
    """Everybody who is asked chooses, now and then anything."""
    for seat in g.deciders():
        menu = g.menu(seat)
        some = chance.random() < ANYTHING
        g.choose(seat, chance.choice(menu) if some else players[seat].decide(Seat(game, g, seat)))


def player(task: Task, seat: int, learns: bool) -> Bot:
    game, seed = find_game(task.game), task.seed * task.seats + seat
    return Apprentice(game, seed, task.weights, task.seats) if learns and task.weights else Greedy(game, seed)


def wins_against_greedy(task: Task) -> bool:
    """Whether one apprentice wins against greedy bots on all other sides."""
    game = find_game(task.game)
    by_seat = sides_of(game, task.seats)
    own = sorted(set(by_seat))[task.seed % len(set(by_seat))]
    players = [player(task, seat, by_seat[seat] == own) for seat in range(task.seats)]
    g: State = game.deal(task.seats, game.settings({}), SeededDice(task.seed), False)
    while not g.over():
        for seat in g.deciders():
            g.choose(seat, players[seat].decide(Seat(game, g, seat)))
    return own in game.result(g).winners


def fitted(seen: Seen, opinion: Numbers, steady: float) -> tuple[list[float], float]:
    """The weights under which what happened is likeliest, held near the opinion; and how often they are right.

    First the opinion is taken for as much as it is worth as a whole, then each weight may leave it.
    """
    scale = seen.features.std(axis=(0, 1))
    scale[scale < LEAST] = 1.0  # what never changes decides nothing
    scaled = seen.features / scale
    whole = (scaled @ (opinion * scale))[:, :, None]
    start = opinion * scale * newton(whole, seen.winners, np.zeros(1), steady)[0]
    weights = newton(scaled, seen.winners, start, steady)
    right = likelihoods(scaled, weights).argmax(axis=1) == seen.winners
    return list(map(float, weights / scale)), round(float(right.mean()), 4)


def newton(features: Numbers, winners: NDArray[np.int64], start: Numbers, steady: float) -> Numbers:
    """Logistic regression by Newton's method; weights are held at the start where little speaks for others."""
    won = np.zeros(features.shape[:2])
    won[np.arange(len(won)), winners] = 1
    held = 2 * steady * len(won)
    weights = start.copy()
    for _ in range(STEPS):
        likely = likelihoods(features, weights)
        slope = np.einsum("ps,psf->f", likely - won, features) + held * (weights - start)
        step = np.linalg.solve(curvature(features, likely) + held * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < SETTLED:
            break
    return weights


def likelihoods(scaled: Numbers, weights: Numbers) -> Numbers:
    """Of each side to win, at each position."""
    scores = scaled @ weights
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Numbers = shares / shares.sum(axis=1, keepdims=True)
    return found


def curvature(scaled: Numbers, likely: Numbers) -> Numbers:
    mean = np.einsum("ps,psf->pf", likely, scaled)
    weighted = (scaled * np.sqrt(likely)[:, :, None]).reshape(-1, scaled.shape[2])
    found: Numbers = weighted.T @ weighted - mean.T @ mean
    return found


def as_file(learnt: Data) -> Any:
    """What is written: how it was learnt, then the weights."""
    command = f"ludotheque train {learnt['game']} --seats {learnt['seats']} --games {learnt['games']}"
    rest = f"--rounds {len(learnt['curve'])} --steady {learnt['steady']} --seed {learnt['seed']}"
    return {"made_by": f"{command} {rest}", **learnt}
