"""Wire: a game that is looked at again, as it travels to a client."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.kernel.difference import Change
from ludotheque.server import wire


class Step(Struct):
    """One step of a replay: who chose what, what was told, and the table after it, as seen by whoever looks."""

    seat: int | None
    choice: str | None
    events: list[wire.Plain]
    views: list[wire.Plain]  # one, or one for each seat where everything is seen; in the first step of a page
    changes: list[Change]  # in all other steps: what has changed in the views since the one before
    frames: list[wire.Frame]  # how the table came to be that
    highlights: list[wire.Highlight]  # what was great in these events


class Page(Struct):
    """Some steps of a replay."""

    first: int
    steps: list[Step]


class Replay(Struct):
    """What there is to look at. The steps themselves come page by page."""

    facts: wire.TableFacts
    seen_by: str  # "0", "1", …, "table" or "all"
    steps: int  # the table at the beginning, and after each choice
    page: int  # steps on each page
    older: bool  # whether it was played under rules that these ones do not play alike
    whole: bool  # whether it can be looked at to its end
    words: dict[str, str]  # by language, the digest of the book that it is told with; empty where today's will do


class FromHere(Struct, forbid_unknown_fields=True):
    """A table of one's own that begins as a finished game stood after so many choices, with bots in all other seats."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: wire.SeatNumber | None = None  # unless told: one's own there, or else that of whoever chooses next
    bot: Annotated[str, Meta(max_length=30)] = "medium"


class Verdict(Struct):
    """A choice that cost much: how likely its side was to win, with the best choice and with the one that was made."""

    step: int  # choices that were made before it
    seat: int
    chosen: str
    best: str
    before: float
    after: float
    question: wire.Question | None


class Standing(Struct):
    """How a seat stood by what it could know: after so many choices, how likely it was to win."""

    seat: int
    points: list[tuple[int, float]]


class Review(Struct):
    """What a strong bot thinks of a finished game, as far as it has come."""

    seen_by: str  # "0", "1", …, "table" or "all"; of a seat, only its own choices are spoken of
    done: int  # choices
    of: int
    standings: list[Standing]
    turns: list[Verdict]


class AccountLine(Struct):
    """One thing, with its figure for each seat."""

    sentence: wire.Question
    numbers: list[int]


class Breakdown(Struct):
    """Figures under a heading; what they add up to, where that is the result."""

    id: str
    lines: list[AccountLine]
    total: list[int]


class StoryLine(Struct):
    """An event, or a sentence of its own."""

    event: wire.Plain | None
    sentence: wire.Question | None


class Chapter(Struct):
    """What happened at one place, or in one battle."""

    title: wire.Question
    told: list[StoryLine]


class Best(Struct):
    """Your highest score under the same settings, with as many players; and the highest one before."""

    score: int
    before: int


class Account(Struct):
    """What came of a game that is over."""

    breakdowns: list[Breakdown]
    story: list[Chapter]
    best: Best | None  # where it is your best one
    turn: Verdict | None  # the choice that cost most, where the game has been reviewed


class Fairness(Struct):
    """What anybody can check once a game is over: SHA-256 over the secret's 32 bytes and the table's id."""

    table: str
    commitment: str
    secret: str
    matches: bool  # the commitment is that of the secret
    replays: bool | None  # the choices lead to this result when dealt from the secret; None where the rules are older
