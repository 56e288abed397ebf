"""Twins: two servers with the same ids, secrets and times, where one seat does different things in secret."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from typing import Any

import structlog
import uvicorn

from ludotheque.cli.serve import listen, uvicorn_config
from ludotheque.server.app import create_app
from ludotheque.server.logs import RequestLog
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Row, Store

from .furniture import write
from .raw import RawClient, RawSocket
from .serving import MANY, ME, OPEN, Guest, Socket

NOON = 1_780_000_000_000
FOR_EVER = 3600.0  # seconds
TALKING = {"chat_per_second": 10_000.0, "chat_burst": 10_000}  # how much may be said depends on the real time


class Lent(Sources):
    """Time stands still until it is told to go on; ids and secrets come one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.time = NOON
        self.tokens = 0
        self.next_secret = "00" * 32
        self.database = ""
        self._pauses: list[tuple[asyncio.TimerHandle, Callable[[], None]]] = []

    def now(self) -> int:
        return self.time

    def after(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """A pause lasts until it is ended here."""
        handle = super().after(FOR_EVER, call)
        self._pauses.append((handle, call))
        return handle

    def end_pauses(self) -> None:
        pauses, self._pauses = self._pauses, []
        for handle, call in pauses:
            if not handle.cancelled():
                handle.cancel()
                call()

    def token(self) -> str:
        self.tokens += 1
        return sha256(str(self.tokens).encode()).hexdigest()[:16]

    def secret(self) -> str:
        return self.next_secret

    def seed(self) -> int:
        return 1


@asynccontextmanager
async def server_with(sources: Lent, database: str, **settings: Any) -> AsyncIterator[str]:
    """The server as `ludotheque serve` runs it, with lent sources; its address."""
    settings = {"books": os.environ["LUDOTHEQUE_BOOKS"], **MANY, **TALKING, "pause": 0.0, **settings}
    asked = Settings(database=database, bot_workers=1, **settings)
    sources.database = database
    app = await create_app(asked, sources)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(asked, RequestLog(app)))
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    running = asyncio.create_task(server.serve([listening]))
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        structlog.reset_defaults()


class Twin:
    """One of the two servers: somebody with secrets in all seats but one, somebody who must not notice, spectators."""

    def __init__(self, address: str, sources: Lent, observer: int, seats: int = 2) -> None:
        self.sources = sources
        self.seat = observer
        self.others = [seat for seat in range(seats) if seat != observer]
        self.secretive = Guest(address)
        self.observer = RawClient(address)
        self.watcher = RawClient(address)
        self.stranger = RawClient(address)  # who has not even a name
        self.told: list[tuple[str, bytes]] = []  # everything that anybody but the secretive was sent
        self.table = ""
        self._open = AsyncExitStack()

    async def come_in(self, before: list[tuple[int, str]], **asked: Any) -> None:
        """Everybody comes to a new table, at which these choices have been made, and sits down or watches."""
        enter = self._open.enter_async_context
        await enter(self.secretive)
        await self.secretive.named("Sly")
        for name, client in (("Ann", self.observer), ("Wat", self.watcher)):
            await enter(client)
            self.told.append((f"{name} comes", await client.ask("POST", "/api/me", {"name": name})))
        await enter(self.stranger)
        chairs = [ME] * len(self.others)
        chairs.insert(self.seat, OPEN)
        self.table = await self.secretive.new_table(*chairs, private=False, **asked)
        sitting = await self.observer.ask("POST", f"/api/tables/{self.table}/sit", {"seat": self.seat})
        self.told.append(("Ann sits", sitting))
        if before:
            await self.go_forward(before)
        await self.sit_down()

    async def go_forward(self, choices: list[tuple[int, str]]) -> None:
        """As if another process had written them: the server reads them where it would write the first one itself."""
        store = await Store.open(self.sources.database)
        rows = [Row(n, seat, "choose", text, self.sources.time) for n, (seat, text) in enumerate(choices)]
        await write(store, self.table, rows)
        await store.close()
        asked = {"seat": self.others[0], "deed": "abort"}
        assert (await self.secretive.post(f"/api/tables/{self.table}/deeds", asked, 409))["code"] == "cannot"

    async def sit_down(self) -> None:
        self.hidden: dict[int, Socket] = {}
        for seat in self.others:
            self.hidden[seat] = await self._open.enter_async_context(self.secretive.at(self.table, seat))
            await self.hidden[seat].until("table")
        self.sockets: dict[str, RawSocket] = {}
        for name, client, place in (
            ("Ann", self.observer, self.seat), ("Wat", self.watcher, "watch"), ("stranger", self.stranger, "watch")
        ):  # fmt: skip
            self.sockets[name] = await client.at(self.table, place)
            self._open.push_async_callback(self.sockets[name].close)
            await self.sockets[name].catch_up()
        await self.catch_up()

    @property
    def ann(self) -> RawSocket:
        return self.sockets["Ann"]

    async def go(self) -> None:
        await self._open.aclose()

    # What the secretive seats do

    async def choose(self, choice: str, seat: int | None = None, over_http: bool = False) -> None:
        """Choose for a seat, the first secretive one unless told, over the socket or beside it."""
        seat = self.others[0] if seat is None else seat
        hidden = self.hidden[seat]
        if not over_http:
            answer = await hidden.choose(choice)
            assert answer["type"] == "done", answer
            return
        asked = {"seat": seat, "at": hidden.sheet["at"], "choice": choice}
        found = await self.secretive.post(f"/api/tables/{self.table}/choices", asked)
        while hidden.sheet["at"] != found["sheet"]["at"]:
            await hidden.hear()

    async def hear_hidden(self) -> None:
        """The secretive seats hear everything that was sent to them."""
        for hidden in self.hidden.values():
            await hidden.connection.send('{"type":"ping"}')
            await hidden.until("pong")

    # What the others do, and are told

    async def ask(self, name: str, client: RawClient, path: str, headers: str = "") -> None:
        self.told.append((f"{name}: {path}", await client.ask("GET", path, headers=headers)))

    async def try_out(self, name: str, message: dict[str, Any]) -> dict[str, Any]:
        """Something over a socket, with its answer; what is heard there counts as told."""
        return await self.sockets[name].answered({"id": "m", **message})

    async def catch_up(self) -> None:
        """Everybody has heard what there was."""
        await self.hear_hidden()
        for socket in self.sockets.values():
            await socket.catch_up()

    async def look_around(self, compressed: bool) -> None:
        """Everything that a client asks for, from everybody who must not notice anything."""
        here = f"/api/tables/{self.table}"
        for name, client in (("Ann", self.observer), ("Wat", self.watcher), ("stranger", self.stranger)):
            for path in (here, f"{here}/sheet", "/api/tables"):
                await self.ask(name, client, path)
        for path in (
            f"{here}/sheet?seat={self.seat}", f"{here}/sheet?seat={self.others[0]}", "/api/me", "/api/me/tables",
            f"{here}/replay?seen_by=all", f"{here}/replay/0?seen_by={self.seat}", f"{here}/record", f"{here}/fair",
        ):  # fmt: skip
            await self.ask("Ann", self.observer, path)
        if compressed:
            await self.ask("Ann", self.observer, f"{here}/sheet?seat={self.seat}", "Accept-Encoding: gzip\r\n")
        await self.ask("stranger", self.stranger, "/metrics", "X-Forwarded-For: 203.0.113.9\r\n")

    async def look_in(self, name: str, client: RawClient, seat: int | str) -> None:
        """A second socket of somebody who is there, which is sent everything anew; nobody else hears of it."""
        second = await client.at(self.table, seat)
        await second.catch_up()
        await second.close()
        self.told += [(f"{name} looks in", frame) for frame in second.heard]
        await self.catch_up()

    def all_told(self) -> list[tuple[str, bytes]]:
        """All bytes that were sent since the last time; in which order, too."""
        found, self.told = self.told, []
        for name, socket in self.sockets.items():
            found += [(f"{name}'s socket", frame) for frame in socket.heard]
            socket.heard = []
        return found


def first_difference(
    one: list[tuple[str, bytes]], other: list[tuple[str, bytes]], masked: list[tuple[bytes, bytes]]
) -> str | None:
    """Where two seats were not told the same, in the same order and size; None where they were."""
    for (name, mine), (_, yours) in zip(one, other):
        for a, b in masked:
            mine, yours = mine.replace(a, b"-" * len(a)), yours.replace(b, b"-" * len(b))
        if mine != yours:
            at = next((i for i, (a, b) in enumerate(zip(mine, yours)) if a != b), min(len(mine), len(yours)))
            return f"{name}, byte {at}: {mine[max(0, at - 80) : at + 80]!r} or {yours[max(0, at - 80) : at + 80]!r}"
    return None if len(one) == len(other) else f"{len(one)} or {len(other)} things told"


@asynccontextmanager
async def two_servers(databases: list[str]) -> AsyncIterator[list[tuple[str, Lent]]]:
    """The addresses and sources of two servers that began alike."""
    async with AsyncExitStack() as stack:
        twins = [(database, Lent()) for database in databases]
        yield [(await stack.enter_async_context(server_with(lent, database)), lent) for database, lent in twins]
