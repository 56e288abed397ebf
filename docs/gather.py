"""Gathers what the documentation site is made of: every document, and every file that one of them links to."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GATHERED: Final = ROOT / "build" / "docs"
LINK: Final = re.compile(r"\]\(([^)\s#]+)[^)]*\)")
ELSEWHERE: Final = re.compile(r"[a-z]+:")


def documents() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])


def linked(document: Path) -> list[Path]:
    """The files of the repository that a document links to, whether they are there or not."""
    links = LINK.findall(document.read_text(encoding="utf-8"))
    return [(document.parent / link).resolve() for link in links if not ELSEWHERE.match(link)]


def gather() -> None:
    shutil.rmtree(GATHERED, ignore_errors=True)
    found = documents()
    for path in {*found, *(path for document in found for path in linked(document) if path.is_file())}:
        place = GATHERED / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


if __name__ == "__main__":
    gather()
