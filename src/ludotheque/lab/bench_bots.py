"""How well a server's bots keep up: many tables at once, each with one person and bots, and how long a person waits."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.games import find_game
from ludotheque.kernel.difference import changed
from ludotheque.kernel.game import Data
from ludotheque.lab.bench_server import fast_loop
from ludotheque.lab.load import DECODER, Kind, Ticking, as_long_as_possible, in_ms, named, percentile
from ludotheque.lab.served import Served, Visitor, served

SUMS: Final = ("ludotheque_bot_seconds_sum", "ludotheque_bot_seconds_count", "ludotheque_bot_wait_seconds_sum")


class Asked(NamedTuple):
    kinds: list[Kind]  # which tables take in turn
    level: str
    tables: int
    pace: float  # seconds that a person thinks, on average
    seconds: float


class BotTable:
    """A person who plays at random against bots."""

    def __init__(self, visitor: Visitor, kind: Kind, level: str) -> None:
        chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * (kind.seats - 1)]
        asked = {"game": kind.game, "chairs": chairs, "options": as_long_as_possible(find_game(kind.game))}
        self.id = str(visitor.post("/api/tables", asked)["id"])
        self.cookie = visitor.cookie
        self.waits: list[float] = []  # from a choice to the next question

    async def play(self, server: Served, asked: Asked, chance: Random) -> None:
        address = f"ws://{server.host}:{server.port}/api/tables/{self.id}/play?seat=0"
        async with connect(address, additional_headers={"Cookie": self.cookie}, max_queue=None) as socket:
            sheet = await next_question(socket, None)
            while sheet is not None:
                await asyncio.sleep(chance.uniform(0, 2 * asked.pace))
                choice = {"type": "choose", "id": "c", "at": sheet["at"], "choice": chance.choice(sheet["menu"])}
                begun = time.perf_counter()
                await socket.send(msgspec.json.encode(choice), text=True)
                sheet = await next_question(socket, sheet)
                self.waits.append(time.perf_counter() - begun)


async def next_question(socket: ClientConnection, sheet: Data | None) -> Data | None:
    """The sheet with which the person is asked next; None once the game is over."""
    before = sheet["at"] if sheet else None
    try:
        while True:
            heard = DECODER.decode(await socket.recv(decode=False))
            sheet = changed(heard.sheet or sheet, heard.changes)
            if sheet and sheet["menu"] and sheet["sealed"] is None and sheet["at"] != before:
                return sheet
            if sheet and "rematch" in sheet["can"]:
                return None
    except ConnectionClosed:
        return None


async def measure_bots(server: Served, asked: Asked, ticking: Ticking) -> dict[str, Any]:
    """What came of so many seconds. Times are milliseconds."""
    tables, tick = list[BotTable](), ticking("tables", asked.tables)
    for n in range(asked.tables):
        tables.append(BotTable(Visitor(server).named(f"Ann {n}"), asked.kinds[n % len(asked.kinds)], asked.level))
        tick()
    before = sums(server)
    over = await play_for(asked.seconds, [table.play(server, asked, Random(n)) for n, table in enumerate(tables)])
    thought, choices, waited = (now - then for now, then in zip(sums(server), before, strict=True))
    waits = sorted(wait for table in tables for wait in table.waits)
    return {
        "game": named(asked.kinds),
        "level": asked.level,
        "tables": asked.tables,
        "over": over,
        "choices_per_second": round(choices / asked.seconds, 1),
        "thought": in_ms(thought / max(1, choices)),
        "waited": in_ms(waited / max(1, choices)),
        "next_p50": in_ms(percentile(waits, 0.5)),
        "next_p99": in_ms(percentile(waits, 0.99)),
        "held": int(server.held() or 0),
    }


async def play_for(seconds: float, games: list[Coroutine[Any, Any, None]]) -> int:
    """How many of these games are over by then; what goes wrong in one goes wrong here."""
    playing = [asyncio.create_task(game) for game in games]
    await asyncio.sleep(seconds)
    over = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return len([task.result() for task in over])


def sums(server: Served) -> list[float]:
    """Of all games: seconds thought, choices of bots, seconds waited for a turn to think."""
    text = Visitor(server).get("/metrics").decode()
    return [sum(float(n) for n in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)) for name in SUMS]


def run(database: str, asked: Asked, ticking: Ticking, **settings: object) -> dict[str, Any]:
    """Start a server on that database, measure its bots, and end it."""
    with served(database, **settings) as server, asyncio.Runner(loop_factory=fast_loop) as runner:
        return runner.run(measure_bots(server, asked, ticking))
