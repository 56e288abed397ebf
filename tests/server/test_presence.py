"""Who is at a table: however many watch, at however many servers, whoever comes or goes is told in a few bytes."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect

from ludotheque.server.presence import Presence, change, together
from tests.counts import at_least

from .playing import guests, hear_out
from .serving import ME, OPEN, PATIENCE, Socket, client_of, serving

WATCHERS = at_least(120, 300)  # 110 with long names were too many for one notice of PostgreSQL's
FEW_BYTES = 250  # for somebody who comes, name and all


def long_name(number: int) -> str:
    return f"{number:03}" + "語" * 17


async def crowd(stack: AsyncExitStack, server: str, table: str) -> list[Socket]:
    """So many who watch, with sockets only: a client for each of them would take longer than all else."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play"
    sockets = []
    async with client_of(server) as http:
        for number in range(WATCHERS):
            http.cookies.clear()
            (await http.post("/api/me", json={"name": long_name(number)})).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            joining = connect(address, additional_headers={"Cookie": cookie}, max_queue=None, open_timeout=PATIENCE)
            sockets.append(Socket(await stack.enter_async_context(joining)))
    return sockets


async def until_seen(socket: Socket, watchers: int) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while len(socket.watchers) != watchers:
            await socket.hear()


async def test_many_watchers_with_long_names_are_seen_at_every_server(postgres_url: str) -> None:
    """At one that has the table later, all at once, in pieces; from then on, one by one."""
    everybody = [long_name(number) for number in range(WATCHERS)]
    async with serving(postgres_url) as other, guests(other, "Ann") as [ann], AsyncExitStack() as stack:
        table = await ann.new_table(ME, OPEN)
        sockets = await crowd(stack, other, table)
        async with serving(postgres_url) as one:
            ann.server = one
            async with ann.at(table) as player:
                await until_seen(player, WATCHERS)
                assert sorted(player.watchers.values()) == everybody
                for socket in sockets[10:]:
                    await socket.connection.close()
                await until_seen(player, 10)
                assert sorted(player.watchers.values()) == everybody[:10]
        await until_seen(sockets[0], 10)
        check_few_bytes(sockets[0])


def check_few_bytes(socket: Socket) -> None:
    """After everything about the table, once, only who has come and who has gone."""
    later = [text.encode() for text in socket.received[1:]]
    assert {json.loads(text)["type"] for text in later} == {"presence"}
    assert len(later) <= 2 * WATCHERS + 10
    assert max(map(len, later)) < FEW_BYTES


async def test_two_sockets_of_one_person_are_one_watcher(server: str) -> None:
    async with guests(server, "Ann", "Cleo") as [ann, cleo]:
        table = await ann.new_table(ME, ME)
        async with ann.at(table, 0) as player, cleo.at(table) as first:
            await first.until("table")
            await until_seen(player, 1)
            async with cleo.at(table) as second:
                await second.until("table")
                assert [message["type"] for message in await hear_out(player)] == []
            assert [message["type"] for message in await hear_out(player, wait=0.3)] == []
            await first.connection.close()
            await until_seen(player, 0)


async def test_seats_come_and_go_by_themselves(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, ME)
        async with ann.at(table, 0) as first:
            await first.until("table")
            async with ann.at(table, 1) as second:
                await second.until("table")
                while not first.facts["chairs"][1]["here"]:
                    await first.hear()
            assert (await first.until("presence")) == {
                "type": "presence", "here": [], "away": [1], "came": [], "left": [],
            }  # fmt: skip


@pytest.mark.parametrize("seats", [set(), {0}])
def test_what_has_not_changed_is_not_told(seats: set[int]) -> None:
    here = Presence(seats, {"ann": "Ann"})
    assert change(here, together([Presence(), here])) is None
