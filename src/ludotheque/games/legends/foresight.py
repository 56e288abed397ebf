"""What is foreseen of a choice at Legends: who falls, and whether it decides the battle."""

from __future__ import annotations

from typing import Final

from ludotheque.games.legends.attack import Possess
from ludotheque.games.legends.table import Legends, team_of
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.step import About, Step

Found = tuple[str, About]

FORECASTS: Final = ("battle-won", "battle-not-won", "both-fall", "mine-fall", "theirs-fall", "nobody-falls")
GOES_BY: Final[tuple[type[Step[Legends]], ...]] = (Possess,)
QUIET: Final = frozenset({"turn"})
BY_LOT: Final = False
ENDS: Final = ("turn", "battle_ends")


def is_end(event: Event) -> bool:
    """The turn is over, or the battle."""
    return event.name in ENDS


def ahead(g: Legends, seat: Seat, choice: Choice) -> list[Found]:
    return []


def outcomes(g: Legends, h: Legends, seat: Seat) -> list[Found]:
    """Whether units of either side fall, and who wins if the battle ends."""
    events, team = h.events or [], team_of(seat)
    ended = [event.numbers[0] for event in events if event.name == "battle_ends"]
    if ended:
        return [("battle-won" if ended[0] == team else "battle-not-won", {})]
    fallen = [event.numbers[2] for event in events if event.name == "destroyed"]
    mine, theirs = team in fallen, any(other != team for other in fallen)
    if mine and theirs:
        return [("both-fall", {})]
    return [("mine-fall" if mine else "theirs-fall" if theirs else "nobody-falls", {})]
