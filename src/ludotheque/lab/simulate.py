"""Many games between bots, and the figures they give."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.bots import bot
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Settings
from ludotheque.kernel.state import State
from ludotheque.table import Seat


class Played(NamedTuple):
    """One game: which bot sat where, how it ended, and all that happened where somebody wants to know."""

    seating: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    decisions: int
    events: list[Event]


def play_one(game: Game, bots: list[str], settings: Settings, seed: int, telling: bool = False) -> Played:
    """One game from its seed; the bots change seats from game to game, so that nobody profits from a seat."""
    turn = seed % len(bots)
    seating = tuple(bots[turn:] + bots[:turn])
    players = [bot(game.id, name, seed * len(bots) + n) for n, name in enumerate(seating)]
    g: State = game.deal(len(bots), settings, SeededDice(seed), telling)
    seats = [Seat(game, g, n) for n in range(len(bots))]
    decisions = 0
    while not g.over():
        for n in g.deciders():
            g.choose(n, players[n].decide(seats[n]))
            decisions += 1
    result = game.result(g)
    return Played(seating, result.winners, result.scores, decisions, g.events or [])


def simulate(
    name: str, bots: list[str], settings: Settings, games: int, seed: int,
    hear: Callable[[Played], None] | None = None, telling: bool = False,
) -> Data:  # fmt: skip
    """The figures of `games` games, the same on every machine for the same seed; `hear` is told of each."""
    game = find_game(name)
    played = []
    for n in range(games):
        one = play_one(game, bots, settings, seed * games + n, telling)
        if hear:
            hear(one)
        played.append(one._replace(events=[]))
    return {
        "game": game.id,
        "version": game.version,
        "content": game.content,
        "games": games,
        "seed": seed,
        "settings": settings,
        "bots": {label: share(played, bots, label) for label in dict.fromkeys(bots)},
        "seats": [seat_share(played, seat) for seat in range(len(bots))],
        "decisions": {
            "mean": mean([game.decisions for game in played]),
            "least": min(game.decisions for game in played),
            "most": max(game.decisions for game in played),
        },
    }


def share(played: list[Played], bots: list[str], label: str) -> Data:
    """Wins and scores of one bot; two of a kind share their figures."""
    wins = sum(game.seating[winner] == label for game in played for winner in game.winners)
    scores = [score for game in played for seat, score in enumerate(game.scores) if game.seating[seat] == label]
    seated = len(played) * bots.count(label)
    return {"seated": seated, "wins": wins, "share": round(wins / len(played), 4), "score": mean(scores)}


def seat_share(played: list[Played], seat: int) -> Data:
    wins = sum(seat in game.winners for game in played)
    return {
        "wins": wins,
        "share": round(wins / len(played), 4),
        "score": mean([game.scores[seat] for game in played]),
    }


def mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)
