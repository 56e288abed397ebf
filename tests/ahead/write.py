"""Where random games meet each obstacle: `python -m tests.ahead.write strain` looks anew, after a rule has changed.

A line says in which game, after how many questions, for which seat and for which choice: the games are dealt anew from
their seeds, so nothing else has to be kept.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.games import find_game
from ludotheque.games.obstacles import Obstacles, obstacles_of
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game
from ludotheque.kernel.laws import Moment, some_settings, walk

HOME = Path(__file__).parent / "met"
SEATS = {"strife": (2,), "strain": (2, 3), "legends": (2, 2, 4), "rrd": (1, 2)}
GAMES = {"strife": 200, "strain": 12, "legends": 12, "rrd": 50}  # that are looked at, at the most
FAR = 6000  # questions into each of them
APART = 1  # questions between two positions that are looked at
TRIED = 8  # choices of each verb, at each position


def seats_of(game: Game, seed: int) -> int:
    return SEATS[game.id][seed % len(SEATS[game.id])]


def by_verb(game: Game, seats: int) -> dict[int, list[Choice]]:
    found: dict[int, list[Choice]] = {}
    for verb, what, where in game.every_choice(seats):
        found.setdefault(verb, []).append((verb, what, where))
    return found


def near(menu: list[Choice], every: dict[int, list[Choice]], luck: SeededDice, n: int) -> list[Choice]:
    """Choices of every verb by lot, and what may be chosen with one thing changed."""
    tried: list[Choice] = []
    for verb, all in every.items():
        tried += [all[luck.below(len(all), n, TRIED * verb + k)] for k in range(TRIED)]
    for k in range(min(8, len(menu))):
        verb, what, where = menu[luck.below(len(menu), n, 1000 + k)]
        _, other, elsewhere = every[verb][luck.below(len(every[verb]), n, 2000 + k)]
        tried += [(verb, what, elsewhere), (verb, other, where)]
    return [choice for choice in tried if choice not in menu]


def met(moment: Moment, part: Obstacles, every: dict[int, list[Choice]], luck: SeededDice) -> dict[str, str]:
    """The obstacles at a position, each with the seat and the choice."""
    found: dict[str, str] = {}
    for seat in moment.g.deciders():
        for choice in near(moment.g.menu(seat), every, luck, moment.n):
            obstacle = part.obstacle(moment.g, seat, choice)
            if obstacle:
                found.setdefault(obstacle[0], f"{seat} {moment.game.text(choice)}")
    return found


def search(game: Game) -> dict[str, str]:
    """Every obstacle with the first place where it is met."""
    part = obstacles_of(game.id)
    assert part is not None
    places: dict[str, str] = {}
    every = {seats: by_verb(game, seats) for seats in set(SEATS[game.id])}
    for seed in range(GAMES[game.id]):
        seats, luck = seats_of(game, seed), SeededDice(seed + 1)
        for moment in walk(game, seats, some_settings(game, seed), seed):
            if moment.n > FAR or len(places) == len(part.OBSTACLES):
                break
            if moment.n % APART:
                continue
            for id, place in met(moment, part, every[seats], luck).items():
                places.setdefault(id, f"{seed} {moment.n} {place}")
    return places


def read(game_id: str) -> dict[str, tuple[int, int, Seat, str]]:
    """What was written: the seed, after how many questions, the seat and the choice."""
    lines = (HOME / f"{game_id}.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, tuple[int, int, Seat, str]] = {}
    for line in lines:
        id, _, place = line.partition(": ")
        seed, n, seat, choice = place.split(maxsplit=3)
        found[id] = int(seed), int(n), int(seat), choice
    return found


def main(game_id: str) -> None:
    places = search(find_game(game_id))
    HOME.mkdir(exist_ok=True)
    text = "".join(f"{id}: {places[id]}\n" for id in sorted(places))
    (HOME / f"{game_id}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
