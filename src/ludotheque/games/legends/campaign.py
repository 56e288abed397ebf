"""Campaigns: battle after battle. [Legends R51, R52, A69]"""

from __future__ import annotations

from ludotheque.games.legends.fall import NOBODY, AfterBattle
from ludotheque.games.legends.muster import Armies, CallUp
from ludotheque.games.legends.nod import Nod
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.verbs import BEGIN, BEGINNING, YIELDING
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.step import NO_MORE, Act, Ask, Steps


class SetUp(Act[Legends]):
    """The first battle, and what follows it. [R2, R5, R51, R52]"""

    def do(self, g: Legends) -> Steps:
        return [Armies(), NextBattle()]


class NextBattle(AfterBattle):
    """The campaign goes on until it is decided or its battles are fought. [R51, R52, A69]"""

    def do(self, g: Legends) -> Steps:
        g.battle += 1
        if is_decided(g):
            g.ended = 1
            return NO_MORE
        return [GoOn(), Starter(), CallUp(), NextBattle()]


def is_decided(g: Legends) -> bool:
    """All battles are fought, or those that are left cannot change who has won most; points always can. [A69]"""
    left = g.options.battles - g.battle
    return left <= 0 or (not g.options.by_points and abs(g.wins[0] - g.wins[1]) > left)


def tally(g: Legends) -> list[int]:
    """What each team has: points, or battles won. [R51, R52]"""
    return g.score if g.options.by_points else g.wins


def leaders(g: Legends) -> list[int]:
    """The teams that have most. [R51, R52]"""
    return [team for team in (0, 1) if tally(g)[team] == max(tally(g))]


class GoOn(Nod):
    """Everybody looks at how the battle ended; then the next one begins. [R52, A69]"""


class Starter(Act[Legends]):
    """By points the sides begin in turn; else the loser of the last battle says who begins. [R51, A69]"""

    def do(self, g: Legends) -> Steps:
        other = (g.starter + 1) % g.seats
        if g.options.by_points or g.lost == NOBODY:
            g.starter = other
            return NO_MORE
        return [SayWhoBegins(g.starter if g.starter & 1 == g.lost else other)]


class SayWhoBegins(Ask[Legends]):
    """The loser of the last battle begins, or lets the other side begin. [A69]"""

    def menu(self, g: Legends) -> list[Choice]:
        return [BEGINNING, YIELDING]

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, _, _ = choice
        g.starter = self.seat if verb == BEGIN else (self.seat + 1) % g.seats
        return NO_MORE
