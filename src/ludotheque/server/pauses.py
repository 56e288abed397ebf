"""Pauses: how long a table waits where nobody, or a bot, answers; and in windows, questions that some of the seats they
are put to can only pass, which nobody else may know.

All of it follows from what everybody can count, and from the secret of the table.
"""

from __future__ import annotations

import hashlib
from typing import Final

from ludotheque.kernel.state import State
from ludotheque.kernel.step import AskAll

VARIES: Final = 4  # a window is open for up to a quarter longer than a pause
SHORTEST: Final = 22  # milliseconds of a window where one person waits for many moves
ROW: Final = 1350  # milliseconds for all moves in a row that one person waits for,
SHARE: Final = 4  # of which each takes such a part of what is left


def hurried(pause: int, shortest: int, moves: int) -> int:
    """What is left of a pause in milliseconds where somebody waits for the last of so many moves."""
    if not moves:
        return pause
    return min(pause, max(shortest, round(ROW / SHARE * (1 - 1 / SHARE) ** (moves - 1))))


def drawn_out(pause: int, secret: str, moment: int) -> int:
    """A pause, and a little more.

    The rest is drawn for each question, from the secret of the table: a few milliseconds more or less, in which
    bots have kept the machine busy, are lost in that. It is the same for every process.
    """
    drawn = hashlib.blake2b(f"{secret} {moment}".encode(), digest_size=2).digest()
    return pause + pause * int.from_bytes(drawn) // (VARIES << 16)


def is_window(g: State) -> bool:
    """Whether somebody whom the question on top is put to may have nothing to choose; this much everybody may know."""
    step = g.agenda[-1] if g.agenda else None
    return isinstance(step, AskAll) and type(step).idle is not AskAll.idle
