"""The glossary: every term is found in sentences of its language, and cites rules that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from ludotheque.content.words import LANGUAGES, text_folders, texts, words_for

RULEBOOK: Final = Path(__file__).parents[3] / "docs/rules/rrd.md"
TERM: Final = re.compile(r"^term-([a-z-]+) =", re.MULTILINE)
RULES: Final = re.compile(r"\[([A-Z]\d+(?:, [A-Z]\d+)*)\]$")
PICTURED: Final = {"answer", "effect"}  # steps of the duel's picture, of which no sentence speaks by name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_is_found_in_sentences_and_cites_its_rule(language: str) -> None:
    words = words_for("rrd", language, strict=True)
    everything = "".join(texts(language, text_folders("rrd"), ("glossary",)))
    rules = set(re.findall(r"^\*\*([A-Z]\d+)\*\*", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE))
    ids = TERM.findall("".join(texts(language, text_folders("rrd"))))
    assert len(ids) > 20
    for id in ids:
        forms = words.text(f"term-{id}.forms").split("|")
        found = [form for form in forms if re.search(rf"(?<!\w){re.escape(form)}(?!\w)", everything)]
        assert found or id in PICTURED, (language, id)
        cited = RULES.search(words.text(f"term-{id}.about"))
        assert cited is not None, (language, id)
        assert set(cited[1].split(", ")) <= rules, (language, id)
