"""Games from outside, installed where only whoever is told of it looks."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.content.homes import home_folder, homes
from ludotheque.games import GAMES, part_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
NO_NETWORK = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet")
MADE_BY_BUILDING = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")


def install(source: Path, folder: Path) -> Path:
    """As `pip install` does it, from a copy: building leaves files behind."""
    copy = shutil.copytree(source, folder / "source", ignore=MADE_BY_BUILDING)
    there = folder / "installed"
    subprocess.run([sys.executable, "-m", "pip", "install", *NO_NETWORK, "--target", there, copy], check=True)
    return there


@contextmanager
def installed_here(there: Path) -> Iterator[None]:
    """In this process, too, until it is over."""
    sys.path.insert(0, str(there))
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(there))
        look_again()


def look_again() -> None:
    homes.cache_clear()
    home_folder.cache_clear()
    part_of.cache_clear()
    GAMES.loaded.clear()
    GAMES.broken.clear()
