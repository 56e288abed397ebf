"""A game whose package is broken says so in one sentence, and does not take the others down."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games import BrokenGame, find_game, load_games
from ludotheque.server.book import game_facts
from tests.cli.command import HOME, run

from .installing import installed_here

SAYS = "the game 'broken' cannot be loaded from 'broken_game:GAME': ZeroDivisionError: division by zero"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    (tmp_path / "broken_game").mkdir()
    (tmp_path / "broken_game" / "__init__.py").write_text("GAME = 1 / 0\n")
    about = tmp_path / "broken_game-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n")
    games = "broken = broken_game:GAME\nmissing = no_such_package:GAME\nother = ludotheque.games.strife:GAME\n"
    (about / "entry_points.txt").write_text(f"[ludotheque.games]\n{games}")
    return tmp_path


def test_it_is_left_out_and_named(broken: Path) -> None:
    before = list(ludotheque.GAMES)
    with installed_here(broken):
        assert list(ludotheque.GAMES) == [*before, "broken", "missing", "other"]  # nothing has been loaded yet
        with pytest.raises(BrokenGame, match=SAYS):
            find_game("broken")
        assert load_games() == [
            SAYS,
            "the game 'missing' cannot be loaded from 'no_such_package:GAME': "
            "ModuleNotFoundError: No module named 'no_such_package'",
            "the game 'other' cannot be loaded from 'ludotheque.games.strife:GAME': "
            "ValueError: it calls itself 'strife'",
        ]
        assert [game.id for game in ludotheque.GAMES.values()] == before
        assert [game_facts(id).id for id in ludotheque.GAMES] == before
        with pytest.raises(BrokenGame, match=SAYS):  # and not that there is none
            find_game("broken")
    assert list(ludotheque.GAMES) == before


def test_a_command_says_it_in_one_line_and_the_others_play_on(broken: Path) -> None:
    path = os.pathsep.join([str(HOME), str(broken)])
    refused = run("simulate", "broken", PYTHONPATH=path)
    assert refused.code != 0
    assert SAYS in " ".join(refused.err.split())
    assert "Traceback" not in refused.err
    assert run("simulate", "strife", "--games", "1", PYTHONPATH=path).code == 0
