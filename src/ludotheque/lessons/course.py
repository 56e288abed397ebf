"""A course: one learner in a lesson. Where it stands follows from the choices made, and from nothing else."""

from __future__ import annotations

from ludotheque.bots import bot
from ludotheque.bots.player import Bot
from ludotheque.content.words import Words
from ludotheque.games.speech import speech_of
from ludotheque.lessons.lesson import LEARNER, Lesson, Standing, Step, read_lesson
from ludotheque.table import IllegalChoice, Seat, Table, new_table, setup


class Course:
    """A lesson at its table.

    Examples:
        >>> course = Course("strife")
        >>> course.step.awaits
        'select druid'
        >>> course.answer("select monk"), course.answer("select druid")
        (False, True)

    """

    def __init__(self, game: str, lesson: Lesson | None = None, table: Table | None = None) -> None:
        self.lesson = lesson or read_lesson(game)
        self.table = table or table_of(game, self.lesson)
        self.others: dict[int, Bot] = {
            seat: Partner(self.table, self.lesson, seat) for seat in range(self.lesson.seats) if seat != LEARNER
        }
        self.answer_others()

    @property
    def standing(self) -> Standing:
        return Standing(self.lesson, self.table.made)

    @property
    def step(self) -> Step | None:
        """The step that awaits a choice; None once the learner plays freely."""
        return self.standing.step

    @property
    def pointed(self) -> str:
        """The choice that is pointed out, so that it is found at once."""
        return self.standing.awaited

    def title(self, words: Words) -> str:
        """What stands above what is said now."""
        return words.text("app-lesson", step=self.standing.done + 1, steps=len(self.lesson.ids()))

    def text(self, words: Words) -> list[str]:
        """What the lesson says now, by paragraph: at each step, at the first free choice, and then no more."""
        says = self.standing.says
        return words.text(says).split("\n\n") if says else []

    def shown(self) -> list[str]:
        """The cards that are pointed out now, by id."""
        return self.step.cards() if self.step else []

    def accepts(self, text: str) -> bool:
        """Whether this is the choice that is awaited; later, any is."""
        return self.standing.accepts(text)

    def objection(self, words: Words, tried: str) -> str:
        """A kind sentence for whoever tried another choice than the one that is awaited."""
        awaited = self.said(words, self.standing.awaited)
        own = f"{self.standing.says}.other"
        why = words.text(own if words.knows(own) else "app-lesson-other")
        return f"{why} {words.text('app-lesson-try', choice=awaited)}"

    def said(self, words: Words, text: str) -> str:
        """A choice as the menu says it."""
        return speech_of(self.table.game.id).choice(words, text, self.table.question(LEARNER))

    def answer(self, text: str) -> bool:
        """The learner chooses and the others answer; False, and nothing has changed, where another is awaited."""
        if text not in self.table.menu(LEARNER):
            raise IllegalChoice(f"{text!r} is not among the choices: {', '.join(self.table.menu(LEARNER))}")
        if not self.accepts(text):
            return False
        self.table.choose(LEARNER, text)
        self.answer_others()
        return True

    def answer_others(self) -> None:
        """Everybody but the learner answers what they are asked."""
        while asked := [seat for seat in self.table.deciders() if seat in self.others]:
            self.table.choose(asked[0], self.others[asked[0]].choose(self.table.seat(asked[0])))


class Partner(Bot):
    """Plays what the lesson says and, when that is done, as a bot does."""

    def __init__(self, table: Table, lesson: Lesson, seat: int) -> None:
        super().__init__(table.game)
        self.table = table
        self.lesson = lesson
        self.then = bot(table.game.id, lesson.bot, lesson.seed + seat)

    def choose(self, seat: Seat) -> str:
        """Their next line, however many of the others have had theirs."""
        line = Standing(self.lesson, self.table.made).line
        return self.then.choose(seat) if line is None else line


def table_of(game: str, lesson: Lesson) -> Table:
    """The table that the lesson begins at."""
    if lesson.position is None:
        return new_table(game, lesson.seats, lesson.seed, lesson.settings)
    return setup(game, {**lesson.position, "settings": lesson.settings}, lesson.seats, lesson.seed)
