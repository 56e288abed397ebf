"""What is kept of people and for how long; how they take it with them, and how they are forgotten."""

from __future__ import annotations

import asyncio
import json

from ludotheque.server import wire
from ludotheque.server.store import Store

from .furniture import ANN, BEN, NOBODY, a_row, a_table, begun
from .playing import closed_with, guests, sheet_of, two_at_a_table
from .serving import ME, OPEN, PATIENCE, Guest, serving

DAY = 86_400_000


async def test_a_person_takes_everything_that_is_stored_of_them(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await pair.sockets[0].answer("say", text="good luck")
        await pair.sockets[1].answer("say", text="not mine")
        me = await pair.ann.get("/api/me")
        data = await pair.ann.get("/api/me/data")
    assert data["person"][0]["id"] == me["id"]
    assert [chair["id"] for chair in data["chairs"]] == [pair.table]
    assert [line["text"] for line in data["said"]] == ["good luck"]
    assert "password" not in json.dumps(data)
    async with Guest(server) as nobody:
        await nobody.get("/api/me/data", 401)


async def test_whoever_is_forgotten_leaves_games_without_a_name(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await pair.sockets[0].answer("say", text="farewell")
        waiting = await pair.ann.new_table(ME, OPEN)
        await pair.ann.post("/api/me/forget", {"name": "Somebody"}, 400)
        await pair.ann.post("/api/me/forget", {"name": "Ann"})
        assert (await closed_with(pair.sockets[0]))[0] == 4401
        assert await pair.ann.get("/api/me") is None
        facts = (await sheet_of(pair.ben, pair.table, 1))["facts"]
        assert (facts["phase"], facts["ending"]["how"], facts["ending"]["winners"]) == ("over", "resigned", [1])
        assert [chair["name"] for chair in facts["chairs"]] == ["—", "Ben"]
        assert (await pair.ben.get(f"/api/tables/{waiting}"))["phase"] == "aborted"
        assert (await pair.ben.get(f"/api/tables/{pair.table}/fair"))["replays"]
        async with pair.ben.at(pair.table) as again:
            assert (await again.until("table"))["chat"] == []


async def test_nothing_of_a_forgotten_person_is_left_in_the_store(store: Store) -> None:
    await store.add_person("ann", "Ann Unforgettable", 1)
    await store.add_table(a_table("t1"), [ANN._replace(name="Ann Unforgettable"), BEN])
    await store.add_table(a_table("t2", host="ben"), [ANN._replace(seat=1), BEN._replace(seat=0)])
    await store.start("t1", 2000)
    await store.append("t1", a_row(0))
    await store.say("t1", "ann", "Ann Unforgettable", "hello", 3)
    await store.mute("ben", "ann", True)
    assert [row["text"] for row in (await store.belongings("ann"))["choices"]] == ["legacy monk"]
    await store.forget("ann", 9000)
    assert await store.person("ann") is None
    assert not any((await store.belongings("ann")).values())
    assert [chair.name for chair in await store.chairs("t1")] == ["—", "Ben"]
    assert [chair.kind for chair in await store.chairs("t2")] == ["person", "open"]
    assert (await store.said("t1"), await store.muted("ben")) == ([], [])
    assert len(await store.rows("t1")) == 1


async def test_what_is_old_is_found(store: Store) -> None:
    await store.add_person("old", "Old", 1)
    await store.add_person("account", "Account", 1)
    await store.give_account("account", "login", "hash")
    await store.add_person("back", "Back", 1)
    await store.see_device("back", "anywhere", 10 * DAY)
    assert await store.guests_not_seen_since(5 * DAY) == ["old"]
    await store.add_table(a_table("waits"), [ANN, NOBODY])
    await begun(store, "rests")
    await begun(store, "goes on")
    await store.append("goes on", a_row(0)._replace(at=10 * DAY))
    assert await store.tables_waiting_since(5 * DAY) == ["waits"]
    assert await store.games_at_rest_since(5 * DAY) == ["rests"]
    await store.say("rests", "ann", "Ann", "old", 1)
    await store.say("rests", "ann", "Ann", "new", 10 * DAY)
    await store.forget_talk_before(5 * DAY)
    assert [line.text for line in await store.said("rests")] == ["new"]


async def test_a_server_forgets_what_is_too_old_by_itself(sqlite_url: str) -> None:
    """In a store of long ago nothing but finished games and accounts is left."""
    store = await Store.open(sqlite_url)
    await store.add_person("ann", "Ann", 1)
    await store.add_table(a_table("waits"), [ANN, NOBODY])
    rests = a_table("rests")
    rests.clock, rests.absent = wire.Clock("none", 0, 0), "wait"  # a clock would end it by itself
    await store.add_table(rests, [ANN, BEN])
    await store.start("rests", 2000)
    async with serving(sqlite_url) as server, guests(server, "Ben") as [ben]:
        async with asyncio.timeout(PATIENCE):
            while (await ben.get("/api/tables/rests"))["phase"] != "aborted":  # what is done last
                await asyncio.sleep(0.02)
        assert await store.person("ann") is None
        assert [(await ben.get(f"/api/tables/{id}"))["phase"] for id in ("waits", "rests")] == ["aborted"] * 2
        assert [row.kind for row in await store.rows("rests")][-1] == "abort"
    await store.close()
