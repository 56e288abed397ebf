"""Turns: so many places at once, and whoever waits for one waits in a line of their own; the lines take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Line = deque[asyncio.Future[None]]


class Turns:
    """Lines are of a household (an address, an account) and of one person in it.

    A hundred wishes of one person delay another person by one, and a hundred people at one address delay another
    address by one.
    """

    def __init__(self, places: int, longest: int | None = None) -> None:
        self._free = places
        self._longest = longest  # how many may wait in all
        self._waiting = 0
        self._households: dict[str, dict[str, Line]] = {}  # whoever stands first is next

    @property
    def full(self) -> bool:
        return self._longest is not None and self._waiting >= self._longest

    @asynccontextmanager
    async def place(self, household: str, person: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(household, person)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, household: str, person: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._households.setdefault(household, {}).setdefault(person, deque()).append(place)
        self._waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was handed over in the same breath
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The place goes to the next who is still there; households take turns, and so do the people in each."""
        while self._households:
            place = self._next()
            self._waiting -= 1
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        household, people = next(iter(self._households.items()))
        person, line = next(iter(people.items()))
        place = line.popleft()
        del people[person], self._households[household]
        if line:
            people[person] = line
        if people:
            self._households[household] = people
        return place
