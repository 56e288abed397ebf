"""What a result of Strife is made of: points by source and by round, and what was counted beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.games.account import Account, Figures, Line, Moment, counted, says, summed, tallied
from ludotheque.games.strife.table import SEATS
from ludotheque.games.strife.tally import COUNTS
from ludotheque.kernel.game import Data
from ludotheque.kernel.zones import NUMBER

# Events that tell of points, and where they come from. [6.10, 6.11, 8.14, 12.3, 13.1, 13.2]
SOURCES: Final = {
    "wins": "combats",
    "pillages": "spoils",
    "doubles": "relics",
    "scores_offering": "offerings",
    "scores_guess": "guesses",
    "scores_stone": "stone",
}
HIGHEST: Final = "highest-total"
ACCOUNTS: Final = ("by-source", "by-round", *SOURCES.values(), "round", HIGHEST, *COUNTS)


def account(moments: Iterator[Moment]) -> Account:
    first = next(moments)
    before = list(first.g.points)
    events = first.events + [event for moment in moments for event in moment.events]
    sources, rounds = points_in(events, first.g.round)
    return Account("strife", [
        summed("by-source", before, sources.ranked(list(SOURCES.values()))),
        summed("by-round", before, rounds.lines.values()),
        counted([*tallied(SEATS, events, COUNTS), highest_totals(events)]),
    ])  # fmt: skip


def points_in(events: list[Data], round: int) -> tuple[Figures, Figures]:
    """By source and by round. What the Fatestone is worth counts when all rounds are over. [8.14]"""
    sources, rounds = Figures(SEATS), Figures(SEATS)
    for event in events:
        round = event["round"] if event["name"] == "round" else round
        source = SOURCES.get(event["name"])
        if source is not None:
            told = says(source)
            sources.add(told, event["seat"], event["points"])
            told = told if source == "stone" else says("round", round=(NUMBER, round))
            rounds.add(told, event["seat"], event["points"])
    return sources, rounds


def highest_totals(events: list[Data]) -> Line:
    """The most that each has brought into a combat. [6.2]"""
    totals = [(event["first"], event["second"]) for event in events if event["name"] == "totals"]
    return Line(says(HIGHEST), [max((pair[seat] for pair in totals), default=0) for seat in range(SEATS)])
