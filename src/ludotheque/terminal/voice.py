"""Voice: everything that is said at a table, in one language, with the players' names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType

from ludotheque.content.saying import addressed
from ludotheque.content.spelling import folded
from ludotheque.content.words import LANGUAGES, Param, Words, words_for
from ludotheque.games.account import Account, in_words
from ludotheque.games.highlights import Seen, said
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import Data, Question, Result
from ludotheque.lessons.course import Course
from ludotheque.terminal.face import face_of


class Voice:
    """The words and the drawing of one game, for whoever sits at the terminal."""

    def __init__(
        self, game_id: str, language: str, chairs: Sequence[str], given: Sequence[str] = (), you: int | None = None
    ) -> None:
        self.game_id = game_id
        self.language = language
        self.words = words_for(game_id, language)
        self.speech = speech_of(game_id)
        self.face = face_of(game_id)
        self.kinds = self.speech.all_cards()
        self.names = names_of(self.words, chairs, given)
        self.chairs = chairs
        self.given = given
        self.you = you
        self.called = addressed(self.words, self.names, you)

    def next_language(self) -> Voice:
        """The same table in the language that comes next."""
        language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        return Voice(self.game_id, language, self.chairs, self.given, self.you)

    def text(self, id: str, /, **params: Param) -> str:
        return self.words.text(id, **params)

    def thinks(self, seat: int) -> str:
        return self.text("app-bot-thinks", name=self.names[seat])

    def told(self, event: Data) -> str:
        return self.speech.told(self.words, event, self.called)

    def remarks(self, event: Data, view: Data) -> list[str]:
        """What follows an event, where the game says such things."""
        remarks = getattr(self.face, "remarks", None)
        return list(remarks(self.words, event, view, self.called)) if remarks else []

    def great(self, seen: Seen) -> str:
        """A great moment in one line."""
        return said(seen, self.words, self.speech, self.called)

    def told_lines(self, event: Data, view: Data, great: Seen | None = None) -> list[str]:
        """What happened and what it is made of; an empty line before what opens a paragraph."""
        opening = [""] if event["name"] in self.face.HEADINGS else []
        celebrated = [self.great(great)] if great else []
        return [*opening, self.told(event), *(f"  {line}" for line in self.remarks(event, view)), *celebrated]

    def asked(self, question: Question) -> str:
        return self.speech.asked(self.words, question, self.called)

    def choice(self, text: str, question: Question | None) -> str:
        return self.speech.choice(self.words, text, question)

    def note(self, text: str, view: Data) -> str:
        """What lies where a choice points, where the game says such things."""
        note = getattr(self.face, "note", None)
        return str(note(self.words, text, view)) if note else ""

    def subject(self, text: str, question: Question | None, view: Data) -> str | None:
        """The card that a choice speaks of; a game may look for it on the table."""
        about = getattr(self.face, "about", None)
        id: str | None = about(text, question, view) if about else self.face.subject(text, question)
        return id

    @property
    def ends(self) -> frozenset[str]:
        """The choices that end something, as far as the game names them."""
        ends: frozenset[str] = getattr(self.face, "ENDS", frozenset())
        return ends

    def order(self, order: str | None) -> str:
        """A standing order to pass, or that there is none."""
        return self.text(f"order-{order}" if order else "app-order-none")

    def lesson(self, course: Course) -> list[str]:
        """What the lesson says now, under a line with the step; nothing once it is done."""
        said = course.text(self.words)
        return [course.title(self.words), *said] if said else []

    def objection(self, course: Course, tried: str) -> str:
        """A kind sentence where another choice is awaited."""
        return course.objection(self.words, tried)

    def headline(self, view: Data) -> str:
        return self.face.headline(self.words, view, self.names)

    def board(self, view: Data, width: int, height: int) -> RenderableType:
        return self.face.board(self.words, view, self.names, width, height)

    def spoken(self, view: Data) -> list[str]:
        return self.face.spoken(self.words, view, self.names)

    def brief(self, view: Data) -> list[str]:
        return self.face.brief(self.words, view, self.names)

    def card(self, id: str) -> list[str]:
        return self.speech.card(self.words, self.kinds[id], id)

    def card_called(self, called: str) -> str | None:
        """The id of a card, by id or by its name in this language."""
        wanted = folded(called)
        for id in self.kinds:
            if wanted in (id, id.replace("_", " "), folded(self.card(id)[0])):
                return id
        return None

    def trouble(self, path: Path | None, error: OSError | None) -> str:
        """Why the game could not be kept, if it could not."""
        return self.text("app-not-saved", path=str(path), reason=str(error.strerror)) if error else ""

    def ending(self, result: Result) -> list[str]:
        """Who won, and the scores."""
        return self.wins(result) + self.scores(result)

    def account(self, account: Account) -> list[str]:
        """What came of the game."""
        return in_words(account, self.words, self.speech, self.names)

    def wins(self, result: Result) -> list[str]:
        """Nobody wins where somebody alone has lost."""
        if not result.winners:
            return [self.text("app-loses", name=name) for name in self.names]
        return [self.text("app-wins", name=self.names[winner]) for winner in result.winners]

    def scores(self, result: Result) -> list[str]:
        """Who plays alone has nobody to compare with."""
        if len(result.scores) == 1:
            return []
        pairs = zip(self.names, result.scores, strict=True)
        return [self.text("app-score", name=name, points=points) for name, points in pairs]


def names_of(words: Words, chairs: Sequence[str], given: Sequence[str]) -> list[str]:
    """People by the names they gave, else by number; bots by their kind, numbered where there are several."""
    asked = list(given)
    names = []
    for seat, kind in enumerate(chairs):
        if kind == "human":
            names.append(asked.pop(0) if asked else words.text("app-player", number=seat + 1))
        else:
            called = words.find(f"app-bot-{kind}") or words.text("app-bot", name=kind)
            names.append(f"{called} {seat + 1}" if list(chairs).count(kind) > 1 else called)
    return names
