"""The journal's commits on PostgreSQL, with its own driver; only a server on PostgreSQL loads it."""

from __future__ import annotations

from typing import Any

import asyncpg

from ludotheque.server.journal import COLUMNS, Batch, Won
from ludotheque.server.trouble import unsure

SILENCE = 1.0  # seconds more, until a database that says nothing at all counts as gone
POSTGRES_INSERT = (
    f"INSERT INTO log ({COLUMNS}) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bigint[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, n"
)


def postgres_limits(patience: float, name: str = "ludotheque") -> dict[str, Any]:
    """The database itself gives up in time: what only its client gave up would still be stored later."""
    limits = {"statement_timeout": str(round(patience * 1000)), "application_name": name}
    return {"timeout": patience, "command_timeout": patience + SILENCE, "server_settings": limits}


class PostgresCommit:
    """One statement is one transaction and one round trip; the connection is made anew where it was lost."""

    def __init__(self, dsn: str, patience: float) -> None:
        self._dsn = dsn
        self._patience = patience
        self._connection: asyncpg.Connection | None = None
        self._closed = False

    async def __call__(self, batch: Batch) -> Won:
        connection = await self._connected()
        try:
            rows = await connection.fetch(POSTGRES_INSERT, *map(list, zip(*batch)))
        except Exception as error:
            if isinstance(error, asyncpg.PostgresError) and not connection.is_closed():
                raise  # the database itself says that it did not do it
            connection.terminate()
            raise unsure(error) from error
        return {(row[0], row[1]) for row in rows}

    async def close(self) -> None:
        self._closed = True
        if self._connection is not None:
            self._connection.terminate()

    async def _connected(self) -> asyncpg.Connection:
        if self._closed:
            raise ConnectionError("the journal is closed")
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, **postgres_limits(self._patience))
        return self._connection
