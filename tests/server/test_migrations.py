"""Migrations lead to the tables that the code expects, from wherever a database is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from ludotheque.server import migrations
from ludotheque.server.address import database_url
from ludotheque.server.database import Database
from ludotheque.server.ledger import METADATA
from ludotheque.server.sessions import Cookies, sessions
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store
from tests.warm import FORKING

from .conftest import STORES
from .databases import new_database
from .furniture import lay_out
from .serving import Guest, serving


@pytest.fixture(params=STORES)
async def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Where nothing has been laid out yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    async with new_database(request.getfixturevalue("postgres")) as url:
        yield url


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def indexes(connection: Connection) -> set[str | None]:
    return {index["name"] for table in METADATA.tables for index in inspect(connection).get_indexes(table)}


async def test_migrations_and_code_agree_on_every_table(store: Store) -> None:
    async with store.reading() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(indexes) >= {
            index.name for table in METADATA.tables.values() for index in table.indexes
        }


async def test_an_empty_database_differs(store_url: str) -> None:
    database = Database(database_url(store_url), 0)
    async with database.reading() as connection:
        assert len(await connection.run_sync(differences)) >= len(METADATA.tables)
    await database.dispose()


async def test_a_database_that_is_up_to_date_is_known_by_the_number_of_the_newest_migration(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert migrations.newest() == ScriptDirectory.from_config(config).get_current_head()
    async with store.reading() as connection:
        assert await connection.run_sync(migrations.revision_in) == migrations.newest()


async def test_an_empty_database_is_nowhere_yet(store_url: str) -> None:
    database = Database(database_url(store_url), 0)
    async with database.reading() as connection:
        assert await connection.run_sync(migrations.revision_in) is None
    await database.dispose()


async def test_servers_that_start_at_once_upgrade_once(store_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(store_url) for _ in range(6)))
    assert all([await store.ready() for store in stores])
    for store in stores:
        await store.close()


async def test_processes_that_start_at_once_upgrade_once(store_url: str) -> None:
    started = [FORKING.Process(target=lay_out, args=(store_url,)) for _ in range(4)]
    for process in started:
        process.start()
    for process in started:
        await asyncio.to_thread(process.join, 60)
    assert [process.exitcode for process in started] == [0] * 4


async def test_whoever_was_signed_in_before_devices_were_told_apart_still_is(store_url: str) -> None:
    """Their cookie names a person and no device; signing out ends it like any other."""
    database, key = Database(database_url(store_url), 0), "5a" * 32
    async with database.writing() as connection:
        await connection.run_sync(upgraded_to, "0004")
        for change in (
            f"INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', {time.time_ns() // 1_000_000})",
            f"INSERT INTO keys (name, value) VALUES ('cookies', '{key}')",
        ):
            await connection.execute(text(change))
    await database.dispose()
    cookie = Cookies(sessions(Settings(database=store_url), key)).dump_data({"person": "ann"})[0].decode()
    async with serving(store_url) as server, Guest(server) as ann, Guest(server) as thief:
        for guest in (ann, thief):
            guest.http.cookies.set("ludotheque", cookie)
        assert (await ann.get("/api/me"))["name"] == "Ann"
        [device] = await ann.get("/api/me/devices")
        assert device["this"]
        await ann.post("/api/sign-out")
        assert await thief.get("/api/me") is None


def upgraded_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
