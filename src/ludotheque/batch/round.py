"""Set-up, turns, rounds and the end of the game: twin of `games/strife/round.py`."""

from __future__ import annotations

from ludotheque.batch.battle import open_battle
from ludotheque.batch.cards import CARRIES, RELIC_POWER
from ludotheque.batch.champions import aside_of, hand_of, pile_of, score
from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.dice import roll
from ludotheque.batch.heaps import append, index, pop, pour
from ludotheque.batch.layout import (
    ASIDE_COUNTS,
    BATTLE,
    BEGINNER,
    CALENDAR,
    CARRIED,
    CHAMPIONS,
    DECK,
    DISCARD,
    EMPTY,
    EVENTS,
    HIDDEN,
    HOLDER,
    LOCATIONS,
    PLACE,
    PLAIN,
    RELIC,
    ROUND,
    ROUNDS,
    ROW_STAYS,
    STONE,
    SUPPORT,
    THE_ROW,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    WINNER,
    WITH_EVENTS,
    WITH_RELICS,
    WYRM_KEEPS_ONE,
    wide,
)
from ludotheque.batch.legacy import call_legacies
from ludotheque.batch.locations import advance, current, offering, riddle, turn_up
from ludotheque.batch.relics import later_at, somebody_has_a_relic
from ludotheque.batch.selection import begin_selection
from ludotheque.batch.steps import (
    ASSIGN_LEGACY,
    BATTLE_PHASE,
    CALL_LEGACIES,
    CARRY_OVER,
    CLEAN_UP,
    COMBAT,
    END_GAME,
    END_ROUND,
    GIVE_FATESTONE,
    GUESS,
    HIDE_OFFERINGS,
    LAY_OUT,
    LEGACY_PHASE,
    NEW_ROUND,
    OPEN_BATTLE,
    OPEN_FIRST_ROUND,
    REVEAL_CHAMPIONS,
    REVEAL_LEGACIES,
    REVEAL_OFFERINGS,
    SELECT_CHAMPIONS,
    START_TURN,
    later,
)
from ludotheque.games.strife.relics import BATTLE_ENDS, BATTLE_STARTS, LEGACY_STARTS, NO_POWER
from ludotheque.games.strife.round import RELICS_IN_PLAY
from ludotheque.games.strife.table import NOBODY, SEATS


@rule
def set_up(g: Row, dice: Long) -> None:
    """Relics and events are drawn, the locations laid out; then the opening assignment. [2.1-2.3, 12.10, 13.10]"""
    clear(g)
    for location in range(PLAIN):
        append(g, DECK, location)
    if g[WITH_RELICS]:
        draw_some(g, dice, DISCARD, PLAIN, LOCATIONS - PLAIN, RELICS_IN_PLAY)
        pour(g, DISCARD, DECK)
    if g[WITH_EVENTS]:
        draw_some(g, dice, CALENDAR, 0, EVENTS, g[ROUNDS])
    g[ROUND] = 1
    later(g, OPEN_FIRST_ROUND)
    later(g, LAY_OUT)


@rule
def clear(g: Row) -> None:
    """An empty table: ten champions in each hand, nothing else anywhere. [2.1]"""
    for i in range(TURN_ENDS):
        g[i] = EMPTY[i]
    for seat in range(SEATS):
        for champion in range(CHAMPIONS):
            append(g, hand_of(seat), champion)


@rule
def draw_some(g: Row, dice: Long, heap: int, first: int, cards: int, n: int) -> None:
    """So many of the cards from the first one on."""
    for drawn in range(n):
        append(g, heap, undrawn(g, heap, first, roll(g, dice, cards - drawn)))


@rule
def undrawn(g: Row, heap: int, card: int, skipped: int) -> int:
    """From this card on the one after so many that have not been drawn yet."""
    while skipped or index(g, heap, card) >= 0:
        if index(g, heap, card) < 0:
            skipped -= 1
        card += 1
    return card


@rule
def lay_out(g: Row, dice: Long) -> None:
    """With relics one location is turned up into the discard; then three into the row. [2.2, 12.11]"""
    if g[WITH_RELICS] and not g[DISCARD]:
        append(g, DISCARD, turn_up(g, dice))
    advance(g, dice)


@rule
def open_first_round(g: Row) -> None:
    """Assign in secret, reveal the legacy champions, give the Fatestone, play the first turn. [2.3-2.10, 13.20]"""
    g[TURN] = 1
    later_after_selection(g)
    later(g, GIVE_FATESTONE)
    if riddle(g):
        later(g, GUESS)
    later(g, REVEAL_LEGACIES)
    later(g, SELECT_CHAMPIONS)
    later(g, ASSIGN_LEGACY)
    if offering(g):
        later(g, HIDE_OFFERINGS)


@rule
def later_after_selection(g: Row) -> None:
    """Reveal, Battle, Legacy, Combat, Clean-up. [3.1]"""
    later(g, CLEAN_UP)
    later(g, COMBAT)
    later(g, LEGACY_PHASE)
    later(g, BATTLE_PHASE)
    later(g, REVEAL_CHAMPIONS)


@rule
def start_turn(g: Row) -> None:
    """A turn begins; no block, gain, bonus, reduction or skip of an earlier one is left. [3.1, 3.2]"""
    for i in range(TURN_BEGINS, TURN_ENDS):
        g[i] = EMPTY[i]
    g[TURN] += 1
    later_after_selection(g)
    begin_selection(g)


@rule
def battle_phase(g: Row) -> None:
    """Relics at its start, both champions, relics at its end; beginners leave it out. [4.1, 4.4, 4.9]"""
    if g[BEGINNER]:
        return
    if somebody_has_a_relic(g):
        later_at(g, BATTLE_ENDS)
        later(g, OPEN_BATTLE)
        later_at(g, BATTLE_STARTS)
    else:
        open_battle(g)


@rule
def legacy_phase(g: Row) -> None:
    """Relics at its start, then both legacy champions. [5.1]"""
    if somebody_has_a_relic(g):
        later(g, CALL_LEGACIES)
        later_at(g, LEGACY_STARTS)
    else:
        call_legacies(g)


@rule
def clean_up(g: Row, dice: Long) -> None:
    """Relics and location are discarded or won, the row advances, champions go on their piles. [7.1-7.5]"""
    for seat in range(SEATS):
        if g[RELIC + seat] != NOBODY:
            append(g, DISCARD, g[RELIC + seat])
            g[RELIC + seat] = NOBODY
    clear_location(g)
    advance(g, dice)
    for seat in range(SEATS):
        if g[SUPPORT + seat] != NOBODY:
            append(g, pile_of(seat), g[SUPPORT + seat])
        append(g, pile_of(seat), g[BATTLE + seat])
        g[SUPPORT + seat] = NOBODY
        g[BATTLE + seat] = NOBODY
    end_turn(g)


@rule
def clear_location(g: Row) -> None:
    """The location fought over is discarded; a relic goes to whoever won there. [7.1, 12.14]"""
    location = current(g)
    if location == NOBODY:
        return
    pop(g, THE_ROW, g[PLACE])
    g[PLACE] = 0
    if RELIC_POWER[location] != NO_POWER:
        g[RELIC + g[WINNER]] = location
    else:
        append(g, DISCARD, location)


@rule
def end_turn(g: Row) -> None:
    """The end of the round is tested when the Clean-up is complete. [7.5]"""
    if not round_is_over(g):
        start_turn(g)
        return
    later(g, END_ROUND)
    if offering(g):
        later(g, REVEAL_OFFERINGS)


@rule
def round_is_over(g: Row) -> bool:
    """No location left, or one champion each; with the Wyrm, none. [8.2, 8.3, 13.14, 14.32, 14.55]"""
    if not g[THE_ROW]:
        return True
    if offering(g) and not g[WYRM_KEEPS_ONE]:
        return not g[hand_of(0)] and not g[hand_of(1)]
    return left(g, 0) == 1 and left(g, 1) == 1


@rule
def left(g: Row, seat: int) -> int:
    return g[hand_of(seat)] + (g[aside_of(seat)] if g[ASIDE_COUNTS] else 0)


@rule
def end_round(g: Row) -> None:
    """After the last round the game is scored; before it, champions are carried over. [8.8, 8.9, 8.14]"""
    if g[ROUND] == g[ROUNDS]:
        later(g, END_GAME)
        return
    later(g, NEW_ROUND)
    if offering(g):
        return
    for seat in range(SEATS):
        g[CARRIED + seat] = g[hand_of(seat) + 1]
    if g[hand_of(0)] > 1 or g[hand_of(1)] > 1:
        later(g, CARRY_OVER)


@rule
def hear_carrying(g: Row, seat: int, action: int) -> None:
    """A player with several champions in hand chooses which to carry over, in secret. [8.9]"""
    g[CARRIED + seat] = action - CARRIES


@rule
def new_round(g: Row) -> None:
    """The carried champion begins the pile, the others return to hand, the locations are shuffled. [8.10-8.13]"""
    for seat in range(SEATS):
        gather_champions(g, seat, g[CARRIED + seat])
        g[CARRIED + seat] = NOBODY
        g[HIDDEN + seat] = NOBODY
    gather_locations(g)
    g[ROUND] += 1
    g[TURN] = 0
    later(g, START_TURN)
    if offering(g):
        later(g, HIDE_OFFERINGS)
    later(g, LAY_OUT)


@rule
def gather_champions(g: Row, seat: int, carried: int) -> None:
    g[pile_of(seat)] = 0
    append(g, pile_of(seat), carried)
    g[aside_of(seat)] = 0
    g[hand_of(seat)] = 0
    for champion in range(CHAMPIONS):
        if champion != carried:
            append(g, hand_of(seat), champion)


@rule
def gather_locations(g: Row) -> None:
    """All locations go back into the deck; with relics the top of the discard stays. [8.11, 12.12, 14.36]"""
    stays = pop(g, DISCARD, g[DISCARD] - 1) if g[WITH_RELICS] and g[DISCARD] else NOBODY
    pour(g, DISCARD, DECK)
    if stays != NOBODY:
        append(g, DISCARD, stays)
    if not g[ROW_STAYS]:
        pour(g, THE_ROW, DECK)


@rule
def end_game(g: Row) -> None:
    """The holder of the Fatestone adds its value; more points win. [8.15-8.17]"""
    score(g, g[HOLDER], wide(g, STONE))
