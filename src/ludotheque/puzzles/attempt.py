"""An attempt: somebody at a puzzle. Every choice but the best one is refused; then the same table is played on."""

from __future__ import annotations

from typing import Final

from ludotheque.content.words import Words
from ludotheque.games.foresight import in_words as forecast_in_words
from ludotheque.games.speech import speech_of
from ludotheque.lessons.course import Course
from ludotheque.lessons.lesson import Lesson, Step
from ludotheque.puzzles.puzzle import SOLVER, Puzzle, puzzles_of
from ludotheque.table import Table

OPPONENT: Final = "hard"


class Attempt(Course):
    """A puzzle at its table. Where it stands follows from the choices made there, as in a lesson.

    Examples:
        >>> from ludotheque.puzzles.puzzle import puzzles_of
        >>> attempt = Attempt(puzzles_of("strife")[0])
        >>> wrong = next(text for text in attempt.table.menu(0) if text != attempt.puzzle.best)
        >>> attempt.answer(wrong), attempt.answer(attempt.puzzle.best)
        (False, True)

    """

    def __init__(self, puzzle: Puzzle) -> None:
        game = puzzle.position.game
        self.puzzle = puzzle
        super().__init__(game, lesson_of(puzzle), table_of(puzzle))

    @property
    def solved(self) -> bool:
        return self.step is None

    @property
    def pointed(self) -> str:
        """That would be too easy."""
        return ""

    def title(self, words: Words) -> str:
        return words.text(
            "app-puzzle",
            number=puzzles_of(self.puzzle.position.game).index(self.puzzle) + 1,
            game=words.text("game-name"),
            grade=self.puzzle.grade,
        )

    def text(self, words: Words) -> list[str]:
        """What is asked; and what the solution gains, once it is found."""
        if self.standing.done > 1:
            return []
        return self.explained(words) if self.solved else [words.text(self.puzzle.task)]

    def objection(self, words: Words, tried: str) -> str:
        """How much another choice is worth, where that is known."""
        worth = self.puzzle.worths.get(tried)
        said = "app-puzzle-wrong" if worth is None else "app-puzzle-worse"
        return words.text(said, choice=self.said(words, tried), wins=hundredths(worth or 0.0))

    def explained(self, words: Words) -> list[str]:
        """The best choice, what it gains over the next best, and what it leads to."""
        at = Attempt(self.puzzle) if self.standing.done else self  # before it was made
        (best, worth), (other, less) = list(self.puzzle.worths.items())[:2]
        said = words.text(
            "app-puzzle-best",
            choice=at.said(words, best), wins=hundredths(worth), other=at.said(words, other), less=hundredths(less),
        )  # fmt: skip
        return [said, *at.foretold(words, best)]

    def foretold(self, words: Words, text: str) -> list[str]:
        """The forecast of a choice, as the solver may know it."""
        names = [words.text("app-player", number=seat + 1) for seat in range(self.table.seats)]
        found = self.table.forecast(SOLVER, text)
        return forecast_in_words(found, words, speech_of(self.table.game.id), names)


def lesson_of(puzzle: Puzzle) -> Lesson:
    """The puzzle as a lesson of one step."""
    step = Step(says="puzzle", awaits=puzzle.best)
    return Lesson([step], "puzzle-solved", puzzle.position.seats, 0, OPPONENT, puzzle.position.settings)


def table_of(puzzle: Puzzle) -> Table:
    """A table that begins with the position: what was chosen before is none of the solver's choices."""
    table = puzzle.table()
    return Table(table.game, table.state, table.seats, table.settings, puzzle.position.chance)


def hundredths(share: float) -> int:
    return round(share * 100)
