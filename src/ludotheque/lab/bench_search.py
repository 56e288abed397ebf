"""How fast a search thinks, beside OpenSpiel's in C++: iterations per second of CPU time, over moments of random games.

An iteration there is a simulation with one random playout to the end of the game; ours ends where the game's `ai` says.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

from ludotheque.bots.search import Search, Thought
from ludotheque.games import find_game
from ludotheque.lab.bench import Works, tables_of
from ludotheque.lab.peers import PEER, openspiel, play_peer
from ludotheque.table import Seat

ITERATIONS: Final = 100  # at each moment
MOMENTS: Final = 10  # of a game
WHAT: Final = "iterations"
CURIOSITY: Final = 1.4
EARLY: Final = 4, 24  # decisions into a game of the peers


def search_works(names: list[str]) -> Works:
    return {(name, WHAT): thinks(name) for name in names}


def thinks(name: str) -> Callable[[], int]:
    """Our search, as at any level, in one tree."""
    game = find_game(name)
    search = Search(game, 1, Thought(iterations=ITERATIONS))
    seats = [Seat(game, g, g.deciders()[0]) for g in tables_of(name)]
    worth = [seat for seat in seats if len(search.worthy(seat, search.imagine(seat))) > 1]
    moments = cycle(worth[:: max(1, len(worth) // MOMENTS)])

    def work() -> int:
        return sum(arm.taken for arm in search.think(next(moments)).values())

    return work


def peer_search_works() -> Works:
    """Search over information sets in a game with hidden cards; and in one without, with turns for sealed bids."""
    pyspiel = openspiel()
    rummy = pyspiel.load_game("gin_rummy")
    goofspiel = pyspiel.load_game_as_turn_based("goofspiel", {"num_cards": 13})
    playout = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    hidden = pyspiel.ISMCTSBot(1, playout, CURIOSITY, ITERATIONS, -1, most_visits, False, False)
    known = pyspiel.MCTSBot(goofspiel, playout, CURIOSITY, ITERATIONS, 1000, False, 1, False)
    return {
        (f"{PEER}gin_rummy, ISMCTS", WHAT): steps(hidden, rummy),
        (f"{PEER}goofspiel, MCTS", WHAT): steps(known, goofspiel),
    }


def steps(bot: Any, game: Any) -> Callable[[], int]:
    reached = [play_peer(game, random.Random(n).random, n)[1] for n in range(*EARLY)]
    moments = cycle([state for state in reached if not state.is_chance_node()])

    def work() -> int:
        bot.step(next(moments))
        return ITERATIONS

    return work
