"""Migrations lead to the tables that the code expects, from wherever a database is."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

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
