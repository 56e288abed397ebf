"""The numbered rules of a game, in a language. A rule is a paragraph that opens with **number**."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.content.homes import home_folder
from ludotheque.content.spelling import folded
from ludotheque.content.words import ENGLISH, PACKAGE, check_language, spaced

INSTALLED: Final = PACKAGE / "rules"
CHECKOUT: Final = PACKAGE.parent.parent / "docs" / "rules"
NUMBER: Final = r"[A-Z]?-?\d+(?:\.\d+)*"
NUMBERED: Final = re.compile(rf"\*\*({NUMBER})\*\*\s+(.*)", re.DOTALL)


class Rule(NamedTuple):
    """One rule: its number, the heading of its section, and what it says."""

    number: str
    heading: str
    text: str


def rules_path(game_id: str, language: str) -> Path:
    """Where the rules lie: in the game's package, in ours when it is installed, or in docs/rules in a checkout."""
    check_language(language)
    name = f"{game_id}.md" if language == ENGLISH else f"{game_id}.{language}.md"
    for folder in (home_folder(game_id) / "rules", INSTALLED, CHECKOUT):
        if (folder / name).is_file():
            return folder / name
    raise ValueError(f"there are no rules of {game_id!r} in {language!r}")


def read_rules(game_id: str, language: str) -> list[Rule]:
    """Every rule of the game, in the order of the rulebook; what stands between them is left out."""
    rules: list[Rule] = []
    heading = ""
    for line in paragraphs(game_id, language):
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif found := NUMBERED.fullmatch(line):
            rules.append(Rule(found[1], heading, said(found[2], language)))
    return rules


def read_preface(game_id: str, language: str) -> list[str]:
    """What stands before the first section: the game in a minute."""
    before = takewhile(lambda line: not line.startswith("## "), paragraphs(game_id, language))
    return [said(line, language) for line in before if not line.startswith("# ")]


def read_notes(game_id: str, language: str) -> list[str]:
    """The last section, where it has no number, heading first: whose the game is, whose the rules and the cards are."""
    lines = paragraphs(game_id, language)
    last = max((n for n, line in enumerate(lines) if line.startswith("## ")), default=len(lines))
    notes = [said(line.removeprefix("## "), language) for line in lines[last:]]
    return [] if notes and notes[0][0].isdigit() else notes


def paragraphs(game_id: str, language: str) -> list[str]:
    text = rules_path(game_id, language).read_text(encoding="utf-8")
    return [paragraph.strip() for paragraph in re.split(r"\n\s*\n", text)]


def said(paragraph: str, language: str) -> str:
    """On one line, without marks."""
    return spaced(language, " ".join(paragraph.replace("`", "").split()))


def chosen_rules(rules: list[Rule], sought: str) -> list[Rule]:
    """The rule of that number, or all of that section; else all that hold every word that is sought."""
    number = sought.upper()
    found = [rule for rule in rules if rule.number == number or rule.heading.split()[:1] == [number]]
    return found if found or re.fullmatch(NUMBER, number) else holding(rules, sought)


def holding(rules: list[Rule], sought: str) -> list[Rule]:
    """The rules that hold all these words, or their beginnings, whatever their capitals and accents."""
    words = folded(sought).split()
    return [rule for rule in rules if words and all(word in folded(f"{rule.heading} {rule.text}") for word in words)]
