"""The games, by id. One is loaded, with its facts, when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from ludotheque.content.homes import home_of, homes
from ludotheque.kernel.game import Game


class BrokenGame(ValueError):
    """A game whose package cannot be loaded; the message says which, and why."""


class Shelf(Mapping[str, Game]):
    """Every game by its id. One that turned out to be broken is not there any more: the others are not held up."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}
        self.broken: dict[str, str] = {}

    def __getitem__(self, id: str) -> Game:
        if id not in self.loaded:
            if id in self.broken or id not in homes():
                raise KeyError(id)
            self.loaded[id] = self.load(id)
        return self.loaded[id]

    def load(self, id: str) -> Game:
        home = homes()[id]
        try:
            game: Game = home.load()
            if game.id != id:
                raise ValueError(f"it calls itself {game.id!r}")
        except Exception as error:  # whatever a package does when it is imported
            self.broken[id] = trouble_with(id, home.value, error)
            raise BrokenGame(self.broken[id]) from error
        return game

    def __iter__(self) -> Iterator[str]:
        return iter([id for id in homes() if id not in self.broken])

    def __len__(self) -> int:
        return len(homes()) - len(self.broken)

    def __contains__(self, id: object) -> bool:
        return id in homes() and id not in self.broken


def trouble_with(id: str, home: str, error: Exception) -> str:
    """One sentence; that of a content file which is wrong says it already."""
    from ludotheque.content.loader import BadContent  # takes a while to load, and is seldom needed

    if isinstance(error, BadContent):
        return str(error)
    return f"the game {id!r} cannot be loaded from {home!r}: {type(error).__name__}: {error}"


GAMES: Final = Shelf()


def load_games() -> list[str]:
    """All games at once, for whoever must not wait for one later; what is wrong with those that are broken."""
    for id in GAMES:
        try:
            GAMES[id]
        except BrokenGame:
            continue
    return list(GAMES.broken.values())


def find_game(name: str) -> Game:
    if name in GAMES.broken:
        raise BrokenGame(GAMES.broken[name])
    home_of(name)
    return GAMES[name]


@cache  # every update of a table asks for one, and whether it is there is a look at the disk
def part_of(game_id: str, part: str) -> Any:
    """A module that a game brings, by its name: `words`, `terminal`, `ai`; None where it leaves that to others."""
    name = f"{home_of(game_id).module}.{part}"
    return None if find_spec(name) is None else import_module(name)
