"""Many games between bots, and the figures they give."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Settings, content_hash
from ludotheque.kernel.notation import nearest
from ludotheque.kernel.state import State
from ludotheque.table import Seat

SIGMAS = 1.96


class Played(NamedTuple):
    """One game: which bot sat where, how it ended, and all that happened where somebody wants to know."""

    seating: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    decisions: int
    events: list[Event]
    settings: Settings


def play_one(
    game: Game, bots: list[str], settings: Settings, seed: int, telling: bool = False, seconds: float = 0.0,
    workers: int = 1,
) -> Played:  # fmt: skip
    """One game from its seed; the bots change seats from game to game, so that nobody profits from a seat."""
    turn = seed % len(bots)
    seating = tuple(bots[turn:] + bots[:turn])
    players = [bot(game.id, name, seed * len(bots) + n, seconds, workers) for n, name in enumerate(seating)]
    g: State = game.deal(len(bots), settings, SeededDice(seed), telling)
    seats = [Seat(game, g, n, settings) for n in range(len(bots))]
    decisions = 0
    while not g.over():
        for n in g.deciders():
            g.choose(n, players[n].decide(seats[n]))
            decisions += 1
    result = game.result(g)
    return Played(seating, result.winners, result.scores, decisions, g.events or [], settings)


def simulate(
    name: str, bots: list[str], settings: Settings, games: int, seed: int,
    hear: Callable[[Played], None] | None = None, telling: bool = False, vary: str | None = None,
    seconds: float = 0.0, workers: int = 1,
) -> Data:  # fmt: skip
    """The figures of `games` games, the same on every machine for the same seed; `hear` is told of each.

    `vary` names an option that takes its values in turn, game after game. `seconds` is how long bots think that think
    ahead; then figures differ from machine to machine. `workers` is how many processes each of them thinks in.
    """
    game = find_game(name)
    variants = [settings] if vary is None else all_values(game, settings, vary)
    played = []
    for n in range(games):
        one = play_one(game, bots, variants[n % len(variants)], seed * games + n, telling, seconds, workers)
        if hear:
            hear(one)
        played.append(one._replace(events=[]))
    return {
        "game": game.id,
        "version": game.version,
        "content": ", ".join(dict.fromkeys(content_hash(game, variant) for variant in variants)),
        "games": games,
        "seed": seed,
        "settings": settings,
        "vary": vary,
        "bots": {label: share(played, bots, label) for label in dict.fromkeys(bots)},
        "seats": [seat_share(played, seat) for seat in range(len(bots))],
        "decisions": spread([game.decisions for game in played]),
    }


def all_values(game: Game, settings: Settings, vary: str) -> list[Settings]:
    """The settings with every value of one option; a ValueError says that there is no such option."""
    values = [value for option in game.options if option.name == vary for value in option.values]
    if not values:
        raise ValueError(f"there is no option {vary!r}{nearest(vary, [option.name for option in game.options])}")
    return [game.settings({**settings, vary: value}) for value in values]


def share(played: list[Played], bots: list[str], label: str) -> Data:
    """Wins and scores of one bot; two of a kind share their figures."""
    wins = sum(game.seating[winner] == label for game in played for winner in game.winners)
    scores = [score for game in played for seat, score in enumerate(game.scores) if game.seating[seat] == label]
    seated = len(played) * bots.count(label)
    return {
        "seated": seated,
        "wins": wins,
        "share": round(wins / len(played), 4),
        "between": between(wins, len(played)),
        "score": mean(scores),
    }


def between(wins: int, games: int) -> list[float]:
    """The share of wins that is to be expected, with 95 % certainty (Wilson)."""
    share, doubt = wins / games, SIGMAS * SIGMAS / games
    middle = (share + doubt / 2) / (1 + doubt)
    width = sqrt(max(0.0, share * (1 - share) / games + doubt / games / 4)) * SIGMAS / (1 + doubt)
    return [round(max(0.0, middle - width), 4), round(min(1.0, middle + width), 4)]


def seat_share(played: list[Played], seat: int) -> Data:
    wins = sum(seat in game.winners for game in played)
    return {
        "wins": wins,
        "share": round(wins / len(played), 4),
        "score": mean([game.scores[seat] for game in played]),
    }


def spread(numbers: list[int]) -> Data:
    return {"mean": mean(numbers), "least": min(numbers), "most": max(numbers)}


def mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)
