"""What travels of why something cannot be chosen, and of what a choice would lead to."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.wire import Plain, Question


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
