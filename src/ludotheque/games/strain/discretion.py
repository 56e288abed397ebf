"""Whether a choice has told nobody anything hidden, so that it can be taken back without a trace. [Strain A29]"""

from __future__ import annotations

from ludotheque.games.strain.table import Strain
from ludotheque.kernel.choice import Choice, Seat


def discreet(before: Strain, after: Strain, seat: Seat, choice: Choice) -> bool:
    """Hands and piles are as they were: no rule looks at what is in them but to let somebody play or discard it, or
    draw. Who could answer an event is looked at in a pause, which nobody can tell from a question.
    """
    return before.hand == after.hand and before.pile == after.pile
