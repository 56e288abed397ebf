"""Which language a page speaks: English fragments that no French or German sentence has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from ludotheque.content.words import text_folders, texts

from . import looking

MARK = re.compile("«[a-z][a-z0-9.-]*»")  # where words are missing, their id stands
LONG = 9  # characters from which a fragment is looked for within sentences


class Fragments(Visitor):
    """The pieces of text of a file, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found += [re.sub(r"\s+", " ", node.value).strip()]


@cache
def fragments_of(text: str) -> list[str]:
    visitor = Fragments()
    visitor.visit(FluentParser().parse(text))
    return visitor.found


def fragments(game: str, language: str) -> set[str]:
    """Those of a game and of what is around all games."""
    return {found for text in texts(language, text_folders(game)) for found in fragments_of(text)}


@cache
def only_english(game: str, language: str) -> tuple[re.Pattern[str], frozenset[str]]:
    """Fragments that mean English, anywhere in a sentence; and short ones that do so when they stand alone."""
    corpus = "\n".join(fragments(game, language))
    ours = {text for text in fragments(game, "en") if re.search("[a-z]{2}", text) and text not in corpus}
    long = sorted(re.escape(text) for text in ours if len(text) >= LONG and " " in text)
    return re.compile(rf"(?<!\w)(?:{'|'.join(long)})(?!\w)"), frozenset(ours)


def foreign_words(page: Page, language: str, game: str = "strife") -> Iterator[str]:
    """What on the page is not in this language: ids without words, and English."""
    anywhere, alone = only_english(game, language)
    for text in looking.texts(page):
        if MARK.search(text) or anywhere.search(text) or text in alone:
            yield text
