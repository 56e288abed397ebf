"""How a duel begins and ends: the sides are set up, and what is left goes back to its owners. [D3, D16]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.duel.blows import Apply, Works, by_line
from ludotheque.games.rrd.duel.passe import Passe, of_every_body
from ludotheque.games.rrd.duel.piles import draw, reveal
from ludotheque.games.rrd.duel.sides import aura, first_living, foe, is_auto, is_enemy, latent_potential, living, plain
from ludotheque.games.rrd.duel.whose import OfDuel
from ludotheque.games.rrd.kinds import AT_START, ENEMY_HP, HARMFUL, NONE, OPENER, START, STAT_HAND
from ludotheque.games.rrd.purse import most_hp
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.step import NO_MORE, Act, Steps

HAND: Final = 5  # at the start [D3]
TIDE_HP: Final = 2  # of an enemy, for each level [A1]
FIXED_HP: Final = 4  # where there is no Tide


def add_hero(g: Logoth, seat: Seat) -> int:
    """A character with deck, HP, weapons, accessories and markers. [D3]"""
    side = g.open_side(seat, seat, NONE, 1)
    g.draw_pile[side] = g.deck[seat][:]
    g.body_hp[side][0] = g.hp[seat]
    g.body_most[side][0] = most_hp(g, seat)
    g.lines[side] = lines_of(g, seat)
    return side


def lines_of(g: Logoth, seat: Seat) -> list[int]:
    """All that holds for a character: unlocked abilities, weapons, accessories worn, markers. [D13, R36]"""
    book, hero = g.book, g.hero[seat]
    lines: list[int] = []
    for ability, is_open in enumerate(g.abilities[seat]):
        if is_open:
            lines += book.hero_abilities[hero][ability]
    for n, weapon in enumerate(g.weapons[seat]):
        lines += book.weapon_base[weapon]
        if g.arms[seat][n]:
            lines += book.weapon_lines[weapon]
    for accessory in g.worn[seat]:
        lines += book.accessory_lines[accessory]
    for marker in g.markers[seat]:
        lines += book.marker_lines[marker]
    return lines


def add_enemy(g: Logoth, seat: Seat, enemy: int, bodies: int, hero: int) -> int:
    """A group of one kind with one deck; each body has HP of its own, more by the Tide and by markers. [D3, R27, A1]"""
    book = g.book
    side = g.open_side(seat, NONE, enemy, bodies)
    g.draw_pile[side] = book.enemy_deck[enemy][:]
    g.lines[side] = book.enemy_lines[enemy][:]
    hp = book.enemy_hp[enemy]
    if not g.options.duel:
        hp += TIDE_HP * g.tide[g.side_hero[hero]] if g.options.tide else FIXED_HP
    for line in g.lines[hero]:
        if book.lines[line].kind == ENEMY_HP:
            hp += book.lines[line].n
    for body in range(bodies):
        g.body_hp[side][body] = hp
        g.body_most[side][body] = hp
    return side


class Prepare(OfDuel):
    """Hands are drawn, the top soul is revealed, latent potential is full; then what markers and abilities do. [D3]"""

    def do(self, g: Logoth) -> Steps:
        sides = (2 * self.level, 2 * self.level + 1)
        for side in sides:
            for body in living(g, side):
                g.latent[side][body] = latent_potential(g, side, body)
            if is_auto(g, side):
                reveal(g, side)
            else:
                draw(g, side, HAND + aura(g, side, STAT_HAND, plain(g, side, 0)))
        if g.decided[self.level]:  # a deck of too few cards
            return NO_MORE
        steps: Steps = []
        for side in sides:
            steps += start_lines(g, side)
        for side in sides:
            steps += of_every_body(g, side, AT_START)
        return [*steps, Passe(self.level)]


def start_lines(g: Logoth, side: int) -> Steps:
    """`start` lines: for oneself, or for every body of the other side. [D3]"""
    steps: Steps = []
    for number in g.lines[side]:
        line = g.book.lines[number]
        if line.kind != START:
            continue
        steps.append(Works(side, first_living(g, side), line.source))
        cause = by_line(g, number)
        for effect in line.effects:
            if line.mine:
                steps.append(OnSelf(side, effect, cause))
            else:
                other = foe(side)
                target = first_living(g, side)
                steps += [Apply(other, body, effect, NONE, NONE, target, cause) for body in living(g, other)]
    return steps


class OnSelf(Act[Logoth]):
    """What a marker does to its own bearer: poison and the like come from nobody. [D3]"""

    def __init__(self, side: int, effect: int, cause: int) -> None:
        self.seat, self.side, self.effect, self.cause = TABLE, side, effect, cause

    def do(self, g: Logoth) -> Steps:
        side, effect = self.side, g.book.effects[self.effect]
        if effect.verb in HARMFUL:
            return [Apply(foe(side), first_living(g, foe(side)), self.effect, NONE, NONE, 0, self.cause)]
        return [Apply(side, 0, self.effect, NONE, NONE, first_living(g, foe(side)), self.cause)]


def opens_with_enemy(g: Logoth, side: int) -> bool:
    return any(g.book.lines[line].kind == OPENER for line in g.lines[side])


def has_won(g: Logoth, side: int) -> bool:
    """Whoever stands; an enemy also where it falls together with the character. [D16]"""
    return bool(living(g, side)) or (is_enemy(g, side) and not living(g, foe(side)))


def close(g: Logoth, level: int) -> None:
    """HP stay as they are, lent potential is given back, cards return to their decks, markers vanish. [D16, R37]"""
    for side in (2 * level, 2 * level + 1):
        seat = g.side_hero[side]
        player = g.side_seat[side]
        for other, share in enumerate(g.shares[level]):
            if share and g.allies[level][other] == side & 1 and has_won(g, side):
                g.owed[player][other] = share
        if seat != NONE:
            g.hp[seat] = g.body_hp[side][0]
            g.lent[seat] = 0
    g.drop_duels(level)
