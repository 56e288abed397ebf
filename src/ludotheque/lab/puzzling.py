"""Puzzling: positions of games between bots in which one choice is clearly best, and who finds it."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Final, NamedTuple

from ludotheque.bots import bot
from ludotheque.bots.levels import LEVELS
from ludotheque.kernel.game import Setting
from ludotheque.puzzles.puzzle import SOLVER, Puzzle, puzzles_of, puzzles_path, read_collection, with_puzzles
from ludotheque.puzzles.weighing import Effort, weighed
from ludotheque.table import Table, new_table

ASKS: Final = 8  # how often each level is asked
EASY: Final = 0.75  # of the answers: what every level finds at least so often is no puzzle
OF_ONE: Final = 2  # puzzles of one game, for those are alike


class Hunt(NamedTuple):
    """Where puzzles are looked for, and how long a position is thought about: at first, and to make sure."""

    game: str
    seats: int
    settings: dict[str, Setting]
    level: str
    least: int  # choices that are worth a thought
    clear: float  # of a victory: by so much the best choice is better than all others
    first: Effort
    sure: Effort


def hunted(hunt: Hunt, games: int, seed: int) -> Iterator[list[Puzzle]]:
    """Of each game between bots its hardest puzzles."""
    for n in range(seed, seed + games):
        puzzles = [puzzle for table in positions(hunt, n) if (puzzle := puzzle_at(hunt, table, n)) is not None]
        yield sorted(puzzles, key=lambda puzzle: (-puzzle.grade, -len(puzzle.worths)))[:OF_ONE]


def positions(hunt: Hunt, seed: int) -> Iterator[Table]:
    """Each moment of a game at which the solver's seat has a choice."""
    table = new_table(hunt.game, hunt.seats, seed, hunt.settings)
    players = [bot(hunt.game, hunt.level, seed * hunt.seats + seat) for seat in range(hunt.seats)]
    while not table.over:
        if len(table.menu(SOLVER)) > 1:
            yield table
        for seat in table.deciders():
            table.choose(seat, players[seat].choose(table.seat(seat)))


def puzzle_at(hunt: Hunt, table: Table, seed: int) -> Puzzle | None:
    """A puzzle, where a choice is clearly best at first sight and still is after more thought, and not all find it."""
    looked = weighed(table, SOLVER, hunt.first, seed)
    if len(looked) < hunt.least or gained(looked) < hunt.clear:
        return None
    worths = weighed(table, SOLVER, hunt.sure, seed + 1)
    best = next(iter(worths), "")
    if gained(worths) < hunt.clear or best != next(iter(looked)):
        return None
    found = share_found(table, best, seed)
    return Puzzle.at(table, worths, found) if min(found.values()) < EASY else None


def gained(worths: dict[str, float]) -> float:
    """By the best choice over all others."""
    best, second, *_ = [*worths.values(), 0.0, 0.0]
    return best - second if len(worths) > 1 else 0.0


def share_found(table: Table, best: str, seed: int) -> dict[str, float]:
    """By level: how often it finds the best choice."""
    game = table.game.id
    return {
        level: sum(bot(game, level, seed + n).choose(table.seat(SOLVER)) == best for n in range(ASKS)) / ASKS
        for level in LEVELS
    }


def table_lines() -> list[str]:
    """How often each level finds the best choice, how many puzzles have each grade, and how they were found."""
    games = {id: puzzles_of(id) for id in with_puzzles()}
    grades = range(1, len(LEVELS) + 2)
    lines = [row("", "puzzles", *LEVELS), row(*["---"] * (len(LEVELS) + 2))]
    lines += [row(id, str(len(all)), *(f"{fmean(one.found[level] for one in all):.0%}" for level in LEVELS))
              for id, all in games.items()]  # fmt: skip
    lines += ["", row("", *(f"grade {grade}" for grade in grades)), row(*["---"] * (len(grades) + 1))]
    lines += [row(id, *(str(sum(one.grade == grade for one in all)) for grade in grades)) for id, all in games.items()]
    commands = [command for id in games for command in read_collection(puzzles_path(id)).commands]
    return [*lines, "", "```", *commands, "```"]


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
