"""Homes: where each game lives. A game is found by its entry point in the group `ludotheque.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludotheque.kernel.notation import nearest

GROUP: Final = "ludotheque.games"
FIRST: Final = ("strife", "strain", "legends", "rrd")  # in the order in which people are shown them; then by id


@cache
def homes() -> dict[str, EntryPoint]:
    """Every game that is installed, by its id; none of them is loaded."""
    found = {each.name: each for each in entry_points(group=GROUP)}
    return {id: found[id] for id in sorted(found, key=lambda id: (FIRST.index(id) if id in FIRST else len(FIRST), id))}


def home_of(game_id: str) -> EntryPoint:
    if game_id not in homes():
        raise ValueError(f"there is no game {game_id!r}{nearest(game_id, list(homes()))}")
    return homes()[game_id]


@cache
def home_folder(game_id: str) -> Path:
    """The folder of a game's package, which is not loaded for that."""
    home = home_of(game_id).module
    try:
        spec = find_spec(home)
    except ImportError:
        spec = None
    folders = [] if spec is None else list(spec.submodule_search_locations or [])
    if not folders:
        raise ValueError(f"the game {game_id!r} is not there: there is no package {home!r}")
    return Path(folders[0])
