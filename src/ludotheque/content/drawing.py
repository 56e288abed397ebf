"""Drawing for terminals: cards as words on lines. No meaning by colour alone; every sign is one column wide."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from rich.console import Group
from rich.text import Text

WIDTH: Final = 80  # the least terminal that a table is good at
HEIGHT: Final = 24
HERE: Final = "►"  # this one, now
TOP: Final = "▲"  # the top of a pile
STONE: Final = "◆"
GAP: Final = "  "
MARGIN: Final = 1
LEAST_LINES: Final = 14  # of the table in a low terminal: that leaves some for the menu
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def fitting(drawings: Iterable[list[Text]], height: int, least: int = LEAST_LINES) -> Group:
    """The first of them for which there is room, each with less detail than the one before; else the last."""
    lines: list[Text] = []
    for lines in drawings:
        if len(lines) <= max(least, height * 3 // 5):
            break
    return Group(*lines)


def bar(left: Text, right: Text, width: int) -> Text:
    """── left ─────── right ──"""
    fill = width - left.cell_len - right.cell_len - 8
    return Text.assemble(("── ", "dim"), left, (f" {'─' * max(fill, 1)} ", "dim"), right, (" ──", "dim"))


def chip(called: str, number: int) -> Text:
    """A card with its number: 3 Wizard."""
    return Text.assemble((str(number), "bold"), " ", called)


def marked(text: Text) -> Text:
    """The top of a pile."""
    return Text.assemble((f"{TOP} ", "bold"), text, style="bold")


def flow(chips: Sequence[Text], joint: str, width: int) -> list[Text]:
    """Chips on as few lines as hold them; a sign between two chips begins the line where the second falls."""
    lines: list[Text] = []
    for chip in chips:
        if lines and lines[-1].cell_len + len(joint) + chip.cell_len <= width:
            lines[-1].append(joint, style="dim").append_text(chip)
        else:
            lines.append(Text.assemble((joint.lstrip() if lines else "", "dim"), chip))
    return lines


def broken(said: str, width: int) -> list[str]:
    """Words on lines; a sign that French sets apart from its word stays on the word's line."""
    glued = re.sub(r"(?<=«) | (?=[:;?!»])", NO_BREAK, said)
    return wrap(glued, width) or [""]


def labelled_lines(label: str, chips: Sequence[Text], joint: str, indent: int, width: int) -> list[Text]:
    """A label and, beside it, chips on as many lines as they need; nothing where there are none."""
    lines = flow(chips, joint, width - MARGIN - indent)
    return [
        Text.assemble((f"{' ' * MARGIN}{label if n == 0 else '':{indent}}", "dim"), line)
        for n, line in enumerate(lines)
    ]  # fmt: skip
