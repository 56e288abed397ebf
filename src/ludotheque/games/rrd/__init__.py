"""Raise, Rise & Die: the adventure alone or for two to four, with its duels."""

from __future__ import annotations

from ludotheque.games.rrd import (
    arena,
    count,
    cycle,
    deeds,
    discretion,
    facts,
    feud,
    fight,
    imagined,
    loot,
    meanwhile,
    memory,
    notation,
    options,
    position,
    resolve,
    resonance,
    rest,
    roads,
    setting_out,
    zones,
)
from ludotheque.games.rrd.death import LAST_CYCLE
from ludotheque.games.rrd.duel import (
    asks,
    blows,
    bout,
    clash,
    enemy,
    equipment,
    free,
    passe,
    play,
    turn,
    wounds,
)
from ludotheque.games.rrd.facts import BOOKS, HASHES
from ludotheque.games.rrd.meanwhile import beside
from ludotheque.games.rrd.options import AT_ONCE, FIRST, OPTIONS, Options
from ludotheque.games.rrd.table import MOST_SEATS, Logoth
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Result, Settings, steps_in
from ludotheque.kernel.plain import Plain

JOURNEY = (arena, cycle, deeds, feud, fight, loot, meanwhile, memory, resolve, resonance, rest, roads, setting_out)
DUEL = (asks, blows, bout, clash, enemy, equipment, free, passe, play, turn, wounds)
# What they name lies open only until the pile is shuffled, or the duel ends.
FLEETING = frozenset({"burns", "discards", "is_stuck", "offers", "springs", "trims"})
DECISIVE = frozenset({"is_lost", "holds_fragment", "closes_over"})
PASSES = 30  # of a duel at the most: from the eighth on everybody loses HP, each time more
IN_A_PASS = 240  # decisions: two sides, no more cards than a deck and an enemy's deck have, four decisions for each
DUELS = 8  # in a cycle, one for each event of a place at the most
BESIDE_THEM = 1000  # decisions of a cycle outside duels: events, loot, a rest with every card of deck and satchel


def bare(seats: int, chosen: Settings, dice: Dice) -> Logoth:
    agreed = Options(chosen)
    return Logoth(BOOKS[agreed.set], agreed, beside(agreed), seats, dice)


def deal(seats: int, chosen: Settings, dice: Dice, telling: bool) -> Logoth:
    g = bare(seats, chosen, dice)
    g.clear()
    if telling:
        g.events = []
    g.settle([arena.EnterArena() if g.options.duel else setting_out.SetOut()])
    return g


def result(g: Logoth) -> Result:
    """Whoever holds the Fragment or is left alone; a run can be lost, or end without a winner. [R2, A50]"""
    return Result([1 if seat in g.winners else 0 for seat in range(g.seats)], g.winners[:])


GAME = Plain(
    "rrd", bare, notation.FORMS, steps_in(*JOURNEY, *DUEL), opening=[], result=result, options=OPTIONS, version=2,
    # The last cycle is fixed; in each a place has so many events, and a duel so many passes. [A50, D4]
    longest=LAST_CYCLE * MOST_SEATS * (DUELS * PASSES * IN_A_PASS + BESIDE_THEM),
    seats=tuple(range(1, MOST_SEATS + 1)), shape=zones.VIEW,
).game(count, discretion, facts, imagined, notation, options, position)._replace(
    content=HASHES, deal=deal, at_once=AT_ONCE, first=FIRST, fleeting=FLEETING, decisive=DECISIVE,
)  # fmt: skip
