"""Store: all that must outlive the server, in SQLite or PostgreSQL. What is stored when a method returns stays."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, Self

from sqlalchemy import func, select

from ludotheque.server import wire
from ludotheque.server.address import database_url
from ludotheque.server.database import keep_private
from ludotheque.server.journal import Entry
from ludotheque.server.ledger import LOG, SAID
from ludotheque.server.node_store import NodeStore
from ludotheque.server.people_store import StoredPerson
from ludotheque.server.sources import iso
from ludotheque.server.table_store import StoredChair, StoredTable, phase_in_turn
from ludotheque.server.trouble import StoreTrouble, Unsure, trouble_told

__all__ = ["Row", "Store", "StoreTrouble", "StoredChair", "StoredPerson", "StoredTable", "Unsure"]


class Row(NamedTuple):
    """A row of a table's log."""

    n: int
    seat: int
    kind: str
    text: str
    at: int
    told: int | None = None  # of a choice: a checksum of what was told before it, and of the menu


class Store(NodeStore):
    """People, tables and what is said, and the log of each game.

    A StoreTrouble means that the database is locked, full or gone, and that nothing was stored. Where a connection is
    lost between a commit and its answer it is an Unsure: what was to be stored may be there. Whoever goes on after
    trouble reads the log first.
    """

    @classmethod
    async def open(cls, url: str, patience: float = 0.0) -> Self:
        """Open the database and bring its tables up to date. `patience`: seconds until it counts as locked or gone."""
        store = cls(database_url(url), patience)
        try:
            await store.prepare()
        except BaseException:
            await store.dispose()
            raise
        return store

    async def append(self, id: str, row: Row) -> bool:
        """Durable when it returns True; False where the number is taken."""
        return await self.journal.append(Entry(id, *row))

    async def rows(self, id: str, since: int = 0) -> list[Row]:
        """The log from number `since` on."""
        columns = (LOG.c.n, LOG.c.seat, LOG.c.kind, LOG.c.text, LOG.c.at, LOG.c.told)
        log = select(*columns).where(LOG.c.table_id == id, LOG.c.n >= since).order_by(LOG.c.n)
        return [Row(*row) for row in await self.read(log)]

    async def say(self, id: str, person: str, name: str, text: str, at: int) -> int:
        """Keep a line of the chat, and tell its number; the first is 1."""
        last = select(func.coalesce(func.max(SAID.c.n), 0)).where(SAID.c.table_id == id)
        async with self.writing() as connection:
            await phase_in_turn(connection, id)
            n: int = 1 + (await connection.execute(last)).scalar_one()
            line = {"table_id": id, "n": n, "person": person, "name": name, "text": text, "at": at}
            await connection.execute(SAID.insert().values(line))
        return n

    async def said(self, id: str, since: int = 0, limit: int = 100) -> list[wire.Said]:
        """The last lines of the chat after that number, oldest first."""
        columns = (SAID.c.n, SAID.c.person, SAID.c.name, SAID.c.text, SAID.c.at)
        last = select(*columns).where(SAID.c.table_id == id, SAID.c.n > since).order_by(SAID.c.n.desc()).limit(limit)
        lines = [wire.Said(n, person, name, text, iso(at)) for n, person, name, text, at in await self.read(last)]
        return lines[::-1]

    async def backup(self, path: Path | str) -> None:
        """Copy the whole database to a file while games go on. The file is there once it is whole."""
        if self.kind != "sqlite":
            raise ValueError("PostgreSQL is backed up by its own tool: pg_dump --format=custom --file=FILE DATABASE")
        with trouble_told():
            await asyncio.to_thread(copy_file, self.path, Path(path))


def copy_file(source: str, target: Path) -> None:
    if not target.parent.is_dir():
        raise StoreTrouble(f"there is no folder {target.parent}")
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    keep_private(unfinished)
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, without helpers beside it
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
