"""Citations: which rules a text names, as '[4.1, 13.4]', '[E-2]', '[R8, A6]' or, for a range, '[R3-R10]'."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from ludotheque.content.homes import home_folder

NUMBER: Final = r"(?:[A-Z]-?)?\d+(?:\.\d+)?"
NUMBERS: Final = rf"{NUMBER}(?:(?:, |-){NUMBER})*"
CITATION: Final = re.compile(rf"\[({NUMBERS})\]")
RANGE: Final = re.compile(rf"({NUMBER})-({NUMBER})")


def citations(text: str) -> list[str]:
    """What stands between brackets and is about rules: '4.1, 13.4', 'R8'. A plain number is a section, or an index."""
    return [words for words in CITATION.findall(text) if re.search("[.A-Z]", words)]


def numbers(words: str) -> list[str]:
    """The numbers of a citation; a range names its ends."""
    return re.findall(NUMBER, words)


def spelt_out(words: str, rules: list[str]) -> list[str]:
    """The numbers of a citation, a range with all the rules in between."""
    found: list[str] = []
    for part in words.split(", "):
        ends = RANGE.fullmatch(part)
        if ends and ends[1] in rules and ends[2] in rules:
            found += rules[rules.index(ends[1]) : rules.index(ends[2]) + 1]
        else:
            found += numbers(part)
    return found


def sources(game_id: str) -> list[Path]:
    """The rules of a game as they were written; they lie beside the compiled ones too."""
    return sorted(home_folder(game_id).rglob("*.py"))


def docstrings(game_id: str) -> dict[str, str]:
    """Each class of a game with its docstring: compiled classes have lost theirs, so the source is read."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources(game_id)]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}
