"""Whether a choice has told nobody anything hidden, so that it can be taken back without a trace. [Strife 1.11]"""

from __future__ import annotations

from ludotheque.games.strife.table import NOBODY, SEATS, Strife
from ludotheque.games.strife.verbs import SET_ASIDE
from ludotheque.kernel.choice import Choice, Seat


def discreet(before: Strife, after: Strife, seat: Seat, choice: Choice) -> bool:
    """Nothing that lies face down is turned, and a hand that is hidden in a Wyrm round shows no card. [13.1, 13.17]"""
    verb, _, _ = choice
    for owner in range(SEATS):
        if before.hidden[owner] != NOBODY and (verb == SET_ASIDE or not stays_hidden(before, after, owner)):
            return False
        own = owner == seat
        if not stays_down(before.assigned[owner], after.assigned[owner], own):
            return False
        if not stays_down(before.chosen[owner], after.chosen[owner], own):
            return False
    return True


def stays_hidden(before: Strife, after: Strife, owner: Seat) -> bool:
    """The Wyrm's card and the hand it may have come from are as they were."""
    return (
        before.hidden[owner] == after.hidden[owner]
        and before.carry[owner] == after.carry[owner]
        and before.hand[owner] == after.hand[owner]
    )


def stays_down(lay: int, lies: int, own: bool) -> bool:
    """A card lies there as before, or the chooser has laid one down, which may be any that the others think of."""
    return lay == lies or (own and lay == NOBODY)
