"""What an answer does, by the kind of step that asked."""

from __future__ import annotations

from ludotheque.batch import steps
from ludotheque.batch.arrange import hear_pile, hear_row
from ludotheque.batch.battle import arcane_influence, disguise, guardian_spirit
from ludotheque.batch.cards import DISCARDS, EXCHANGES, MOVES, PASSING, RAISES, SETTINGS_ASIDE, TAKES
from ludotheque.batch.champions import block_battle, block_legacy, score
from ludotheque.batch.combat import hear_replacing
from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.events import hear_guess, hear_offering
from ludotheque.batch.fatestone import hear_tie
from ludotheque.batch.legacy import ethereal_breath, unholy_alliance
from ludotheque.batch.locations import (
    current,
    discard_from_row,
    exchange_current,
    move_battle,
    send_back_current,
    worth,
)
from ludotheque.batch.relics import changeling_haven, primordial_gate
from ludotheque.batch.round import hear_carrying
from ludotheque.batch.selection import hear_legacy, hear_peak, hear_selection
from ludotheque.batch.steps import later_by, later_with


@rule
def hear_one_of_all(g: Row, kind: int, seat: int, action: int) -> None:
    if kind == steps.SELECT_CHAMPIONS:
        hear_selection(g, seat, action)
    elif kind == steps.REPLACE:
        hear_replacing(g, seat, action)
    elif kind == steps.CARRY_OVER:
        hear_carrying(g, seat, action)
    elif kind == steps.GUESS:
        hear_guess(g, seat, action)
    elif kind == steps.HIDE_OFFERINGS:
        hear_offering(g, seat, action)
    else:
        hear_legacy(g, seat, action)


@rule
def hear(g: Row, dice: Long, kind: int, seat: int, second: int, third: int, action: int) -> None:
    """The answer to a question that more can be said to than yes or no; the others are left to `use`."""
    if kind == steps.BREAK_TIE:
        hear_tie(g, seat, action)
    elif kind == steps.SELECT_ALONE:
        hear_selection(g, seat, action)
    elif kind == steps.GUESS_ALONE:
        hear_guess(g, seat, action)
    elif kind == steps.GARWOOD_PEAK:
        hear_peak(g, seat, action)
    elif kind == steps.ARRANGE_PILE:
        hear_pile(g, seat, second, third, action)
    elif kind == steps.ARRANGE_ROW:
        hear_row(g, seat, second, third, action)
    elif action != PASSING:
        use(g, dice, kind, seat, second, action)


@rule
def use(g: Row, dice: Long, kind: int, seat: int, champion: int, action: int) -> None:
    """An optional ability that was not declined. [10.21]"""
    if kind == steps.DISGUISE:
        disguise(g, seat, champion)
    elif kind == steps.ARCANE_INFLUENCE:
        arcane_influence(g, seat, champion)
    elif kind == steps.GUARDIAN_SPIRIT:
        guardian_spirit(g, seat)
    elif kind == steps.AMBUSH or kind == steps.VITAL_STRIKE:
        block_battle(g, 1 - seat)
    elif kind == steps.TENACITY:
        block_legacy(g, 1 - seat)
    elif kind == steps.CHARGE:
        move_battle(g, action - MOVES)
    elif kind == steps.RAVAGING_HORDES:
        discard_from_row(g, dice, action - DISCARDS)
    elif kind == steps.UNHOLY_ALLIANCE:
        unholy_alliance(g, seat, action - RAISES)
    elif kind == steps.ETHEREAL_BREATH:
        ethereal_breath(g, seat, action - SETTINGS_ASIDE)
    elif kind == steps.RENEWAL_OF_THE_LAND:
        exchange_current(g, action - TAKES)
    elif kind == steps.MANOEUVRE:
        send_back_current(g)
    else:
        use_relic(g, dice, kind, seat, action)


@rule
def use_relic(g: Row, dice: Long, kind: int, seat: int, action: int) -> None:
    """Its power, and once that is resolved it is spent. [12.2-12.5, 12.9, 12.16]"""
    later_by(g, steps.SPEND_RELIC, seat)
    if kind == steps.COLMARIS_WOODS:
        score(g, seat, worth(g, current(g)))
    elif kind == steps.CHANGELING_HAVEN:
        changeling_haven(g, seat)
    elif kind == steps.DARKWOOD_ABYSS:
        later_with(g, steps.ARRANGE_PILE, seat, seat, 0)
    elif kind == steps.PRIMORDIAL_GATE:
        primordial_gate(g, seat, action - EXCHANGES)
    elif kind == steps.AUSTENE_ISLE_OF_AIR:
        move_battle(g, action - MOVES)
    elif kind == steps.CURSE_OF_HATTIA:
        discard_from_row(g, dice, action - DISCARDS)
    else:
        exchange_current(g, action - TAKES)
