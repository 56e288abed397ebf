"""The slowest tests as a table: `make slowest` writes docs/slowest-tests.md from what `make test` has noted."""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

SHOWN = 30
PAGE = Path(__file__).parents[1] / "docs" / "slowest-tests.md"


class Timed(NamedTuple):
    """A test, and the seconds that it took with what it set up."""

    seconds: float
    file: str
    name: str
    build: str


def read(path: Path) -> list[Timed]:
    """The tests of a JUnit file, which is called after the build that was tested."""
    cases = ElementTree.parse(path).iter("testcase")
    return [
        Timed(
            float(case.get("time", 0)),
            f"{case.get('classname', '').replace('.', '/')}.py",
            case.get("name", ""),
            path.stem,
        )
        for case in cases
    ]


def page(tests: list[Timed]) -> str:
    folders: dict[str, float] = defaultdict(float)
    for test in tests:
        folders["/".join(test.file.split("/")[:2])] += test.seconds
    longest = sorted(folders.items(), key=lambda found: -found[1])
    slowest = sorted(tests, reverse=True)[:SHOWN]
    lines = [
        "# The slowest tests",
        "",
        "Written by `make slowest` after a `make test`, in seconds on two cores with four workers: who adds a test",
        "that takes long finds it here.",
        "",
        f"{len(tests)} tests, {sum(test.seconds for test in tests):.0f} s in all workers together.",
        "",
        "| where | seconds |",
        "|---|---:|",
        *(f"| {folder} | {seconds:.0f} |" for folder, seconds in longest),
        "",
        "| test | file | build | seconds |",
        "|---|---|---|---:|",
        *(f"| `{shown(one.name)}` | {one.file} | {one.build} | {one.seconds:.1f} |" for one in slowest),
        "",
    ]  # fmt: skip
    return "\n".join(lines)


def shown(name: str) -> str:
    return name.replace("|", "/")


if __name__ == "__main__":
    PAGE.write_text(page([test for path in sys.argv[1:] for test in read(Path(path))]), encoding="utf-8")
