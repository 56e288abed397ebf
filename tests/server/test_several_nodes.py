"""Several server processes on one PostgreSQL serve the same tables: players need not be at the same one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.server.play import Play
from ludotheque.server.store import Store

from .playing import choose_any, choose_by_http, guests, hear_out, play_all, sheet_of, two_at_a_table, whoever_is_asked
from .serving import ME, OPEN, Guest, ServerProcess, Socket

Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def two_servers(shared_postgres_url: str) -> Iterator[Nodes]:
    """Two servers on one database; which of them came first is nobody's business."""
    both = ServerProcess(shared_postgres_url, bot_workers="1"), ServerProcess(shared_postgres_url, bot_workers="1")
    yield both
    for node in both:
        node.kill()


@pytest.fixture
async def nodes(two_servers: Nodes) -> Nodes:
    """Both of them at work, whatever the test before did to them."""
    await asyncio.gather(*(node.start() for node in two_servers if not node.runs))
    return two_servers


async def test_two_players_at_two_servers_play_a_whole_game(nodes: Nodes) -> None:
    one, other = nodes
    async with two_at_a_table(one.address, other.address) as pair:
        await play_all(pair.sockets)
        first, second = pair.sockets
        assert first.facts["ending"] == second.facts["ending"]
        assert first.facts["ending"]["how"] == "played"
        for guest in (pair.ann, pair.ben):
            fair = await guest.get(f"/api/tables/{pair.table}/fair")
            assert (fair["matches"], fair["replays"]) == (True, True)


async def test_a_session_is_good_at_every_server(nodes: Nodes) -> None:
    one, other = nodes
    async with guests(one.address, "Ann") as [ann], Guest(other.address) as elsewhere:
        elsewhere.http.cookies = ann.http.cookies
        assert await elsewhere.get("/api/me") == await ann.get("/api/me")


async def test_talk_and_presence_cross_over(nodes: Nodes) -> None:
    one, other = nodes
    async with two_at_a_table(one.address, other.address) as pair, guests(other.address, "Cleo") as [cleo]:
        first, second = pair.sockets
        await until(first, lambda: first.facts["chairs"][1]["here"])
        await until(second, lambda: second.facts["chairs"][0]["here"])
        await second.answer("say", text="hello over there")
        assert (await first.until("chat"))["said"]["text"] == "hello over there"
        async with cleo.at(pair.table) as beside:
            await beside.until("table")
            await until(first, lambda: bool(first.watchers))
            [(who, name)] = first.watchers.items()
            assert name == "Cleo"
            assert (await first.answer("remove", person=who))["type"] == "done"
            while beside.connection.close_code is None:
                await asyncio.sleep(0.02)
            assert beside.connection.close_code == 4403
        await until(first, lambda: not first.watchers)


async def until(socket: Socket, reached: Callable[[], bool]) -> None:
    while not reached():
        await socket.hear()


async def test_nothing_crosses_over_when_an_answer_is_sealed(nodes: Nodes) -> None:
    one, other = nodes
    async with two_at_a_table(one.address, other.address) as pair:
        first, second = pair.sockets
        await until(first, lambda: first.facts["chairs"][1]["here"])
        await until(second, lambda: second.facts["chairs"][0]["here"])
        await hear_out(second, wait=0.5)
        before = await sheet_of(pair.ben, pair.table, 1)
        for choice in first.sheet["menu"][:3]:
            assert (await first.choose(choice))["type"] == "done"
        assert await hear_out(second, wait=0.5) == []
        assert await sheet_of(pair.ben, pair.table, 1) == before


async def test_nothing_crosses_over_to_whom_has_just_come_back(nodes: Nodes) -> None:
    """What a seat was sent before it went away must not make it hear more afterwards."""
    one, other = nodes
    chance = Random(1)
    async with two_at_a_table(one.address, other.address) as pair:
        first, second = pair.sockets
        await second.connection.close()
        people = [(0, pair.ann), (1, pair.ben)]
        for seat, guest in people:
            assert await choose_by_http(guest, pair.table, seat, chance)
        while len((await sheet_of(pair.ben, pair.table, 1))["sheet"]["waiting"]) < 2:  # to the next one put to both
            seat, guest = people[(await sheet_of(pair.ben, pair.table, 1))["sheet"]["waiting"][0]]
            await choose_by_http(guest, pair.table, seat, chance)
        async with pair.ben.at(pair.table) as back:
            await back.until("table")
            await hear_out(back, wait=0.5)
            await hear_out(first)
            assert first.sheet["waiting"] == back.sheet["waiting"] == [0, 1]
            await first.choose(first.sheet["menu"][0])
            assert await hear_out(back, wait=0.5) == []


async def test_of_two_who_write_at_the_same_moment_one_wins(nodes: Nodes, shared_postgres_url: str) -> None:
    """The same seat at both servers chooses for the same moment, again and again."""
    one, other = nodes
    chance = Random(1)
    async with guests(one.address, "Ann") as [ann], Guest(other.address) as elsewhere:
        elsewhere.http.cookies = ann.http.cookies
        table = await ann.new_table(ME, ME)
        chosen: list[tuple[int, str]] = []
        for _ in range(25):
            if (await ann.get(f"/api/tables/{table}"))["phase"] != "playing":
                break
            for seat in (0, 1):
                sheet = (await sheet_of(ann, table, seat))["sheet"]
                if sheet["menu"] and sheet["sealed"] is None:
                    choices = [chance.choice(sheet["menu"]) for _ in range(2)]
                    asked = [{"seat": seat, "at": sheet["at"], "choice": choice} for choice in choices]
                    answers = await asyncio.gather(
                        ann.http.post(f"/api/tables/{table}/choices", json=asked[0]),
                        elsewhere.http.post(f"/api/tables/{table}/choices", json=asked[1]),
                    )
                    assert sorted(answer.status_code for answer in answers) == [200, 409]
                    chosen.append((seat, choices[[answer.status_code for answer in answers].index(200)]))
        store = await Store.open(shared_postgres_url)
        rows = await store.rows(table)
        await store.close()
        assert [(row.seat, row.text) for row in rows] == chosen
        assert len(chosen) > 20


async def test_when_a_server_dies_its_player_goes_on_at_another(nodes: Nodes, shared_postgres_url: str) -> None:
    one, other = nodes
    chance = Random(2)
    async with two_at_a_table(one.address, other.address) as pair:
        for _ in range(6):
            await choose_any(await whoever_is_asked_soon(pair.sockets), chance)
        other.kill()
        view = await view_by_the_log(shared_postgres_url, pair.table, seat=1)
        pair.ben.server = one.address
        async with pair.ben.at(pair.table) as anew:
            await anew.until("table")
            await until(anew, lambda: anew.sheet["view"] == view)
            await play_all([pair.sockets[0], anew])
            assert pair.sockets[0].facts["ending"]["how"] == "played"


async def view_by_the_log(url: str, table: str, seat: int) -> Any:
    """What a seat sees after every choice that was acknowledged, whichever server has heard of it."""
    store = await Store.open(url)
    stored, rows = await store.table(table), await store.rows(table)
    await store.close()
    assert stored is not None
    play = Play(stored)
    for row in rows:
        play.apply(row)
    return msgspec.to_builtins(play.sheet(seat, 0).view)


async def whoever_is_asked_soon(sockets: list[Socket]) -> Socket:
    """News take a moment from one server to the other."""
    while not any(socket.asked for socket in sockets):
        await asyncio.sleep(0.02)
        for socket in sockets:
            await hear_out(socket)
    return await whoever_is_asked(sockets)


async def test_who_was_at_a_server_that_died_is_not_here_any_more(nodes: Nodes) -> None:
    one, other = nodes
    async with two_at_a_table(one.address, other.address) as pair:
        first = pair.sockets[0]
        await until(first, lambda: first.facts["chairs"][1]["here"])
        other.kill()
        await until(first, lambda: not first.facts["chairs"][1]["here"])


async def test_a_bot_plays_on_at_whichever_server_is_left(nodes: Nodes) -> None:
    one, other = nodes
    async with guests(one.address, "Ann") as [ann]:
        table = await ann.new_table(ME, {"kind": "bot", "bot": "random"})
        async with ann.at(table) as socket:
            await socket.until("table")
            await choose_any(socket, Random(1))
        one.kill()
        ann.server = other.address
        async with ann.at(table) as socket:
            await play_all([socket])
        assert socket.facts["ending"]["how"] == "played"


async def test_the_last_chair_taken_at_one_server_starts_the_game_at_the_other(nodes: Nodes) -> None:
    one, other = nodes
    async with guests(one.address, "Ann") as [ann], guests(other.address, "Ben") as [ben]:
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as socket:
            await socket.until("table")
            await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            await until(socket, lambda: socket.asked)
