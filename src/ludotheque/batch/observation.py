"""What a seat may know as a row of bytes: twin of `games/strife/tensor.py`, and of `adapters/observation.py`."""

from __future__ import annotations

from typing import Final

from ludotheque.adapters.observation import Observer
from ludotheque.batch import layout
from ludotheque.batch.cards import POWER
from ludotheque.batch.champions import aside_of, hand_of, pile_of
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
from ludotheque.games.strife.table import NOBODY, SEATS

OBSERVER: Final = Observer(GAME, SEATS)
SIZE: Final = OBSERVER.size
QUESTION: Final = OBSERVER.layout["question"].start
# Where in the row of bits the kind of a question is shown; those that act are never asked.
ASKED: Final[LookUp] = tuple(
    next((n for n, step in enumerate(OBSERVER.questions) if step.__name__ == kind), 0) for kind in KINDS
)
PARTS: Final = len(combat.PARTS)  # of a total


def shown(name: str) -> int:
    """Where a part of the row begins."""
    found: int = OBSERVER.layout[name].start
    return found


SIDE: Final = shown("seat0_points")  # one's own first
SIDE_WIDTH: Final = shown("seat1_points") - SIDE


def beside(name: str) -> int:
    """Where something begins in a side."""
    return shown(f"seat0_{name}") - SIDE


SHOWN_ROUND: Final = shown("round")
SHOWN_TURN: Final = shown("turn")
SHOWN_STONE: Final = shown("stone")
SHOWN_PLACE: Final = shown("place")
SHOWN_DECK: Final = shown("deck")
SHOWN_ROUNDS: Final = shown("rounds")
SHOWN_EVENT: Final = shown("event")
SHOWN_CALENDAR: Final = shown("calendar")
SHOWN_ROW: Final = shown("row")
SHOWN_DISCARD: Final = shown("discard")
SHOWN_HOLDER: Final = shown("holder")
SKIPS: Final = beside("skips")
SHIELD: Final = beside("shield")
BOUNTY: Final = beside("bounty")
BATTLE_BLOCK: Final = beside("battle_block")
LEGACY_BLOCK: Final = beside("legacy_block")
ASIDE: Final = beside("aside")
SHOWN_RELIC: Final = beside("relic")
SHOWN_BATTLE: Final = beside("battle")
SHOWN_SUPPORT: Final = beside("support")
SHOWN_GUESS: Final = beside("guess")
PILE: Final = beside("pile")
FIGHTING: Final = beside("power")
HAND: Final = beside("hand")
LEGACY: Final = beside("legacy")
SELECTED: Final = beside("selected")
OFFERING: Final = beside("offering")


@rule
def observe(g: Row, seat: int, out: Row) -> None:
    """What one seat may know, and what it is being asked."""
    for i in range(SIZE):
        out[i] = 0
    show_middle(g, seat, out)
    for other in range(SEATS):
        at = SIDE + SIDE_WIDTH * ((other - seat) % SEATS)
        show_side(g, other, out, at)
        show_hand(g, other, other == seat, out, at)
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
def rank(g: Row, heap: int, at: int, out: Row) -> None:
    """The cards of a heap by their order, the first as 1."""
    for i in range(g[heap]):
        out[at + g[heap + 1 + i]] = i + 1


@rule
def rank_from_the_last(g: Row, heap: int, at: int, out: Row) -> None:
    for i in range(g[heap]):
        out[at + g[heap + 1 + i]] = g[heap] - i


@rule
def show_middle(g: Row, seat: int, out: Row) -> None:
    """The time, the Fatestone, the place of the battle, the locations, and for each event of the game its round."""
    out[SHOWN_ROUND] = g[ROUND]
    out[SHOWN_ROUNDS] = g[ROUNDS]
    out[SHOWN_TURN] = g[TURN]
    out[SHOWN_STONE] = min(wide(g, STONE), MOST)
    out[SHOWN_PLACE] = g[PLACE]
    mark_each(g, DECK, SHOWN_DECK, out)
    rank(g, CALENDAR, SHOWN_CALENDAR, out)
    rank(g, THE_ROW, SHOWN_ROW, out)
    rank_from_the_last(g, DISCARD, SHOWN_DISCARD, out)
    if g[CALENDAR]:
        out[SHOWN_EVENT] = 1 + event(g)
    if g[HOLDER] != NOBODY:
        out[SHOWN_HOLDER + (g[HOLDER] - seat) % SEATS] = 1


@rule
def show_side(g: Row, seat: int, out: Row, at: int) -> None:
    """What everybody knows of a player."""
    out[at] = min(wide(g, layout.POINTS + layout.WIDE * seat), MOST)
    out[at + SKIPS] = g[layout.SKIPS + seat]
    out[at + SHIELD] = g[layout.SHIELD + seat]
    out[at + BOUNTY] = g[layout.BOUNTY + seat]
    out[at + BATTLE_BLOCK] = g[layout.BATTLE_BLOCK + seat]
    out[at + LEGACY_BLOCK] = g[layout.LEGACY_BLOCK + seat]
    mark_each(g, aside_of(seat), at + ASIDE, out)
    mark(g[RELIC + seat], at + SHOWN_RELIC, out)
    mark(g[BATTLE + seat], at + SHOWN_BATTLE, out)
    mark(g[SUPPORT + seat], at + SHOWN_SUPPORT, out)
    mark(g[GUESSED + seat], at + SHOWN_GUESS, out)
    rank_from_the_last(g, pile_of(seat), at + PILE, out)
    if g[BATTLE] != NOBODY and g[BATTLE + 1] != NOBODY:
        show_total(g, seat, out, at + FIGHTING)


@rule
def show_total(g: Row, seat: int, out: Row, at: int) -> None:
    """That there is a fight, the total and its parts."""
    out[at] = 1
    show_parts(g, seat, out, at + 2)
    for part in range(PARTS):
        out[at + 1] += out[at + 2 + part]


@rule
def show_parts(g: Row, seat: int, out: Row, at: int) -> None:
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
def show_hand(g: Row, seat: int, own: bool, out: Row, at: int) -> None:
    """The hand, unless it hides an offering, and cards lying face down; how many there are is known to all. [13.17]"""
    out[at + HAND] = g[hand_of(seat)]
    if own or g[HIDDEN + seat] == NOBODY:
        mark_each(g, hand_of(seat), at + HAND + 1, out)
    show_face_down(g[ASSIGNED + seat], own, out, at + LEGACY)
    show_face_down(g[CHOSEN + seat], own, out, at + SELECTED)
    show_face_down(g[HIDDEN + seat], own, out, at + OFFERING)


@rule
def show_face_down(card: int, own: bool, out: Row, at: int) -> None:
    if card != NOBODY:
        out[at] = 1
        if own:
            out[at + 1 + card] = 1
