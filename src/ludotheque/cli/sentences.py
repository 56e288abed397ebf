"""A table in sentences, for commands that print: what happened, what is asked, what is to come."""

from __future__ import annotations

from ludotheque.content.words import words_for
from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import Data, Result
from ludotheque.table import Table


class Telling:
    """The words of a game in one language, with players called by their number."""

    def __init__(self, game_id: str, seats: int, language: str) -> None:
        self.words = words_for(game_id, language)
        self.speech = speech_of(game_id)
        self.names = [self.words.text("app-player", number=seat + 1) for seat in range(seats)]

    def told(self, event: Data) -> str:
        return self.speech.told(self.words, event, self.names)

    def told_once(self, event: Data) -> str:
        """What older rules told; where there are no words for it any more, its name."""
        try:
            return self.told(event)
        except (LookupError, TypeError, ValueError):
            return f"«{event['name']}»"

    def ended(self, result: Result | None) -> list[str]:
        """Who won and with how much; nothing while the game goes on. Nobody wins where somebody alone has lost."""
        if result is None:
            return []
        if len(self.names) == 1:
            return [self.words.text("app-wins" if result.winners else "app-loses", name=self.names[0])]
        wins = [self.words.text("app-wins", name=self.names[winner]) for winner in result.winners]
        pairs = zip(self.names, result.scores, strict=True)
        return wins + [self.words.text("app-score", name=name, points=points) for name, points in pairs]


class Sentences:
    """What a table asks and what is to come, in words."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.telling = Telling(table.game.id, table.seats, language)

    def asked(self, seat: int) -> list[str]:
        """The question to a seat and its menu, a line each."""
        question = self.table.question(seat)
        if question is None:
            return []
        words, speech, names = self.telling.words, self.telling.speech, self.telling.names
        lines = [f"{names[seat]}: {speech.asked(words, question, names)}"]
        return lines + [f"  {text}: {speech.choice(words, text, question)}" for text in self.table.menu(seat)]

    def agenda(self) -> list[str]:
        """What is to come, the next thing first."""
        coming = self.table.game.coming(self.table.state, TABLE)
        telling = self.telling
        return [telling.speech.step(telling.words, step, seat, telling.names) for step, seat in coming]

    def ending(self) -> list[str]:
        return self.telling.ended(self.table.result)
