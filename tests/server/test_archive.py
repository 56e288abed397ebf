"""The archive: what finished games need is kept before the rules change, and today's rules go first where they can."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludotheque.server import archive as archive_module
from ludotheque.server.archive import AT_ONCE, Archive
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.ledger import FILMS, LOG, REELS, TABLES
from ludotheque.server.records import choices_in
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import Store, StoredTable
from ludotheque.server.volume import made_of

from .furniture import long_game
from .playing import problem_of
from .serving import Guest, serving

LONG = 70  # choices: two pages


async def stored_game(store: Store, id: str = "t1") -> tuple[StoredTable, list[tuple[int, str]]]:
    play = await long_game(store, id, "strife", 2, LONG)
    stored = await store.table(id)
    assert stored is not None
    return stored, play.choices


async def change(store: Store, table: Any, **values: object) -> None:
    async with store.writing() as connection:
        await connection.execute(update(table).values(values))


@pytest.fixture
def books() -> Path:
    return Path(os.environ["LUDOTHEQUE_BOOKS"])


async def test_a_film_is_whole_where_it_is_kept_and_replaces_older_ones(store: Store, books: Path) -> None:
    shelf = Bookshelf(books)
    archive = Archive(store, shelf)
    stored, choices = await stored_game(store)
    assert [table.id for table in await store.unfilmed()] == ["t1"]
    await archive.keep(stored, choices)
    [film] = (await store.films("t1")).values()
    assert (film.made, film.steps, set(film.words)) == (made_of("strife"), len(choices) + 1, {"en", "fr", "de"})
    assert [await store.reel("t1", film.made, page) is not None for page in (0, 1, 2)] == [True, True, False]
    assert await store.volume(film.words["de"]) is not None
    assert await store.unfilmed() == []
    page = await archive.page(stored, choices, 1, "0")
    for table in (FILMS, REELS):
        await change(store, table, made="earlier")
    later = Archive(store, shelf)
    assert not (await later.look(stored, choices)).older  # other sources that tell the same: made anew
    assert await later.page(stored, choices, 1, "0") == page
    await later.keep(stored, choices)
    assert list(await store.films("t1")) == [film.made]
    assert await store.reel("t1", "earlier", 0) is None
    for made in (archive, later):
        await made.close()
    await shelf.close()


async def test_nothing_of_it_uses_the_store_once_it_is_closed(store: Store, books: Path) -> None:
    shelf = Bookshelf(books)
    archive = Archive(store, shelf)
    stored, choices = await stored_game(store)
    before = asyncio.all_tasks()
    looking = asyncio.create_task(archive.look(stored, choices))
    await asyncio.sleep(0)
    looking.cancel()
    await asyncio.wait([looking])
    assert asyncio.all_tasks() - before, "looking goes on for others who may ask"
    await archive.close()
    assert asyncio.all_tasks() - before == set()


async def test_where_today_tells_something_else_the_kept_film_is_what_there_is(store: Store, books: Path) -> None:
    shelf = Bookshelf(books)
    archive = Archive(store, shelf)
    stored, choices = await stored_game(store)
    await archive.keep(stored, choices)
    for table in (FILMS, REELS):
        await change(store, table, made="earlier")
    await change(store, FILMS, told=7)
    later = Archive(store, shelf)
    assert await later.look(stored, choices) == ((await store.films("t1"))["earlier"], True, True)
    assert await later.page(stored, choices, 1, "all") == await archive.page(stored, choices, 1, "all")
    with pytest.raises(Refusal, match="no-such-page"):
        await later.page(stored, choices, 2, "all")
    for made in (archive, later):
        await made.close()
    await shelf.close()


async def test_finished_games_of_other_rules(sqlite_url: str) -> None:
    """With what was told in the log they move on; without it they are told as far as today's rules can."""
    store = await Store.open(sqlite_url)
    for id in ("proven", "bare"):
        await stored_game(store, id)
    await change(store, TABLES, version=1)
    async with store.writing() as connection:
        await connection.execute(update(LOG).where(LOG.c.table_id == "bare").values(told=None))
    await store.close()
    async with serving(sqlite_url) as server, Guest(server) as nobody:
        replays = {id: await nobody.get(f"/api/tables/{id}/replay") for id in ("proven", "bare")}
        assert {id: (found["older"], found["facts"]["older"]) for id, found in replays.items()} == {
            "proven": (False, False), "bare": (True, True),
        }  # fmt: skip
        assert all((found["whole"], found["words"]) == (True, {}) for found in replays.values())
        assert [found["facts"]["version"] for found in replays.values()] == [2, 1]
        await nobody.get("/api/tables/bare/replay/1?seen_by=all")
        assert (await nobody.get("/api/tables/bare/fair"))["replays"] is None
        assert (await nobody.http.get("/api/tables/bare/record")).json()["version"] == 1
    store = await Store.open(sqlite_url)
    assert await store.films("bare") == {}  # what today's rules make of it is not what it was
    assert choices_in(await store.rows("bare"))
    await store.close()


async def test_nobody_looks_back_at_everything_at_once(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await stored_game(store)
    await store.close()
    async with serving(sqlite_url) as server, Guest(server) as eager, Guest(server) as other:
        await other.post("/api/me", {"name": "Ben"})
        await other.get("/api/tables/t1")
        wanted = (eager.http.get(f"/api/tables/t1/replay/0?seen_by={n % 2}") for n in range(3 * AT_ONCE))
        patient = other.http.get("/api/tables/t1/replay")
        *answers, untroubled = await asyncio.gather(*wanted, patient)
        refused = [answer for answer in answers if answer.status_code != 200]
        assert 0 < len(refused) <= 2 * AT_ONCE
        assert {(answer.status_code, problem_of(answer)) for answer in refused} == {(429, "too-fast")}
        assert untroubled.status_code == 200
        await eager.get("/api/tables/t1/replay/0?seen_by=0")


async def test_games_that_ended_before_are_filmed_after_a_start(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_module, "AFTER_THE_START", 0.0)
    store = await Store.open(sqlite_url)
    await stored_game(store)
    async with serving(sqlite_url), asyncio.timeout(60):
        while not await store.films("t1"):
            await asyncio.sleep(0.1)
    await store.close()
