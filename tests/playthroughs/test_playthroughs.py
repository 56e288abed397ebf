"""Recorded games stay as they are; a change needs a new version of the rules and a line in the changelog."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.kernel.game import Game

from .write import HERE, PLAYTHROUGHS, told

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
SHOWN = 40  # lines of a difference
ADVICE = (
    "changed: needs new rules version and changelog line, unless only words or cards have changed; "
    "then write it anew: python -m tests.playthroughs.write"
)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_recorded_game_is_told_as_before(name: str) -> None:
    """Its first line names rules and content, those that its settings can meet."""
    before = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(before, told(name).splitlines(), "recorded", "now", lineterm=""))
    assert not difference, "\n".join([f"{name}.txt {ADVICE}", *difference[:SHOWN]])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_changelog_names_the_version_of_the_rules(game: Game) -> None:
    line = f"- {game.id.capitalize()}: rules version {game.version}"
    assert line in CHANGELOG.read_text(encoding="utf-8"), f"CHANGELOG.md has no line {line!r}"


def test_every_recorded_game_is_compared() -> None:
    assert sorted(path.stem for path in HERE.glob("*.txt")) == sorted(PLAYTHROUGHS)
