"""Keeping the record of a game in a file."""

from __future__ import annotations

import os
from pathlib import Path

from ludotheque.table import Table


def save_record(table: Table, path: Path) -> None:
    """Written beside and moved into place: the file is there whole or as it was. An OSError says why it cannot be.

    The disk itself is waited for only at the end: that takes a while, and a game is written after every choice.
    """
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(table.record().dumps())
            file.flush()
            if table.over:
                os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def free_path(game_id: str, folder: Path) -> Path:
    """A name in the folder that no file has yet: strife-1.json, strife-2.json."""
    n = 1
    while (folder / f"{game_id}-{n}.json").exists():
        n += 1
    return folder / f"{game_id}-{n}.json"
