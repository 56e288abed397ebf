"""Strain, for two to seven players."""

from __future__ import annotations

from ludotheque.games.strain import (
    aims,
    battle,
    build,
    chain,
    discretion,
    hands,
    notation,
    organisms,
    sources,
    turn,
    virus,
    zones,
)
from ludotheque.games.strain.facts import HASHES, SETS, in_play
from ludotheque.games.strain.options import OPTIONS, Options, settings
from ludotheque.games.strain.table import MOST_SEATS, Strain
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Game, Result, Settings, steps_in
from ludotheque.kernel.plain import coming, waits_for

# In a turn at the most: each of the 230 tiles is drawn, announced, aimed twice, turned, loses four tokens, and its
# event has two windows for every seat; only Transcription draws more, so no tile comes round more than four times.
DECISIONS = 230 * (9 + 2 * MOST_SEATS) * 4
EVERY_CHOICE = notation.FORMS.notation.every_choice()


def blank(chosen: Settings, dice: Dice) -> Strain:
    g = Strain(SETS[str(chosen["tiles"])], Options(chosen), max(GAME.seats), dice)
    g.clear()
    return g


def deal(seats: int, chosen: Settings, dice: Dice, telling: bool) -> Strain:
    g = Strain(SETS[str(chosen["tiles"])], Options(chosen), seats, dice)
    g.clear()
    if telling:
        g.events = []
    g.settle([turn.SetUp()])
    return g


def every_choice(seats: int) -> list[Choice]:
    """The same for any number of seats."""
    return EVERY_CHOICE


def result(g: Strain) -> Result:
    """Whoever reached the goal; at the safety stop most points, then fewest turns taken, then a draw. [R2, A44]"""
    best = max((points, -turns) for points, turns in zip(g.points, g.turns, strict=True))
    winners = [seat for seat in range(g.seats) if (g.points[seat], -g.turns[seat]) == best]
    return Result(list(g.points), winners)


def longest(chosen: Settings) -> int:
    return turn.LAST_TURN * DECISIONS


GAME = Game(
    id="strain",
    version=1,
    seats=tuple(range(2, MOST_SEATS + 1)),
    usual_seats=4,
    options=OPTIONS,
    settings=settings,
    content=HASHES,
    in_play=in_play,
    deal=deal,
    blank=blank,
    view=zones.VIEW.view,
    imagine=zones.imagine,
    waits_for=waits_for,
    coming=coming,
    text=notation.FORMS.notation.text,
    read=notation.FORMS.notation.read,
    every_choice=every_choice,
    question=notation.question,
    event=notation.FORMS.event,
    result=result,
    position=notation.position,
    arrange=notation.arrange,
    places=zones.places,
    cards_in_play=zones.cards_in_play,
    steps=steps_in(aims, battle, build, chain, hands, organisms, sources, turn, virus),
    longest=longest,
    orders=chain.STANDING_ORDERS,
    obeys=chain.obeys,
    discreet=discretion.discreet,
    asking=frozenset({"asked", "over"}),
    views=zones.VIEW.views,
    shape=zones.VIEW,
)
