"""A table in sentences, for commands that print: what happened, what is asked, what is to come."""

from __future__ import annotations

from ludotheque.content.words import words_for
from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import Data
from ludotheque.table import Table


class Sentences:
    """The words of a table's game in one language, with players called by their number."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.words = words_for(table.game.id, language)
        self.speech = speech_of(table.game.id)
        self.names = [self.words.text("app-player", number=seat + 1) for seat in range(table.seats)]

    def told(self, event: Data) -> str:
        return self.speech.told(self.words, event, self.names)

    def asked(self, seat: int) -> list[str]:
        """The question to a seat and its menu, a line each."""
        question = self.table.question(seat)
        if question is None:
            return []
        lines = [f"{self.names[seat]}: {self.speech.asked(self.words, question, self.names)}"]
        menu = self.table.menu(seat)
        return lines + [f"  {text}: {self.speech.choice(self.words, text, question)}" for text in menu]

    def agenda(self) -> list[str]:
        """What is to come, the next thing first."""
        coming = self.table.game.coming(self.table.state, TABLE)
        return [self.speech.step(self.words, step, seat, self.names) for step, seat in coming]

    def ending(self) -> list[str]:
        """Who won and with how much; nothing while the game goes on. Nobody wins where somebody alone has lost."""
        result = self.table.result
        if result is None:
            return []
        if self.table.seats == 1:
            return [self.words.text("app-wins" if result.winners else "app-loses", name=self.names[0])]
        wins = [self.words.text("app-wins", name=self.names[winner]) for winner in result.winners]
        pairs = zip(self.names, result.scores, strict=True)
        return wins + [self.words.text("app-score", name=name, points=points) for name, points in pairs]
