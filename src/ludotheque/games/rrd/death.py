"""Death and the end: a second chance in the Real plane, none elsewhere; victory. [R2, R29, R30, R32, A3, A50]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.kinds import ETHEREAL, REAL
from ludotheque.games.rrd.planes import fill, gather, leave_place, move_to, players_in
from ludotheque.games.rrd.purse import most_hp
from ludotheque.games.rrd.table import FINISHED, Logoth
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.step import NO_MORE, Steps

CUT_SHORT: Final = 1  # by death: nothing more of the place happens, and its event was not realised
HALTED: Final = 2  # only the rest of this event is left out [R24]
LAST_CYCLE: Final = 200  # [A50]


def hurt(g: Logoth, seat: Seat, n: int) -> None:
    """HP lost outside a duel; at 0 that is death. [A3]"""
    n = min(n, g.hp[seat])
    if n > 0:
        g.hp[seat] -= n
        g.tell("hurt", seat, n)
    if g.hp[seat] <= 0:
        die(g, seat)
        last_left(g)


def die(g: Logoth, seat: Seat) -> None:
    """In the Real plane all HP come back and one goes on in the Ethereal plane; elsewhere it is the end. [R29, R30]"""
    g.broken[seat] = CUT_SHORT
    g.stage[seat] = FINISHED
    g.finish[seat] = 1 + max(g.finish)
    if g.zone[seat] == REAL:
        g.tell("dies", seat)
        g.hp[seat] = most_hp(g, seat)
        move_to(g, seat, ETHEREAL)
        return
    g.tell("is_lost", seat, g.zone[seat], g.cycle[seat])
    zone = g.zone[seat]
    leave_place(g, seat)
    g.alive[seat] = 0
    if players_in(g, zone):
        fill(g, zone)
    else:
        gather(g, zone)


def last_left(g: Logoth) -> Steps:
    """Alone the run is lost; of several the last one who is left wins, and of two who fall together both. [R2]"""
    left = [seat for seat in range(g.seats) if g.alive[seat]]
    if len(left) > 1 or (left and g.seats == 1):
        return NO_MORE
    if not left and g.seats > 1:
        latest = max(g.finish)
        left = [seat for seat in range(g.seats) if g.finish[seat] >= latest - 1]
    return end(g, left)


def end(g: Logoth, winners: list[Seat]) -> Steps:
    """Nothing more happens. [R2]"""
    g.winners = winners
    g.agenda.clear()
    for seat in winners:
        g.tell("wins", seat)
    if not winners:
        g.tell("is_over")
    return NO_MORE
