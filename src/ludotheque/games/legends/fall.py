"""Units are destroyed, curses begin and end, Castles fall. [Legends R40-R49, R57]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.legends.decide import Begin
from ludotheque.games.legends.kinds import CASTLE, NONE
from ludotheque.games.legends.power import CURSE_END
from ludotheque.games.legends.strength import current, some_weaken
from ludotheque.games.legends.table import CURSING, DESTROYED, Legends
from ludotheque.kernel.step import NO_MORE, Act, Steps
from ludotheque.kernel.zones import changed

NOBODY = 2  # the winner of a drawn battle


def fall(g: Legends, units: list[int], silenced: bool = False) -> Steps:
    """Units are destroyed together. Exactly one curse among them begins; of several none does. [R40, R43, A30]

    `silenced` is for what Sinnue destroys: its curse never takes effect.
    """
    bearers: list[list[int]] = []
    castle = False
    for unit in units:
        if g.where[unit] < 0:
            continue
        castle = castle or g.type(unit) == CASTLE
        if g.cards.cursed[g.design[unit]] and unit not in g.risen:
            bearers.append([unit, g.keeper(unit)])
        take_off(g, unit)
    g.stir()
    take_the_space(g)
    if castle and (loses(g, 0) or loses(g, 1)):
        return [EndBattle(winner_by_castles(g))]
    if len(bearers) != 1 or silenced:
        return NO_MORE
    g.where[bearers[0][0]] = CURSING
    g.rising = [*g.rising, bearers[0]]
    return [Curses()] if len(g.rising) == 1 else NO_MORE


def take_off(g: Legends, unit: int) -> None:
    """A destroyed unit leaves the field, for everybody to see. [R40]"""
    space = g.where[unit]
    if g.at[space] == unit:
        g.at[space] = NONE
    g.where[unit] = DESTROYED
    g.known[unit] = 7
    g.tell("destroyed", space, g.design[unit], g.control[unit])


def take_the_space(g: Legends) -> None:
    """Where the defender is gone, the attacker stands on the space. [A9]"""
    if g.attacker != NONE and g.at[g.contested] == NONE and g.where[g.attacker] == g.contested:
        g.at[g.contested] = g.attacker


def loses(g: Legends, team: int) -> bool:
    """Whether all Castles of a side are destroyed or in the hands of the enemy. [R49, R57, A47, A49]"""
    castles = [unit for unit in g.all_castles() if g.owner[unit] & 1 == team]
    return bool(castles) and all(g.where[unit] < 0 or g.control[unit] != team for unit in castles)


def winner_by_castles(g: Legends) -> int:
    """Both at once is a draw. [A49]"""
    if loses(g, 0):
        return NOBODY if loses(g, 1) else 1
    return 0


def take_control(g: Legends, unit: int, team: int) -> Steps:
    """A unit changes sides: its powers can be used at once, its moves and actions in later turns. [R47, A47, A50]"""
    g.control = changed(g.control, unit, team)
    g.known[unit] |= 1 << team
    g.moved[unit] = 0
    g.change()
    g.tell("changes_sides", g.where[unit], team)
    if g.type(unit) == CASTLE and (loses(g, 0) or loses(g, 1)):
        g.reveal(unit)
        return [EndBattle(winner_by_castles(g))]
    return NO_MORE


def come_back(g: Legends, unit: int, space: int, team: int) -> Steps:
    """A destroyed unit returns to the field, face up. [R46, A34]"""
    g.where[unit] = DESTROYED
    g.control = changed(g.control, unit, team)
    g.bonus = changed(g.bonus, unit, 0)
    g.gained = changed(g.gained, unit, 0)
    g.moved[unit] = 0
    g.put(unit, space)
    g.known[unit] = 7
    g.stir()
    g.tell("returns", space, g.design[unit], team)
    return [WITHER]


def destroyed(g: Legends) -> list[int]:
    """All units that a power could bring back. [R46]"""
    return [unit for unit in range(len(g.where)) if g.where[unit] == DESTROYED]


class Curses(Act[Legends]):
    """A new curse moves to the curse area; the old one ends with its end text, then the new one holds. [R41, R42]"""

    def do(self, g: Legends) -> Steps:
        if not g.rising:
            g.risen = []
            return NO_MORE
        old, seat = g.curse, g.curse_seat
        if old == NONE:
            return [CurseBegins()]
        g.curse = g.curse_seat = NONE
        g.where[old] = DESTROYED
        g.tell("curse_ends", g.design[old])
        powers = g.cards.powers[g.design[old]]
        texts: Steps = [Begin(seat, old, n, NONE) for n in range(len(powers)) if powers[n].family == CURSE_END]
        return [*texts, CurseBegins()]


class CurseBegins(Act[Legends]):
    """From now on it holds for everybody; whoever has no strength left is destroyed at once. [R40, R44, R48, A29]"""

    def do(self, g: Legends) -> Steps:
        g.curse, g.curse_seat = g.rising[0]
        g.rising = g.rising[1:]
        g.risen = [*g.risen, g.curse]
        g.tell("curse_begins", g.design[g.curse])
        return [WITHER, Curses()]


class Wither(Act[Legends]):
    """A unit whose strength is 0 or less is destroyed at once. [R48]"""

    def do(self, g: Legends) -> Steps:
        if not some_weaken(g):
            return NO_MORE
        dying = withered(g)
        for unit in dying:
            g.tell("withers", g.where[unit], g.design[unit])
        return [*fall(g, dying), WITHER] if dying else NO_MORE


WITHER: Final = Wither()
JUST_WITHER: Final[Steps] = [WITHER]


def withering(g: Legends) -> Steps:
    """What follows at once where something has changed; nothing while nothing takes strength away. [R48]"""
    return JUST_WITHER if some_weaken(g) else NO_MORE


def withered(g: Legends) -> list[int]:
    """Units without any strength left; most have too much for anything in force to take it all."""
    design, bonus, base, weakened = g.design, g.bonus, g.cards.base, g.cards.weakened
    drop: i64 = 0 if g.curse == NONE else g.cards.curse_by[design[g.curse]]
    found: list[int] = []
    space: i64
    for unit, space in enumerate(g.where):
        if space < 0:
            continue
        card: i64 = design[unit]
        printed: i64 = base[card]
        if printed and (printed + drop <= 0 or bonus[unit] < 0 or weakened[card]) and current(g, unit) <= 0:
            found.append(unit)
    return found


class EndBattle(Act[Legends]):
    """The battle is over, whatever was still to come. [R49, R51, R52]"""

    def __init__(self, winner: int) -> None:
        super().__init__()
        self.winner = winner

    def do(self, g: Legends) -> Steps:
        kept = [step for step in g.agenda if isinstance(step, AfterBattle)]
        g.agenda.clear()
        g.agenda.extend(kept)
        winner = self.winner
        g.lost = winner if winner == NOBODY else 1 - winner
        g.watch = [0] * g.seats
        if winner != NOBODY:
            taken = sum(g.owner[u] & 1 != winner and g.where[u] < 0 for u in range(len(g.where)))
            g.wins = changed(g.wins, winner, g.wins[winner] + 1)
            g.score = changed(g.score, winner, g.score[winner] + taken)
        g.tell("battle_ends", winner)
        return NO_MORE


class AfterBattle(Act[Legends]):
    """What waits at the bottom of the agenda until a battle is over. [R52]"""
