"""People who play at random and remember every word that the server gave them, for as long as it lives."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .serving import PATIENCE, Guest, Socket

LOST = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError)  # how a killed server looks from outside


class Player:
    """One seat at one table, across all lives of the server."""

    def __init__(self, guest: Guest, table: str, seat: int, chance: Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.chance = chance
        self.acknowledged: list[str] = []  # choices, in order
        self.pending: str | None = None  # a choice that was sent, and not answered
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
        self.pending = choice
        id = await socket.send("choose", at=socket.sheet["at"], choice=choice)
        while True:
            message = await self._hear(socket)
            if message["type"] == "done" and message["id"] == id:
                self.acknowledged.append(choice)
                break
            if message["type"] == "refused":
                assert message["problem"]["code"] in ("stale", "not-asked", "illegal", "game-over"), message
                break
        self.pending = None

    async def _hear(self, socket: Socket) -> dict[str, Any]:
        message = await asyncio.wait_for(socket.hear(), PATIENCE * 3)
        self.sheet = socket.sheet
        return message
