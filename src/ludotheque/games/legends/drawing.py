"""The field drawn in signs, seen from the edge of a seat: a space is the letter of its terrain and its unit, D[El6].

In team games the columns of one's own two boards and those opposite are always drawn so; the others get what is left of
the width, the nearest first: three signs, D<6, or a single one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludotheque.content.words import Words
from ludotheque.games.legends.army import KEEP, STAR, rank
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.field import BOARD, ROWS
from ludotheque.games.legends.kinds import TYPES
from ludotheque.games.legends.notation import LETTERS
from ludotheque.games.legends.spoken import spot, terrain_at, unit_name
from ludotheque.kernel.game import Data

OWN_COLUMNS: Final = 2 * BOARD
WHOLE, BRIEF, DOTTED = 6, 3, 1  # signs of a space
MARGIN: Final = 2  # before the spaces of a row: its number
OWN, SHOWN, OTHER = ("[", "]"), ("{", "}"), ("<", ">")
UNKNOWN, MOVED, MAGIC, CASTLE, WATER = "??", "^", "*", "#", "~"
ALLY, ENEMY, EMPTY = "o", "x", "."
STRONG: Final = "+"  # a strength of two figures where there is room for one
GROUND: Final = {  # the colours of the terrains
    "P": "on #39411f", "F": "on #16391f", "M": "on #33303f", "T": "on #463a31", "C": "on #4d2f2a", "D": "on #55491f",
    "W": "on #1b3a5c",
}  # fmt: skip
THEIRS: Final = "#f2b39d"


def shorts(words: Words) -> list[str]:
    """Two letters for each type, its first and the next one that tells it from the types before it."""
    found: list[str] = []
    for type in TYPES:
        called = words.text(f"type-{type}")
        pairs = [called[0] + letter for letter in called[1:] if letter.isalpha()]
        found.append(next((pair for pair in pairs if pair not in found), pairs[0]))
    return found


class Squares:
    """The field of a view, so wide at the most."""

    def __init__(self, words: Words, view: Data, width: int) -> None:
        self.words = words
        self.view = view
        self.seat = view["you"] or 0
        self.team = self.seat & 1
        self.shorts = shorts(words)
        self.units = {unit["space"]: unit for unit in view["units"]}
        self.columns = list(range(len(view["field"][0])))
        self.rows = list(range(ROWS))
        if self.team:  # seen from the far edge
            self.columns.reverse()
        else:
            self.rows.reverse()
        self.wide = widths(self.columns, self.seat >> 1, width - MARGIN)
        self.width = MARGIN + sum(self.wide)

    def lines(self, called: bool) -> list[Text]:
        """Row by row, the far edge first, then the letters of the columns; `called` puts names below the units."""
        lines = []
        for row in self.rows:
            spaces = [(f"{LETTERS[column]}{row + 1}", self.wide[n]) for n, column in enumerate(self.columns)]
            cells = [self.cell(space, wide) for space, wide in spaces]
            lines.append(Text.assemble((f"{row + 1} ", "dim"), *cells))
            if called:
                lines.append(Text.assemble(" " * MARGIN, *[self.name_below(space, wide) for space, wide in spaces]))
        letters = [heading(spot(LETTERS[column]), wide) for column, wide in zip(self.columns, self.wide, strict=True)]
        return [*lines, Text(" " * MARGIN + "".join(letters).rstrip(), "dim")]

    def along(self, team: int, names: Sequence[Text]) -> Text:
        """The players of a side, each at the columns of their boards."""
        line = Text(" " * MARGIN)
        for n in range(0, len(self.columns), OWN_COLUMNS):
            name = names[self.columns[n] // OWN_COLUMNS * 2 + team].copy()
            room = sum(self.wide[n : n + OWN_COLUMNS])
            name.truncate(room - 1, overflow="ellipsis")
            name.pad_right(room - name.cell_len)
            line.append_text(name)
        line.rstrip()
        return line

    def cell(self, space: str, wide: int) -> Text:
        """A space: D[El6], or as much of it as there is room."""
        letter, unit = terrain_at(self.view, space), self.units.get(space)
        if wide == DOTTED:
            return Text(dot(letter, unit, self.team), GROUND[letter])
        if unit is None:
            return Text(letter.ljust(wide, WATER if letter == "W" else " "), GROUND[letter])
        opening, closing = self.brackets(unit)
        said = f"{self.code(unit):3}" + closing if wide == WHOLE else self.code_in_one(unit)
        return Text.assemble(
            (letter, f"dim {GROUND[letter]}"), (opening + said, f"{self.style(unit)} {GROUND[letter]}")
        )

    def style(self, unit: Data) -> str:
        """Own units are bold, where a fight is stands out."""
        fight = self.view["fight"]
        style = "bold" if unit["team"] == self.team else THEIRS
        return f"{style} reverse" if fight and fight["space"] == unit["space"] else style

    def name_below(self, space: str, wide: int) -> Text:
        """The name of a unit, as much of it as fits below."""
        letter, unit = terrain_at(self.view, space), self.units.get(space)
        said = unit_name(self.words, unit["unit"]) if unit and unit["unit"] and wide == WHOLE else ""
        filled = WATER if letter == "W" else " "
        return Text(f" {said[: wide - 1]}".ljust(wide) if said else filled * wide, f"dim {GROUND[letter]}")

    def brackets(self, unit: Data) -> tuple[str, str]:
        """Whose a unit is; those of one's own that everybody knows are told from those still hidden."""
        if unit["team"] != self.team:
            return OTHER
        return SHOWN if unit["seen"] and self.view["you"] is not None else OWN

    def code(self, unit: Data) -> str:
        """A unit in three signs: El6, E10, *Qu, ###, ??^."""
        if unit["unit"] is None:
            return UNKNOWN + (MOVED if unit["moved"] else "")
        return self.design(unit["unit"], unit["strength"])

    def code_in_one(self, unit: Data) -> str:
        """A unit in one sign: its strength, + from 10 on."""
        if unit["unit"] is None:
            return MOVED if unit["moved"] else UNKNOWN[0]
        if unit["strength"] is None:
            return self.design(unit["unit"], None)[0]
        return str(unit["strength"]) if len(str(unit["strength"])) == 1 else STRONG

    def design(self, id: str, strength: int | None) -> str:
        """A kind of unit in three signs; a strength of two figures leaves one letter for the type."""
        design = UNITS.index(id)
        if rank(CARDS, design) == KEEP:
            return CASTLE * 3
        if rank(CARDS, design) == STAR:
            return MAGIC + unit_name(self.words, id)[:2]
        shown = str(CARDS.base[design] if strength is None else strength)
        return f"{self.shorts[CARDS.type[design]][: 3 - len(shown)]}{shown}"


def dot(letter: str, unit: Data | None, team: int) -> str:
    """A space far away, in one sign."""
    if unit is None:
        return WATER if letter == "W" else EMPTY
    return ALLY if unit["team"] == team else ENEMY


def widths(columns: Sequence[int], block: int, width: int) -> list[int]:
    """How wide each column is drawn: one's own in full, of the others first the nearest as far as there is room."""
    wide = [WHOLE if column // OWN_COLUMNS == block else DOTTED for column in columns]
    middle = block * OWN_COLUMNS + BOARD - 0.5
    far = [n for n in range(len(columns)) if wide[n] == DOTTED]
    for size in (BRIEF, WHOLE):
        for n in sorted(far, key=lambda n: abs(columns[n] - middle)):
            if sum(wide) - wide[n] + size <= width:
                wide[n] = size
    return wide


def heading(letter: str, wide: int) -> str:
    """The letter of a column above its units; in a single sign, the last one of two."""
    if wide == DOTTED:
        return letter[-1]
    return f"{' ' if wide == BRIEF else '  '}{letter}".ljust(wide)
