"""Duels between players: on places of the same name, to the death. [R44, A35, A36, A48]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.about import of_player, put_to
from ludotheque.games.rrd.death import die, last_left
from ludotheque.games.rrd.duel.bout import Prepare, add_hero, close
from ludotheque.games.rrd.duel.wounds import EndDuel, survivors
from ludotheque.games.rrd.fight import grow_old
from ludotheque.games.rrd.loot import Share
from ludotheque.games.rrd.table import Logoth, put, taken
from ludotheque.games.rrd.verbs import KEEP, SPOIL
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps
from ludotheque.kernel.zones import without

HALF_THE_MIST, AN_ACCESSORY, TWO_CARDS = range(3)
SPOILED_CARDS: Final = 2


def attack(g: Logoth, seat: Seat, other: Seat) -> Steps:
    """Once for each pair in a cycle. Chance says who opens, and the opener has 1 reserve. [R44, A36, D3]"""
    g.attacked[seat] |= 1 << other
    g.attacked[other] |= 1 << seat
    g.tell("attacks", seat, other)
    level = join_players(g, seat, other)
    return [Prepare(level), EndDuel(level), AfterFeud(seat, other, level)]


def join_players(g: Logoth, seat: Seat, other: Seat) -> int:
    level = g.open_duel(g.place[seat])
    sides = (add_hero(g, seat), add_hero(g, other))
    opener = sides[g.roll(2)]
    g.opener[level] = opener
    g.reserve[opener] = 1
    return level


class AfterFeud(Act[Logoth]):
    """The winner takes something of the loser's, and the loser dies. [A35]"""

    def __init__(self, seat: Seat, other: Seat, level: int) -> None:
        self.seat, self.other, self.level = seat, other, level

    def do(self, g: Logoth) -> Steps:
        stands, other_stands = survivors(g, self.level)
        close(g, self.level)
        winner, loser = (self.seat, self.other) if stands else (self.other, self.seat)
        if stands != other_stands:
            g.tell("wins_feud", winner, loser)
        for seat in (self.seat, self.other):
            grow_old(g, seat)
        if stands == other_stands:
            return [Die([self.seat, self.other])]
        return [*put_to(g, Despoil(winner, loser)), Share(winner), Die([loser])]


class Die(Act[Logoth]):
    """Whoever lost a duel against a player, or both. [R29, A35]"""

    def __init__(self, losers: list[Seat]) -> None:
        self.seat, self.losers = TABLE, losers

    def do(self, g: Logoth) -> Steps:
        for seat in self.losers:
            die(g, seat)
        return last_left(g)


class Despoil(Ask[Logoth]):
    """Half the mist of the loser, an accessory, or two cards of the satchel by chance; nothing of nothing. [A35]"""

    def __init__(self, seat: Seat, loser: Seat) -> None:
        self.seat, self.loser = seat, loser

    def menu(self, g: Logoth) -> list[Choice]:
        found: list[Choice] = []
        if g.mist[self.loser]:
            found.append((SPOIL, HALF_THE_MIST, 0))
        if self.trinkets(g):
            found.append((SPOIL, AN_ACCESSORY, 0))
        if g.satchel[self.loser]:
            found.append((SPOIL, TWO_CARDS, 0))
        return found

    def trinkets(self, g: Logoth) -> list[int]:
        """Accessories of the loser's that the winner has not."""
        own = g.bag[self.seat] + g.worn[self.seat]
        return [thing for thing in g.bag[self.loser] + g.worn[self.loser] if thing not in own]

    def about(self, g: Logoth) -> About:
        return of_player(self.loser)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, spoils, _ = choice
        seat, loser = self.seat, self.loser
        g.tell("despoils", seat, loser, spoils)
        if spoils == HALF_THE_MIST:
            half = (g.mist[loser] + 1) // 2
            g.mist[loser] -= half
            g.mist[seat] += half
        elif spoils == TWO_CARDS:
            for _ in range(min(SPOILED_CARDS, len(g.satchel[loser]))):
                card = taken(g, g.satchel[loser])
                put(g.satchel[seat], card)
                g.confide(seat, "takes_card", seat, card, "takes_one", seat)
        else:
            trinkets = sorted(self.trinkets(g))
            return [TakeTrinket(seat, loser)] if len(trinkets) > 1 else take_trinket(g, seat, loser, trinkets[0])
        return NO_MORE


class TakeTrinket(Ask[Logoth]):
    """Which accessory. [A35]"""

    def __init__(self, seat: Seat, loser: Seat) -> None:
        self.seat, self.loser = seat, loser

    def menu(self, g: Logoth) -> list[Choice]:
        return [(KEEP, thing, 0) for thing in sorted(Despoil(self.seat, self.loser).trinkets(g))]

    def about(self, g: Logoth) -> About:
        return of_player(self.loser)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, thing, _ = choice
        return take_trinket(g, self.seat, self.loser, thing)


def take_trinket(g: Logoth, seat: Seat, loser: Seat, accessory: int) -> Steps:
    (g.bag[loser] if accessory in g.bag[loser] else g.worn[loser]).remove(accessory)
    if accessory in g.spare[seat]:  # each has a set: the own one goes to the loser's pile instead
        g.spare[seat] = without(g.spare[seat], accessory)
        g.spare[loser] = sorted([*g.spare[loser], accessory])
    put(g.bag[seat], accessory)
    g.tell("gains_accessory", seat, accessory)
    return NO_MORE
