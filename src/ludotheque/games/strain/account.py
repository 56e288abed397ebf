"""What a result of Strain is made of: the organisms that were scored; and what was counted beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.games.account import Account, Figures, Moment, counted, summed, tallied
from ludotheque.games.strain.tally import COUNTS, TURN
from ludotheque.kernel.game import Question

COUNTED: Final = {"turns": (TURN,)} | {
    count: COUNTS[count]
    for count in (
        "organisms_scored", "organisms_lost", "tiles_lost", "battles", "viruses", "viruses_destroyed", "answers",
        "counters",
    )
}  # fmt: skip
ACCOUNTS: Final = ("by-organism", *COUNTED)


def account(moments: Iterator[Moment]) -> Account:
    first = next(moments)
    before, seats = list(first.g.points), first.g.seats
    events = first.events + [event for moment in moments for event in moment.events]
    organisms = Figures(seats)
    for event in events:
        if event["name"] == "scores":
            organisms.add(Question(f"tile-{event['tile']}", {}), event["seat"], event["points"])
    scored = summed("by-organism", before, organisms.lines.values())
    return Account("strain", [scored, counted(tallied(seats, events, COUNTED))])
