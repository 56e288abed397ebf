"""What a seat may know as a row of bytes: twin of `games/strife/tensor.py`, and of `adapters/observation.py`."""

from __future__ import annotations

from typing import Final

from ludotheque.adapters.observation import Observer
from ludotheque.batch import layout
from ludotheque.batch.cards import POWER
from ludotheque.batch.champions import aside_of, hand_of, pile_of, top
from ludotheque.batch.combat import event_bonus, gained, reduction, replacement
from ludotheque.batch.compiled import LookUp, Row, rule
from ludotheque.batch.layout import (
    AGENDA,
    ASSIGNED,
    BATTLE,
    CALENDAR,
    CHOSEN,
    DECK,
    DISCARD,
    GUESSED,
    HIDDEN,
    HOLDER,
    LOCATIONS,
    MOST,
    PLACE,
    RELIC,
    ROUND,
    ROUNDS,
    STONE,
    SUPPORT,
    THE_ROW,
    TURN,
    wide,
)
from ludotheque.batch.locations import event, location_bonus
from ludotheque.batch.play import is_asked
from ludotheque.batch.steps import FIRST_ASK_ALL, KINDS, next_step
from ludotheque.games.strife import GAME, combat
from ludotheque.games.strife import layout as shown
from ludotheque.games.strife.layout import LAYOUT, begins
from ludotheque.games.strife.table import NOBODY, SEATS

OBSERVER: Final = Observer(GAME, SEATS)
SIZE: Final = OBSERVER.size
QUESTION: Final = OBSERVER.layout["question"].start
# Where in the row of bits the kind of a question is shown; those that act are never asked.
ASKED: Final[LookUp] = tuple(
    next((n for n, step in enumerate(OBSERVER.questions) if step.__name__ == kind), 0) for kind in KINDS
)
MY_LEGACY: Final = begins(LAYOUT, "my_legacy")
MY_SELECTED: Final = begins(LAYOUT, "my_selected")
MY_OFFERING: Final = begins(LAYOUT, "my_offering")
THEIR_HAND: Final = begins(LAYOUT, "their_hand")
MY_SIDE: Final = begins(LAYOUT, "my_side_points")
THEIR_SIDE: Final = begins(LAYOUT, "their_side_points")
MIDDLE: Final = begins(LAYOUT, "round")
LAND: Final = begins(LAYOUT, "row")
PARTS: Final = len(combat.PARTS)  # of a total


@rule
def observe(g: Row, seat: int, out: Row) -> None:
    """What one seat may know, and what it is being asked."""
    for i in range(SIZE):
        out[i] = 0
    show_own(g, seat, out)
    if g[HIDDEN + 1 - seat] == NOBODY:
        mark_each(g, hand_of(1 - seat), THEIR_HAND, out)
    show_side(g, seat, out, MY_SIDE)
    show_side(g, 1 - seat, out, THEIR_SIDE)
    show_middle(g, out)
    show_land(g, out)
    if g[AGENDA]:
        step = next_step(g)
        if g[step + 1] == seat if g[step] < FIRST_ASK_ALL else is_asked(g, seat):
            out[QUESTION + ASKED[g[step]]] = 1


@rule
def mark(card: int, at: int, out: Row) -> None:
    """A card, where there is one."""
    if card != NOBODY:
        out[at + card] = 1


@rule
def mark_each(g: Row, heap: int, at: int, out: Row) -> None:
    for i in range(heap + 1, heap + 1 + g[heap]):
        out[at + g[i]] = 1


@rule
def show_own(g: Row, seat: int, out: Row) -> None:
    """The hand, and the seat's own cards lying face down."""
    mark_each(g, hand_of(seat), 0, out)
    mark(g[ASSIGNED + seat], MY_LEGACY, out)
    mark(g[CHOSEN + seat], MY_SELECTED, out)
    mark(g[HIDDEN + seat], MY_OFFERING, out)


@rule
def show_side(g: Row, seat: int, out: Row, at: int) -> None:
    """What everybody knows of a player besides the hand."""
    show_marks(g, seat, out, at)
    mark(g[BATTLE + seat], at + shown.BATTLE, out)
    mark(g[SUPPORT + seat], at + shown.SUPPORT, out)
    mark(g[GUESSED + seat], at + shown.GUESSED, out)
    mark(g[RELIC + seat], at + shown.RELIC, out)
    if g[BATTLE] != NOBODY and g[BATTLE + 1] != NOBODY:
        show_total(g, seat, out, at + shown.PART)
        out[at + shown.FIGHTING] = 1
        for part in range(PARTS):
            out[at + shown.TOTAL] += out[at + shown.PART + part]
    show_heap(g, seat, out, at + shown.FRONT_WIDTH)


@rule
def show_marks(g: Row, seat: int, out: Row, at: int) -> None:
    """What holds for this turn."""
    out[at] = min(wide(g, layout.POINTS + layout.WIDE * seat), MOST)
    out[at + 1] = g[hand_of(seat)]
    out[at + 2] = g[HOLDER] == seat
    out[at + 3] = g[layout.SKIPS + seat]
    out[at + 4] = g[layout.SHIELD + seat] != 0
    out[at + 5] = g[layout.BOUNTY + seat]
    out[at + 6] = g[layout.BATTLE_BLOCK + seat] != NOBODY
    out[at + 7] = g[layout.LEGACY_BLOCK + seat] != NOBODY
    out[at + 8] = g[ASSIGNED + seat] != NOBODY
    out[at + 9] = g[CHOSEN + seat] != NOBODY
    out[at + 10] = g[HIDDEN + seat] != NOBODY


@rule
def show_total(g: Row, seat: int, out: Row, at: int) -> None:
    """What a total is made of, in the order of `PARTS`. [6.2, 6.3, 6.4, 6.6]"""
    if g[layout.REPLACED + seat]:
        out[at + PARTS - 1] = replacement(g, seat)
        return
    champion = g[BATTLE + seat]
    out[at] = POWER[champion]
    out[at + 1] = gained(g, seat, champion)
    out[at + 2] = g[layout.BONUS + seat]
    out[at + 3] = -reduction(g, seat)
    out[at + 4] = location_bonus(g, champion)
    out[at + 5] = event_bonus(g, champion)


@rule
def show_heap(g: Row, seat: int, out: Row, at: int) -> None:
    """The pile as the depth of each champion in it, 1 for the top; and the champions set aside."""
    pile = pile_of(seat)
    depth = g[pile]
    mark(top(g, seat), at + shown.TOP, out)
    if depth > 1:
        out[at + shown.SECOND + g[pile + depth - 1]] = 1
    for i in range(depth):
        out[at + g[pile + 1 + i]] = depth - i
    mark_each(g, aside_of(seat), at + shown.ASIDE, out)


@rule
def show_middle(g: Row, out: Row) -> None:
    """The time, the Fatestone's value, the place of the battle, and for each event of the game its round."""
    out[MIDDLE] = g[ROUND]
    out[MIDDLE + 1] = g[ROUNDS]
    out[MIDDLE + 2] = g[TURN]
    out[MIDDLE + 3] = min(wide(g, STONE), MOST)
    out[MIDDLE + shown.PLACE + g[PLACE]] = 1
    if g[CALENDAR]:
        out[MIDDLE + shown.EVENT + event(g)] = 1
        for n in range(g[CALENDAR]):
            out[MIDDLE + shown.CALENDAR + g[CALENDAR + 1 + n]] = n + 1


@rule
def show_land(g: Row, out: Row) -> None:
    """The row, the deck as a set, and the discard."""
    for place in range(g[THE_ROW]):
        out[LAND + place * LOCATIONS + g[THE_ROW + 1 + place]] = 1
    mark_each(g, DECK, LAND + shown.DECK, out)
    mark_each(g, DISCARD, LAND + shown.DISCARD, out)
    if g[DISCARD]:
        out[LAND + shown.DISCARD_TOP + g[DISCARD + g[DISCARD]]] = 1
