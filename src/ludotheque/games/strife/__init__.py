"""Strife: Legacy of the Eternals, for two players."""

from __future__ import annotations

from ludotheque.games.strife import (
    arrange,
    battle,
    combat,
    discretion,
    events,
    fatestone,
    legacy,
    notation,
    relics,
    round,
    selection,
    zones,
)
from ludotheque.games.strife.facts import CARDS, HASHES, in_play
from ludotheque.games.strife.options import OPTIONS, Options, settings
from ludotheque.games.strife.table import Strife
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Game, Result, Settings, steps_in
from ludotheque.kernel.plain import coming, waits_for

TURNS = 8  # in a round, never more [8.4]
# In a turn at the most: hiding, assigning, selecting and guessing 8, the Monks 3, a relic with a pile to rearrange 9,
# two battle chains of Assassin, Paladin and Druid 21, two legacy chains 7, replacing 2, the combat's tie and relic 2,
# the Wyrm's tie and carrying over 3. A card uses its ability once a turn [10.22], so no chain is longer.
DECISIONS = 55
EVERY_CHOICE = notation.FORMS.notation.every_choice()


def blank(chosen: Settings, dice: Dice) -> Strife:
    g = Strife(CARDS, Options(chosen), dice)
    g.clear()
    return g


def deal(seats: int, chosen: Settings, dice: Dice, telling: bool) -> Strife:
    g = Strife(CARDS, Options(chosen), dice)  # the set-up clears it
    if telling:
        g.events = []
    g.settle([round.SetUp()])
    return g


def every_choice(seats: int) -> list[Choice]:
    """The same for any number of seats."""
    return EVERY_CHOICE


def result(g: Strife) -> Result:
    """More points win; if equal, the holder of the Fatestone loses. [8.16, 8.17]"""
    mine, theirs = g.points
    winner = 1 - g.holder if mine == theirs else int(theirs > mine)
    return Result(list(g.points), [winner])


def longest(chosen: Settings) -> int:
    return int(chosen["rounds"]) * TURNS * DECISIONS


GAME = Game(
    id="strife",
    version=2,
    seats=(2,),
    usual_seats=2,
    options=OPTIONS,
    settings=settings,
    content=HASHES,
    in_play=in_play,
    deal=deal,
    blank=blank,
    view=zones.VIEW.view,
    views=zones.VIEW.views,
    shape=zones.VIEW,
    imagine=zones.imagine,
    waits_for=waits_for,
    coming=coming,  # the same for all: steps hang on what lies face up, never on cards face down or sealed answers
    text=notation.FORMS.notation.text,
    read=notation.FORMS.notation.read,
    every_choice=every_choice,
    question=notation.question,
    event=notation.FORMS.event,
    result=result,
    position=notation.position,
    arrange=notation.arrange,
    places=notation.FORMS.places,
    cards_in_play=zones.cards_in_play,
    steps=steps_in(arrange, battle, combat, events, fatestone, legacy, relics, round, selection),
    longest=longest,
    discreet=discretion.discreet,
    asking=frozenset({"asked", "over"}),
)
