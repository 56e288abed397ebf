"""From any moment of a finished game somebody plays on alone: as it lay, with chance and hidden cards of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import ludotheque
from ludotheque.games import GAMES
from ludotheque.server.address import database_url
from ludotheque.server.database import Database
from ludotheque.server.ledger import TABLES
from ludotheque.server.records import check_game
from ludotheque.server.store import Store

from .furniture import a_table
from .playing import (
    SEATS,
    Pair,
    choose_any,
    frames_seen_by,
    guests,
    party,
    play_all,
    play_to_the_end,
    sheet_of,
    two_at_a_table,
    until_asked,
    whoever_is_asked,
)
from .serving import Guest, serving
from .test_migrations import store_url as empty_url
from .test_migrations import upgraded_to

__all__ = ["empty_url"]
FEW, MADE = 9, 24  # choices


@asynccontextmanager
async def given_up(server: str, game: str = "strife") -> AsyncIterator[Pair]:
    """Ann and Ben's game, which Ann gave up."""
    async with two_at_a_table(server, game=game) as pair:
        for _ in range(MADE):
            await choose_any(await whoever_is_asked(pair.sockets), Random(1))
        await pair.sockets[0].answer("do", deed="resign")
        yield pair


async def from_here(guest: Guest, table: str, **asked: Any) -> Any:
    return await guest.post(f"/api/tables/{table}/from", {"bot": "random", **asked})


async def test_it_begins_as_the_seat_saw_it_then_and_outlives_the_server(store_url: str) -> None:
    """[0056] What was chosen is still there after a restart; the whole game can be looked at again, and is proven."""
    async with serving(store_url) as server, given_up(server) as pair:
        then = (await frames_seen_by(pair.ann, pair.table, "0"))[FEW]["views"][0]
        facts = await from_here(pair.ann, pair.table, step=FEW, seat=0)
        assert [chair["kind"] for chair in facts["chairs"]] == ["person", "bot"]
        assert (facts["private"], facts["yours"], facts["phase"]) == (True, [0], "playing")
        assert facts["begun"] == {"table": pair.table, "step": FEW}
        cookie = pair.ann.http.cookies
        begins = (await sheet_of(pair.ann, facts["id"], 0))["sheet"]
        assert begins["view"] == then
        async with pair.ann.at(facts["id"]) as socket:
            for n in range(3):
                await until_asked(socket)
                await choose_any(socket, Random(n))
            await until_asked(socket)
            left = socket.sheet
    async with serving(store_url) as server, Guest(server) as ann:
        ann.http.cookies = cookie
        assert (await sheet_of(ann, facts["id"], 0))["sheet"] == left
        async with ann.at(facts["id"]) as socket:
            await play_to_the_end(socket, Random(5))
        assert (await frames_seen_by(ann, facts["id"], "0"))[0]["views"][0] == then
        assert (await ann.get(f"/api/tables/{facts['id']}/fair"))["replays"]
        record = (await ann.http.get(f"/api/tables/{facts['id']}/record")).text
        ending = (await ann.get(f"/api/tables/{facts['id']}"))["ending"]
        again = ludotheque.replay(record)
        assert again.result is not None
        assert list(again.result.scores) == ending["scores"]
        assert await ann.get("/api/me/standing") == [{"game": "strife", "games": 1, "won": 0, "drawn": 0}]
    store = await Store.open(store_url)
    stored = await store.table(facts["id"])
    assert stored is not None
    check_game(stored, await store.rows(stored.id))
    await store.close()


async def test_what_the_other_held_then_is_dealt_anew_and_chance_is_another_one(server: str) -> None:
    """[0056] Once it is over anybody knows the old seed and everybody's cards: neither says what comes."""
    async with given_up(server, "strain") as pair:
        tables = [await from_here(pair.ann, pair.table, step=FEW, seat=0) for _ in range(5)]
        starts = []
        for table in tables:
            await pair.ann.post(f"/api/tables/{table['id']}/deeds", {"seat": 0, "deed": "resign"})
            starts.append((await frames_seen_by(pair.ann, table["id"], "all"))[0]["views"])
        old = (await frames_seen_by(pair.ann, pair.table, "all"))[FEW]["views"]
        assert all(start[0] == old[0] for start in starts)
        assert any(start[1] != old[1] for start in starts)
        secrets = [(await pair.ann.get(f"/api/tables/{table['id']}"))["secret"] for table in tables]
        assert len({*secrets, pair.sockets[0].facts["secret"]}) == len(tables) + 1


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_played_on_from_the_middle(server: str, game: str) -> None:
    async with party(server, SEATS[game], game) as people:
        await people.go_on(FEW)
        await people.sockets[0].answer("do", deed="resign")
        for step in (0, FEW):
            facts = await from_here(people.people[1], people.table, step=step)
            assert facts["yours"] == [1]
            async with people.people[1].at(facts["id"]) as socket:
                await until_asked(socket)
                await choose_any(socket, Random(step))


async def test_who_was_not_there_sits_where_the_next_choice_is(server: str) -> None:
    async with given_up(server) as pair, guests(server, "Cleo") as [cleo]:
        chose = [frame["seat"] for frame in await frames_seen_by(cleo, pair.table, "all")]
        for step in (0, FEW):
            assert (await from_here(cleo, pair.table, step=step))["yours"] == [chose[step + 1]]
        assert (await from_here(pair.ben, pair.table, step=0))["yours"] == [1]


async def test_only_a_finished_game_a_moment_of_it_and_a_seat_at_it_will_do(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await choose_any(await whoever_is_asked(pair.sockets), Random(1))
        path = f"/api/tables/{pair.table}/from"
        assert (await pair.ann.post(path, {"step": 0}, 409))["code"] == "not-over"
        await pair.sockets[0].answer("do", deed="resign")
        assert (await pair.ann.post(path, {"step": 2}, 404))["code"] == "no-such-page"
        assert (await pair.ann.post(path, {"step": 0, "seat": 2}, 404))["code"] == "no-such-seat"
        assert (await pair.ann.post(path, {"step": 0, "bot": "clever"}, 400))["code"] == "no-such-bot"
        async with Guest(server) as nobody:
            assert (await nobody.post(path, {"step": 0}, 401))["code"] == "not-signed-in"


async def test_where_a_game_was_played_to_its_end_nothing_is_left_to_play(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await play_all(pair.sockets)
        last = (await pair.ann.get(f"/api/tables/{pair.table}/replay"))["steps"] - 1
        path = f"/api/tables/{pair.table}/from"
        assert (await pair.ann.post(path, {"step": last}, 409))["code"] == "game-over"
        assert (await pair.ann.post(path, {"step": last - 1}))["phase"] == "playing"


async def test_tables_of_an_older_database_begin_with_an_ordinary_deal(empty_url: str) -> None:
    database = Database(database_url(empty_url), 0)
    async with database.writing() as connection:
        await connection.run_sync(upgraded_to, "0006")
        kept = a_table()
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, version, content, seats, settings, secret, clock, absent, private, host,"
                " phase, created, started, many_chairs) VALUES (:id, :game, :version, :content, :seats,"
                """ '{"rounds": 1, "relics": true}', :secret, '{"kind": "none"}', 'wait', :private, 'ann',"""
                " 'playing', 1, 1, :private)"
            ).bindparams(
                id=kept.id, game=kept.game, version=kept.version, content=kept.content, seats=2, secret=kept.secret,
                private=False,
            )
        )  # fmt: skip
    await database.dispose()
    store = await Store.open(empty_url)
    stored = await store.table(kept.id)
    assert stored is not None
    assert (stored.beginning, stored.content) == (None, kept.content)
    await store.close()


async def test_a_beginning_that_later_rules_cannot_read_leaves_the_game_over(sqlite_url: str) -> None:
    """[0028] Nothing breaks: it is shown as what it is, and can be given up."""
    async with serving(sqlite_url) as server, given_up(server) as pair:
        facts = await from_here(pair.ann, pair.table, step=FEW, seat=0)
        cookie = pair.ann.http.cookies
    store = await Store.open(sqlite_url)
    stored = await store.table(facts["id"])
    assert stored is not None
    assert stored.beginning is not None
    stored.beginning.position["agenda"].append(["StepOfOld"])
    await store.write(
        TABLES.update()
        .where(TABLES.c.id == stored.id)
        .values(beginning=msgspec.to_builtins(stored.beginning), version=0)
    )
    await store.close()
    async with serving(sqlite_url) as server, Guest(server) as ann:
        ann.http.cookies = cookie
        assert (await ann.get(f"/api/tables/{stored.id}"))["older"]
        await ann.post(f"/api/tables/{stored.id}/deeds", {"seat": 0, "deed": "resign"})
        assert (await ann.get(f"/api/tables/{stored.id}/replay", 409))["code"] == "other-rules"
