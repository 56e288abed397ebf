"""The glossaries: every term is found in sentences of its language, and cites rules that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from ludotheque.content.words import LANGUAGES, text_folders, texts, words_for

RULEBOOKS: Final = Path(__file__).parents[2] / "docs/rules"
LEAST: Final = {"strife": 8, "strain": 12, "rrd": 20}  # terms
TERM: Final = re.compile(r"^term-([a-z-]+) =", re.MULTILINE)
RULE: Final = r"(?:[A-Z]|\d+\.)\d+"
RULES: Final = re.compile(rf"\[({RULE}(?:, {RULE})*)\]$")
PICTURED: Final = {"answer", "effect"}  # steps of the duel's picture, of which no sentence speaks by name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEAST)
def test_each_term_is_found_in_sentences_and_cites_its_rule(game: str, language: str) -> None:
    words = words_for(game, language, strict=True)
    everything = "".join(texts(language, text_folders(game), ("glossary",)))
    rulebook = (RULEBOOKS / f"{game}.md").read_text(encoding="utf-8")
    rules = set(re.findall(rf"^\*\*({RULE})\*\*", rulebook, re.MULTILINE))
    ids = TERM.findall("".join(texts(language, text_folders(game))))
    assert len(ids) >= LEAST[game]
    for id in ids:
        forms = words.text(f"term-{id}.forms").split("|")
        found = [form for form in forms if re.search(rf"(?<!\w){re.escape(form)}(?!\w)", everything)]
        assert found or id in PICTURED, (language, id)
        cited = RULES.search(words.text(f"term-{id}.about"))
        assert cited is not None, (language, id)
        assert set(cited[1].split(", ")) <= rules, (language, id)
