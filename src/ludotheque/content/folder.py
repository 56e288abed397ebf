"""Where the content of a game lies: in the package, or in a folder of one's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.content.homes import home_folder
from ludotheque.content.loader import BadContent

OWN: Final = "LUDOTHEQUE_CONTENT"  # the environment variable that names a folder of one's own


def content_folder(game: str) -> Path:
    """The folder with the facts of a game. One's own has a folder for each game that it changes, laid out like the
    package's, and is read instead of it; a game that has none there is as it is in the package.
    """
    named = os.environ.get(OWN, "")
    if named and not Path(named).is_dir():
        raise BadContent(f"{OWN}: there is no folder {named!r}")
    own = Path(named, game)
    return own if named and own.is_dir() else home_folder(game) / "content"
