"""Objects and infusions in their slots. [D13, R15]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.duel.about import of_card
from ludotheque.games.rrd.duel.asks import distinct
from ludotheque.games.rrd.duel.piles import discard
from ludotheque.games.rrd.duel.sides import actor, is_enemy
from ludotheque.games.rrd.kinds import NONE, OBJECT
from ludotheque.games.rrd.table import OBJECT_SLOTS, Logoth
from ludotheque.games.rrd.verbs import REPLACE
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Steps

ENEMY_SLOTS: Final = 1  # infusion and object together, of an auto-managed enemy [R10]
INCARNATION_OBJECTS: Final = 2  # [R45]
INCARNATION_INFUSIONS: Final = 1


def equip(g: Logoth, side: int, card: int) -> Steps:
    """It stays until the duel ends or another takes its slot; where all are taken its owner discards one. [D13]"""
    worn = in_slots(g, side, g.book.type[card])
    if len(worn) < slots_for(g, side, g.book.type[card]):
        install(g, side, card)
        return NO_MORE
    if len(set(worn)) == 1 or (is_enemy(g, side) and g.side_seat[side] == NONE):
        remove(g, side, worn[0])
        install(g, side, card)
        return NO_MORE
    return [MakeRoom(g.side_seat[side], side, card)]


def in_slots(g: Logoth, side: int, kind: int) -> list[int]:
    """What could make room for a card of this type."""
    if is_enemy(g, side) and g.side_seat[side] == NONE:
        return g.objects[side] + g.infusions[side]
    return g.objects[side] if kind == OBJECT else g.infusions[side]


def slots_for(g: Logoth, side: int, kind: int) -> int:
    """How many slots of this kind a side has: accessories take some of objects, infusion slots can be locked. [R15]"""
    if is_enemy(g, side):
        if g.side_seat[side] == NONE:
            return ENEMY_SLOTS
        return INCARNATION_OBJECTS if kind == OBJECT else INCARNATION_INFUSIONS
    seat = g.side_hero[side]
    return OBJECT_SLOTS - len(g.worn[seat]) if kind == OBJECT else g.infusion_slots[seat]


def install(g: Logoth, side: int, card: int) -> None:
    (g.objects if g.book.type[card] == OBJECT else g.infusions)[side].append(card)
    g.lines[side] = g.lines[side] + g.book.card_lines[card]
    g.tell("installs", actor(g, side, NONE), card)


def remove(g: Logoth, side: int, card: int) -> None:
    (g.objects if g.book.type[card] == OBJECT else g.infusions)[side].remove(card)
    lines = g.lines[side][:]
    for line in g.book.card_lines[card]:
        lines.remove(line)
    g.lines[side] = lines
    discard(g, side, card)
    g.tell("removes", actor(g, side, NONE), card)


class MakeRoom(Ask[Logoth]):
    """All slots of its kind are taken: one of the cards there is discarded. [D13]"""

    def __init__(self, seat: Seat, side: int, card: int) -> None:
        self.seat, self.side, self.card = seat, side, card

    def menu(self, g: Logoth) -> list[Choice]:
        return [(REPLACE, card, 0) for card in distinct(sorted(in_slots(g, self.side, g.book.type[self.card])))]

    def about(self, g: Logoth) -> About:
        return of_card(self.card)

    def hear(self, g: Logoth, choice: Choice) -> Steps:
        _, card, _ = choice
        remove(g, self.side, card)
        install(g, self.side, self.card)
        return NO_MORE
