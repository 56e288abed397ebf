"""Every game speaks and can be drawn by having the modules for it."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from ludotheque.games import GAMES
from ludotheque.games.speech import Speech, speech_of
from ludotheque.games.strain import words as strain_words
from ludotheque.games.strife import terminal as strife_terminal
from ludotheque.games.strife import words as strife_words
from ludotheque.terminal.face import Face, face_of

STRIFE_FACE: Face = strife_terminal  # mypy compares the module with what is asked of it


def asked_for(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]


def test_modules_are_found_by_the_id_of_the_game() -> None:
    assert speech_of("strife").facts is strife_words.facts
    assert speech_of("strain").kinds is strain_words.kinds
    assert face_of("strife") is STRIFE_FACE


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_all_that_is_asked_of_it(game: str) -> None:
    assert [name for name in asked_for(Speech) if not hasattr(speech_of(game), name)] == []


@pytest.mark.parametrize("game", [game for game in GAMES if find_spec(f"ludotheque.games.{game}.terminal")])
def test_every_game_that_is_drawn_draws_all_that_is_asked_of_it(game: str) -> None:
    assert [name for name in asked_for(Face) if not hasattr(face_of(game), name)] == []


def test_what_a_module_does_not_say_follows_from_the_forms() -> None:
    assert not hasattr(strife_words, "verbs")
    assert speech_of("strife").verbs()["select"] == ["champion"]


def test_an_unknown_game_neither_speaks_nor_is_drawn() -> None:
    for find in (speech_of, face_of):
        with pytest.raises(ValueError, match=r"^there is no game 'strive'; did you mean 'strife'\?$"):
            find("strive")
