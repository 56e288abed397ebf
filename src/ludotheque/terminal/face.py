"""Face: what a game gives to the terminal besides its words, its module `terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType

from ludotheque.content.words import Words
from ludotheque.games import find_game, part_of
from ludotheque.kernel.game import Data, Question, forms_of
from ludotheque.plain.terminal import PlainFace


class Face(Protocol):
    """A game drawn: the module `terminal` of a game. Everything is made from a view, for the seat that looks.

    A game may also have `remarks(words, event, view, names) -> list[str]`: lines that follow an event in the log, sums;
    `note(words, text, view) -> str`: what lies where a choice points, in brackets after its line;
    `about(text, question, view) -> str | None`: its `subject`, where only the table tells it; and `ENDS`, the choices
    in notation that end something: they have a key of their own and are not under the cursor.
    """

    @property
    def HEADINGS(self) -> frozenset[str]: ...

    def signs(self, words: Words) -> list[str]: ...
    def headline(self, words: Words, view: Data, names: Sequence[str]) -> str: ...
    def board(self, words: Words, view: Data, names: Sequence[str], width: int, height: int) -> RenderableType: ...
    def spoken(self, words: Words, view: Data, names: Sequence[str]) -> list[str]: ...
    def brief(self, words: Words, view: Data, names: Sequence[str]) -> list[str]: ...
    def subject(self, text: str, question: Question | None) -> str | None: ...


def face_of(game_id: str) -> Face:
    """A game is drawn by having a module `terminal`, or else by its zones; nothing is entered anywhere."""
    game = find_game(game_id)
    face: Face = part_of(game.id, "terminal") or PlainFace(forms_of(game))
    return face
