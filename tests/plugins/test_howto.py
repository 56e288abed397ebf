"""docs/howto/add-a-game.md, followed to the letter in an empty folder."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import HOME

from .installing import EXAMPLE, install

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "add-a-game.md"
FILE = re.compile(r'^```\w+ title="goofspiel/([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.+)$", re.MULTILINE)
TRANSLATED = ("*.fr.*", "*.de.*", "py.typed")  # what the page says in words only
TYPED = "1\n" * 12  # a whole game


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every file of the page, under the name that it has there."""
    folder = tmp_path_factory.mktemp("howto")
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = folder / "goofspiel" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for pattern in TRANSLATED:
        for source in EXAMPLE.rglob(pattern):
            shutil.copy(source, folder / "goofspiel" / source.relative_to(EXAMPLE))
    return folder


def test_the_page_is_the_whole_example(folder: Path) -> None:
    def files(root: Path) -> dict[str, str]:
        kinds = ("*.py", "*.toml", "*.md", "*.ftl", "py.typed")
        found = [path for kind in kinds for path in root.rglob(kind)]
        return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in found}

    assert files(folder / "goofspiel") == files(EXAMPLE)


def test_every_command_of_the_page_does_what_it_says(folder: Path) -> None:
    install_it, *commands = COMMAND.findall(PAGE.read_text(encoding="utf-8"))
    assert install_it == "pip install ./goofspiel"
    there = install(folder / "goofspiel", folder)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HOME), str(there)]), "TERM": "dumb"}
    for command in commands:
        words = [sys.executable, "-m", *shlex.split(command)]
        done = subprocess.run(words, cwd=folder, env=environment, input=TYPED, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    assert len(commands) == 4
