"""Steps that act, by kind."""

from __future__ import annotations

from ludotheque.batch import steps
from ludotheque.batch.battle import add_half, call, call_champions, open_battle
from ludotheque.batch.champions import score
from ludotheque.batch.combat import award, combat, compare_totals
from ludotheque.batch.compiled import Long, Row, rule
from ludotheque.batch.events import reveal_offerings
from ludotheque.batch.layout import FAVOURED
from ludotheque.batch.legacy import call_legacies, in_order, use_legacy, vital_strikes_in_order
from ludotheque.batch.locations import offering
from ludotheque.batch.relics import ager_pugno, relic_moment, spend_relic
from ludotheque.batch.round import (
    battle_phase,
    clean_up,
    end_game,
    end_round,
    lay_out,
    legacy_phase,
    new_round,
    open_first_round,
    set_up,
    start_turn,
)
from ludotheque.batch.selection import (
    give_fatestone,
    give_fatestone_by_battle,
    reveal_and_score,
    reveal_champions,
    reveal_first,
    reveal_legacies,
    roll_off,
)


@rule
def do(g: Row, dice: Long, kind: int, seat: int, moment: int) -> None:
    """A step that acts."""
    if kind == steps.REVEAL_CHAMPIONS:
        reveal_and_score(g)
    elif kind == steps.BATTLE_PHASE:
        battle_phase(g)
    elif kind == steps.CALL_CHAMPIONS:
        call_champions(g)
    elif kind == steps.CALL_FAVOURED:
        call(g, g[FAVOURED])
    elif kind == steps.ADD_HALF:
        add_half(g, seat)
    elif kind == steps.LEGACY_PHASE:
        legacy_phase(g)
    elif kind == steps.LEGACIES_IN_ORDER:
        in_order(g, g[FAVOURED])
    elif kind == steps.USE_LEGACY:
        use_legacy(g, seat)
    elif kind == steps.COMBAT:
        combat(g)
    elif kind == steps.COMPARE_TOTALS:
        compare_totals(g)
    elif kind == steps.AWARD_FAVOURED:
        award(g, g[FAVOURED])
    elif kind == steps.CLEAN_UP:
        clean_up(g, dice)
    elif kind == steps.VITAL_STRIKES_IN_ORDER:
        vital_strikes_in_order(g)
    elif kind == steps.RELIC_MOMENT:
        relic_moment(g, moment)
    elif kind == steps.OPEN_BATTLE:
        open_battle(g)
    elif kind == steps.CALL_LEGACIES:
        call_legacies(g)
    elif kind == steps.SPEND_RELIC:
        spend_relic(g, seat)
    elif kind == steps.AGER_PUGNO:
        ager_pugno(g)
    elif kind == steps.REVEAL_FIRST:
        reveal_first(g, seat)
    elif kind == steps.START_TURN:
        start_turn(g)
    elif kind == steps.END_ROUND:
        end_round(g)
    elif kind == steps.NEW_ROUND:
        new_round(g)
    elif kind == steps.LAY_OUT:
        lay_out(g, dice)
    elif kind == steps.REVEAL_OFFERINGS:
        reveal_offerings(g)
    elif kind == steps.AWARD_OFFERING:
        score(g, seat, offering(g))
    elif kind == steps.AWARD_OFFERING_TO_FAVOURED:
        score(g, g[FAVOURED], offering(g))
    elif kind == steps.REVEAL_LEGACIES:
        reveal_legacies(g)
    elif kind == steps.GIVE_FATESTONE:
        give_fatestone(g)
    elif kind == steps.REVEAL_EARLY:
        reveal_champions(g)
    elif kind == steps.GIVE_FATESTONE_BY_BATTLE:
        give_fatestone_by_battle(g)
    elif kind == steps.ROLL_OFF:
        roll_off(g, dice)
    elif kind == steps.SET_UP:
        set_up(g, dice)
    elif kind == steps.OPEN_FIRST_ROUND:
        open_first_round(g)
    elif kind == steps.END_GAME:
        end_game(g)
