"""Addresses of databases: how they are written, and how the drivers read them."""

from __future__ import annotations

from importlib.util import find_spec

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def database_url(text: str) -> URL:
    """The address with the driver this server uses; a ValueError says how addresses are written."""
    try:
        url = make_url(text)
    except ArgumentError:
        url = make_url("unknown://")
    if url.drivername not in DRIVERS:
        raise ValueError("a database is written sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    if url.drivername.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise ValueError("an SQLite database is written sqlite:///FILE; a game must outlive the server's memory")
    return url.set(drivername=DRIVERS[url.drivername])


def postgres_address(text: str) -> str | None:
    """The address as asyncpg itself reads it; None where the database is SQLite's."""
    url = database_url(text)
    if url.get_backend_name() != "postgresql":
        return None
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def notices_address(text: str) -> str:
    """The address of a Redis or Valkey server, or nothing; a ValueError says how it is written, or what is missing."""
    if text and not text.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("a server for notices is written redis://HOST:PORT, rediss://HOST:PORT or unix://SOCKET")
    if text and find_spec("redis") is None:
        raise ValueError("a server for notices needs a client: pip install 'ludotheque[redis]'")
    return text
