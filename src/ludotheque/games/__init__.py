"""The games, by id. One is loaded, with its facts, when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from ludotheque.kernel.game import Game
from ludotheque.kernel.notation import nearest

IDS: Final = ("strife", "strain", "legends", "rrd")  # in the order in which people are shown them


class Shelf(Mapping[str, Game]):
    """Every game by its id; the id of a game is the name of its folder."""

    def __getitem__(self, id: str) -> Game:
        if id not in IDS:
            raise KeyError(id)
        game: Game = import_module(f"ludotheque.games.{id}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(IDS)

    def __len__(self) -> int:
        return len(IDS)

    def __contains__(self, id: object) -> bool:
        return id in IDS


GAMES: Final[Mapping[str, Game]] = Shelf()


def load_games() -> None:
    """All games at once, for whoever must not wait for one later."""
    for id in GAMES:
        GAMES[id]


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}{nearest(name, list(GAMES))}")
    return GAMES[name]
