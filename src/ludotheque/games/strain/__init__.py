"""Strain, for two to seven players."""

from __future__ import annotations

from ludotheque.games.strain import (
    aims,
    battle,
    build,
    chain,
    discretion,
    facts,
    hands,
    notation,
    options,
    organisms,
    sources,
    turn,
    virus,
    zones,
)
from ludotheque.games.strain.facts import HASHES, SETS
from ludotheque.games.strain.options import FIRST, OPTIONS, Options
from ludotheque.games.strain.table import MOST_SEATS, Strain
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Result, Settings, steps_in
from ludotheque.kernel.plain import Plain

# In a turn at the most: each of the 230 tiles is drawn, announced, aimed twice, turned, loses four tokens, and its
# event has two windows for every seat; only Transcription draws more, so no tile comes round more than four times.
DECISIONS = 230 * (9 + 2 * MOST_SEATS) * 4


def bare(seats: int, chosen: Settings, dice: Dice) -> Strain:
    return Strain(SETS[str(chosen["tiles"])], Options(chosen), seats, dice)


def result(g: Strain) -> Result:
    """Whoever reached the goal; at the safety stop most points, then fewest turns taken, then a draw. [R2, A44]"""
    best = max((points, -turns) for points, turns in zip(g.points, g.turns, strict=True))
    winners = [seat for seat in range(g.seats) if (g.points[seat], -g.turns[seat]) == best]
    return Result(list(g.points), winners)


GAME = Plain(
    "strain", bare, notation.FORMS, opening=[turn.SetUp()], result=result, options=OPTIONS, shape=zones.VIEW,
    steps=steps_in(aims, battle, build, chain, hands, organisms, sources, turn, virus),
    longest=turn.LAST_TURN * DECISIONS, seats=tuple(range(2, MOST_SEATS + 1)),
).game(chain, discretion, facts, notation, options, zones)._replace(
    usual_seats=4, content=HASHES, first=FIRST, orders=chain.STANDING_ORDERS, asking=frozenset({"asked", "over"}),
)  # fmt: skip
