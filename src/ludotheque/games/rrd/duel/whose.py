"""Kinds of steps of a duel: of all of it, of a side, of one of its bodies."""

from __future__ import annotations

from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.step import Act, Ask


class OfDuel(Act[Logoth]):
    """It is done for the duel of this level."""

    def __init__(self, level: int) -> None:
        self.seat, self.level = TABLE, level


class OfSide(Act[Logoth]):
    """It is done for a side."""

    def __init__(self, side: int) -> None:
        self.seat, self.side = TABLE, side


class OfBody(Act[Logoth]):
    """It is done for a body of a side."""

    def __init__(self, side: int, body: int) -> None:
        self.seat, self.side, self.body = TABLE, side, body


class AskSide(Ask[Logoth]):
    """Whoever plays a side is asked."""

    def __init__(self, seat: Seat, side: int) -> None:
        self.seat, self.side = seat, side


class AskBody(Ask[Logoth]):
    """Whoever plays a side is asked for one of its bodies."""

    def __init__(self, seat: Seat, side: int, body: int) -> None:
        self.seat, self.side, self.body = seat, side, body
