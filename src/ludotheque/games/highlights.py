"""Highlights: the great moments of a game, as whoever looks has been told them. They are made from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

from ludotheque.content.words import Words
from ludotheque.games import part_of
from ludotheque.games.speech import Speech
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.game import Data, Game, Question
from ludotheque.kernel.zones import SEAT

Mood = Literal["triumph", "loss", "wonder"]
TRIUMPH: Final = "triumph"
LOSS: Final = "loss"
WONDER: Final = "wonder"  # of somebody else, or of nobody


class Highlight(NamedTuple):
    """A great moment: what is said of it, whose it is, and whether it is a sad one."""

    sentence: Question
    seat: Seat | None  # or one of those who share it
    sad: bool = False


class Seen(NamedTuple):
    """A highlight with the number of events up to its own, as it is to whoever looks."""

    told: int
    sentence: Question
    mood: Mood


class Past:
    """What was told before an event, the latest first; it is looked up as far back as somebody asks."""

    def __init__(self, now: Sequence[Data], earlier: Callable[[], Iterable[Data]]) -> None:
        self._now, self._earlier = now, earlier

    def __contains__(self, event: object) -> bool:
        return any(told == event for told in self)

    def __iter__(self) -> Iterator[Data]:
        yield from reversed(self._now)
        yield from self._earlier()


class Highlights(Protocol):
    """What a game brings in its module `highlights`."""

    HIGHLIGHTS: dict[str, Callable[[Data, Past], Highlight | None]]  # by the event that may be one
    SENTENCES: tuple[str, ...]  # each has a title, too


def highlights_in(
    game: Game, seats: int, you: Seat | None, events: Sequence[Data], earlier: Callable[[], Iterable[Data]] = tuple
) -> list[Seen]:
    """The great moments among these events, to whom they were told; `earlier` is what was told before, latest first."""
    brought: Highlights | None = part_of(game.id, "highlights")
    found = []
    for n, event in enumerate(events):
        look = brought.HIGHLIGHTS.get(event["name"]) if brought else None
        highlight = look(event, Past(events[:n], earlier)) if look else None
        if highlight is not None:
            found.append(Seen(n + 1, highlight.sentence, mood(game, seats, you, highlight)))
    return found


def mood(game: Game, seats: int, you: Seat | None, highlight: Highlight) -> Mood:
    """What it is to whoever looks: a triumph or a loss of their own side, else something to marvel at."""
    seat = highlight.seat
    if you in (None, TABLE) or seat is None or (seat != you and you in game.rivals(seats, seat)):
        return WONDER
    return LOSS if highlight.sad else TRIUMPH


def great(id: str, seat: Seat | None = None, sad: bool = False, /, **params: tuple[str, Any]) -> Highlight:
    """A highlight with its sentence; with each of its parts goes what kind of thing it is."""
    about = {SEAT: (SEAT, seat), **params} if seat is not None else params
    kinds = {key: kind for key, (kind, _) in about.items()}
    return Highlight(Question(f"highlight-{id}", {key: value for key, (_, value) in about.items()}, kinds), seat, sad)


def said(seen: Seen, words: Words, speech: Speech, names: Sequence[str]) -> str:
    """In one line: its title, then what happened."""
    title = words.text(f"{seen.sentence.id}-title")
    return words.text("app-highlight", title=title, text=speech.asked(words, seen.sentence, names))
