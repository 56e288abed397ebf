"""The two sides of a duel: who fights, with what values, and who is still standing. [D1, D13]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.book import Condition
from ludotheque.games.rrd.table import Logoth

NO_SLOT: Final = -1
ENEMY_ACTORS: Final = 10  # whoever is no seat
ACTORS_EACH: Final = 5  # the group, or one of four bodies


def foe(side: int) -> int:
    return side ^ 1


def level_of(side: int) -> int:
    return side >> 1


def is_auto(g: Logoth, side: int) -> bool:
    """Nobody plays it: it plays its top soul. [R26]"""
    return g.side_seat[side] == kinds.NONE


def is_enemy(g: Logoth, side: int) -> bool:
    """An enemy, auto-managed or incarnated: it pays with its latent potential and has no Void. [R26, R45]"""
    return g.side_hero[side] == kinds.NONE


def actor(g: Logoth, side: int, body: int) -> int:
    """Who is spoken of, as one number: a seat for its hero, else an enemy, with the number of its body in a group."""
    seat = g.side_hero[side]
    if seat != kinds.NONE:
        return seat
    group = len(g.body_hp[side]) > 1
    return ENEMY_ACTORS + g.side_enemy[side] * ACTORS_EACH + (body + 1 if group else 0)


def living(g: Logoth, side: int) -> list[int]:
    return [body for body, hp in enumerate(g.body_hp[side]) if hp > 0]


def first_living(g: Logoth, side: int) -> int:
    """The body that stands in for its side."""
    for body, hp in enumerate(g.body_hp[side]):
        if hp > 0:
            return body
    return 0


def is_low(g: Logoth, side: int, body: int) -> bool:
    return 2 * g.body_hp[side][body] <= g.body_most[side][body]


class Circumstances:
    """In what circumstances a card is looked at: by whom, where, against whom."""

    def __init__(self, side: int, body: int, card: int, slot: int, target: int, counter: bool) -> None:
        self.side = side
        self.body = body
        self.card = card
        self.slot = slot
        self.target = target
        self.counter = counter


def holds(g: Logoth, condition: Condition | None, c: Circumstances) -> bool:
    """Whether all parts of a condition hold."""
    if condition is None:
        return True
    return all(part_holds(g, kind, number, c) for kind, number in condition.parts)


def part_holds(g: Logoth, kind: int, number: int, c: Circumstances) -> bool:
    book, other = g.book, foe(c.side)
    if kind == kinds.IF_SLOT:
        return c.slot >= 0 and bool(number >> c.slot & 1)
    if kind == kinds.IF_OPTIMAL:
        return c.slot >= 0 and c.card >= 0 and book.is_optimal(c.card, c.slot)
    if kind == kinds.IF_BLEEDING:
        return g.bleeding[other][c.target] > 0
    if kind == kinds.IF_POISONED:
        return g.poison[other][c.target] > 0
    if kind == kinds.IF_STUNNED:
        return g.stun[other][c.target] > 0
    if kind == kinds.IF_WEAK:
        return c.slot >= 0 and g.weak[other][kinds.SLOT_COUNT * c.target + c.slot] > 0
    if kind == kinds.IF_LOW:
        return is_low(g, other, c.target)
    if kind == kinds.IF_SELF_LOW:
        return is_low(g, c.side, c.body)
    if kind == kinds.IF_FIRST:
        return g.played[c.side] <= 1
    if kind == kinds.IF_NTH:
        return g.played[c.side] >= number
    if kind == kinds.IF_COUNTER:
        return c.counter
    if kind == kinds.IF_MULTI:
        return len(living(g, c.side if is_enemy(g, c.side) else other)) > 1
    if kind == kinds.IF_TYPE:
        return c.card >= 0 and book.type[c.card] == number
    if kind == kinds.IF_ARCHETYPE:
        return c.card >= 0 and book.archetype[c.card] == number
    assert kind == kinds.IF_SOUL
    return c.card >= 0 and book.soul[c.card] >= number


def aura(g: Logoth, side: int, stat: int, c: Circumstances) -> int:
    """What the lines that hold for a side add to one of its values. [D13]"""
    total = 0
    lines = g.book.lines
    for number in g.lines[side]:
        line = lines[number]
        if line.kind == kinds.AURA and line.stat == stat and holds(g, line.condition, c):
            total += line.n
    return total


def has_aura(g: Logoth, side: int, stat: int) -> bool:
    """Whether any line of a side can change this value: the quick answer, mostly no."""
    lines = g.book.lines
    return any(lines[number].kind == kinds.AURA and lines[number].stat == stat for number in g.lines[side])


def plain(g: Logoth, side: int, body: int) -> Circumstances:
    """No card, no slot."""
    return Circumstances(side, body, kinds.NONE, NO_SLOT, first_living(g, foe(side)), False)


def latent_potential(g: Logoth, side: int, body: int) -> int:
    """Of a character less what was lent, of an enemy more by the Tide. [D3, R46, A1]"""
    book = g.book
    seat, enemy = g.side_hero[side], g.side_enemy[side]
    if seat == kinds.NONE:
        rising = enemy_tide(g, side)
        potential = book.enemy_latent[enemy] + rising
    else:
        potential = book.hero_latent[g.hero[seat]] - g.lent[seat]
    return max(0, potential + aura(g, side, kinds.STAT_LATENT, plain(g, side, body)))


def enemy_tide(g: Logoth, side: int) -> int:
    """How much more latent potential an enemy has: the Tide of whoever fights it, or 2 where there is no Tide. [A1]"""
    seat = g.side_hero[foe(side)]
    if g.options.duel:
        return 0
    return g.tide[seat] if g.options.tide else 2


def active_potential(g: Logoth, side: int, body: int) -> int:
    book = g.book
    seat, enemy = g.side_hero[side], g.side_enemy[side]
    potential = book.enemy_active[enemy] if seat == kinds.NONE else book.hero_active[g.hero[seat]]
    return max(0, potential + aura(g, side, kinds.STAT_ACTIVE, plain(g, side, body)))
