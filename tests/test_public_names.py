"""`import ludotheque` gives the public names, whatever was imported first; a broken content file is said in a line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
NAMES = ("bot", "new_table", "replay", "setup")


@pytest.mark.parametrize(
    "first",
    ["ludotheque", "ludotheque.games", "ludotheque.games.strife.facts", "ludotheque.bots", "ludotheque.lab.scenario"],
)
def test_the_public_names_are_functions_whatever_is_imported_first(first: str) -> None:
    code = f"import {first}, ludotheque; print(*(callable(getattr(ludotheque, name)) for name in {NAMES}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"] * len(NAMES)


def test_a_module_of_a_game_is_imported_by_its_whole_name() -> None:
    code = "import ludotheque.games.strife.battle as battle; print(battle.__name__, *ludotheque.GAMES)"
    code = f"import ludotheque; {code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["ludotheque.games.strife.battle", *ludotheque.GAMES]


def test_there_is_no_other_public_name() -> None:
    with pytest.raises(AttributeError, match="'tables'"):
        _ = ludotheque.tables  # type: ignore[attr-defined]


def test_a_game_is_loaded_when_it_is_asked_for_and_no_other_with_it() -> None:
    """So that starting takes no time for what nobody plays."""
    parts = "[name.split('.') for name in sys.modules if name.startswith('ludotheque.games.')]"
    loaded = f"sorted({{part[2] for part in {parts} if len(part) > 3}})"  # of a game's own package
    code = f"import ludotheque, sys; print({loaded}); ludotheque.new_table('strain'); print({loaded})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "['strain']"]


def test_broken_content_is_said_in_one_line(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "ludotheque", ignore=shutil.ignore_patterns("__pycache__"))
    for library in PACKAGE.parent.glob("*.so"):  # of a compiled build
        shutil.copy(library, tmp_path)
    champions = tmp_path / "ludotheque/games/strife/content/champions.toml"
    champions.write_text(champions.read_text(encoding="utf-8").replace("power  = 9", "pover = 9"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "cards", "strife"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "PATH": ""},
    )
    said = "ludotheque: champions.toml: [barbarian] has an unknown key 'pover'; did you mean 'power'?\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
