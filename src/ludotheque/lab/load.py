"""Load: many tables in play at once over WebSockets, and how long a choice takes to the opponent's screen."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.games import find_game
from ludotheque.kernel.difference import Change, changed
from ludotheque.kernel.game import Data, Game, Settings
from ludotheque.lab.served import Served, Visitor

TABLES_EACH = 50  # that one person plays at; the server allows a hundred
AT_ONCE = 20  # sockets that are being opened
HOPELESS = 1.25  # times the time that was asked for: a server that needs longer does not keep up
LAST_WAIT = 10.0  # seconds for what is under way at the end
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
ROUNDS = "rounds"

Ticking = Callable[[str, int], Callable[[], None]]  # a stage's name and length, and what counts in it


class Kind(NamedTuple):
    """What is played at a table, by how many."""

    game: str
    seats: int


class Heard(Struct):
    """What the load looks at; the rest of a message is skipped unread."""

    type: str
    sheet: Data | None = None
    changes: list[Change] = []


DECODER = msgspec.json.Decoder(Heard)


class Measured(NamedTuple):
    """What came of a stretch of play. Times are seconds, sorted."""

    choices: int
    seconds: float
    screen: list[float]  # from a choice to the message that shows it to the other seat
    stored: list[float]  # from a choice to its being acknowledged
    watched: list[float]  # from a choice to each watcher's screen
    refused: int

    @property
    def rate(self) -> float:
        return self.choices / self.seconds


def named(kinds: list[Kind]) -> str:
    return ", ".join(f"{kind.game} for {kind.seats}" for kind in kinds)


def as_long_as_possible(game: Game) -> Settings:
    """As many rounds as it has: tables that are over make no choices."""
    return {option.name: option.values[-1] for option in game.options if option.name == ROUNDS}


def in_ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


def percentile(sorted_times: list[float], share: float) -> float:
    """The time that so large a share did not exceed; 0 where there is none."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))] if sorted_times else 0.0


class Seat:
    def __init__(self, number: int, cookie: str) -> None:
        self.number = number
        self.cookie = cookie
        self.sheet: Data | None = None
        self.socket: ClientConnection

    def may_choose(self) -> bool:
        return self.sheet is not None and bool(self.sheet["menu"]) and self.sheet["sealed"] is None


async def listen(socket: ClientConnection, hear: Callable[[Heard], None]) -> None:
    with suppress(ConnectionClosed):
        while True:
            hear(DECODER.decode(await socket.recv(decode=False)))


class LoadTable:
    """A table with all its seats; one choice at a time is under way."""

    def __init__(self, id: str, cookies: list[str], load: Load) -> None:
        self.id = id
        self.load = load
        self.seats = [Seat(number, cookie) for number, cookie in enumerate(cookies)]
        self.chooser: Seat | None = None  # whose choice is not acknowledged yet
        self._unseen = False  # whether another seat is still to see the last choice
        self._sent = 0.0
        self._by = 0

    def ready(self) -> bool:
        return self.chooser is None and any(seat.may_choose() for seat in self.seats)

    async def choose(self, chance: Random) -> None:
        seat = chance.choice([seat for seat in self.seats if seat.may_choose()])
        assert seat.sheet is not None
        message = {"type": "choose", "id": "c", "at": seat.sheet["at"], "choice": chance.choice(seat.sheet["menu"])}
        self.chooser, self._by, self._unseen, self._sent = seat, seat.number, True, time.perf_counter()
        await seat.socket.send(msgspec.json.encode(message), text=True)

    def hear(self, seat: Seat, heard: Heard) -> None:
        now = time.perf_counter()
        seat.sheet = changed(heard.sheet or seat.sheet, heard.changes)
        if heard.type == "update" and seat.number != self._by and self._unseen:
            self._unseen = False
            self.load.screen.append(now - self._sent)
        elif heard.type in ("done", "refused") and self.chooser is seat:
            self.chooser = None
            self.load.stored.append(now - self._sent)
            self.load.refused += heard.type == "refused"

    def show(self, heard: Heard) -> None:
        """A watcher hears it. Where a choice tells nothing to watchers, the next one that does counts."""
        if heard.type == "update":
            self.load.watched.append(time.perf_counter() - self._sent)


class Load:
    """A number of tables at one server, all played at random from here; they are of these kinds in turn."""

    def __init__(self, server: Served, chance: Random, kinds: list[Kind]) -> None:
        self._server = server
        self._kinds = kinds
        self._chance = chance
        self._open = AsyncExitStack()
        self._listening: list[asyncio.Task[None]] = []
        self.tables: list[LoadTable] = []
        self.screen: list[float] = []
        self.stored: list[float] = []
        self.watched: list[float] = []
        self.refused = 0

    async def set_up(self, tables: int, tick: Callable[[], None]) -> None:
        """Tables are set up and all seats of each connect."""
        made = await asyncio.to_thread(self._new_tables, tables)
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._join(table, room, tick) for table in made))
        self.tables += made

    def _new_tables(self, count: int) -> list[LoadTable]:
        people = self._people(count)
        return [self._new_table(next(people), self._kinds[n % len(self._kinds)]) for n in range(count)]

    def _people(self, tables: int) -> Iterator[list[Visitor]]:
        seats = max(kind.seats for kind in self._kinds)
        for n in range(tables):
            if n % TABLES_EACH == 0:
                people = [Visitor(self._server).named(name) for name in NAMES[:seats]]
            yield people

    def _new_table(self, people: list[Visitor], kind: Kind) -> LoadTable:
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (kind.seats - 1)]
        asked = {"game": kind.game, "chairs": chairs, "options": as_long_as_possible(find_game(kind.game))}
        id = str(people[0].post("/api/tables", asked)["id"])
        for seat in range(1, kind.seats):
            people[seat].post(f"/api/tables/{id}/sit", {"seat": seat})
        return LoadTable(id, [visitor.cookie for visitor in people[: kind.seats]], self)

    async def _join(self, table: LoadTable, room: asyncio.Semaphore, tick: Callable[[], None]) -> None:
        async with room:
            for seat in table.seats:
                seat.socket = await self._connect(table, str(seat.number), seat.cookie)
                self._listening.append(asyncio.create_task(listen(seat.socket, partial(table.hear, seat))))
        tick()

    async def watch(self, people: int, tick: Callable[[], None]) -> None:
        """So many people, each with a name, watch the first table."""
        cookies = await asyncio.to_thread(self._cookies, people)
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._sit_beside(self.tables[0], cookie, room, tick) for cookie in cookies))

    def _cookies(self, people: int) -> list[str]:
        return [Visitor(self._server).named(f"Watcher {n}").cookie for n in range(people)]

    async def _sit_beside(
        self, table: LoadTable, cookie: str, room: asyncio.Semaphore, tick: Callable[[], None]
    ) -> None:
        async with room:
            socket = await self._connect(table, "watch", cookie)
        self._listening.append(asyncio.create_task(listen(socket, table.show)))
        tick()

    async def _connect(self, table: LoadTable, place: str, cookie: str) -> ClientConnection:
        return await self._open.enter_async_context(
            connect(
                f"ws://{self._server.host}:{self._server.port}/api/tables/{table.id}/play?seat={place}",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                max_queue=None,
            )
        )

    async def close(self) -> None:
        await self._open.aclose()
        await asyncio.gather(*self._listening)

    async def play(self, rate: float, seconds: float, tick: Callable[[], None], tables: int | None = None) -> Measured:
        """So many choices a second for so long, spread evenly over the tables, whether the server keeps up or not."""
        self.screen, self.stored, self.watched, self.refused = [], [], [], 0
        turn = deque(self.tables[:tables])
        begun = time.perf_counter()
        for n in count():
            if n / rate >= seconds or not await self._until(begun + n / rate, begun + HOPELESS * seconds, turn):
                break
            await turn[0].choose(self._chance)
            turn.rotate(-1)
            tick()
        await self._settle()
        spent = max(seconds, time.perf_counter() - begun)
        times = sorted(self.screen), sorted(self.stored), sorted(self.watched)
        return Measured(len(self.stored), spent, *times, self.refused)

    async def _until(self, due: float, latest: float, turn: deque[LoadTable]) -> bool:
        """Wait for the moment, and for a table that can choose; False where it is hopeless."""
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while time.perf_counter() < latest:
            for _ in range(len(turn)):
                if turn[0].ready():
                    return True
                turn.rotate(-1)
            await asyncio.sleep(0.001)
        return False

    async def _settle(self) -> None:
        latest = time.perf_counter() + LAST_WAIT
        while any(table.chooser for table in self.tables) and time.perf_counter() < latest:
            await asyncio.sleep(0.005)
