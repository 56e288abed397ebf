"""Dependencies point one way: kernel <- content <- plain <- games <- table <- bots <- lessons <- the faces <- cli."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "ludotheque"
WEB = Path(__file__).parents[1] / "web" / "src"
FILES = sorted(SOURCE.rglob("*.py"))
MODULES = {".".join(("ludotheque", *path.relative_to(SOURCE).with_suffix("").parts)): path for path in FILES}
GAMES = {path.parent.name for path in FILES if path.name == "table.py" and path.parent.parent.name == "games"}
LONGEST_FILE = 400

BELOW = {
    "kernel": (),
    "content": ("kernel",),
    "plain": ("kernel", "content"),
    "games": ("kernel", "content", "plain"),
    "table": ("kernel", "content", "games"),
    "bots": ("kernel", "content", "plain", "games", "table"),
    "lessons": ("kernel", "content", "games", "table", "bots"),
    "puzzles": ("kernel", "content", "games", "table", "bots", "lessons"),
    "lab": ("kernel", "content", "plain", "games", "table", "bots", "puzzles"),
    "adapters": ("kernel", "content", "plain", "games", "table", "bots"),
    "batch": ("kernel", "content", "plain", "games", "table", "adapters", "lab"),
    "terminal": ("kernel", "content", "plain", "games", "table", "bots", "lessons", "puzzles"),
    "server": ("kernel", "content", "games", "table", "bots", "lessons", "puzzles"),
    "cli": (
        "kernel",
        "content",
        "games",
        "table",
        "bots",
        "lessons",
        "puzzles",
        "lab",
        "adapters",
        "batch",
        "terminal",
        "server",
    ),
    "__main__": ("cli",),
    "__init__": ("games", "table", "bots"),
}
PEERS_BY_LAYER = {
    "kernel": {"mypy_extensions"},
    "content": {"msgspec", "fluent"},
    "plain": set(),
    "games": {"mypy_extensions", "msgspec"},
}
PEERS_BY_FILE = {
    "command.py": {"rich_click"},
    "drawing.py": {"rich"},
    "terminal.py": {"rich"},
}
CLOCKS_AND_CHANCE = {"random", "time", "datetime", "secrets", "uuid"}


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@cache
def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno}: write the whole name of the module"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names if node.module == "ludotheque" else names & MODULES.keys() | {node.module or ""}
    return found


def outsiders(path: Path) -> set[str]:
    """What a file imports that is neither ours nor the standard library's."""
    roots = {name.split(".")[0] for name in imports_of(path)}
    return roots - set(sys.stdlib_module_names) - {"ludotheque", "__future__"}


def test_a_layer_imports_only_what_lies_below_it() -> None:
    assert [f"{name_of(path)} imports {name}" for path in FILES for name in from_above(path)] == []


def from_above(path: Path) -> list[str]:
    layer = layer_of(path)
    ours = {name for name in imports_of(path) if name.split(".")[0] == "ludotheque"} - {"ludotheque.__version__"}
    layers = {name.split(".")[1] for name in ours if "." in name}
    package = {"ludotheque"} & ours if layer not in ("cli", "adapters", "terminal") else set()
    return sorted(layers - {layer, *BELOW[layer]} | package)


def test_the_lower_layers_need_little_from_outside() -> None:
    lower = [path for path in FILES if layer_of(path) in PEERS_BY_LAYER]
    assert [f"{name_of(path)} imports {name}" for path in lower for name in sorted(outsiders(path) - peers(path))] == []


def peers(path: Path) -> set[str]:
    return PEERS_BY_LAYER[layer_of(path)] | PEERS_BY_FILE.get(path.name, set())


def test_the_server_s_modules_lie_in_a_line() -> None:
    """Whoever imports a module lies above it, even where only its types are needed: nothing goes round in a circle."""
    above = {name: imports_of(path) for name, path in MODULES.items() if layer_of(path) == "server"}
    left = set(above)
    while lowest := {name for name in left if not above[name] & (left - {name})}:
        left -= lowest
    assert sorted(left) == []


def test_a_game_knows_no_other_game() -> None:
    of_games = [path for path in FILES if layer_of(path) == "games" and path.parent.name != "games"]  # which lists them
    assert [f"{name_of(path)} imports {name}" for path in of_games for name in other_games(path)] == []


def other_games(path: Path) -> list[str]:
    own = path.relative_to(SOURCE / "games").parts[0]
    return sorted(
        {name.split(".")[2] for name in imports_of(path) if name.startswith("ludotheque.games.")} & GAMES - {own}
    )


def test_rules_know_no_clock_and_no_chance_of_their_own() -> None:
    rules = [path for path in FILES if layer_of(path) in ("kernel", "games") and path.name != "command.py"]
    assert [name_of(path) for path in rules if imports_of(path) & CLOCKS_AND_CHANCE] == []


def test_nothing_imports_the_tests() -> None:
    ours = {"tests", "pytest", "hypothesis"}
    assert [name_of(path) for path in FILES if {name.split(".")[0] for name in imports_of(path)} & ours] == []


def test_no_file_is_too_long_to_read() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert [name for name, length in lengths.items() if length > LONGEST_FILE] == []


def test_every_folder_has_its_layer() -> None:
    assert {layer_of(path) for path in FILES} <= BELOW.keys()


def test_only_the_list_of_games_and_the_examples_name_a_game() -> None:
    """What belongs to one game lives in its folder."""
    shared = [path for path in FILES if layer_of(path) in ("server", "cli", "lab", "terminal", "bots")]
    assert [f"{name_of(path)} says {name}" for path in shared for name in games_named(path)] == []


def test_the_web_client_names_games_only_where_they_are_listed() -> None:
    shared = [path for path in WEB.rglob("*.*") if path.relative_to(WEB).parts[0] != "games"]
    named = {path: set(re.findall("[a-z]+", path.read_text(encoding="utf-8").lower())) & GAMES for path in shared}
    assert [f"{path.relative_to(WEB)} says {name}" for path in named for name in sorted(named[path])] == []


def games_named(path: Path) -> list[str]:
    """Names of games in what a file does: docstrings and comments may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    remarks = [
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in remarks]
    words = {word for text in said if isinstance(text, str) for word in re.findall("[a-z]+", text.lower())}
    return sorted(words & GAMES | {name.split(".")[2] for name in imports_of(path) if name.count(".") > 1} & GAMES)


def test_make_test_runs_every_folder_of_tests() -> None:
    makefile = (SOURCE.parents[1] / "Makefile").read_text(encoding="utf-8")
    folders = {path.parent.name for path in Path(__file__).parent.glob("*/test_*.py")}
    assert sorted(name for name in folders if not re.search(rf"tests/{name}\b", makefile)) == []
