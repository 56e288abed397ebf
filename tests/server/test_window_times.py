"""How long windows stay open, as a spectator sees it, tells nothing of whether a bot was asked."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ludotheque.server import wire
from ludotheque.server.pauses import is_window
from ludotheque.server.play import Play
from ludotheque.server.store import Row, Store, StoredChair, StoredTable

from ..counts import at_least
from .furniture import a_table, write
from .serving import Guest, ServerProcess
from .twins import NOON

SEATS = 4
PAUSE = 0.35  # seconds; long enough for bots to be asked
WINDOWS = at_least(24, 250)  # of each kind
AT_ONCE = 24  # more than bots have time for
LONGEST = 260  # choices before a window: a server plays them when it opens the table
CHANCE = 3  # standard deviations from what a guess would give


class Opening(NamedTuple):
    """A game of Strain up to a choice that opens a window, and whether somebody is asked in it."""

    rows: list[Row]
    last: Row
    asked: bool


def a_strain(id: str = "t1") -> StoredTable:
    """Without clocks, so that nobody's time is up."""
    stored = a_table(id=id, game_id="strain", seats=SEATS)
    stored.clock = wire.Clock()
    return stored


def openings(seed: int) -> Iterator[Opening]:
    """All those of a random game."""
    play, chance, rows = Play(a_strain()), Random(seed), list[Row]()
    while not play.over and len(rows) < LONGEST:
        if play.paused:
            play.go_on()
            continue
        before = is_window(play.state)
        seat = chance.choice(play.state.deciders())
        row = Row(play.length, seat, "choose", chance.choice(play.menu(seat)), NOON)
        play.apply(row)
        if is_window(play.state) and not before and seat not in play.state.asked():
            yield Opening(rows[:], row, bool(play.state.asked()))
        rows.append(row)


def of_each_kind() -> list[Opening]:
    found: dict[bool, list[Opening]] = {True: [], False: []}
    seed = 0
    while min(map(len, found.values())) < WINDOWS:
        for opening in openings(seed):
            found[opening.asked].append(opening)
        seed += 1
    chance = Random(1)
    chosen = [*chance.sample(found[True], WINDOWS), *chance.sample(found[False], WINDOWS)]
    chance.shuffle(chosen)
    return chosen


async def laid(store: Store, id: str, person: str, opening: Opening) -> None:
    """A table of bots and one person, whose choice opens the window."""
    chairs = [StoredChair(seat, "bot", None, "greedy", "") for seat in range(SEATS)]
    chairs[opening.last.seat] = StoredChair(opening.last.seat, "person", person, None, "Wat")
    await store.add_table(a_strain(id), chairs)
    assert await store.start(id, NOON)
    await write(store, id, opening.rows)


async def open_for(guest: Guest, table: str, of: Opening, ready: asyncio.Barrier, turn: asyncio.Semaphore) -> float:
    """The seconds from when a spectator is shown the window to when it is shown what came of it."""
    seat, text = of.last.seat, of.last.text
    async with guest.at(table, "watch") as socket, guest.at(table, seat) as own:
        await socket.until("table")
        await own.until("table")
        choice = {"seat": seat, "at": own.sheet["at"], "choice": text}
        await ready.wait()  # no table is opened while times are taken
        async with turn:
            await guest.post(f"/api/tables/{table}/choices", choice)
            await socket.until("update")
            begun = time.monotonic()
            await socket.until("update")
            return time.monotonic() - begun


async def measured(database: str, chosen: list[Opening]) -> list[float]:
    server, store = ServerProcess(database, pause=str(PAUSE)), await Store.open(database)
    await server.start()
    try:
        async with Guest(server.address) as guest:
            await guest.named("Wat")
            person = (await guest.get("/api/me"))["id"]
            for n, opening in enumerate(chosen):
                await laid(store, f"t{n}", person, opening)
            ready, turn = asyncio.Barrier(len(chosen)), asyncio.Semaphore(AT_ONCE)
            return await asyncio.gather(*(open_for(guest, f"t{n}", of, ready, turn) for n, of in enumerate(chosen)))
    finally:
        server.kill()
        await store.close()


async def test_how_long_a_window_stays_open_does_not_tell_whether_a_bot_was_asked(sqlite_url: str) -> None:
    """A guess by time, the longer or the shorter, is right as often as one by a coin."""
    chosen = of_each_kind()
    times = await measured(sqlite_url, chosen)
    asked = [seconds for seconds, opening in zip(times, chosen, strict=True) if opening.asked]
    idle = [seconds for seconds, opening in zip(times, chosen, strict=True) if not opening.asked]
    right = sum((one > other) + (one == other) / 2 for one in asked for other in idle) / (len(asked) * len(idle))
    deviation = math.sqrt((len(asked) + len(idle) + 1) / (12 * len(asked) * len(idle)))
    assert abs(right - 0.5) < CHANCE * deviation, f"guessed right in {right:.2f} of all pairs"
