"""What travels of why something cannot be chosen, of what a choice would lead to, and of a hint."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.wire import Plain, Question, SeatNumber, Token


class Reason(Struct):
    """A sentence with what it speaks of, and the numbers of the rules that say so."""

    sentence: Question
    rules: list[str]


class Why(Struct):
    """What keeps a seat from something; nothing where it can be chosen."""

    reason: Reason | None


class ForecastLine(Struct):
    """An event that comes, or a sentence; and on how many of the imagined tables, where it was counted."""

    event: Plain | None
    sentence: Question | None
    times: int


class Forecast(Struct):
    """What a choice leads to, as far as a seat may know."""

    certain: list[ForecastLine]
    unanswered: list[ForecastLine]  # if nobody does anything about it
    likely: list[ForecastLine]
    tables: int  # on how many of them `likely` was counted


class HintAsked(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    at: Token


class Hint(Struct):
    """What a strong bot would choose; how likely it thinks it is to win with that, and with the best of the others."""

    at: str
    choice: str
    worth: float | None  # where it was weighed
    other: str | None
    less: float | None
