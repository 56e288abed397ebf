"""Conformance: every numbered rule is cited by at least one scenario or test. Reads the sources of a checkout."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ludotheque.content.citations import NUMBER, citations, spelt_out
from ludotheque.content.rules import read_rules, rules_path
from ludotheque.content.words import ENGLISH
from ludotheque.games import GAMES
from ludotheque.lab.scenario import read_scenarios

KNOWN = re.compile(rf"\*\*({NUMBER})\b|^\s*(?:\||[-*] )\s*(?=[A-Z])({NUMBER})\b", re.MULTILINE)


class Conformance(NamedTuple):
    """How far a game is proven."""

    game: str
    rules: list[str]
    scenarios: int
    tests: int
    uncited: list[str]
    unknown: list[str]  # cited somewhere, but there is no such rule

    @property
    def share(self) -> float:
        return 1 - len(self.uncited) / len(self.rules)


def conformance(game: str, checkout: Path) -> Conformance:
    folder = checkout / "tests" / "games" / game
    rules = [rule.number for rule in read_rules(game, ENGLISH)]
    scenarios = [s for path in sorted(folder.glob("scenarios/*.scn")) for s in read_scenarios(path)]
    tests = [words for path in sorted((checkout / "tests").rglob("*.py")) for words in cited_in_tests(path, game)]
    source = checkout / "src" / "ludotheque" / "games" / game
    # Steps cite as '[4.1, 13.4]' at the end of their docstring.
    code = [words for path in sorted(source.rglob("*.py")) for words in citations(path.read_text(encoding="utf-8"))]
    cited = all_numbers([", ".join(scenario.rules) for scenario in scenarios] + tests, rules)
    unknown = (cited | all_numbers(code, rules)) - known_numbers(game)
    return Conformance(game, rules, len(scenarios), len(tests), [n for n in rules if n not in cited], sorted(unknown))


def all_numbers(cites: list[str], rules: list[str]) -> set[str]:
    """Every rule that is named, alone or in a range."""
    return {number for words in cites for number in spelt_out(words, rules)}


def known_numbers(game: str) -> set[str]:
    """What may be cited: the rules and their sections, and all else that the document numbers.

    That is what it has in bold, or, with a letter, at the beginning of a row of a table or an item of a list.
    """
    numbered = {found[1] or found[2] for found in KNOWN.finditer(rules_path(game, ENGLISH).read_text(encoding="utf-8"))}
    return numbered | {number.partition(".")[0] for number in numbered}


def cited_in_tests(path: Path, game: str) -> list[str]:
    """Tests cite as '[Strife 1.4, E-2]'."""
    return re.findall(rf"\[{game.capitalize()} ([^\]]+)\]", path.read_text(encoding="utf-8"))


def all_games() -> list[Conformance]:
    for checkout in (Path.cwd(), Path(__file__).parents[3]):  # installed, it is asked about where it runs
        tested = checkout / "tests" / "games"
        if tested.is_dir():
            return [conformance(game, checkout) for game in GAMES if (tested / game).is_dir()]
    raise ValueError("conformance reads scenarios and tests: run it in a checkout of the source")
