"""Goofspiel: bid for prizes, with the same cards as everybody else. For two to four players."""

from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Result, steps_in
from ludotheque.kernel.plain import Plain
from ludotheque_goofspiel import turn
from ludotheque_goofspiel.table import CARD, CARDS, PRIZE, ZONES, Goofspiel

NUMBERS = [str(n + 1) for n in range(CARDS)]
SEATS = (2, 3, 4)
FORMS = Forms(
    ZONES,
    verbs=["bid card"],
    names={CARD: NUMBERS, PRIZE: NUMBERS},
    events={"turns_up": "prize", "bids": "seat card", "wins": "seat prize", "loses": "prize"},
)


def result(g: Goofspiel) -> Result:
    """Most points win; whoever has as many wins, too. [2.4]"""
    return Result(g.points[:], [seat for seat in range(g.seats) if g.points[seat] == max(g.points)])


GAME = Plain(
    "goofspiel", Goofspiel, FORMS, steps_in(turn), opening=[turn.Deal()], turn=[turn.TurnUp()],
    result=result, longest=(CARDS - 1) * max(SEATS), seats=SEATS,
).game()  # fmt: skip
