"""Whether a choice has told nobody anything hidden, so that it can be taken back without a trace. [RR&D A29, A58]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.mat import sees_card
from ludotheque.games.rrd.rest import Camp
from ludotheque.games.rrd.setting_out import ReturnCards
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import IN, OUT, RETURN, TAKE_BACK
from ludotheque.kernel.choice import TABLE, Choice, Seat


def discreet(before: Logoth, after: Logoth, seat: Seat, choice: Choice) -> bool:
    """Everything that somebody cannot see is where it was, and no trap is being laid: where it can be says what it is.
    Or a card went between one's own deck and one's satchel, or what one puts aside: nobody else sees into either.
    """
    verb, _, _ = choice
    step, next_step = before.agenda[-1], after.agenda[-1]
    if verb in (RETURN, TAKE_BACK, IN, OUT):
        return isinstance(step, (ReturnCards, Camp)) and type(next_step) is type(step) and next_step.seat == seat
    laid = [*before.pending, *before.countering, *before.playing]
    return all(sees_card(before, row, TABLE) for row in laid) and all_lies_alike(before, after)


def all_lies_alike(before: Logoth, after: Logoth) -> bool:
    """What players own, choose from and hold, their traps, and the piles of places."""
    return (
        before.deck == after.deck
        and before.satchel == after.satchel
        and before.offered == after.offered
        and before.loot == after.loot
        and before.spare == after.spare
        and before.hand == after.hand
        and before.draw_pile == after.draw_pile
        and before.under == after.under
        and before.trap == after.trap
        and before.pile == after.pile
        and before.top == after.top
        and before.top_seat == after.top_seat
    )
