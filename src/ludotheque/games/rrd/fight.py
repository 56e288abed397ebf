"""Fights against enemies: domination, who plays the enemy, and how it ends. [R24, R35, R43, R45, A11, A12, A37-A39]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.about import by_place, so_many
from ludotheque.games.rrd.death import HALTED, die, last_left
from ludotheque.games.rrd.duel.bout import Prepare, add_enemy, add_hero, close, opens_with_enemy
from ludotheque.games.rrd.duel.wounds import EndDuel, survivors
from ludotheque.games.rrd.kinds import GOES_AFTER_DUELS, NONE
from ludotheque.games.rrd.loot import GREEN, Share, take_cards
from ludotheque.games.rrd.nouns import ENEMY
from ludotheque.games.rrd.purse import drop_marker
from ludotheque.games.rrd.table import Logoth, put
from ludotheque.games.rrd.verbs import DOMINATE, FIGHT_IT
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

WON: Final = 1
DOMINATED: Final = 2
LOST: Final = 3


class Fight(Act[Logoth]):
    """A fight against so many bodies of an enemy. A Myth that was beaten is not fought again: the event counts, but the
    rest of it is left out. [R24]
    """

    def __init__(self, seat: Seat, enemy: int, bodies: int, ambush: int) -> None:
        self.seat, self.enemy, self.bodies, self.ambush = seat, enemy, bodies, ambush

    def do(self, g: Logoth) -> Steps:
        seat, enemy = self.seat, self.enemy
        g.outcome[seat] = 0
        if enemy in g.slain:
            g.tell("is_slain", seat, enemy)
            g.broken[seat] = HALTED
            return NO_MORE
        if may_dominate(g, seat, enemy, self.bodies):
            return [OrDominate(seat, enemy, self.bodies, self.ambush)]
        return join(g, seat, enemy, self.bodies, self.ambush)


def may_dominate(g: Logoth, seat: Seat, enemy: int, bodies: int) -> bool:
    """Only whom one has beaten before, for its mist, once for each body; a Myth never. [R35, A11, A12]"""
    book = g.book
    return enemy in g.beaten[seat] and not book.myth[enemy] and g.mist[seat] >= book.bubble[enemy] * bodies


def price(g: Logoth, step: OrDominate) -> int:
    """What a domination costs. [R35, A11]"""
    return g.book.bubble[step.enemy] * step.bodies


class OrDominate(Ask[Logoth]):
    """Fight, or win at once by paying mist. [R35]"""

    def __init__(self, seat: Seat, enemy: int, bodies: int, ambush: int) -> None:
        self.seat, self.enemy, self.bodies, self.ambush = seat, enemy, bodies, ambush

    def menu(self, g: Logoth) -> list[Choice]:
        return [(FIGHT_IT, 0, 0), (DOMINATE, 0, 0)]

    def about(self, g: Logoth) -> About:
        return by_place(g, self.seat) | so_many(price(g, self)) | {ENEMY: (ENEMY, self.enemy)}

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        verb, _, _ = choice
        seat = self.seat
        if verb == FIGHT_IT:
            return join(g, seat, self.enemy, self.bodies, self.ambush)
        g.mist[seat] -= price(g, self)
        g.outcome[seat] = DOMINATED
        g.tell("dominates", seat, self.enemy, self.bodies)
        return NO_MORE


def fighting(g: Logoth, seat: Seat) -> bool:
    """Whether somebody takes part in a duel that is on."""
    return seat in g.side_seat


def incarnation(g: Logoth, seat: Seat) -> Seat:
    """Who plays the enemy: the player opposite, else the next one clockwise who is free; then those who have left the
    game; else nobody. [R43, A37, A66]
    """
    opposite = seat + 2 if g.seats == 4 else seat + 1
    clockwise = [(opposite + n) % g.seats for n in range(g.seats)]
    free = [other for other in clockwise if other != seat and not fighting(g, other)]
    here = [other for other in free if g.alive[other]]
    return (here or free or [NONE])[0]


def join(g: Logoth, seat: Seat, enemy: int, bodies: int, ambush: int) -> Steps:
    """Both sides are set up and the duel begins. [D3]"""
    player = NONE if g.seats == 1 else incarnation(g, seat)
    level = g.open_duel(g.place[seat])
    hero = add_hero(g, seat)
    foes = add_enemy(g, player, enemy, bodies, hero)
    g.opener[level] = foes if ambush or opens_with_enemy(g, hero) else hero
    g.tell("fights", seat, enemy, bodies)
    if player != NONE:
        g.tell("incarnates", player, enemy)
    return [Prepare(level), EndDuel(level), AfterFight(seat, level, enemy)]


class AfterFight(Act[Logoth]):
    """Victory makes the enemy known; defeat is death, and whoever played the enemy takes cards for its mist.
    [R28, R29, R45]
    """

    def __init__(self, seat: Seat, level: int, enemy: int) -> None:
        self.seat, self.level, self.enemy = seat, level, enemy

    def do(self, g: Logoth) -> Steps:
        seat, enemy = self.seat, self.enemy
        alive, _ = survivors(g, self.level)
        player = g.side_seat[2 * self.level + 1]
        close(g, self.level)
        g.tell("beats" if alive else "is_beaten", seat, enemy)
        grow_old(g, seat)
        if alive:
            g.outcome[seat] = WON
            if enemy not in g.beaten[seat]:
                put(g.beaten[seat], enemy)
            if g.book.myth[enemy]:
                put(g.slain, enemy)
            return NO_MORE
        g.outcome[seat] = LOST
        die(g, seat)
        last_left(g)
        if g.over() or player == NONE or not g.alive[player]:
            return NO_MORE
        return [*take_cards(g, player, GREEN, g.book.bubble[enemy]), Share(player)]


def grow_old(g: Logoth, seat: Seat) -> None:
    """Markers that last for so many duels. [R12]"""
    for n in range(len(g.markers[seat]) - 1, -1, -1):
        marker = g.markers[seat][n]
        if g.book.marker_goes[marker] == GOES_AFTER_DUELS:
            g.ages[seat][n] += 1
            if g.ages[seat][n] >= g.book.marker_stays[marker]:
                drop_marker(g, seat, marker)
