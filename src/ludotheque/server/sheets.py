"""Sheets: as they are encoded to be sent, and whether there is anything new in one."""

from __future__ import annotations

import msgspec

from ludotheque.server import wire
from ludotheque.server.connection import ENCODER


def in_pieces(view: wire.Plain, encoded: dict[int, msgspec.Raw]) -> wire.Plain:
    """A view, each part of it encoded once, however many see the same; all views are there until all are sent."""
    for part in view.values():
        if id(part) not in encoded:
            encoded[id(part)] = msgspec.Raw(ENCODER.encode(part))
    return {name: encoded[id(part)] for name, part in view.items()}


def timeless(sheet: wire.Sheet) -> int:
    """A sheet without its clock, as a hash: whether there is anything new to tell."""
    return hash(ENCODER.encode(msgspec.structs.replace(sheet, clock=None)))
