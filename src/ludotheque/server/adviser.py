"""Adviser: hints for whoever plays against bots alone. A process beside the server thinks for their seat, no more."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ludotheque.bots.advice import Advice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.save import save
from ludotheque.server import wire_ahead
from ludotheque.server.judging import advised
from ludotheque.server.known import KnownTable
from ludotheque.server.play import Play
from ludotheque.server.refusal import Refusal
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers

NICENESS: Final = 3  # bots go first
LONGEST: Final = 60  # who may wait in all
REMEMBERED: Final = 200  # hints: who asks once more is told the same

Asked = tuple[str, int, str]  # a table, a seat and a moment


class Adviser:
    """The process that thinks for people; it starts when somebody first asks for a hint."""

    def __init__(self) -> None:
        self._workers = Workers(1, NICENESS)
        self._turns = Turns(1, LONGEST)
        self._given: OrderedDict[Asked, Advice] = OrderedDict()

    async def hint(self, table: KnownTable, play: Play, seat: int, at: str, whose: tuple[str, str]) -> wire_ahead.Hint:
        """What a strong bot would choose there; nothing is chosen by it."""
        if not table.gives_hints:
            raise Refusal("no-hints")
        play.check_moment(seat, at)
        asked = (table.stored.id, seat, at)
        if asked not in self._given:
            self._given[asked] = await self._advice(play, seat, at, whose)
            if len(self._given) > REMEMBERED:
                self._given.popitem(last=False)
        return wire_ahead.Hint(at, *self._given[asked])

    async def _advice(self, play: Play, seat: int, at: str, whose: tuple[str, str]) -> Advice:
        if self._turns.full:
            raise Refusal("too-fast")
        async with self._turns.place(*whose):
            play.check_moment(seat, at)  # the table may have gone on meanwhile
            imagined = play.game.imagine(play.state, seat, SeededDice(0))
            saved = save(play.game, imagined, play.settings)
            return await self._workers.do(advised, play.game.id, play.seats, saved, seat)

    def close(self) -> None:
        self._workers.close()
