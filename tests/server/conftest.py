"""A store on every kind of database, fresh for each test; and a server on each, for all tests that do it no harm."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.engine import make_url

from ludotheque.server import guard
from ludotheque.server.store import Store
from tests.counts import FULL

from .databases import command, empty, postgres_address
from .furniture import lay_out
from .playing import SEATS
from .serving import ServerProcess

STORES = ["sqlite", "postgres"]


def fresh_database(postgres: str, name: str) -> str:
    name = f"{name}_{secrets.token_hex(6)}"
    asyncio.run(command(postgres, f"CREATE DATABASE {name}"))
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgres_address() as address:
        yield address


@pytest.fixture(scope="session")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with empty tables, to be copied: laying them out anew for every test takes longer than most of them."""
    path = tmp_path_factory.mktemp("laid-out") / "tables.db"
    lay_out(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def postgres_laid_out(postgres: str) -> str:
    """A database with tables, to be emptied for every test: copying it takes longer still."""
    url = fresh_database(postgres, "laid_out")
    lay_out(url)
    return url


@pytest.fixture
def sqlite_url(laid_out: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(laid_out, tmp_path)}"


@pytest.fixture
def sqlite_urls(sqlite_url: str, laid_out: Path, tmp_path: Path) -> list[str]:
    """Two, for whoever compares them."""
    return [sqlite_url, f"sqlite:///{shutil.copy(laid_out, tmp_path / 'other.db')}"]


@pytest.fixture
def postgres_url(postgres_laid_out: str) -> str:
    asyncio.run(empty(postgres_laid_out))
    return postgres_laid_out


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def shared_postgres_url(postgres: str) -> str:
    return fresh_database(postgres, "shared")


@pytest.fixture(scope="session", params=STORES if FULL else STORES[:1])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`ludotheque serve`. Whoever uses it has people and tables of their own there.

    What a store promises is tested on both kinds, and so is a server that is killed; what people do needs one.
    """
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "postgres":
        url = request.getfixturevalue("shared_postgres_url")
    else:
        url = f"sqlite:///{shutil.copy(request.getfixturevalue('laid_out'), folder)}"
    process = ServerProcess(url, log=folder / "log", bot_workers="1")
    asyncio.run(process.start())
    yield process
    process.kill()


@pytest.fixture
def standing_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was used up does not grow again while a slow machine gets on with the test."""
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture(params=SEATS)
def game(request: pytest.FixtureRequest) -> str:
    """Every game, by its name."""
    return str(request.param)


@pytest.fixture
def server(running: ServerProcess) -> str:
    return running.address
