"""Speech: what a game gives to everything that speaks, its module `words`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ludotheque.content.words import Words
from ludotheque.games import find_game, part_of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Question, Setting, forms_of
from ludotheque.plain.words import PlainWords


class Speech(Protocol):
    """A game in sentences: the module `words` of a game."""

    def title(self, words: Words) -> list[str]: ...
    def told(self, words: Words, event: Data, names: Sequence[str]) -> str: ...
    def asked(self, words: Words, question: Question, names: Sequence[str]) -> str: ...
    def choice(self, words: Words, text: str, question: Question | None = None) -> str: ...
    def step(self, words: Words, name: str, seat: Seat | None, names: Sequence[str]) -> str: ...
    def option(self, words: Words, name: str) -> tuple[str, str]: ...
    def option_value(self, words: Words, name: str, value: Setting) -> str: ...

    # Cards, by kind and id

    def all_cards(self) -> dict[str, str]: ...
    def card(self, words: Words, kind: str, id: str) -> list[str]: ...
    def name(self, words: Words, kind: str, id: str | None) -> str: ...
    def the(self, words: Words, kind: str, id: str | None) -> str: ...
    def facts(self, words: Words, kind: str, id: str) -> Data: ...

    # The forms of sentences, for whoever makes them elsewhere

    def event_forms(self) -> dict[str, list[tuple[str, str]]]: ...
    def verbs(self) -> dict[str, list[str]]: ...
    def kinds(self) -> list[str]: ...


def speech_of(game_id: str) -> Speech:
    """A game speaks by having a module `words`, or else by its forms; nothing is entered anywhere."""
    game = find_game(game_id)
    speech: Speech = part_of(game.id, "words") or PlainWords(forms_of(game))
    return speech


def phrases_of(speech: Speech, words: Words) -> dict[str, str]:
    """What the questions of a game list by number, in words; most list nothing, and have no function `phrases`."""
    phrases: Callable[[Words], dict[str, str]] | None = getattr(speech, "phrases", None)
    return phrases(words) if phrases else {}
