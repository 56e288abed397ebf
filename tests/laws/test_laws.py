"""The laws of the kernel hold in every game, with every option."""

from __future__ import annotations

import pytest

from ludotheque.games import GAMES
from ludotheque.kernel.game import Game
from ludotheque.kernel.laws import check_game, numbered, some_settings

from ..counts import at_least

RUNS = at_least(12, 20)
GAMES_OF_A_RUN = {
    "strife": at_least(6, 100),
    "strain": at_least(2, 50),
    "legends": at_least(2, 25),
    "rrd": at_least(2, 25),
}
LOOKS = {"strife": 30}  # a game of Strife is over in a hundred positions
FEWER, MANY = 5, 100  # looks at the positions of other games, and where there is time
SEATS = {  # the more play, the longer a game takes; others take turns
    "legends": (*(2, 4) * 4, 2, 6, *(2, 4) * 4, 2, 8),
    "rrd": (1, 2, 1, 3, 1, 4),
}
ALL = [pytest.param(game, run, id=f"{game.id}-{run}") for game in GAMES.values() for run in range(RUNS)]


@pytest.mark.parametrize("game, run", ALL)
def test_all_laws_hold_on_random_games(game: Game, run: int) -> None:
    games = GAMES_OF_A_RUN[game.id]
    for seed in range(run * games, (run + 1) * games):
        tables = SEATS.get(game.id, game.seats)
        seats = tables[seed % len(tables)]
        check_game(game, seats, some_settings(game, seed), seed, at_least(LOOKS.get(game.id, FEWER), MANY))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_choice_is_gathered_once_for_so_many_seats(game: Game) -> None:
    for seats in game.seats:
        assert numbered(game, seats) == set(game.every_choice(seats))
        assert numbered(game, seats) is numbered(game, seats)
