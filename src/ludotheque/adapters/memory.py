"""What has been answered and told on the way to a place in the tree, and what a seat remembers of it."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Game
from ludotheque.kernel.question import ask

Answer = tuple[Seat, str, Choice]  # who chose, in which step, and what
Entry = Answer | Event


class Log:
    """The last entries, after a log that other places share; each line is written once, for whoever asks for it."""

    def __init__(self, before: Log | None, entries: list[Entry]) -> None:
        self.before = before
        self.entries = entries
        self.written: dict[Seat, list[str]] = {}

    def links(self) -> list[Log]:
        """This log and those before it, the first one first."""
        found: list[Log] = []
        log: Log | None = self
        while log is not None:
            found.append(log)
            log = log.before
        found.reverse()
        return found

    def remembered(self, game: Game, seat: Seat) -> list[str]:
        """All that the seat chose and was told, a line each, in order."""
        return [line for link in self.links() for line in link.lines(game, seat)]

    def lines(self, game: Game, seat: Seat) -> list[str]:
        """The seat's lines about the last entries."""
        if seat not in self.written:
            lines = [line_of(game, entry, seat) for entry in self.entries]
            self.written[seat] = [line for line in lines if line is not None]
        return self.written[seat]

    def plain(self) -> list[Any]:
        """In plain data, whether the engine is compiled or not."""
        return [plain(entry) if isinstance(entry, Event) else entry for link in self.links() for entry in link.entries]


def log_from(data: list[Any]) -> Log:
    """A log from its plain data."""
    return Log(None, [told(entry) if isinstance(entry[0], str) else entry for entry in data])


def line_of(game: Game, entry: Entry, seat: Seat) -> str | None:
    """An entry as the seat remembers it; None where it knows nothing of it."""
    if not isinstance(entry, Event):
        who, step, choice = entry
        return f"{ask(step)}: {game.text(choice)}" if who == seat else None
    form = entry.as_told_to(seat)
    return None if form is None else " ".join(str(part) for part in game.event(form).values())


def plain(event: Event) -> tuple[Any, ...]:
    return event.name, event.numbers, event.knowers, None if event.public is None else plain(event.public)


def told(data: tuple[Any, ...]) -> Event:
    name, numbers, knowers, public = data
    return Event(name, numbers, knowers, None if public is None else told(public))
