"""Ratings: how strong the levels of a game are, as far as it was measured, with how certain that is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import log, log10, sqrt
from typing import NamedTuple

from ludotheque.bots.levels import LEVELS

LOWEST = 1000  # the rating of the lowest level: only differences mean anything
POINTS = 400  # so many more, and ten games are won for each that is lost
SIGMAS = 1.96  # between which it lies in 95 of 100 cases
HALF = 0.5  # of a game is added to each side, so that nobody wins all


class Match(NamedTuple):
    """Games between two levels next to each other."""

    game: str
    higher: str
    lower: str
    wins: int  # of the higher
    games: int


class Rating(NamedTuple):
    """In Elo points above the lowest level, whose own rating is certain."""

    rating: int
    low: int
    high: int


@cache
def matches() -> tuple[Match, ...]:
    """All that were measured."""
    text = files(__package__).joinpath("ladder.toml").read_text(encoding="utf-8")
    return tuple(Match(**match) for match in tomllib.loads(text)["match"])


def ratings(game: str) -> dict[str, Rating]:
    """By level, from the lowest as far up as its matches are known; nothing for a game without any.

    Examples:
        >>> ratings("strife")["easy"]
        Rating(rating=1259, low=1196, high=1322)

    """
    return rated([match for match in matches() if match.game == game])


def rated(known: list[Match]) -> dict[str, Rating]:
    names = list(LEVELS)
    found: dict[str, Rating] = {}
    rating, variance = float(LOWEST), 0.0
    for lower, higher in pairwise(names):
        match = next((match for match in known if (match.lower, match.higher) == (lower, higher)), None)
        if match is None:
            break
        found.setdefault(lower, Rating(LOWEST, LOWEST, LOWEST))
        won, lost = match.wins + HALF, match.games - match.wins + HALF
        rating += POINTS * log10(won / lost)
        variance += (POINTS / log(10)) ** 2 * (1 / won + 1 / lost)
        width = SIGMAS * sqrt(variance)
        found[higher] = Rating(round(rating), round(rating - width), round(rating + width))
    return found
