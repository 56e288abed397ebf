"""Losing and regaining HP in a duel, and the moment when it ends. [D11, D16]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.duel.sides import actor, foe, level_of, living
from ludotheque.games.rrd.duel.whose import OfDuel
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.step import NO_MORE, Steps

MARKER_CAP: Final = 5  # bleeding, poison, torpor [A32]
STUN_CAP: Final = 2


class EndDuel(OfDuel):
    """The duel ends at once when a side has nobody left; what was still to come in it is dropped. [D16]"""

    def do(self, g: Logoth) -> Steps:
        return NO_MORE


def lose(g: Logoth, side: int, body: int, n: int) -> None:
    """A body loses HP. Dead at 0; if it was the last of its side the duel is decided. [D16]"""
    hp = g.body_hp[side]
    if n <= 0 or hp[body] <= 0:
        return
    hp[body] = max(0, hp[body] - n)
    g.tell("loses_hp", actor(g, side, body), n)
    if hp[body] == 0:
        g.tell("falls", actor(g, side, body))
        if not living(g, side):
            decide(g, level_of(side))


def decide(g: Logoth, level: int) -> None:
    """Nothing more of this duel happens but its end."""
    if g.decided[level]:
        return
    g.decided[level] = 1
    agenda = g.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, EndDuel) and step.level == level:
            return
        agenda.pop()


def is_decided(g: Logoth, side: int) -> bool:
    return g.decided[level_of(side)] > 0


def heal(g: Logoth, side: int, body: int, n: int) -> None:
    """HP come back, never above the most. [D17]"""
    hp = g.body_hp[side]
    gained = min(n, g.body_most[side][body] - hp[body])
    if gained > 0 and hp[body] > 0:
        hp[body] += gained
        g.tell("heals", actor(g, side, body), gained)


def survivors(g: Logoth, level: int) -> tuple[bool, bool]:
    """Whether each side still stands."""
    return bool(living(g, 2 * level)), bool(living(g, foe(2 * level)))
