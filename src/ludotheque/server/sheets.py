"""Sheets: as they are encoded to be sent, and whether there is anything new in one."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.server import wire
from ludotheque.server.connection import ENCODER

LARGE: Final = (dict, list)


class Piece(NamedTuple):
    part: Any
    encoded: msgspec.Raw


class Pieces:
    """The larger parts of views, each encoded once: however many see it, and as often as it is the same in a row."""

    def __init__(self) -> None:
        self._before: dict[str, list[Piece]] = {}  # by name
        self._now: dict[str, list[Piece]] = {}

    def turn(self) -> None:
        """The next views are to be sent; what was not in the last ones is forgotten."""
        self._before, self._now = self._now, {}

    def of(self, view: wire.Plain) -> wire.Plain:
        return {name: self._encoded(name, part) if type(part) in LARGE else part for name, part in view.items()}

    def _encoded(self, name: str, part: Any) -> msgspec.Raw:
        now = self._now.setdefault(name, [])
        for piece in now:
            if piece.part is part:
                return piece.encoded
        before = [piece.encoded for piece in self._before.get(name, ()) if piece.part == part]
        now.append(Piece(part, before[0] if before else msgspec.Raw(ENCODER.encode(part))))
        return now[-1].encoded


def timeless(sheet: wire.Sheet) -> int:
    """A sheet without its clock, as a hash: whether there is anything new to tell."""
    return hash(ENCODER.encode(msgspec.structs.replace(sheet, clock=None)))
