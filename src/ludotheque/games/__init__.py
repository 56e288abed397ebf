"""The games, by id."""

from __future__ import annotations

from ludotheque.games.legends import GAME as LEGENDS
from ludotheque.games.rrd import GAME as RRD
from ludotheque.games.strain import GAME as STRAIN
from ludotheque.games.strife import GAME as STRIFE
from ludotheque.kernel.game import Game
from ludotheque.kernel.notation import nearest

GAMES: dict[str, Game] = {game.id: game for game in (STRIFE, STRAIN, LEGENDS, RRD)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}{nearest(name, list(GAMES))}")
    return GAMES[name]
