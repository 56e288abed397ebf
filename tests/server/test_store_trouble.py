"""A database that is locked, full or gone: nothing is half stored, nobody waits for ever, and it goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from ludotheque.server.store import Store, StoreTrouble

from .databases import own_postgres
from .furniture import ANN, GREEDY, a_row, a_table, begun

PATIENCE = 0.3  # seconds
NOT_FOR_EVER = 60.0


@asynccontextmanager
async def begun_at(url: str, *patience: float) -> AsyncIterator[Store]:
    """A store with a table in it."""
    store = await Store.open(url, *patience)
    await begun(store)
    yield store
    await store.close()


async def test_a_locked_sqlite_file_is_trouble_until_it_is_free(sqlite_url: str) -> None:
    async with begun_at(sqlite_url, PATIENCE) as store:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        told = await asyncio.gather(*(store.append("t1", a_row(n)) for n in range(5)), return_exceptions=True)
        assert [str(trouble) for trouble in told] == [
            "the database cannot store or tell that now: database is locked"
        ] * 5
        with pytest.raises(StoreTrouble, match="locked"):
            await store.add_person("ann", "Ann", 1)
        assert time.monotonic() - began < NOT_FOR_EVER
        assert await store.rows("t1") == []  # reading goes on
        assert not await store.ready()  # for whoever wants to write
        other.execute("ROLLBACK")
        other.close()
        assert await store.append("t1", a_row(0))
        await store.add_person("ann", "Ann", 1)


async def test_a_writer_waits_a_while_for_the_lock(sqlite_url: str) -> None:
    async with begun_at(sqlite_url, NOT_FOR_EVER) as store:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("t1", a_row(0)))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        other.execute("COMMIT")
        other.close()
        assert await waiting


async def test_a_full_sqlite_database_stores_nothing_by_halves(sqlite_url: str) -> None:
    async with begun_at(sqlite_url) as store:
        fill(store)
        large = "x" * 3000
        told = await asyncio.gather(
            *(store.append("t1", a_row(n, text=large)) for n in range(50)), return_exceptions=True
        )
        assert {str(trouble) for trouble in told} == {
            "the database cannot store or tell that now: database or disk is full"
        }
        assert await store.rows("t1") == []
        fill(store, 1_000_000)
        assert await store.append("t1", a_row(0, text=large))
        assert await store.rows("t1") == [a_row(0, text=large)]


def fill(store: Store, pages: int = 1) -> None:
    """Let the file have that many pages, but never fewer than it has: one is as good as a full disk."""
    store._commit._connection.execute(f"PRAGMA max_page_count={pages}")  # type: ignore[attr-defined]  # the SQLite one


async def test_no_trouble_quotes_what_was_to_be_stored(store: Store) -> None:
    await store.add_person("ann", "Ann Unquoted", 1)
    with pytest.raises(StoreTrouble) as trouble:
        await store.add_person("ann", "Ann Unquoted", 1)
    assert "Unquoted" not in str(trouble.value)
    assert "(" not in str(trouble.value)
    assert "Unquoted" not in str(trouble.value.__cause__)


async def test_a_postgres_that_does_not_answer_is_trouble(postgres_url: str) -> None:
    async with begun_at(postgres_url, PATIENCE) as store:
        other = await asyncpg.connect(postgres_url)
        held = other.transaction()
        await held.start()
        await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
        began = time.monotonic()
        for work in (store.append("t1", a_row(0)), store.rows("t1")):
            with pytest.raises(StoreTrouble):
                await work
        assert time.monotonic() - began < NOT_FOR_EVER
        await held.rollback()
        await other.close()
        assert await store.append("t1", a_row(0))
        assert await store.rows("t1") == [a_row(0)]


async def test_a_postgres_that_was_away_is_found_again() -> None:
    with own_postgres() as server:
        store = await Store.open(server.get_uri())
        await begun(store)
        assert await store.append("t1", a_row(0))
        await asyncio.to_thread(server.stop)
        for work in (store.append("t1", a_row(1)), store.rows("t1"), store.add_person("ann", "Ann", 1)):
            with pytest.raises(StoreTrouble):
                await work
        assert not await store.ready()
        await asyncio.to_thread(server.ensure_postgres_running)
        assert await store.ready()
        assert await store.rows("t1") == [a_row(0)]
        assert await store.append("t1", a_row(1))
        await store.add_person("ann", "Ann", 1)
        await store.close()


async def test_connections_that_were_cut_are_made_anew(postgres_url: str) -> None:
    async with begun_at(postgres_url) as store:
        assert await store.append("t1", a_row(0))
        other = await asyncpg.connect(postgres_url)
        await other.fetch(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await other.close()
        await asyncio.sleep(0.1)
        assert await store.append("t1", a_row(1))
        assert await store.rows("t1") == [a_row(0), a_row(1)]


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/nothing", "sqlite:////proc/no/such.db"])
async def test_a_database_that_cannot_be_opened_is_trouble(url: str) -> None:
    with pytest.raises(StoreTrouble):
        await Store.open(url)


async def test_a_table_that_cannot_be_stored_whole_is_not_stored(store: Store) -> None:
    with pytest.raises(StoreTrouble):
        await store.add_table(a_table("t2"), [ANN, GREEDY, GREEDY])
    assert await store.table("t2") is None
