"""Advice: what a strong bot would choose in a seat, and what it thinks of that."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.bots import bot
from ludotheque.bots.analyse import weighed
from ludotheque.bots.search import Thought
from ludotheque.table import Table

LEVEL: Final = "hard"


class Advice(NamedTuple):
    """A choice; how likely the seat's side is to win with it, and the best of the others, where that was weighed."""

    choice: str
    worth: float | None = None
    other: str | None = None
    less: float | None = None


def advice_for(table: Table, number: int, thought: Thought, seed: int = 0) -> Advice:
    """From what the seat can know. The best comes first; another that is said to be worth no less is not spoken of."""
    seat = table.seat(number)
    best = weighed(table, number, seat.menu()[0], thought, seed)["best"]
    if not best:
        return Advice(bot(table.game.id, LEVEL, seed).choose(seat))
    first, *others = best
    other = next((one for one in others if one["worth"] < first["worth"]), None)
    if other is None:
        return Advice(first["choice"], first["worth"])
    return Advice(first["choice"], first["worth"], other["choice"], other["worth"])
