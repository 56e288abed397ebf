"""Ludotheque: tabletop games with their rules complete and enforced, over one small kernel."""

from __future__ import annotations

from ludotheque.bots import bot
from ludotheque.games import GAMES
from ludotheque.table import IllegalChoice, Seat, Table, new_table, replay, setup

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalChoice", "Seat", "Table", "bot", "new_table", "replay", "setup"]
