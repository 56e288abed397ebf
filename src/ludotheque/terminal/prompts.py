"""Prompts: what the person at the screen is asked, and the lines to choose from. Made anew in each language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from ludotheque.content.saying import DOT, labelled
from ludotheque.content.spelling import folded
from ludotheque.kernel.game import Result
from ludotheque.table import Table
from ludotheque.terminal.voice import Voice

RESERVED: Final = "cloqrtL"  # keys that open something
LETTERS: Final = ascii_lowercase + ascii_uppercase
KEYS: Final = "123456789" + "".join(letter for letter in LETTERS if letter not in RESERVED)


END_KEY: Final = "0"
FIND_SIGN: Final = "/"


def key_of(number: int) -> str:
    """The key for a line of a menu by its number; beyond the last key only arrows and the search reach it."""
    if number == 0:
        return END_KEY
    return KEYS[number - 1] if number <= len(KEYS) else " "


class Prompt:
    """Something to choose from."""

    def asked(self, voice: Voice) -> str:
        raise NotImplementedError

    def lines(self, voice: Voice) -> list[str]:
        raise NotImplementedError

    def card(self, n: int) -> str | None:
        """The card that line n speaks of, by id."""
        return None

    def notation(self, n: int) -> str:
        """Line n as it is written in records, where it is a choice of the game."""
        return ""

    def numbers(self, voice: Voice) -> list[int]:
        """The number of each line, from 1 on; 0 for one that ends something."""
        return list(range(1, len(self.lines(voice)) + 1))

    def start(self, voice: Voice) -> int:
        """The line under the cursor at first: none that ends something, where there is another."""
        numbers = self.numbers(voice)
        return numbers.index(1) if 1 in numbers else 0


class Choosing(Prompt):
    """A question of the game, to one seat."""

    def __init__(self, table: Table, seat: int, by_name: bool, awaited: str = "") -> None:
        self.seat = seat
        self.awaited = awaited  # the choice that a lesson points out
        self.by_name = by_name  # whether it must be said whose question it is
        self.question = table.question(seat)
        self.menu = table.menu(seat)
        self.view = table.view(seat)
        self.face_subject: dict[int, str | None] = {}

    def asked(self, voice: Voice) -> str:
        said = voice.asked(self.question) if self.question else ""
        return labelled(voice.words, voice.names[self.seat], said) if self.by_name else said

    def lines(self, voice: Voice) -> list[str]:
        self.face_subject = {n: voice.subject(text, self.question, self.view) for n, text in enumerate(self.menu)}
        notes = [voice.note(text, self.view) for text in self.menu]
        return [f"{said} ({note})" if note else said for said, note in zip(self.said(voice), notes, strict=True)]

    def said(self, voice: Voice) -> list[str]:
        """The lines without what stands in brackets behind them."""
        return [voice.choice(text, self.question) for text in self.menu]

    def notation(self, n: int) -> str:
        return self.menu[n]

    def numbers(self, voice: Voice) -> list[int]:
        ends = [text in voice.ends for text in self.menu]
        if sum(ends) != 1:
            return list(range(1, len(ends) + 1))
        end = ends.index(True)
        return [0 if n == end else n + 1 if n < end else n for n in range(len(ends))]

    def start(self, voice: Voice) -> int:
        return self.menu.index(self.awaited) if self.awaited else super().start(voice)

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
    """The result, what came of it to read, and a place to keep the record until it is kept."""

    KEEP, READ, LEAVE = "keep", "read", "leave"

    def __init__(self, result: Result, path: Path, saved: bool, trouble: str = "") -> None:
        self.result = result
        self.path = path
        self.saved = saved
        self.trouble = trouble

    def asked(self, voice: Voice) -> str:
        wins, scores = voice.wins(self.result), voice.scores(self.result)
        said = [" ".join([voice.text("app-game-over"), *wins]), *([DOT.join(scores)] if scores else [])]
        if self.saved:
            said.append(voice.text("app-record-saved", path=str(self.path)))
        return "\n".join([*said, self.trouble] if self.trouble else said)

    def lines(self, voice: Voice) -> list[str]:
        read_and_leave = [voice.text("account-title"), voice.text("app-leave")]
        return read_and_leave if self.saved else [voice.text("app-save-as", path=self.path.name), *read_and_leave]

    def deed(self, n: int) -> str:
        """What line n is there for."""
        return (self.KEEP, self.READ, self.LEAVE)[n + self.saved]


def matching(typed: str, lines: Sequence[str], names: Sequence[tuple[int, str]]) -> list[int]:
    """The lines that hold every word that is typed; one alone that has this number or is written so.

    Where the words are whole ones of the notation, only lines written with them, those first that have them first.
    """
    wanted = folded(typed)
    for n, (number, notation) in enumerate(names):
        if wanted and wanted in (notation, str(number)):
            return [n]
    written = [notation.split() for _, notation in names]
    found = [n for n, parts in enumerate(written) if wanted and set(wanted.split()) <= set(parts)]
    if found:
        return sorted(found, key=lambda n: [written[n].index(word) for word in wanted.split()])
    held = [folded(f"{line} {notation}") for line, notation in zip(lines, [name for _, name in names], strict=True)]
    return [n for n, text in enumerate(held) if all(word in text for word in wanted.split())]
