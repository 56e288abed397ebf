"""Migrations lead to the tables that the code expects, from wherever a database is."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludotheque.server import migrations
from ludotheque.server.address import database_url
from ludotheque.server.database import Database
from ludotheque.server.ledger import METADATA
from ludotheque.server.store import Store


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
    started = [subprocess.Popen([sys.executable, "-c", OPEN_AND_CLOSE, store_url]) for _ in range(4)]
    assert [await asyncio.to_thread(process.wait, 60) for process in started] == [0] * 4


OPEN_AND_CLOSE = """
import asyncio, sys
from ludotheque.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    await store.close()

asyncio.run(main())
"""
