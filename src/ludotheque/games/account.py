"""An account of a game: what each result is made of, by source or by round, what was counted, and a journey as a story.

It is made by playing the game again and watching, so no rule keeps books for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ludotheque.content.saying import DOT, capital, labelled
from ludotheque.content.words import Words
from ludotheque.games import part_of
from ludotheque.games.speech import Speech
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Game, Question
from ludotheque.kernel.record import play_row
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import SEAT


class Moment(NamedTuple):
    """The table after the deal or after a choice, and what was told since the one before, whoever may know it."""

    g: Any
    events: list[Data]


class Line(NamedTuple):
    """One thing, with its figure for each seat."""

    sentence: Question
    numbers: list[int]


class Breakdown(NamedTuple):
    """Figures under a heading. Where they add up to the result, their sums are told too."""

    id: str
    lines: list[Line]
    total: list[int] = []


class Told(NamedTuple):
    """Something of a story: an event, or a sentence of its own."""

    event: Data | None
    sentence: Question | None = None


class Chapter(NamedTuple):
    """What happened at one place, or in one battle."""

    title: Question
    told: list[Told]


class Account(NamedTuple):
    """What there is to tell of a game."""

    game: str
    breakdowns: list[Breakdown]
    story: list[Chapter] = []

    def __repr__(self) -> str:
        parts = [f"{part.id.removeprefix('account-')} {part.total or ''}".strip() for part in self.breakdowns]
        story = [f"a story in {len(self.story)} chapters"] if self.story else []
        return f"<account of {self.game}: {', '.join([*parts, *story])}>"


class Accounts(Protocol):
    """What a game brings in its module `account`."""

    ACCOUNTS: tuple[str, ...]  # every sentence and heading of its own

    def account(self, moments: Iterator[Moment]) -> Account:
        """What there is to tell of a game that is played again."""


def account_of(game: Game, g: State, choices: Iterable[tuple[Seat, str]]) -> Account:
    """Of a game from the table that was dealt, which is played on; only the result where a game brings nothing."""
    part: Accounts | None = part_of(game.id, "account")
    found = moments(game, g, choices)
    return part.account(found) if part else plain_account(game, found)


def moments(game: Game, g: State, choices: Iterable[tuple[Seat, str]]) -> Iterator[Moment]:
    """The table moment by moment; it is one and the same, and moves on."""
    yield Moment(g, [game.event(event) for event in g.events or []])
    for n, (seat, text) in enumerate(choices):
        g.events = []
        play_row(game, g, n, seat, text)
        yield Moment(g, [game.event(event) for event in g.events])


def plain_account(game: Game, found: Iterator[Moment]) -> Account:
    *_, last = found
    if not last.g.over():
        return Account(game.id, [])
    scores = game.result(last.g).scores
    return Account(game.id, [Breakdown("account-result", [Line(Question("account-points", {}), scores)], scores)])


class Figures:
    """Numbers that are added up, by sentence and seat. They are told in the order in which they first came."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: dict[str, Line] = {}

    def add(self, sentence: Question, seat: Seat, n: int) -> None:
        line = self.lines.setdefault(repr(sentence), Line(sentence, [0] * self.seats))
        line.numbers[seat] += n

    def ranked(self, ids: Sequence[str]) -> list[Line]:
        """The lines of these sentences, in this order."""
        return [line for id in ids for line in self.lines.values() if line.sentence.id == f"account-{id}"]


def says(id: str, **params: tuple[str, Any]) -> Question:
    """A sentence of an account; with each of its parts goes what kind of thing it is."""
    kinds = {key: kind for key, (kind, _) in params.items()}
    return Question(f"account-{id}", {key: value for key, (_, value) in params.items()}, kinds)


def summed(id: str, before: Sequence[int], lines: Iterable[Line]) -> Breakdown:
    """Lines that add up to a result, with what the table began with, and without what is nothing to anybody."""
    found = [line for line in [Line(Question("account-before", {}), list(before)), *lines] if any(line.numbers)]
    total = [sum(line.numbers[seat] for line in found) for seat in range(len(before))]
    return Breakdown(f"account-{id}", found, total)


def counted(lines: Iterable[Line]) -> Breakdown:
    """What was counted, without what never happened."""
    return Breakdown("account-counted", [line for line in lines if any(line.numbers)])


def tallied(seats: int, events: Iterable[Data], counts: Mapping[str, tuple[str, ...]]) -> list[Line]:
    """How often what is counted happened to each seat, by the events that tell it of them."""
    met = Counter((event["name"], event[SEAT]) for event in events if SEAT in event)
    return [
        Line(says(id), [sum(met[name, seat] for name in names) for seat in range(seats)])
        for id, names in counts.items()
    ]


# In words


def in_words(account: Account, words: Words, speech: Speech, names: Sequence[str]) -> list[str]:
    """Heading by heading, one line for each thing; then the story, chapter by chapter."""
    lines: list[str] = []
    for part in account.breakdowns:
        lines += ["", words.text(part.id), *said_lines(part, words, speech, names)]
    if account.story:
        lines += ["", words.text("account-story")]
    for chapter in account.story:
        lines.append(f"  {capital(speech.asked(words, chapter.title, names))}")
        lines += [f"    {said_of(told, words, speech, names)}" for told in chapter.told]
    return lines[1:]


def said_lines(part: Breakdown, words: Words, speech: Speech, names: Sequence[str]) -> list[str]:
    rows = [(capital(speech.asked(words, line.sentence, names)), line.numbers) for line in part.lines]
    rows += [(words.text("account-total"), part.total)] if part.total and len(rows) > 1 else []
    return [f"  {row(words, title, numbers, names)}" for title, numbers in rows]


def row(words: Words, title: str, numbers: Sequence[int], names: Sequence[str]) -> str:
    """Who plays alone needs no name."""
    if len(numbers) == 1:
        return labelled(words, title, str(numbers[0]))
    figures = [labelled(words, name, str(n)) for name, n in zip(names, numbers, strict=True)]
    return words.text("account-row", what=title, figures=DOT.join(figures))


def said_of(told: Told, words: Words, speech: Speech, names: Sequence[str]) -> str:
    text = speech.told(words, told.event, names) if told.event else ""
    return capital(text or (speech.asked(words, told.sentence, names) if told.sentence else ""))
