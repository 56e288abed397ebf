"""The server is killed at any moment and started again: no word that it gave is lost or said twice."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from ludotheque.server.play import Play
from ludotheque.server.store import Row, Store, StoredTable
from tests.counts import FULL, at_least

from .conftest import STORES
from .players import Player
from .playing import NAMES, guests
from .processes import all_gone, children_of
from .serving import MANY, ME, ONE_ROUND, OPEN, PATIENCE, RANDOM_BOT, Guest, ServerProcess

HOUSES = at_least(1, 4)  # side by side
KILLS = at_least(2, 100)  # in each; with those of the crowds, a thousand on either store
CROWD_KILLS = at_least(1, 100)  # in the midst of windows
MOST_KILLS = CROWD_KILLS + 10  # until one of them has met a pause: where there is much to do, it may be over by then
PAUSE = 0.4  # seconds, long enough to be met while it lasts
TABLES = 10  # in play at once
SHUTDOWN = 10  # seconds that the server may take to end
EVERYTHING = {**ONE_ROUND, "relics": True, "events": True}
CROWDS: dict[str, tuple[str, int, dict[str, Any]]] = {  # game, seats and options
    "strain": ("strain", 4, {}),
    "legends": ("legends", 2, {}),
    "legends-custom": ("legends", 2, {"beige": "custom", "grey": "custom"}),
    "legends-teams": ("legends", 4, {}),
    "rrd": ("rrd", 2, {}),
    "rrd-alone": ("rrd", 1, {}),
}
# Each crowd on either store; where there is less time, on one and the other in turn.
STORES_AND_CROWDS = [
    (store, crowd) for n, crowd in enumerate(CROWDS) for m, store in enumerate(STORES) if FULL or n % 2 == m
]
NO_WINDOWS = ("rrd",)  # games that never pause


class House:
    """A server that dies and comes back, and the tables in it."""

    def __init__(self, server: ServerProcess, store: Store, chance: Random) -> None:
        self.server = server
        self.store = store
        self.chance = chance
        self.ann = Guest(server.address)
        self.ben = Guest(server.address)
        self.players: dict[str, list[Player]] = {}  # by table; a table of bots has none
        self.rows: dict[str, list[Row]] = {}  # what the log held when it was last looked at
        self.shown: dict[str, int] = {}  # how much of it, at least, led to the sheets that were asked for then
        self.set_ups = 0
        self.orphans = 0  # processes of bots whose server was killed

    async def fill(self) -> None:
        """Set tables up until there are enough: of two people, at one screen, against bots, among bots."""
        while len(self.players) < TABLES:
            await self.set_up()

    async def set_up(self) -> None:
        self.set_ups += 1
        kind = self.set_ups % 5
        chairs = [(ME, OPEN), (OPEN, ME), (ME, ME), (RANDOM_BOT, ME), (RANDOM_BOT, RANDOM_BOT)][kind]
        table = await self.ann.new_table(*chairs, options=EVERYTHING if self.set_ups % 2 else ONE_ROUND)
        people = [self.ann if chair is ME else self.ben for chair in chairs if chair is not RANDOM_BOT]
        seats = [seat for seat, chair in enumerate(chairs) if chair is not RANDOM_BOT]
        self.rows[table], self.shown[table] = [], 0
        self.players[table] = [
            Player(guest, table, seat, Random(self.chance.random())) for guest, seat in zip(people, seats)
        ]
        if OPEN in chairs:  # whoever is not answered may sit there all the same
            await self.ben.post(f"/api/tables/{table}/sit", {"seat": chairs.index(OPEN)})

    def everybody(self) -> list[Player]:
        return [player for players in self.players.values() for player in players]

    async def play(self, seconds: float) -> list[asyncio.Task[None]]:
        """Everybody plays, some leave their answers to the others for now."""
        lazy = [self.chance.choice([0.0, 0.0, 0.3]) for _ in self.everybody()]
        tasks = [asyncio.create_task(player.play(0.03, lazy=of)) for player, of in zip(self.everybody(), lazy)]
        await asyncio.sleep(seconds)
        return tasks

    async def knock_down(self) -> None:
        """Kill the server in full play, and start it again; its bots' processes go with it."""
        if not self.orphans:
            await self.bots_to_come()
        playing = await self.play(self.chance.uniform(0.05, 0.6))
        opening = asyncio.create_task(self.open_one_more())
        await asyncio.sleep(self.chance.uniform(0, 0.02))
        children = children_of(self.server.pid)
        self.orphans += len(children)
        assert self.server.kill() == -signal.SIGKILL
        await asyncio.gather(*playing, opening)
        assert await all_gone(children, PATIENCE), "processes of bots go on without their server"
        await self.server.start()

    async def bots_to_come(self) -> None:
        """Their processes begin a while after the server."""
        async with asyncio.timeout(PATIENCE):
            while not children_of(self.server.pid):
                await asyncio.sleep(0.1)

    async def open_one_more(self) -> None:
        with contextlib.suppress(httpx.TransportError):
            await self.set_up()

    async def rest(self) -> None:
        """Kill the server while nobody chooses, in the middle of games: everybody finds the sheet that was there."""
        playing = await self.play(self.chance.uniform(0.05, 0.4))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        before = {table: await self.at_rest(table) for table in self.players}
        self.server.kill()
        await self.server.start()
        for table, (rows, sheets) in before.items():
            found, offered = await self.at_rest(table)
            assert offered == sheets or len(found) > len(rows)  # bots have gone on

    async def at_rest(self, table: str) -> tuple[list[Row], list[Any]]:
        """The log and the sheets that it leads to."""
        rows: list[Row] | None = None
        sheets: list[Any] = []
        while rows != (rows := await self.store.rows(table)):
            await asyncio.sleep(0.05)
            sheets = [await sheet_of(player) for player in self.players[table]]
        return rows, sheets

    # What must hold after a restart

    async def check(self) -> None:
        for table, players in list(self.players.items()):
            await self.check_table(table, players)

    async def check_table(self, table: str, players: list[Player]) -> None:
        found = await self.store.table(table)
        assert found is not None, "a table that was answered is not there"
        if found.phase == "open":  # its second player had not sat down yet
            self.forget(table)
            return
        known, least = self.rows[table], len(await self.store.rows(table))
        fresh = {player.seat: await sheet_of(player) for player in players}
        rows = await self.store.rows(table)
        assert [row.n for row in rows] == list(range(len(rows)))
        assert rows[: len(known)] == known, "the log has changed behind what it held"
        offered = Offered(found, rows, self.shown[table])
        for player in players:
            player.compare(rows)
            offered.check(player, fresh[player.seat], least)
        self.rows[table], self.shown[table] = rows, least  # bots may have gone on in between
        if offered.over and (await self.ann.get(f"/api/tables/{table}"))["phase"] == "over":
            self.forget(table)

    def forget(self, table: str) -> None:
        del self.players[table], self.rows[table], self.shown[table]

    async def play_to_the_end(self) -> None:
        """Whatever was interrupted, and how often: every game is played to its end."""
        await asyncio.gather(*(player.play(0.0) for player in self.everybody()))
        for table in self.players:
            await self.finished(table)
        await self.check()
        assert self.players == {}

    async def finished(self, table: str) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            while (await self.ann.get(f"/api/tables/{table}"))["phase"] != "over":
                await asyncio.sleep(0.05)


class Offered:
    """What a table offers each seat after each row of its log, from a number of rows on."""

    def __init__(self, stored: StoredTable, rows: list[Row], since: int) -> None:
        play = Play(stored)
        for row in rows[:since]:
            play.apply(row)
        self.rows = rows
        self.since = since
        self.sheets = [self._all(play)]
        for row in rows[since:]:
            play.apply(row)
            self.sheets.append(self._all(play))
        self.over = play.over

    def _all(self, play: Play) -> list[Any]:
        return [timeless(msgspec.to_builtins(play.sheet(seat, 0))) for seat in range(play.seats)]

    def check(self, player: Player, fresh: Any, least: int) -> None:
        """The seat is offered what the log leads to, and its last sheet was on the way there."""
        now = [self.sheets[n - self.since][player.seat] for n in range(least, len(self.rows) + 1)]
        assert fresh in now, f"seat {player.seat} is offered something else"
        if player.sheet:
            ways = [
                n for n, sheets in enumerate(self.sheets, self.since) if sheets[player.seat] == timeless(player.sheet)
            ]
            assert ways, f"seat {player.seat} had a sheet of {player.sheet['at']} that the log does not lead to"
            behind = [row for row in self.rows[ways[-1] :] if row.seat == player.seat]
            assert len(behind) <= 1, "more than one unanswered choice was stored"
        player.sheet = fresh


def timeless(sheet: Any) -> Any:
    return {**sheet, "clock": None}


async def sheet_of(player: Player) -> Any:
    found = await player.guest.get(f"/api/tables/{player.table}/sheet?seat={player.seat}")
    return timeless(found["sheet"])


@asynccontextmanager
async def serving_in_a_process(store_url: str, pause: float = MANY["pause"]) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(store_url, pause=str(pause))
    await server.start()
    try:
        yield server
    finally:
        server.kill()  # where it has not ended yet


@pytest.mark.parametrize("number", range(HOUSES))
async def test_a_killed_server_has_lost_and_doubled_nothing(store_url: str, number: int) -> None:
    async with serving_in_a_process(store_url) as server:
        store = await Store.open(store_url)
        house = House(server, store, Random(store_url))
        async with house.ann, house.ben:
            await house.ann.named("Ann")
            await house.ben.named("Ben")
            for kill in range(number, number + KILLS):
                await house.fill()
                await (house.knock_down() if kill % 3 else house.rest())
                await house.check()
            await house.play_to_the_end()
        await store.close()
        assert server.kill(signal.SIGTERM) == 0


@pytest.mark.parametrize(("store_url", "crowd"), STORES_AND_CROWDS, indirect=["store_url"])
async def test_a_server_that_is_killed_in_windows_and_pauses_goes_on_where_the_log_ends(
    store_url: str, crowd: str
) -> None:
    """Every other time the server is killed while the table pauses, where it does, which is in no log."""
    game, seats, options = CROWDS[crowd]
    chance, pauses = Random(store_url), game not in NO_WINDOWS
    number = in_pauses = 0
    async with (
        serving_in_a_process(store_url, pause=PAUSE) as server, guests(server.address, *NAMES[:seats]) as people
    ):  # fmt: skip
        store = await Store.open(store_url)
        players = await at_a_new_table(people, game, options)
        while number < CROWD_KILLS or (pauses and not in_pauses and number < MOST_KILLS):
            known = await store.rows(players[0].table)
            playing = [asyncio.create_task(player.play(0.02)) for player in players]
            await asyncio.sleep(chance.uniform(0.1, 0.6))
            if pauses and number % 2 == 0:
                await until_it_pauses(store, players[0].table)
            server.kill()
            await asyncio.gather(*playing)
            await server.start()
            rows = await store.rows(players[0].table)
            assert rows[: len(known)] == known, "the log has changed behind what it held"
            in_pauses += await check_at_rest(store, players)
            number += 1
            if any(player.over for player in players):
                players = await at_a_new_table(people, game, options)
        await goes_on(store, players)
        await store.close()
    assert in_pauses or not pauses


async def at_a_new_table(people: list[Guest], game: str, options: dict[str, Any]) -> list[Player]:
    table = await people[0].new_table(ME, *[OPEN] * (len(people) - 1), game=game, options=options)
    for seat in range(1, len(people)):
        await people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    return [Player(guest, table, seat, Random(f"{table} {seat}")) for seat, guest in enumerate(people)]


async def until_it_pauses(store: Store, table: str) -> None:
    """The log has come to a moment in which nobody is asked, or to the end of the game. Where neither comes for long,
    as among armies whose abilities are gone, any other moment will do.
    """
    stored = await store.table(table)
    assert stored is not None
    play, until = Play(stored), time.monotonic() + PATIENCE / 2
    while (rows := await store.rows(table, play.length)) or not (play.paused or play.over):
        for row in rows:
            play.apply(row)
        if time.monotonic() > until:
            return
        await asyncio.sleep(0.005)


async def goes_on(store: Store, players: list[Player]) -> None:
    """Everybody can play on where the last life of the server ended."""
    table = players[0].table
    before = len(await store.rows(table))
    playing = [asyncio.create_task(player.play(0.0)) for player in players]
    async with asyncio.timeout(3 * PATIENCE):
        while len(await store.rows(table)) < before + 8 and not all(player.over for player in players):
            await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def check_at_rest(store: Store, players: list[Player]) -> bool:
    """Every choice that was answered is in the log once, and everybody is offered what it leads to, after all pauses;
    whether it ended in one.
    """
    table = players[0].table
    stored, rows = await store.table(table), await store.rows(table)
    assert stored is not None
    play = Play(stored)
    for row in rows:
        play.apply(row)
    pauses = play.paused
    play.settle()
    assert play.over or any(play.menu(player.seat) for player in players)
    for player in players:
        player.compare(rows)
        assert await sheet_of(player) == timeless(msgspec.to_builtins(play.sheet(player.seat, 0)))
        player.over = play.over
    return pauses


async def test_a_server_that_is_asked_to_end_says_so_to_every_socket(store_url: str) -> None:
    async with serving_in_a_process(store_url) as server, Guest(server.address) as ann:
        await ann.named("Ann")
        table = await ann.new_table(ME, ME)
        players = [Player(ann, table, seat, Random(seat)) for seat in (0, 1)]
        playing = [asyncio.create_task(player.play(0.05)) for player in players]
        async with ann.at(table, "watch") as watcher:
            await watcher.until("update")
            begun, children = time.monotonic(), children_of(server.pid)
            assert server.kill(signal.SIGTERM) == 0
            assert time.monotonic() - begun < SHUTDOWN
            await watcher.connection.wait_closed()
            await asyncio.gather(*playing)
        assert [player.code for player in players] == [1012, 1012]
        assert watcher.connection.close_code == 1012
        assert await all_gone(children, PATIENCE)
    store = await Store.open(store_url)
    for player in players:
        player.compare(await store.rows(table))
    await store.close()
