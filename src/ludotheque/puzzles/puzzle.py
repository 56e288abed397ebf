"""A puzzle as its file tells it: how its position came about, and what is known of the choices there."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.content.homes import home_folder, homes
from ludotheque.games import part_of
from ludotheque.kernel.game import Setting
from ludotheque.table import Table, replay

SOLVER: Final = 0  # the seat that solves, as a learner's
FILE: Final = "puzzles.json"
FINDS: Final = 0.5  # of the times it was asked: a level that finds the best choice less often fails


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A record up to the position, with the keys of `Record`."""

    game: str
    version: int
    content: str
    seats: int
    settings: dict[str, Setting]
    chance: str
    told: int
    choices: list[tuple[int, str]]


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position in which one choice is clearly best for the solver, over all that the solver can imagine."""

    id: str
    worths: dict[str, float]  # how likely the solver's side is to win, by choice, the best first
    found: dict[str, float]  # by level of the bots: how often it finds the best choice
    position: Position

    @classmethod
    def at(cls, table: Table, worths: dict[str, float], found: dict[str, float]) -> Puzzle:
        """The puzzle that a table is."""
        position = msgspec.convert(json.loads(table.record().dumps()), Position)
        _, _, seed = position.chance.partition(" ")
        return cls(f"{seed}-{len(position.choices)}", worths, found, position)

    @property
    def best(self) -> str:
        return next(iter(self.worths))

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 6: one more for each level of the bots that fails."""
        return 1 + len(self.found) - len(self.finders)

    @property
    def finders(self) -> list[str]:
        """The levels of the bots that find the best choice more often than not."""
        return [level for level, share in self.found.items() if share >= FINDS]

    @property
    def task(self) -> str:
        """The id of the sentence that says what is asked: how sure the best choice is depends on how it was found."""
        return "app-puzzle-solved" if part_of(self.position.game, "endings") else "app-puzzle-searched"

    def table(self) -> Table:
        """The position. A BadRecord says that these rules do not lead there any more."""
        return replay(json.dumps(msgspec.to_builtins(self.position)))


class Collection(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzles of a game, and the commands that found them."""

    commands: list[str] = []
    puzzles: list[Puzzle] = []

    def dumps(self) -> str:
        """One puzzle a line."""
        lines = ",\n".join(json.dumps(msgspec.to_builtins(puzzle)) for puzzle in self.puzzles)
        return f'{{"commands": {json.dumps(self.commands, indent=1)},\n"puzzles": [\n{lines}\n]}}\n'


def puzzles_path(game_id: str) -> Path:
    return home_folder(game_id) / FILE


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [id for id in homes() if puzzles_path(id).is_file()]


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of its file; a ValueError says which games have some."""
    if game_id not in with_puzzles():
        raise ValueError(f"there are no puzzles for {game_id}; there are some for {', '.join(with_puzzles())}")
    return tuple(read_collection(puzzles_path(game_id)).puzzles)


def read_collection(path: Path) -> Collection:
    return msgspec.json.decode(path.read_bytes(), type=Collection)


def puzzle_called(game_id: str, id: str) -> Puzzle:
    """One puzzle; a ValueError where there is none of that name."""
    for puzzle in puzzles_of(game_id):
        if puzzle.id == id:
            return puzzle
    raise ValueError(f"there is no puzzle {id!r} of {game_id}")


def daily(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of the day, the same for everybody: of one game, or of all in turn."""
    number, games = day.toordinal(), with_puzzles()
    if game is None:
        game, number = games[number % len(games)], number // len(games)
    puzzles = puzzles_of(game)
    return puzzles[number % len(puzzles)]
