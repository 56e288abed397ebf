"""Selecting and revealing champions, and the opening assignment: twin of `games/strife/selection.py`."""

from __future__ import annotations

from ludotheque.batch.cards import LEGACIES, PASSING, POWER, SELECTIONS
from ludotheque.batch.champions import hand_of, pile_of, take_back_aside, top
from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.dice import roll
from ludotheque.batch.events import score_guesses
from ludotheque.batch.heaps import append, remove
from ludotheque.batch.layout import (
    ASSIGNED,
    BATTLE,
    CHOSEN,
    HOLDER,
    LOWER_TAKES_STONE,
    STONE,
    STONE_CAP,
    WITH_RELICS,
    put_wide,
)
from ludotheque.batch.legacy import vital_strikes
from ludotheque.batch.locations import riddle
from ludotheque.batch.relics import holds
from ludotheque.batch.steps import (
    GARWOOD_PEAK,
    GIVE_FATESTONE_BY_BATTLE,
    GUESS,
    GUESS_ALONE,
    REVEAL_EARLY,
    REVEAL_FIRST,
    ROLL_OFF,
    SELECT_ALONE,
    SELECT_CHAMPIONS,
    SPEND_RELIC,
    later,
    later_by,
)
from ludotheque.games.strife.relics import SEE_FIRST
from ludotheque.games.strife.selection import DIE
from ludotheque.games.strife.table import NOBODY, SEATS


@rule
def hear_legacy(g: Row, seat: int, action: int) -> None:
    """The opening: each player secretly names a legacy champion. [2.3]"""
    g[ASSIGNED + seat] = action - LEGACIES


@rule
def reveal_legacies(g: Row) -> None:
    """Both legacy champions are revealed together and begin the piles. [2.5]"""
    for seat in range(SEATS):
        champion = g[ASSIGNED + seat]
        g[ASSIGNED + seat] = NOBODY
        remove(g, hand_of(seat), champion)
        append(g, pile_of(seat), champion)


@rule
def give_fatestone(g: Row) -> None:
    """The higher legacy champion brings the Fatestone; if equal, the battle champions decide. [2.6, 2.7]"""
    first, second = POWER[top(g, 0)], POWER[top(g, 1)]
    if first == second:
        later(g, GIVE_FATESTONE_BY_BATTLE)
        later(g, REVEAL_EARLY)
    else:
        take_fatestone(g, 0 if first > second else 1)


@rule
def give_fatestone_by_battle(g: Row) -> None:
    """The lower battle champion brings it, or the higher; if equal, both roll. [2.7, 2.8, 14.15]"""
    first, second = POWER[g[BATTLE]], POWER[g[BATTLE + 1]]
    if first == second:
        later(g, ROLL_OFF)
        return
    lower = 0 if first < second else 1
    take_fatestone(g, lower if g[LOWER_TAKES_STONE] else 1 - lower)


@rule
def roll_off(g: Row, dice: Long) -> None:
    """Two rolls that differ, drawn at once; the higher roll takes the Fatestone. [2.8, E-1]"""
    faces = g[STONE_CAP] if g[STONE_CAP] else DIE
    first = roll(g, dice, faces)
    second = roll(g, dice, faces - 1)
    take_fatestone(g, 0 if first > second else 1)


@rule
def take_fatestone(g: Row, seat: int) -> None:
    """It starts with the value 1. [2.9]"""
    g[HOLDER] = seat
    put_wide(g, STONE, 1)


@rule
def hear_selection(g: Row, seat: int, action: int) -> None:
    """Both secretly select a champion from their hand; under Garwood Peak one after the other. [3.3, 2.4, 12.7]"""
    g[CHOSEN + seat] = action - SELECTIONS


@rule
def hear_peak(g: Row, owner: int, action: int) -> None:
    """The owner may make the opponent select and reveal first. [12.7, 13.19]"""
    if action == PASSING:
        later_selection(g)
        return
    opponent, guessing = 1 - owner, riddle(g) > 0
    if guessing:
        later_by(g, GUESS_ALONE, opponent)
    later_by(g, SELECT_ALONE, owner)
    later_by(g, REVEAL_FIRST, opponent)
    if guessing:
        later_by(g, GUESS_ALONE, owner)
    later_by(g, SELECT_ALONE, opponent)
    later_by(g, SPEND_RELIC, owner)


@rule
def later_selection(g: Row) -> None:
    """Both select; under the Sphinx both guess. [3.3, 13.2]"""
    if riddle(g):
        later(g, GUESS)
    later(g, SELECT_CHAMPIONS)


@rule
def begin_selection(g: Row) -> None:
    """Whoever owns Garwood Peak is asked before anybody selects. [12.7]"""
    if g[WITH_RELICS]:
        for seat in range(SEATS):
            if holds(g, seat, SEE_FIRST):
                later_by(g, GARWOOD_PEAK, seat)
                return
    later_selection(g)


@rule
def reveal_first(g: Row, seat: int) -> None:
    """The opponent of Garwood Peak's owner reveals before the owner selects. [12.7]"""
    reveal(g, seat)
    take_back_aside(g)


@rule
def reveal_and_score(g: Row) -> None:
    """Both champions are revealed, guesses are scored, and before anything else comes the Monk. [3.5, 3.6, 13.2]"""
    reveal_champions(g)
    if riddle(g):
        score_guesses(g)
    vital_strikes(g)


@rule
def reveal_champions(g: Row) -> None:
    """Both selected champions are revealed together and leave the hand. [3.4, 3.5, 2.7]"""
    for seat in range(SEATS):
        if g[CHOSEN + seat] != NOBODY:
            reveal(g, seat)
    take_back_aside(g)


@rule
def reveal(g: Row, seat: int) -> None:
    champion = g[CHOSEN + seat]
    g[CHOSEN + seat] = NOBODY
    remove(g, hand_of(seat), champion)
    g[BATTLE + seat] = champion
