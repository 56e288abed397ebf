"""Strife: Legacy of the Eternals, for two players."""

from __future__ import annotations

from ludotheque.games.strife import (
    arrange,
    battle,
    combat,
    discretion,
    events,
    facts,
    fatestone,
    legacy,
    notation,
    options,
    relics,
    round,
    selection,
    zones,
)
from ludotheque.games.strife.facts import CARDS, HASHES
from ludotheque.games.strife.options import FIRST, OPTIONS, Options
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Result, Settings, steps_in
from ludotheque.kernel.plain import Plain

TURNS = 8  # in a round, never more [8.4]
# In a turn at the most: hiding, assigning, selecting and guessing 8, the Monks 3, a relic with a pile to rearrange 9,
# two battle chains of Assassin, Paladin and Druid 21, two legacy chains 7, replacing 2, the combat's tie and relic 2,
# the Wyrm's tie and carrying over 3. A card uses its ability once a turn [10.22], so no chain is longer.
DECISIONS = 55


def bare(seats: int, chosen: Settings, dice: Dice) -> Strife:
    return Strife(CARDS, Options(chosen), dice)


def result(g: Strife) -> Result:
    """More points win; if equal, the holder of the Fatestone loses. [8.16, 8.17]"""
    mine, theirs = g.points
    winner = 1 - g.holder if mine == theirs else int(theirs > mine)
    return Result(list(g.points), [winner])


def longest(chosen: Settings) -> int:
    return int(chosen["rounds"]) * TURNS * DECISIONS


GAME = Plain(
    "strife", bare, notation.FORMS,
    steps=steps_in(arrange, battle, combat, events, fatestone, legacy, relics, round, selection),
    opening=[round.SetUp()], result=result, options=OPTIONS, version=2, shape=zones.VIEW,
).game(discretion, facts, notation, options, zones)._replace(
    content=HASHES, longest=longest, first=FIRST,
    asking=frozenset({"asked", "over"}),  # what will come is the same for all: it hangs on what lies face up
)  # fmt: skip
