"""Columns: the words that ledger and migrations are written in. Their sense is fixed: databases were made by them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, ForeignKey, Text, false
from sqlalchemy.types import TypeEngine

Kind = type[TypeEngine[Any]] | TypeEngine[Any]


def key(**kinds: Kind) -> list[Column[Any]]:
    return [Column(name, kind, primary_key=True) for name, kind in kinds.items()]


def filled(**kinds: Kind) -> list[Column[Any]]:
    return [Column(name, kind, nullable=False) for name, kind in kinds.items()]


def optional(**kinds: Kind) -> list[Column[Any]]:
    return [Column(name, kind) for name, kind in kinds.items()]


def unset(name: str) -> Column[bool]:
    """A flag that is down wherever nobody has put it up."""
    return Column(name, Boolean, nullable=False, server_default=false())


def at_table(**rest: Kind) -> list[Column[Any]]:
    """The key of a row that goes with its table, whose id is the first of it."""
    id = Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    return [id, *key(**rest)]
