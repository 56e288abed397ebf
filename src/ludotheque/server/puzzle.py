"""PuzzleTable: whoever solves a puzzle, at the table of a lesson of one step, whose answer is not pointed out."""

from __future__ import annotations

from ludotheque.puzzles.attempt import lesson_of, table_of
from ludotheque.puzzles.puzzle import SOLVER, Puzzle, puzzle_called
from ludotheque.server import wire, wire_puzzles
from ludotheque.server.foreteller import Foreteller
from ludotheque.server.house import House
from ludotheque.server.lesson import Leave, LessonTable, unstored
from ludotheque.server.refusal import Refusal, find
from ludotheque.server.store import StoredPerson


class PuzzleTable(LessonTable):
    """Every choice but the best one is refused; then the game goes on against bots."""

    other = "puzzle-other"

    @property
    def pointed(self) -> str:
        return ""


def puzzle_of(game_id: str, id: str) -> Puzzle:
    """A puzzle by its name."""
    try:
        return puzzle_called(find(game_id).id, id)
    except ValueError:
        raise Refusal("no-such-puzzle") from None


def puzzle_table(house: House, name: str, solver: StoredPerson, caller: str, leave: Leave) -> PuzzleTable:
    """The table of a puzzle, by its game and its id."""
    game_id, _, id = name.partition("/")
    puzzle = puzzle_of(game_id, id)
    lesson = lesson_of(puzzle)
    stored = unstored(house, find(game_id), lesson, solver, caller)
    return PuzzleTable(house, lesson, table_of(puzzle), stored, solver.name, leave)


async def solution(foreteller: Foreteller, puzzle: Puzzle, whose: tuple[str, str]) -> wire_puzzles.Solution:
    """The best choice, what it gains over the next best, and what it leads to."""
    table = table_of(puzzle)
    found = await foreteller.foreseen(table, SOLVER, puzzle.best, whose)
    (best, worth), (other, less) = list(puzzle.worths.items())[:2]
    question = table.question(SOLVER)
    asked = wire.Question(*question) if question else None
    return wire_puzzles.Solution(asked, best, worth, other, less, puzzle.finders, found)
