"""A table in sentences, for commands that print: what happened, what is asked, what is to come."""

from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import Data
from ludotheque.table import Table
from ludotheque.terminal.match import HUMAN
from ludotheque.terminal.voice import Voice


def voice_of(game_id: str, seats: int, language: str) -> Voice:
    """The words of a game in one language, with players called by their number."""
    return Voice(game_id, language, [HUMAN] * seats)


def told_once(voice: Voice, event: Data) -> str:
    """What older rules told; where there are no words for it any more, its name."""
    try:
        return voice.told(event)
    except (LookupError, TypeError, ValueError):
        return f"«{event['name']}»"


class Sentences:
    """What a table asks and what is to come, in words."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.voice = voice_of(table.game.id, table.seats, language)

    def asked(self, seat: int) -> list[str]:
        """The question to a seat and its menu, a line each."""
        question = self.table.question(seat)
        if question is None:
            return []
        lines = [f"{self.voice.names[seat]}: {self.voice.asked(question)}"]
        return lines + [f"  {text}: {self.voice.choice(text, question)}" for text in self.table.menu(seat)]

    def agenda(self) -> list[str]:
        """What is to come, the next thing first."""
        coming = self.table.game.coming(self.table.state, TABLE)
        return [self.voice.speech.step(self.voice.words, step, seat, self.voice.names) for step, seat in coming]

    def ending(self) -> list[str]:
        """Who won and with how much; nothing while the game goes on."""
        return self.voice.ending(self.table.result) if self.table.result else []
