"""Prompts: what the person at the screen is asked, and the lines to choose from. Made anew in each language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludotheque.kernel.game import Result
from ludotheque.table import Table
from ludotheque.terminal.voice import Voice

RESERVED: Final = "clqrt"  # keys that open something
KEYS: Final = "123456789" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in RESERVED)


def key_of(n: int) -> str:
    """The key for line n of a menu; beyond the last key only arrows reach it."""
    return KEYS[n] if n < len(KEYS) else " "


class Prompt:
    """Something to choose from."""

    def asked(self, voice: Voice) -> str:
        raise NotImplementedError

    def lines(self, voice: Voice) -> list[str]:
        raise NotImplementedError

    def card(self, n: int) -> str | None:
        """The card that line n speaks of, by id."""
        return None


class Choosing(Prompt):
    """A question of the game, to one seat."""

    def __init__(self, table: Table, seat: int, by_name: bool) -> None:
        self.seat = seat
        self.by_name = by_name  # whether it must be said whose question it is
        self.question = table.question(seat)
        self.menu = table.menu(seat)
        self.face_subject: dict[int, str | None] = {}

    def asked(self, voice: Voice) -> str:
        said = voice.asked(self.question) if self.question else ""
        return voice.text("app-labelled", label=voice.names[self.seat], text=said) if self.by_name else said

    def lines(self, voice: Voice) -> list[str]:
        self.face_subject = {n: voice.face.subject(text, self.question) for n, text in enumerate(self.menu)}
        return [voice.choice(text, self.question) for text in self.menu]

    def card(self, n: int) -> str | None:
        return self.face_subject.get(n)


class Offer(Prompt):
    """Something that the platform offers, by the ids of its words."""

    def __init__(self, asked: str, lines: Sequence[str]) -> None:
        self.asked_id = asked
        self.line_ids = lines

    def asked(self, voice: Voice) -> str:
        return voice.text(self.asked_id)

    def lines(self, voice: Voice) -> list[str]:
        return [voice.text(id) for id in self.line_ids]


class Ending(Prompt):
    """The result, and a place to keep the record until it is kept."""

    def __init__(self, result: Result, path: Path, saved: bool, trouble: str = "") -> None:
        self.result = result
        self.path = path
        self.saved = saved
        self.trouble = trouble

    def asked(self, voice: Voice) -> str:
        said = [voice.text("app-game-over"), *voice.ending(self.result)]
        if self.saved:
            said.append(voice.text("app-record-saved", path=str(self.path)))
        return "\n".join([*said, self.trouble] if self.trouble else said)

    def lines(self, voice: Voice) -> list[str]:
        leave = [voice.text("app-leave")]
        return leave if self.saved else [voice.text("app-save-as", path=self.path.name), *leave]
