"""Dependencies point one way: kernel <- content <- games <- table <- bots <- lab, adapters, terminal, server <- cli."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "ludotheque"
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST_FILE = 400

BELOW = {
    "kernel": (),
    "content": ("kernel",),
    "games": ("kernel", "content"),
    "table": ("kernel", "content", "games"),
    "bots": ("kernel", "content", "games", "table"),
    "lab": ("kernel", "content", "games", "table", "bots"),
    "adapters": ("kernel", "content", "games", "table", "bots"),
    "terminal": ("kernel", "content", "games", "table", "bots"),
    "server": ("kernel", "content", "games", "table", "bots"),
    "cli": ("kernel", "content", "games", "table", "bots", "lab", "adapters", "terminal", "server"),
    "__main__": ("cli",),
    "__init__": ("content", "table", "bots"),
}
PEERS_BY_LAYER = {
    "kernel": {"mypy_extensions"},
    "content": {"msgspec", "fluent"},
    "games": {"mypy_extensions", "msgspec"},
}
PEERS_BY_FILE = {"drawing.py": {"rich"}, "terminal.py": {"rich"}, "layout.py": {"rich"}, "tensor.py": {"numpy"}}
CLOCKS_AND_CHANCE = {"random", "time", "datetime", "secrets", "uuid"}


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno}: write the whole name of the module"
            found |= (
                {node.module or ""} if node.module != "ludotheque" else {f"ludotheque.{a.name}" for a in node.names}
            )
    return found


def outsiders(path: Path) -> set[str]:
    """What a file imports that is neither ours nor the standard library's."""
    roots = {name.split(".")[0] for name in imports_of(path)}
    return roots - set(sys.stdlib_module_names) - {"ludotheque", "__future__"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_layer_imports_only_what_lies_below_it(path: Path) -> None:
    layer = layer_of(path)
    ours = {name for name in imports_of(path) if name.split(".")[0] == "ludotheque"} - {"ludotheque.__version__"}
    layers = {name.split(".")[1] for name in ours if "." in name}
    assert sorted(layers - {layer, *BELOW[layer]}) == [], f"{name_of(path)} imports from above"
    assert "ludotheque" not in ours or layer in ("cli", "adapters", "terminal"), f"{name_of(path)} imports the package"


@pytest.mark.parametrize("path", [p for p in FILES if layer_of(p) in PEERS_BY_LAYER], ids=name_of)
def test_the_lower_layers_need_little_from_outside(path: Path) -> None:
    allowed = PEERS_BY_LAYER[layer_of(path)] | PEERS_BY_FILE.get(path.name, set())
    assert sorted(outsiders(path) - allowed) == []


@pytest.mark.parametrize("path", [p for p in FILES if layer_of(p) == "games" and len(p.parts) > 1], ids=name_of)
def test_a_game_knows_no_other_game(path: Path) -> None:
    folder = path.parent.relative_to(SOURCE / "games").parts
    if not folder:  # games/__init__.py lists them
        return
    games = {name.split(".")[2] for name in imports_of(path) if name.startswith("ludotheque.games.")}
    assert sorted(games - {folder[0]}) == []


@pytest.mark.parametrize("path", [p for p in FILES if layer_of(p) in ("kernel", "games")], ids=name_of)
def test_rules_know_no_clock_and_no_chance_of_their_own(path: Path) -> None:
    assert sorted(imports_of(path) & CLOCKS_AND_CHANCE) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nothing_imports_the_tests(path: Path) -> None:
    assert not [name for name in imports_of(path) if name.split(".")[0] in ("tests", "pytest", "hypothesis")]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_file_is_too_long_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_every_folder_has_its_layer() -> None:
    assert {layer_of(path) for path in FILES} <= BELOW.keys()
