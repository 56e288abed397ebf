"""Trouble: what a database can answer instead of storing, as one error with one line."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError


class StoreTrouble(Exception):
    """The database is locked, full or gone: nothing was stored."""

    code: ClassVar = "store-trouble"  # the refusal that says so


class Unsure(StoreTrouble):
    """The database's answer was lost on the way: what was to be stored may be there, now or in a moment."""

    code: ClassVar = "unsure"


def troubles() -> tuple[type[Exception], ...]:
    """What a database may raise; the errors of a driver that nobody has loaded, nobody can meet."""
    common = (SQLAlchemyError, OSError, sqlite3.Error)
    if "asyncpg" not in sys.modules:
        return common
    import asyncpg

    return (*common, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def in_one_line(error: BaseException) -> str:
    """The driver's own first line: what follows there may quote what was to be stored."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def trouble(error: BaseException) -> StoreTrouble:
    """One for each who has to be told; what is unsure stays so."""
    if isinstance(error, StoreTrouble):
        return type(error)(*error.args)
    return StoreTrouble(f"the database cannot store or tell that now: {in_one_line(error)}")


def unsure(error: BaseException) -> Unsure:
    return Unsure(f"the database did not answer whether that is stored: {in_one_line(error)}")


@contextmanager
def trouble_told() -> Iterator[None]:
    """Whatever a database says inside comes out as a StoreTrouble."""
    try:
        yield
    except troubles() as error:
        raise trouble(error) from error
