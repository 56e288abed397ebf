"""A store on every kind of database, fresh for each test; and a server on each, for all tests that do it no harm."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from ludotheque.server.store import Store
from tests.counts import FULL

from .databases import command, new_database, postgres_address
from .playing import SEATS
from .serving import ServerProcess

STORES = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgres_address() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
async def postgres_url(postgres: str) -> AsyncIterator[str]:
    async with new_database(postgres) as url:
        yield url


@pytest.fixture(params=STORES)
async def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    async with new_database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def shared_postgres_url(postgres: str) -> str:
    name = f"shared_{secrets.token_hex(6)}"
    asyncio.run(command(postgres, f"CREATE DATABASE {name}"))
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="session", params=STORES if FULL else STORES[:1])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`ludotheque serve`. Whoever uses it has people and tables of their own there.

    What a store promises is tested on both kinds, and so is a server that is killed; what people do needs one.
    """
    folder = tmp_path_factory.mktemp(request.param)
    url = f"sqlite:///{folder}/tables.db"
    if request.param == "postgres":
        url = request.getfixturevalue("shared_postgres_url")
    process = ServerProcess(url, log=folder / "log", bot_workers="1")
    asyncio.run(process.start())
    yield process
    process.kill()


@pytest.fixture(params=SEATS)
def game(request: pytest.FixtureRequest) -> str:
    """Every game, by its name."""
    return str(request.param)


@pytest.fixture
def server(running: ServerProcess) -> str:
    return running.address
