"""Trouble: what a database can answer instead of storing, as one error with one line."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError


class StoreTrouble(Exception):
    """The database is locked, full or gone: nothing was stored, as far as anybody can know."""


def troubles() -> tuple[type[Exception], ...]:
    """What a database may raise; the errors of a driver that nobody has loaded, nobody can meet."""
    common = (SQLAlchemyError, OSError, sqlite3.Error)
    if "asyncpg" not in sys.modules:
        return common
    import asyncpg

    return (*common, asyncpg.PostgresError, asyncpg.InterfaceError)


def in_one_line(error: BaseException) -> str:
    """The driver's own first line: what follows there may quote what was to be stored."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def trouble(error: BaseException) -> StoreTrouble:
    return StoreTrouble(f"the database cannot store or tell that now: {in_one_line(error)}")


@contextmanager
def trouble_told() -> Iterator[None]:
    """Whatever a database says inside comes out as a StoreTrouble."""
    try:
        yield
    except troubles() as error:
        raise trouble(error) from error
