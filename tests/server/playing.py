"""People who play: whole games at the tables of a server, choice by choice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from ludotheque.kernel.difference import changed
from ludotheque.server.sources import Sources

from .serving import ME, OPEN, PATIENCE, Guest, Socket

SEATS = {"strife": 2, "strain": 4, "legends": 4, "rrd": 2}  # at tables of tests that run with every game
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
QUIET = 0.3  # seconds in which somebody would have heard something


class LentTime(Sources):
    """The server's clock, which a test can put forward."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead

    def pass_by(self, seconds: float) -> None:
        self.ahead += round(seconds * 1000)


class StillTime(LentTime):
    """A clock that stands where nobody puts it forward, however slow the machine is."""

    def even(self) -> int:
        return 0


class Party(NamedTuple):
    """People at one table, each at a socket."""

    table: str
    people: list[Guest]
    sockets: list[Socket]

    @property
    def ann(self) -> Guest:
        return self.people[0]

    async def possible(self) -> dict[str, Any]:
        """A choice that somebody could make now, with their seat."""
        socket = await whoever_is_asked(self.sockets)
        return {"seat": self.sockets.index(socket), "at": socket.sheet["at"], "choice": socket.sheet["menu"][0]}

    async def sheets(self) -> list[Any]:
        """What everybody is shown and told."""
        found = [await sheet_of(guest, self.table, seat) for seat, guest in enumerate(self.people)]
        return [(one["sheet"], one["events"]) for one in found]

    async def go_on(self, choices: int) -> None:
        for n in range(choices):
            await choose_any(await whoever_is_asked(self.sockets), Random(n))


class Pair(NamedTuple):
    """Ann and Ben at one table, each at a socket."""

    table: str
    ann: Guest
    ben: Guest
    sockets: list[Socket]


@asynccontextmanager
async def guests(server: str, *names: str) -> AsyncIterator[list[Guest]]:
    async with AsyncExitStack() as stack:
        yield [await (await stack.enter_async_context(Guest(server))).named(name) for name in names]


@asynccontextmanager
async def two_at_a_table(server: str, other_server: str = "", **more: Any) -> AsyncIterator[Pair]:
    """Ann opens a table and Ben comes by the link; both are at their sockets."""
    async with guests(server, "Ann") as [ann], guests(other_server or server, "Ben") as [ben]:
        table = await ann.new_table(ME, OPEN, **more)
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with ann.at(table) as first, ben.at(table) as second:
            for socket in (first, second):
                while not socket.sheet:  # news of the start take a moment between two servers
                    await socket.hear()
            for socket in (first, second):
                await hear_out(socket)  # that both are here
            yield Pair(table, ann, ben, [first, second])


@asynccontextmanager
async def party(server: str, seats: int, game: str = "strain", **more: Any) -> AsyncIterator[Party]:
    """Ann opens a table and the others come by the link; all are at their sockets."""
    async with guests(server, *NAMES[:seats]) as people, AsyncExitStack() as stack:
        table = await people[0].new_table(ME, *[OPEN] * (seats - 1), game=game, **more)
        for seat in range(1, seats):
            await people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
        sockets = [await stack.enter_async_context(guest.at(table)) for guest in people]
        for socket in sockets:
            await hear_out(socket)
        yield Party(table, people, sockets)


async def play_to_the_end(socket: Socket, chance: Random) -> None:
    """Choose at random whenever asked, until the game is over."""
    while not socket.over:
        if socket.asked:
            await choose_any(socket, chance)
        else:
            await socket.hear()


async def until_asked(socket: Socket) -> None:
    while not socket.asked:
        await socket.hear()


async def choose_any(socket: Socket, chance: Random) -> None:
    answer = await socket.choose(chance.choice(socket.sheet["menu"]))
    assert answer["type"] == "done", answer


async def play_all(sockets: list[Socket], seed: int = 1) -> None:
    """Every seat plays at its own pace."""
    await asyncio.gather(*(play_to_the_end(socket, Random(seed + n)) for n, socket in enumerate(sockets)))


async def whoever_is_asked(sockets: list[Socket]) -> Socket:
    """The first seat that has to choose, once all have heard what there is to hear, and no pause is under way."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for socket in sockets:
                await hear_out(socket)
            if asked := [socket for socket in sockets if socket.asked]:
                return asked[0]
            await asyncio.sleep(0.01)


async def hear_out(socket: Socket, wait: float = 0.0) -> list[dict[str, Any]]:
    """What has been sent up to now: the server answers a ping after everything before it."""
    if wait:
        await asyncio.sleep(wait)
    await socket.connection.send(json.dumps({"type": "ping"}))
    heard: list[dict[str, Any]] = []
    while (message := await socket.hear())["type"] != "pong":
        heard.append(message)
    return heard


async def sheet_of(guest: Guest, table: str, seat: int | None) -> Any:
    return await guest.get(f"/api/tables/{table}/sheet" + ("" if seat is None else f"?seat={seat}"))


async def frames_seen_by(guest: Guest, table: str, seen_by: str) -> list[dict[str, Any]]:
    """A finished game step by step, put together from its pages; every frame with its views whole."""
    replay = await guest.get(f"/api/tables/{table}/replay?seen_by={seen_by}")
    assert (replay["seen_by"], replay["whole"]) == (seen_by, True)
    frames: list[dict[str, Any]] = []
    while len(frames) < replay["steps"]:
        number = len(frames) // replay["page"]
        page = await guest.get(f"/api/tables/{table}/replay/{number}?seen_by={seen_by}")
        assert page["first"] == len(frames)
        for frame in page["steps"]:
            views = frame["views"] or changed(frames[-1]["views"], frame["changes"])
            frames.append({**frame, "views": views})
    return frames


async def choose_by_http(guest: Guest, table: str, seat: int, chance: Random) -> bool:
    """Choose something for that seat over HTTP, where it is asked; whether it was."""
    sheet = (await sheet_of(guest, table, seat))["sheet"]
    if not sheet["menu"] or sheet["sealed"] is not None:
        return False
    choice = {"seat": seat, "at": sheet["at"], "choice": chance.choice(sheet["menu"])}
    answer = await guest.post(f"/api/tables/{table}/choices", choice)
    assert answer["seat"] == seat
    return True


async def closed_with(socket: Socket) -> tuple[int, str]:
    """Hear until the server closes the socket; its code and reason."""
    with suppress(ConnectionClosed):
        while True:
            async with asyncio.timeout(PATIENCE):
                await socket.connection.recv()
    return socket.connection.close_code or 0, socket.connection.close_reason or ""


def problem_of(answer: httpx.Response) -> str:
    """The code of a refusal; every refusal is a problem in words."""
    problem = answer.json()
    assert set(problem) == {"code", "params", "text"}, problem
    assert problem["text"], problem
    return str(problem["code"])
