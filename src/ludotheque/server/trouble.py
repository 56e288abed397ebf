"""Trouble: what a database can answer instead of storing, as one error with one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

TROUBLES = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


class StoreTrouble(Exception):
    """The database is locked, full or gone: nothing was stored, as far as anybody can know."""


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
    except TROUBLES as error:
        raise trouble(error) from error
