"""Windows in which abilities can be used, and using them. [Legends R19, A1-A6, A62, A63]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.legends.cards import LINGERS
from ludotheque.games.legends.decide import Aimed, Begin, step_of, terms_of
from ludotheque.games.legends.fall import WITHER, fall
from ludotheque.games.legends.field import BLOCK
from ludotheque.games.legends.kinds import MOMENT, NONE
from ludotheque.games.legends.power import ONCE_A_TURN
from ludotheque.games.legends.table import PUBLIC, Legends
from ludotheque.games.legends.verbs import USE
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, AskAll, Steps

BEGINNING_OF_TURN: Final = 0
FIGHTING: Final = 1
STRIKING: Final = 2
AFTER_ATTACK: Final = 3
END_OF_TURN: Final = 4
OWN_TURN: Final = 5  # no window: the choices of a player's turn
OF_TWO: Final = [[0, 1], [1, 0]]  # the orders of two seats


def window(g: Legends, moment: int, space: int = NONE) -> Steps:
    """A window for whoever is asked at this moment: the active player first. [A1, A2]"""
    seats = asked_at(g, moment, space)
    return [Window(seats[0], 0, moment, space)] if seats else NO_MORE


def asked_at(g: Legends, moment: int, space: int) -> list[Seat]:
    """In a fight everybody near; else who watches, and at the end whoever might take another turn. [A62, A64]"""
    if moment == BEGINNING_OF_TURN and 1 not in g.watch:
        return []
    lingers = moment == END_OF_TURN and not g.extra and might_linger(g, g.active)
    if moment in (AFTER_ATTACK, END_OF_TURN) and 1 not in g.watch:
        return [g.active] if lingers else []
    order = [(g.active + n) % g.seats for n in range(g.seats)] if g.seats > 2 else OF_TWO[g.active]
    if moment in (FIGHTING, STRIKING):
        if g.seats == 2:
            return order
        column = space % g.field.spaces // 8
        blocks = {max(column - 1, 0) * 8 // BLOCK, min(column + 1, g.field.columns - 1) * 8 // BLOCK}
        return [seat for seat in order if seat >> 1 in blocks]
    if moment == BEGINNING_OF_TURN:
        return [seat for seat in order[1:] if g.watch[seat]]
    return [seat for seat in order if g.watch[seat] or (lingers and seat == g.active)]


def might_linger(g: Legends, seat: Seat) -> bool:
    """Whether a player might have a unit that gives another turn, as far as everybody knows. [A62]"""
    team, traits, where = seat & 1, g.cards.traits, g.where
    for unit in g.ability_users():
        if traits[g.design[unit]] & LINGERS and where[unit] >= 0 and team in (g.control[unit], g.owner[unit] & 1):
            return True
    if not g.is_secret(seat):
        return False
    return any(where[u] >= 0 and g.owner[u] & 1 == team and not g.known[u] & PUBLIC for u in range(len(where)))


def abilities(g: Legends, seat: Seat, moment: int) -> list[Choice]:
    """Every ability that a player could use now, with what it would be aimed at. [R19, A3, A62]"""
    spaces = concerned(g, seat, moment)
    found: list[Choice] = []
    for unit in able(g, seat, moment):
        space, n = g.where[unit], g.cards.ability[g.design[unit]]
        if spaces is not None and not terms_of(g, unit, n).anywhere and is_far(g, space, spaces):
            continue
        ability = step_of(g, seat, unit, n, NONE)
        assert isinstance(ability, Aimed)
        for aim in ability.aims(g):
            if spaces is None or space in spaces or aim in spaces:
                found.append((USE, space, aim))
    return found


def concerned(g: Legends, seat: Seat, moment: int) -> list[int] | None:
    """The spaces that an ability must touch in a fight, for whoever does not watch; None where any will do. [A62]"""
    if moment not in (FIGHTING, STRIKING) or g.watch[seat]:
        return None
    if g.attacker != NONE:
        return [g.contested]
    return [g.where[unit] for unit in g.strike if g.where[unit] >= 0]


def is_far(g: Legends, space: int, spaces: list[int]) -> bool:
    """Whether nothing that is near a space, or on it, is among these."""
    near = g.field.near[space]
    return all(other != space and other not in near for other in spaces)


def able(g: Legends, seat: Seat, moment: int) -> list[int]:
    """The units of a player whose ability is not used up and belongs to this moment. [A1, A3, A62]"""
    team: i64 = seat & 1
    first: i64 = (seat >> 1) * BLOCK
    control, where, design, traits, used = g.control, g.where, g.design, g.cards.traits, g.used
    last = moment == END_OF_TURN
    ends = last and seat == g.active and not g.extra
    asked = not last or g.watch[seat] > 0
    found: list[int] = []
    unit: i64
    for unit in g.ability_users():
        space: i64 = where[unit]
        if not first <= space < first + BLOCK or control[unit] != team or (used and unit in used):
            continue
        lingers = bool(traits[design[unit]] & LINGERS)
        if ends if lingers else asked:
            found.append(unit)
    return found


def used(g: Legends, seat: Seat, choice: Choice) -> Steps:
    """The unit is shown, and destroyed where that is the price; then it works. [R16, A30]"""
    _, space, target = choice
    unit = user(g, seat, space)
    n = g.cards.ability[g.design[unit]]
    terms = terms_of(g, unit, n)
    g.tell("uses", seat, g.design[unit], target)
    g.reveal(unit)
    if terms.once == ONCE_A_TURN:
        g.used = [*g.used, unit]
    price = fall(g, [unit]) if terms.sacrifice else []
    return [*price, Begin(seat, unit, n, target), WITHER]


def user(g: Legends, seat: Seat, space: int) -> int:
    """The player's unit on a space that has an ability; in a fight there are two units on it."""
    for unit in g.ability_users():
        if g.where[unit] == space and g.keeper(unit) == seat and unit not in g.used:
            return unit
    return NONE


@mypyc_attr(free_list_len=1)
class Window(AskAll[Legends]):
    """A player may use an ability; when all have passed in a row the window closes. [A1, A2]

    It is put to whoever might have one as far as everybody knows; who has none passes, and nobody can tell.
    """

    def __init__(self, seat: Seat, passes: int, moment: int, space: int) -> None:
        self.seat, self.passes, self.moment, self.space = seat, passes, moment, space

    def who(self, g: Legends) -> list[Seat]:
        return [self.seat]

    def idle(self, g: Legends, seat: Seat) -> bool:
        return not self.offer(g)

    def menu(self, g: Legends, seat: Seat) -> list[Choice]:
        return [PASSING, *self.offer(g)]

    def offer(self, g: Legends) -> list[Choice]:
        """What can be used now, found once for as long as this question is asked."""
        if g.offered_by is not self:
            g.offered_by, g.offer = self, abilities(g, self.seat, self.moment)
        return g.offer

    def about(self, g: Legends, seat: Seat) -> About:
        return {MOMENT: (MOMENT, self.moment)}

    def hear(self, g: Legends, choices: list[Choice]) -> Steps:
        verb, _, _ = choices[0]
        seats = asked_at(g, self.moment, self.space)
        after = seats[(seats.index(self.seat) + 1) % len(seats)] if self.seat in seats else NONE
        if verb != PASS:
            following = Window(after if after != NONE else self.seat, 0, self.moment, self.space)
            return [*used(g, self.seat, choices[0]), following]
        passes = self.passes + 1
        if after == NONE or passes >= len(seats):
            return NO_MORE
        return [Window(after, passes, self.moment, self.space)]
