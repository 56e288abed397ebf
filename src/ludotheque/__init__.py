"""Ludotheque: tabletop games with their rules complete and enforced, over one small kernel."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any

from ludotheque.content.loader import BadContent

with suppress(BadContent):  # met again by whoever uses a name, so that the command line can say it in one line
    from ludotheque.bots import bot
    from ludotheque.table import IllegalChoice, Seat, Table, games, new_table, replay, setup

__version__ = "0.1.0"
__all__ = ["IllegalChoice", "Seat", "Table", "bot", "games", "new_table", "replay", "setup"]


def __getattr__(name: str) -> Any:
    """A public name that a broken content file has left out: now the file is complained about."""
    if name in __all__:
        return getattr(import_module("ludotheque.bots" if name == "bot" else "ludotheque.table"), name)
    raise AttributeError(f"ludotheque has no {name!r}")
