"""Foreteller: what a choice would lead to, worked out in a process beside the server, which knows only what a seat may
imagine; and why something cannot be chosen, which takes no time.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec

from ludotheque.games.obstacles import why_not
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.save import save
from ludotheque.kernel.state import State
from ludotheque.server import wire, wire_ahead
from ludotheque.server.play import Play
from ludotheque.server.refusal import Refusal
from ludotheque.server.thinking import foresee
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers
from ludotheque.table import Table

NICENESS: Final = 3  # bots go first: somebody waits for them too
LONGEST: Final = 60  # who may wait in all; nobody points at something for so long


class Foreteller:
    """The process in which forecasts are made; it starts when somebody first asks for one."""

    def __init__(self) -> None:
        self._workers = Workers(1, NICENESS)
        self._turns = Turns(1, LONGEST)

    async def forecast(self, play: Play, seat: int, at: str, text: str, whose: tuple[str, str]) -> wire_ahead.Forecast:
        """What a choice of the menu would lead to, from a table imagined anew out of what the seat can see."""
        play.check_choice(seat, at, text)
        async with self._turn(*whose):
            play.check_choice(seat, at, text)  # the table may have gone on meanwhile
            return await self._foreseen(play.game, play.state, play.settings, seat, text)

    async def foreseen(self, table: Table, seat: int, text: str, whose: tuple[str, str]) -> wire_ahead.Forecast:
        """The same, for a table that stands still."""
        async with self._turn(*whose):
            return await self._foreseen(table.game, table.state, table.settings, seat, text)

    async def _foreseen(self, game: Game, g: State, settings: Settings, seat: int, text: str) -> wire_ahead.Forecast:
        imagined = game.imagine(g, seat, SeededDice(0))
        found = await self._workers.do(foresee, game.id, save(game, imagined, settings), seat, text)
        return msgspec.convert(found, wire_ahead.Forecast)

    def _turn(self, household: str, person: str) -> AbstractAsyncContextManager[None]:
        if self._turns.full:
            raise Refusal("too-fast")
        return self._turns.place(household, person)

    def close(self) -> None:
        self._workers.close()


def reason_of(play: Play, seat: int, about: str) -> wire_ahead.Why:
    """Why a choice, one that is begun, or a thing is of no use to a seat now."""
    reason = why_not(play.game, play.state, seat, about)
    if reason is None:
        return wire_ahead.Why(None)
    return wire_ahead.Why(wire_ahead.Reason(wire.Question(*reason.sentence), reason.rules))
