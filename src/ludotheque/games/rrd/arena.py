"""The duel on its own: hero against hero, or against an enemy. [D16, A65]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.death import end
from ludotheque.games.rrd.duel.bout import Prepare, add_enemy, add_hero, close
from ludotheque.games.rrd.duel.wounds import EndDuel, survivors
from ludotheque.games.rrd.feud import join_players
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.loot import BLUE, GREEN, ORANGE
from ludotheque.games.rrd.options import NOBODY
from ludotheque.games.rrd.setting_out import SUBSETS, ChooseHero, ChooseWeapon
from ludotheque.games.rrd.table import INFUSION_SLOTS, Logoth, more, put, taken
from ludotheque.games.rrd.verbs import ARCHETYPES_OF
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, Ask, Steps

DEALT: Final = ((GREEN, 19, 3), (BLUE, 4, 2), (ORANGE, 2, 1))  # pile, cards, copies of one card at the most


class EnterArena(Act[Logoth]):
    """Everybody chooses hero, weapons and archetypes; all abilities are unlocked. [A65]"""

    def do(self, g: Logoth) -> Steps:
        g.first = g.roll(g.seats)
        steps: Steps = []
        for n in range(g.seats):
            seat = (g.first + n) % g.seats
            steps += [ChooseHero(seat), ChooseWeapon(seat), ChooseDeck(seat)]
        return [*steps, Bout(0)]


class ChooseDeck(Ask[Logoth]):
    """25 cards of the chosen archetypes are dealt: no more than four of soul value 4 and two of soul value 5. [A65]"""

    def menu(self, g: Logoth) -> list[Choice]:
        return [(ARCHETYPES_OF, subset, 0) for subset in SUBSETS]

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, subset, _ = choice
        seat = self.seat
        book = g.book
        for pile, count, copies in DEALT:
            cards: list[int] = []
            for card, left in enumerate(g.loot[seat]):
                if book.loot[card] == pile and subset >> book.archetype[card] & 1:
                    cards += [card] * min(copies, left)
            for _ in range(min(count, len(cards))):
                card = taken(g, cards)
                g.loot[seat] = more(g.loot[seat], card, -1)
                put(g.deck[seat], card)
        g.tell("chooses_archetypes", seat, subset)
        ready(g, seat)
        return NO_MORE


def ready(g: Logoth, seat: Seat) -> None:
    g.max_hp[seat] = len(g.deck[seat])
    g.hp[seat] = len(g.deck[seat])
    g.abilities[seat] = [1] * len(g.abilities[seat])
    g.arms[seat] = [1] * len(g.arms[seat])
    g.infusion_slots[seat] = INFUSION_SLOTS


class Bout(Act[Logoth]):
    """Alone against the enemy that was named. Two against each other; of more, the winner meets the next one. [A65]"""

    def __init__(self, n: int) -> None:
        self.seat = TABLE
        self.n = n  # the place in the order of whoever comes next

    def do(self, g: Logoth) -> Steps:
        living = [seat for seat in range(g.seats) if g.alive[seat]]
        if g.seats == 1:
            return against_enemy(g)
        waiting = [(g.first + k) % g.seats for k in range(self.n, g.seats)]
        fighters = [seat for seat in living if seat not in waiting] + waiting
        if len(fighters) < 2:
            return end(g, fighters)
        one, other = fighters[0], fighters[1]
        g.tell("challenges", one, other)
        level = join_players(g, one, other)
        called = len([seat for seat in (one, other) if seat in waiting])
        return [Prepare(level), EndDuel(level), AfterBout(level, one, other, self.n + called)]


def against_enemy(g: Logoth) -> Steps:
    book = g.book
    enemy = 0 if g.options.enemy == NOBODY else book.enemies.index(g.options.enemy)
    level = g.open_duel(NONE)
    hero = add_hero(g, 0)
    add_enemy(g, NONE, enemy, g.options.bodies, hero)
    g.opener[level] = hero
    g.tell("fights", 0, enemy, g.options.bodies)
    return [Prepare(level), EndDuel(level), AfterBout(level, 0, NONE, 0)]


class AfterBout(Act[Logoth]):
    """Whoever fell is out; the winner has all HP back for the next one. [A65]"""

    def __init__(self, level: int, one: Seat, other: Seat, n: int) -> None:
        self.seat, self.level, self.one, self.other, self.n = TABLE, level, one, other, n

    def do(self, g: Logoth) -> Steps:
        stands, other_stands = survivors(g, self.level)
        close(g, self.level)
        if self.other == NONE:
            g.alive[0] = 1 if stands else 0
            return end(g, [0] if stands else [])
        if not stands and not other_stands and self.n >= g.seats:
            return end(g, [self.one, self.other])
        for seat, is_standing in ((self.one, stands), (self.other, other_stands)):
            g.alive[seat] = 1 if is_standing else 0
            g.hp[seat] = g.max_hp[seat]
        return [Bout(self.n)]
