"""The documents: no link leads nowhere, and the site's list of pages holds every one of them."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
GATHER: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "gather.py"))
DOCUMENTS: list[Path] = GATHER["documents"]()
ANCHORED = re.compile(r"\]\(([^)\s#]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)
PAGE = re.compile(r": (\S+\.md)$", re.M)
LISTED_ELSEWHERE = "docs/decisions/0"  # the decisions' own page lists them


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(document: Path) -> None:
    assert [path for path in GATHER["linked"](document) if not path.exists()] == []
    for link, anchor in ANCHORED.findall(document.read_text(encoding="utf-8")):
        there = (document.parent / link).resolve() if link else document
        if not link.startswith("http"):
            assert anchor in anchors(there), f"{link}#{anchor}"


def anchors(document: Path) -> set[str]:
    """As sites name the headings of a page."""
    headings = HEADING.findall(document.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def test_every_document_is_a_page_of_the_site() -> None:
    pages = PAGE.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    found = [name_of(document) for document in DOCUMENTS]
    assert sorted(pages) == [name for name in sorted(found) if not name.startswith(LISTED_ELSEWHERE)]
