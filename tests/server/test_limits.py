"""Whoever takes more than their share: of requests, sockets, sign-ins, bots, tables and the lobby."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server import caretaker, wire
from ludotheque.server.botkeeper import BotKeeper
from ludotheque.server.limit_store import Quota, Tries, wait_after
from ludotheque.server.metrics import Metrics
from ludotheque.server.passwords import LONGEST_LINE
from ludotheque.server.play import Play
from ludotheque.server.store import Store
from ludotheque.server.turns import Turns

from .furniture import ANN, GREEDY, NOBODY, a_table
from .playing import StillTime, closed_with, guests, problem_of
from .serving import ME, OPEN, PATIENCE, Guest, serving

ANNA = {"login": "anna", "password": "right-password"}
WRONG = {"login": "anna", "password": "wrong-password"}
FREE, FREE_HERE = 5, 20  # wrong passwords that cost no waiting, of one account and from one address


# Signing in


async def test_whoever_guesses_passwords_waits_longer_and_longer(sqlite_url: str) -> None:
    sources = StillTime()
    async with serving(sqlite_url, sources) as server, guests(server, "Ann", "Eve") as [ann, eve]:
        await ann.post("/api/me/account", ANNA)
        for _ in range(FREE):
            await eve.post("/api/sign-in", WRONG, 401)
        refused = [await eve.post("/api/sign-in", WRONG, 429) for _ in range(20)]
        assert {problem["code"] for problem in refused} == {"wait-to-sign-in"}
        assert refused[0]["params"] == {"seconds": 1}
        sources.pass_by(1)
        await eve.post("/api/sign-in", WRONG, 401)
        assert (await eve.post("/api/sign-in", WRONG, 429))["params"] == {"seconds": 2}
        sources.pass_by(60)  # the account's own person waits no longer than that
        await ann.post("/api/sign-in", ANNA)


async def test_an_unknown_login_is_counted_like_a_known_one(sqlite_url: str) -> None:
    async with serving(sqlite_url, StillTime()) as server, Guest(server) as eve:
        codes = [(await eve.http.post("/api/sign-in", json=WRONG)).json()["code"] for _ in range(FREE + 1)]
    assert codes == ["wrong-password"] * FREE + ["wait-to-sign-in"]


def test_nobody_waits_for_ever() -> None:
    tries = Tries("login x", 5, 60)
    assert [wait_after(failed, tries) for failed in (0, 4, 5, 6, 8, 1000)] == [0, 0, 1, 2, 8, 60]


async def test_tries_at_once_are_counted_one_by_one(store: Store) -> None:
    login, address = Tries("login x", 5, 60), Tries("address y", 8, 900)
    waits = await asyncio.gather(*(store.try_to_sign_in([login, address], 1_000_000) for _ in range(20)))
    assert waits.count(0) == 5
    await store.welcome_back(login, address)  # the account is forgiven, and one of five tries from there
    waits = [await store.try_to_sign_in([login, address], 1_000_000) for _ in range(6)]
    assert waits == [0, 0, 0, 0, 1, 1]


async def test_many_sign_ins_at_once_are_refused_before_they_are_hashed(sqlite_url: str) -> None:
    async with serving(sqlite_url, StillTime()) as server, Guest(server) as eve:
        logins = [{"login": f"nobody{n}", "password": "12345678"} for n in range(3 * LONGEST_LINE)]
        posting = asyncio.gather(*(eve.http.post("/api/sign-in", json=login) for login in logins))
        slowest = 0.0
        while not posting.done():
            begun = time.monotonic()
            await eve.get("/health")
            slowest = max(slowest, time.monotonic() - begun)
        codes = [problem_of(answer) for answer in await posting]
    assert set(codes) <= {"wrong-password", "wait-to-sign-in", "too-fast"}
    assert codes.count("wrong-password") <= FREE_HERE
    assert slowest < 10  # all of them one after the other would take much longer on such a machine


@pytest.mark.usefixtures("standing_time")
async def test_sign_ins_have_a_pace_of_their_own(sqlite_url: str) -> None:
    async with serving(sqlite_url, sign_ins_per_minute=3) as server, guests(server, "Ann") as [ann]:
        await ann.post("/api/me/account", ANNA)
        codes = [(await ann.http.post("/api/sign-in", json=ANNA)).status_code for _ in range(4)]
    assert codes == [200, 200, 429, 429]


# Requests, sockets and messages


@pytest.mark.usefixtures("standing_time")
async def test_sockets_are_counted_like_requests(sqlite_url: str) -> None:
    async with serving(sqlite_url, requests_per_minute=20) as server, guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        closed = []
        for _ in range(20):
            async with ann.at(table) as socket:
                try:
                    await socket.until("table")
                except ConnectionClosed:
                    closed.append(await closed_with(socket))
        assert 0 < len(closed) < 5
        assert set(closed) == {(4429, "Too much at once; wait a moment.")}
        assert (await ann.http.get("/api/me")).status_code == 429


async def test_an_address_has_so_many_sockets_open(sqlite_url: str) -> None:
    async with serving(sqlite_url, sockets_per_address=2) as server, guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as first, ann.at(table) as second:
            await first.until("table")
            await second.until("table")
            async with ann.at(table) as third:
                assert (await closed_with(third))[0] == 4429
        async with asyncio.timeout(PATIENCE):
            while not await is_let_in(ann, table):  # until the server has noticed that they are gone
                await asyncio.sleep(0.02)


async def is_let_in(guest: Guest, table: str) -> bool:
    async with guest.at(table) as socket:
        with suppress(ConnectionClosed):
            await socket.until("table")
            return True
    return False


@pytest.mark.usefixtures("standing_time")
async def test_more_sockets_are_not_more_messages(sqlite_url: str) -> None:
    async with serving(sqlite_url, message_burst=30, messages_per_second=1.0) as server, guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as first, ann.at(table) as second:
            for socket in (first, second):
                for _ in range(20):
                    await socket.connection.send(json.dumps({"type": "ping"}))
            ends = {asyncio.create_task(closed_with(socket)) for socket in (first, second)}
            done, waiting = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            assert [end.result()[0] for end in done] == [4429]
            for end in waiting:
                end.cancel()


@pytest.mark.usefixtures("standing_time")
async def test_servers_count_together(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "ROUND", 0.2)
    async with (
        serving(postgres_url, requests_per_minute=40) as one,
        serving(postgres_url, requests_per_minute=40) as other,
        Guest(one) as eve,
        Guest(other) as also_eve,
    ):
        statuses = [(await eve.http.get("/api/me")).status_code for _ in range(39)]
        assert statuses == [200] * 39
        let_in = 0
        while (await also_eve.http.get("/api/me")).status_code == 200:
            let_in += 1
            await asyncio.sleep(0.2)
        assert let_in < 30, "as if nobody had asked elsewhere"


# Bots


async def test_lines_take_turns_by_household_and_by_person() -> None:
    turns, served = Turns(1), []

    async def wish(household: str, person: str) -> None:
        async with turns.place(household, person):
            served.append(person)
            await asyncio.sleep(0)

    wishes = [("h1", "a")] * 4 + [("h1", "b")] * 2 + [("h2", "c")] * 2
    await asyncio.gather(*(wish(*one) for one in wishes))
    assert served == ["a", "a", "c", "b", "c", "a", "b", "a"]


async def test_who_goes_away_leaves_the_place_to_the_next() -> None:
    turns = Turns(1)
    async with turns.place("h", "a"):
        waiting = [asyncio.create_task(hold(turns, name)) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.gather(*waiting[1:]) == ["c", "d"]
        assert await hold(turns, "e") == "e"


async def hold(turns: Turns, person: str) -> str:
    async with turns.place("h", person):
        return person


async def test_many_tables_of_one_person_keep_no_bot_of_another_waiting() -> None:
    metrics = Metrics()
    keeper = BotKeeper(1, 0.5, metrics)
    done: list[str] = []

    async def choose(host: str, n: int) -> None:
        stored = a_table(f"{host}{n}", host=host)
        play = Play(stored)
        await keeper.choose(stored, play, play.state.deciders()[0], "random", n)
        done.append(host)

    hundred = [asyncio.create_task(choose("ann", n)) for n in range(100)]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await choose("ben", 0)
    assert done.count("ann") <= 3
    for task in hundred:
        task.cancel()
    await asyncio.gather(*hundred, return_exceptions=True)
    keeper.close()
    assert "ludotheque_bot_wait_seconds_count" in metrics.exposition().decode()


# Tables


async def test_a_quota_holds_whoever_asks_at_once(store: Store) -> None:
    quotas = [Quota("host", "ann", 5), Quota("address", "here", 5)]
    tables = [a_table(f"t{n}") for n in range(15)]
    for table in tables:
        table.address = "here"
    await asyncio.gather(*(store.add_table(table, [ANN, NOBODY], quotas) for table in tables))
    assert len(await store.public_tables("open")) == 5
    zoe = a_table("zoe", host="zoe")
    zoe.address = "here"
    exceeded = await store.add_table(zoe, [ANN, NOBODY], [Quota("host", "zoe", 5), Quota("address", "here", 5)])
    assert exceeded == Quota("address", "here", 5)


async def test_no_way_leads_around_the_quota(sqlite_url: str) -> None:
    """Not by asking at once, nor by what is over, nor by rematches, nor as another guest."""
    async with (
        serving(sqlite_url, tables_per_person=4, tables_per_address=6) as server,
        guests(server, "Ann", "Also Ann") as [ann, also_ann],
    ):
        finished = [await ann.new_table(ME, ME) for _ in range(3)]
        for table in finished:
            await ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "abort"})
        new = {"game": "strife", "chairs": [ME, OPEN]}
        answers = await asyncio.gather(*(ann.http.post("/api/tables", json=new) for _ in range(12)))
        assert [answer.status_code for answer in answers].count(201) == 4
        assert {problem_of(answer) for answer in answers if answer.status_code != 201} == {"too-many-tables"}
        for table in finished:
            wish = {"seat": 0, "deed": "rematch"}
            assert (await ann.post(f"/api/tables/{table}/deeds", wish, 429))["code"] == "too-many-tables"
        for _ in range(2):
            await also_ann.post("/api/tables", new)
        assert (await also_ann.post("/api/tables", new, 429))["params"] == {"most": 6}


async def test_no_person_and_no_address_fills_the_lobby(store: Store) -> None:
    await store.add_table(a_table("ben", created=1, host="ben"), [ANN, NOBODY])
    for n in range(8):
        await store.add_table(a_table(f"ann{n}", created=10 + n), [ANN, NOBODY])
        of_guest = a_table(f"guest{n}", created=100 + n, host=f"guest{n}")
        of_guest.address = "there"
        await store.add_table(of_guest, [ANN, NOBODY])
    assert [table.id for table in await store.public_tables("open", 3)] == ["guest7", "ann7", "ben"]
    assert len(await store.public_tables("open", 50)) == 17


async def test_a_table_in_play_counts_and_one_that_is_over_does_not(store: Store) -> None:
    quotas = [Quota("host", "ann", 1)]
    assert await store.add_table(a_table("t1"), [ANN, GREEDY], quotas) is None
    await store.start("t1", 2000)
    assert await store.add_table(a_table("t2"), [ANN, GREEDY], quotas) == quotas[0]
    await store.finish("t1", "over", wire.Ending("played", [1], [1, 0], None), 3000)
    assert await store.add_table(a_table("t2"), [ANN, GREEDY], quotas) is None
