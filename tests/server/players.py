"""People who play at random and remember every word that the server gave them, for as long as it lives."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludotheque.server.store import Row

from .serving import Guest, Socket

NOT_STORED = ("store-trouble", "stale", "not-asked", "illegal", "game-over")  # nothing has changed, all of them say
UNKNOWN = ("unsure",)
LOST = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError)  # how a killed server looks from outside


class Answered(NamedTuple):
    """A choice, and whether it is stored, as far as the server said so."""

    choice: str
    stored: bool | None


def fitting(answers: list[Answered], stored: list[str]) -> list[Answered] | None:
    """What is still unknown at the end, where these answers can have left this in the log; None where they cannot."""
    if not answers:
        return None if stored else []
    first, later = answers[0], answers[1:]
    if first.stored is not False and stored[:1] == [first.choice]:
        rest = fitting(later, stored[1:])
        if rest is not None:
            return rest
    if first.stored is True:
        return None
    rest = fitting(later, stored)
    return [first, *rest] if rest is not None and first.stored is None and len(rest) == len(later) else rest


class Player:
    """One seat at one table, across all lives of the server."""

    def __init__(self, guest: Guest, table: str, seat: int, chance: Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.chance = chance
        self.known = 0  # choices of this seat in the log, when it was last looked at
        self.answers: list[Answered] = []  # since then, in order
        self.sheet: dict[str, Any] = {}  # the last one that was sent here
        self.over = False
        self.code: int | None = None  # with which the server closed the last socket

    async def play(self, slowness: float, lazy: float = 0.0) -> None:
        """Play until the game is over or the server is gone. A lazy player leaves some answers to the others."""
        try:
            async with self.guest.at(self.table, self.seat) as socket:
                await socket.until("table")
                await self._play(socket, slowness, lazy)
        except LOST as lost:
            closing = lost.rcvd if isinstance(lost, ConnectionClosed) else None
            self.code = closing.code if closing is not None else None

    async def _play(self, socket: Socket, slowness: float, lazy: float) -> None:
        while True:
            self.sheet, self.over = socket.sheet, socket.over
            if self.over:
                return
            if socket.asked and self.chance.random() >= lazy:
                await self._choose(socket, slowness)
            elif socket.sheet["sealed"] is not None and self.chance.random() < 0.3:
                await self._choose(socket, slowness)  # another answer instead
            else:
                await self._hear(socket)

    async def _choose(self, socket: Socket, slowness: float) -> None:
        await asyncio.sleep(self.chance.uniform(0, slowness))
        choice = self.chance.choice(socket.sheet["menu"])
        self.answers.append(Answered(choice, None))
        id = await socket.send("choose", at=socket.sheet["at"], choice=choice)
        while (message := await self._hear(socket))["type"] not in ("done", "refused") or message["id"] != id:
            pass
        self.answers[-1] = Answered(choice, self._understood(message))
        if message["type"] == "refused":
            await asyncio.sleep(0.05)

    def _understood(self, message: dict[str, Any]) -> bool | None:
        """Whether the answer says that the choice is stored, or that it is not; None where it says neither."""
        if message["type"] == "done":
            return True
        code = message["problem"]["code"]
        assert code in (*NOT_STORED, *UNKNOWN), message
        return False if code in NOT_STORED else None

    def compare(self, rows: list[Row]) -> None:
        """Every choice that was answered is in the log once, none is that was denied, and maybe those in between."""
        stored = [row.text for row in rows if row.seat == self.seat and row.kind == "choose"]
        rest = fitting(self.answers, stored[self.known :])
        assert rest is not None, f"seat {self.seat}: {self.answers} were answered, {stored[self.known :]} stored"
        self.known, self.answers = len(stored), rest

    async def _hear(self, socket: Socket) -> dict[str, Any]:
        message = await socket.hear()
        self.sheet = socket.sheet
        return message
