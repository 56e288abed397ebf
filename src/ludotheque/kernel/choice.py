"""Choices and seats: small numbers, shown to people as text."""

from __future__ import annotations

from typing import Final

Seat = int
TABLE: Final = -1  # the seat of a step that is nobody's in particular, and of a spectator

# Verb, what, where: three small numbers. The length is left open because mypyc takes a tuple of known length apart
# and builds it anew wherever it is handed on.
Choice = tuple[int, ...]
PASS: Final = 0  # the verb of "no, thank you"; the same number in every game
PASSING: Final[Choice] = (PASS, 0, 0)
