"""The documents are true: examples run, figures are counted, nothing private is named."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from doctest import ELLIPSIS, DocTestParser, DocTestRunner
from pathlib import Path

import pytest

from ludotheque.content.rules import read_rules
from ludotheque.games import GAMES

HERE = Path(__file__).parents[1]
README = HERE / "README.md"
PAGES = [*sorted(HERE.glob("*.md")), *sorted((HERE / "docs").rglob("*.md"))]
UNWANTED = (
    r"(?<![\w.])/(?:work|tmp|home|root|mnt|srv|var)\b",  # a folder of somebody's machine
    r"\b(?:pypi\.org|pythonhosted\.org|test\.pypi|registry\.npmjs\.org)\b",
    r"\blocalhost\b|\b127\.0\.0\.1\b(?!:80)",  # but where the server itself listens
    r"\b(?:TODO|FIXME|XXX)\b",
)


COVERED = [
    (
        "strife", "Strife | 2", "content",
        {"champions": "champions", "locations": "locations", "relics": "relics", "events": "events"},
    ),
    (
        "legends", "Stratego Legends | 2, 4, 6, 8", "content",
        {"units": "units", "boards": "boards", "armies": "ready armies"},
    ),
    (
        "rrd", "Raise, Rise & Die | 1 to 4", "content/original",
        {"heroes": "heroes", "weapons": "weapons", "cards": "cards", "enemies": "enemies", "places": "places",
         "destinies": "destiny places", "markers": "markers", "tokens": "tokens", "accessories": "accessories"},
    ),
]  # fmt: skip


def examples() -> list[str]:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if ">>>" in block]


def named(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


@pytest.mark.parametrize("example", examples(), ids=range(len(examples())))
def test_an_example_of_the_readme_runs_as_it_stands(example: str) -> None:
    said: list[str] = []
    runner = DocTestRunner(optionflags=ELLIPSIS)
    runner.run(DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0), out=said.append)
    assert "".join(said) == ""


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_names_nothing_that_only_its_writer_has(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [found for pattern in UNWANTED for found in re.findall(pattern, text)] == []


@pytest.mark.parametrize(("game", "title", "folder", "kinds"), COVERED, ids=[game for game, *_ in COVERED])
def test_the_coverage_of_a_game_is_counted(game: str, title: str, folder: str, kinds: dict[str, str]) -> None:
    content = HERE / "src/ludotheque/games" / game / folder
    sizes = {file: len(tomllib.loads((content / f"{file}.toml").read_text(encoding="utf-8"))) for file in kinds}
    printed = ", ".join(f"{sizes[file]} {kind}" for file, kind in kinds.items())
    rules = len(read_rules(game, "en"))
    assert f"| {title} | {printed} | {rules}/{rules} |" in README.read_text(encoding="utf-8")


def test_the_coverage_of_strain_is_counted() -> None:
    tiles = tomllib.loads((HERE / "src/ludotheque/games/strain/content/original.toml").read_text(encoding="utf-8"))
    copies = Counter[str]()
    for tile in tiles.values():
        copies[tile["kind"] if tile["kind"] in ("organism", "cytoplasm") else "Petri Dish"] += tile["copies"]
    printed = f"{len(tiles)} designs on {copies.total()} tiles: {copies['organism']} organisms, "
    printed += f"{copies['cytoplasm']} cytoplasms, {copies['Petri Dish']} Petri Dish tiles"
    rules = len(read_rules("strain", "en"))
    assert f"| Strain | 2 to 7 | {printed} | {rules}/{rules} |" in README.read_text(encoding="utf-8")


def test_every_game_has_its_numbered_rules() -> None:
    assert [game for game in GAMES if not (HERE / "docs" / "rules" / f"{game}.md").is_file()] == []
