"""Stratego Legends, for two players, or for four, six or eight in teams."""

from __future__ import annotations

from ludotheque.games.legends import (
    abilities,
    actions,
    attack,
    campaign,
    choosing,
    decide,
    discretion,
    ends,
    fall,
    flight,
    innates,
    movement,
    muster,
    notation,
    spells,
    turn,
    windows,
    zones,
)
from ludotheque.games.legends.facts import CARDS, HASHES
from ludotheque.games.legends.field import MOST_SEATS
from ludotheque.games.legends.options import AT_ONCE, OPTIONS, Options
from ludotheque.games.legends.table import ARMY, Legends
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Result, Settings, steps_in
from ludotheque.kernel.plain import Plain

DECISIVE = frozenset({"changes_sides", "destroyed", "is_stuck", "stalls"})
# In a turn at the most: every unit of both sides uses its ability in each window and is asked about three times for
# what its power does; and before a battle each player recruits his army, swaps for his opponent and for himself, and
# may let go of whom he would swap.
DECISIONS = MOST_SEATS * ARMY * 8
BEFORE = MOST_SEATS * (ARMY + 2 * (2 * ARMY + muster.SWAPS + 1) + 2)


def bare(seats: int, chosen: Settings, dice: Dice) -> Legends:
    return Legends(CARDS, Options(chosen), seats, dice)


def result(g: Legends) -> Result:
    """The side that leads wins, with all its players; an even score is a draw. [R49, R51, R52, R57]"""
    leaders = campaign.leaders(g)
    scores = [campaign.tally(g)[seat & 1] for seat in range(g.seats)]
    return Result(scores, [seat for seat in range(g.seats) if seat & 1 in leaders])


def rivals(seats: int, seat: Seat) -> list[Seat]:
    """The other side wins if a player gives up. [A67]"""
    return [other for other in range(seats) if other & 1 != seat & 1]


def longest(chosen: Settings) -> int:
    return int(chosen["battles"]) * (BEFORE + turn.LAST_TURN * MOST_SEATS * DECISIONS)


GAME = Plain(
    "legends", bare, notation.FORMS, opening=[campaign.SetUp()], result=result, options=OPTIONS, version=2,
    steps=steps_in(
        attack, campaign, decide, fall, flight, movement, muster, turn, windows,
        abilities, actions, choosing, ends, innates, spells,
    ),
    seats=(2, 4, 6, 8), shape=zones.VIEW,
).game(discretion, notation, zones)._replace(
    content=HASHES, longest=longest, rivals=rivals, asking=frozenset({"asked", "over", "prospects"}),
    at_once=AT_ONCE, decisive=DECISIVE,
)  # fmt: skip
