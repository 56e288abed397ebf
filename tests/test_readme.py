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


def test_the_coverage_of_strife_is_counted() -> None:
    content = HERE / "src/ludotheque/games/strife/content"
    kinds = ("champions", "locations", "relics", "events")
    cards = [f"{len(tomllib.loads((content / f'{kind}.toml').read_text(encoding='utf-8')))} {kind}" for kind in kinds]
    rules = len(read_rules("strife", "en"))
    assert f"| Strife | 2 | {', '.join(cards)} | {rules}/{rules} |" in README.read_text(encoding="utf-8")


def test_the_coverage_of_strain_is_counted() -> None:
    tiles = tomllib.loads((HERE / "src/ludotheque/games/strain/content/original.toml").read_text(encoding="utf-8"))
    copies = Counter[str]()
    for tile in tiles.values():
        copies[tile["kind"] if tile["kind"] in ("organism", "cytoplasm") else "Petri Dish"] += tile["copies"]
    printed = f"{len(tiles)} designs on {copies.total()} tiles: {copies['organism']} organisms, "
    printed += f"{copies['cytoplasm']} cytoplasms, {copies['Petri Dish']} Petri Dish tiles"
    rules = len(read_rules("strain", "en"))
    assert f"| Strain | 2 to 7 | {printed} | {rules}/{rules} |" in README.read_text(encoding="utf-8")


def test_the_coverage_of_legends_is_counted() -> None:
    content = HERE / "src/ludotheque/games/legends/content"
    kinds = {"units": "units", "boards": "boards", "armies": "ready armies"}
    printed = [
        f"{len(tomllib.loads((content / f'{file}.toml').read_text(encoding='utf-8')))} {kind}"
        for file, kind in kinds.items()
    ]
    rules = len(read_rules("legends", "en"))
    row = f"| Stratego Legends | 2, 4, 6, 8 | {', '.join(printed)} | {rules}/{rules} |"
    assert row in README.read_text(encoding="utf-8")


def test_the_coverage_of_rrd_is_counted() -> None:
    content = HERE / "src/ludotheque/games/rrd/content/original"
    kinds = {"heroes": "heroes", "weapons": "weapons", "cards": "cards", "enemies": "enemies", "places": "places"}
    kinds |= {"destinies": "destiny places", "markers": "markers", "tokens": "tokens", "accessories": "accessories"}
    printed = [
        f"{len(tomllib.loads((content / f'{file}.toml').read_text(encoding='utf-8')))} {kind}"
        for file, kind in kinds.items()
    ]
    rules = len(read_rules("rrd", "en"))
    row = f"| Raise, Rise & Die | 1 to 4 | {', '.join(printed)} | {rules}/{rules} |"
    assert row in README.read_text(encoding="utf-8")


def test_every_game_has_its_numbered_rules() -> None:
    assert [game for game in GAMES if not (HERE / "docs" / "rules" / f"{game}.md").is_file()] == []
