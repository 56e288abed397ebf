"""Traces: what a game looks like at every position, in hashes. The sources leave the same trace as what was compiled
from them, or one of the two does not play by the rules.

    python -m tests.compiled.trace strife 0 1   # the first of the games that together try every value of every option
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache

from ludotheque.games import find_game
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game, Settings
from ludotheque.kernel.laws import some_settings, walk
from ludotheque.kernel.save import save
from tests.counts import at_least

LONGEST = at_least(200, 400)  # positions: what comes later in a long game is like what came before
TRIED = 500  # settings by lot, until every value of every option was among them


@cache
def games_over_all_options(id: str) -> list[Settings]:
    """Settings of a game in which each value of each option occurs, as few as a greedy choice among many finds."""
    game = find_game(id)
    left = {(option.name, value) for option in game.options for value in option.values}
    found: list[Settings] = []
    drawn = [some_settings(game, seed) for seed in range(TRIED)]
    while left:
        best = max(drawn, key=lambda settings: len(left & set(settings.items())))
        new = left & set(best.items())
        assert new, f"{game.id}: no settings by lot have {sorted(left)}"
        left -= new
        found.append(best)
    return found


def trace(game: Game, number: int) -> Iterator[str]:
    """A line for each position of a game: the hash of its save, of everybody's menu, and of what was told since."""
    options = games_over_all_options(game.id)
    settings, seats = options[number % len(options)], game.seats[number % len(game.seats)]
    told = 0
    for moment in walk(game, seats, settings, number):
        g = moment.g
        menus = {seat: [game.text(choice) for choice in g.menu(seat)] for seat in g.asked()}
        events = [spelt(game, event) for event in (g.events or [])[told:]]
        told += len(events)
        where, saved = f"game {number}, position {moment.n}", hashed(save(game, g, settings))
        yield f"{where}: save {saved} menus {hashed(menus)} events {hashed(events)}"
        if moment.n == LONGEST:
            return


def spelt(game: Game, event: Event) -> list[Data | list[int] | None]:
    """An event with who may know it, and what the others are told."""
    return [game.event(event), event.knowers, None if event.public is None else game.event(event.public)]


def hashed(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


if __name__ == "__main__":
    for number in sys.argv[2:]:
        print(*trace(find_game(sys.argv[1]), int(number)), sep="\n")
