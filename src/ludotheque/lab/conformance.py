"""Conformance: every numbered rule is cited by at least one scenario or test. Reads the sources of a checkout."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ludotheque.content.citations import citations, numbers
from ludotheque.content.rules import read_rules
from ludotheque.games import GAMES
from ludotheque.lab.scenario import read_scenarios

CHECKOUTS = (Path.cwd(), Path(__file__).parents[3])  # an installed package is asked about the folder it is run in


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
    rules = [rule.number for rule in read_rules(game, "en")]
    scenarios = [s for path in sorted(folder.glob("scenarios/*.scn")) for s in read_scenarios(path)]
    tests = [cites for path in sorted((checkout / "tests").rglob("*.py")) for cites in cited_in_tests(path, game)]
    code = [cites for path in sorted((checkout / "src").rglob(f"games/{game}/*.py")) for cites in cited_in_code(path)]
    cited = {number for scenario in scenarios for number in scenario.rules} | {n for test in tests for n in test}
    sections = {number.partition(".")[0] for number in rules}
    unknown = (cited | {n for cites in code for n in cites}) - set(rules) - sections
    return Conformance(game, rules, len(scenarios), len(tests), [n for n in rules if n not in cited], sorted(unknown))


def cited_in_tests(path: Path, game: str) -> list[list[str]]:
    """Tests cite as '[Strife 1.4, E-2]'."""
    found = re.findall(rf"\[{game.capitalize()} ([^\]]+)\]", path.read_text(encoding="utf-8"))
    return [numbers(words) for words in found]


def cited_in_code(path: Path) -> list[list[str]]:
    """Steps cite as '[4.1, 13.4]' at the end of their docstring."""
    return [numbers(words) for words in citations(path.read_text(encoding="utf-8"))]


def all_games() -> list[Conformance]:
    for checkout in CHECKOUTS:
        if (checkout / "tests" / "games").is_dir():
            return [conformance(game, checkout) for game in GAMES]
    raise ValueError("conformance reads scenarios and tests: run it in a checkout of the source")
