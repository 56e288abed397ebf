"""Wire between: what server processes tell each other of their tables."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ludotheque.server.wire import PersonAtTable, Said

NoticeKind = Literal["rows", "facts", "chat", "presence", "who", "alive"]
MISSED: Final = b""  # heard instead of a notice: nobody knows what was told while the connection was lost


class Presence(Struct):
    """Who is connected to a table at one process."""

    seats: list[int]
    watchers: list[PersonAtTable]


class Notice(Struct, omit_defaults=True):
    """What one process tells the others of a table: they read the rest from the store."""

    node: str
    table: str
    kind: NoticeKind
    said: Said | None = None
    presence: Presence | None = None
