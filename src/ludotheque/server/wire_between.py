"""Wire between: what server processes tell each other of their tables. Ids travel; the rest is looked up."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

NoticeKind = Literal["rows", "facts", "said", "look", "who", "present"]
PIECE: Final = 100  # watchers in one notice at most: PostgreSQL refuses one of 8,000 bytes


class Notice(Struct, omit_defaults=True):
    """What one process tells the others of a table.

    `rows`, `facts`, `said`: there is more of that in the store. `look`: there may be more of anything. `who`: say who
    is at your process. `present`: who is at mine, as far as that has changed; or `anew`, in as many pieces as it takes.
    """

    node: str
    table: str
    kind: NoticeKind
    seats: list[int] = []
    came: list[str] = []  # watchers
    left: list[str] = []
    anew: bool = False
