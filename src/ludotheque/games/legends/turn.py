"""A turn: one standard move or one action, with abilities before it, and what ends it. [Legends R10, R18, R49]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.legends.decide import Begin, terms_of
from ludotheque.games.legends.fall import NOBODY, WITHER, EndBattle, fall, withering
from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.movement import carried_out, forget
from ludotheque.games.legends.nod import Nod
from ludotheque.games.legends.orders import can_step, orders
from ludotheque.games.legends.table import Legends
from ludotheque.games.legends.verbs import ACT, REST, RESTING, USE, WATCH, WATCHING
from ludotheque.games.legends.windows import BEGINNING_OF_TURN, END_OF_TURN, OWN_TURN, abilities, used, window
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, Act, Ask, Steps
from ludotheque.kernel.zones import changed

QUIET_TURNS: Final = 60  # of each player without anything destroyed or newly revealed [A52]
LAST_TURN: Final = 500  # of each player [A66]
REPEATED: Final = 3  # times the same position [A52]
STALEMATES: Final = ("quiet", "long", "repeated")


@mypyc_attr(free_list_len=1)
class BeginTurn(Act[Legends]):
    """The next player's turn, unless a battle without progress is drawn. [R55, A52, A66]"""

    def do(self, g: Legends) -> Steps:
        seat = self.seat
        g.active = seat
        g.turn += 1
        g.chosen = []  # whoever was gathered may be gathered again
        g.tell("turn", seat, g.turn)
        reason = stalemate(g, seat)
        if reason != NONE:
            g.tell("stalls", reason)
            return [EndBattle(NOBODY)]
        return [*window(g, BEGINNING_OF_TURN), StillToMove(seat)]


def stalemate(g: Legends, seat: Seat) -> int:
    """Why a battle is not going to be decided, one of STALEMATES, or NONE. [A52, A66]"""
    if g.quiet >= QUIET_TURNS * g.seats:
        return STALEMATES.index("quiet")
    if g.turn > LAST_TURN * g.seats:
        return STALEMATES.index("long")
    return STALEMATES.index("repeated") if repeated(g, seat) else NONE


def repeated(g: Legends, seat: Seat) -> bool:
    """Whether the same position has come for the third time with the same player to move. [A52]"""
    total: i64 = 0  # most positions differ in this already
    space: i64
    for space in g.where:
        total += space
    mark: i64 = total * g.seats + seat
    other: i64
    position = g.where[:]
    before = 1
    for n, other in enumerate(g.marks):
        if other == mark and g.seen[n] == position:
            before += 1
    g.marks.append(mark)
    g.seen.append(position)
    return before >= REPEATED


@mypyc_attr(free_list_len=1)
class Turn(Ask[Legends]):
    """One standard move or one action, never none; before it, abilities as one likes. [R10, R18, R19, A62]"""

    def menu(self, g: Legends) -> list[Choice]:
        seat = self.seat
        menu = orders(g, seat)
        menu += abilities(g, seat, OWN_TURN)
        if NONE not in g.used:
            menu.append(RESTING if g.watch[seat] else WATCHING)
        return menu

    def hear(self, g: Legends, choice: Choice) -> Steps:
        seat, (verb, _, _) = self.seat, choice
        if verb == USE:
            return [*used(g, seat, choice), StillToMove(seat)]
        if verb in (WATCH, REST):
            g.watch = changed(g.watch, seat, 1 if verb == WATCH else 0)
            g.used = [*g.used, NONE]
            g.tell("watches" if verb == WATCH else "rests", seat)
            return [Turn(seat)]
        if verb == ACT:
            return [*acted(g, seat, choice), WITHER, CloseTurn(seat)]
        return [*carried_out(g, seat, choice), CloseTurn(seat)]


@mypyc_attr(free_list_len=1)
class StillToMove(Act[Legends]):
    """A player has to move or act; if he cannot, he has lost at once. [R10, R49, R57, A51]"""

    def do(self, g: Legends) -> Steps:
        if can_step(g, self.seat) or orders(g, self.seat):
            return [Turn(self.seat)]
        g.tell("is_stuck", self.seat)
        return [EndBattle(1 - (self.seat & 1))]


def acted(g: Legends, seat: Seat, choice: Choice) -> Steps:
    """The unit is shown, and destroyed where that is the price; then its action works. [R16, R18, A30]"""
    _, space, n = choice
    unit = g.at[space]
    forget(g, seat)
    g.tell("acts", seat, g.design[unit], space)
    g.reveal(unit)
    price = fall(g, [unit]) if terms_of(g, unit, n).sacrifice else []
    return [*price, Begin(seat, unit, n, space)]


@mypyc_attr(free_list_len=1)
class CloseTurn(Act[Legends]):
    """The last window of the turn. [A1, A62]"""

    def do(self, g: Legends) -> Steps:
        return [*window(g, END_OF_TURN), LastLook(), EndTurn(self.seat)]


class LastLook(Act[Legends]):
    """With the option `memory` everybody has a good look before the faces are hidden again. [A53]"""

    def do(self, g: Legends) -> Steps:
        if not g.options.memory:
            return NO_MORE
        shown = [u for u, space in enumerate(g.where) if space >= 0 and g.known[u] != 1 << g.control[u]]
        return [Remember()] if shown else NO_MORE


class Remember(Nod):
    """Everybody says that the faces shown in this turn may be hidden again. [A53]"""


@mypyc_attr(free_list_len=1)
class EndTurn(Act[Legends]):
    """What held until the end of the turn is over; the next player, unless another turn follows. [R55, A4, A5]"""

    def do(self, g: Legends) -> Steps:
        seat = self.seat
        if g.passing:
            g.passing = 0
            g.bonus = [0] * len(g.bonus)
            g.gained = [0] * len(g.gained)
        g.used = []
        if g.options.memory:
            forget_faces(g)
        g.quiet += 1
        if g.extra:
            g.extra = 0
            return [*withering(g), BeginTurn(seat)]
        return [*withering(g), BeginTurn((seat + 1) % g.seats)]


def forget_faces(g: Legends) -> None:
    """With the option `memory` what was shown is hidden again. [A53]"""
    for unit, space in enumerate(g.where):
        if space >= 0:
            g.known[unit] = 1 << g.control[unit]
            g.moved[unit] = 0
