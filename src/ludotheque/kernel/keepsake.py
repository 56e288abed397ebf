"""Keepsakes: what a record keeps of a finished game for those who have other rules by then: what was told of it."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any, NamedTuple

from ludotheque.kernel.game import Data

LARGEST = 50_000_000  # bytes of what is in one; whatever says that it holds more was not made here


class Keepsake(NamedTuple):
    """A game as a spectator saw it."""

    events: list[list[Data]]  # what was told at the deal, and after each choice
    view: Data  # the table at the end
    result: Data | None  # scores and winners, where it was played to its end


def packed(keepsake: Keepsake) -> str:
    text = json.dumps(keepsake._asdict(), ensure_ascii=False, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(text: str) -> Keepsake | None:
    """None where it cannot be read."""
    try:
        opened = zlib.decompressobj()
        content = opened.decompress(b64decode(text, validate=True), LARGEST)
        data: Any = json.loads(content) if opened.eof else None
    except (ValueError, zlib.error, RecursionError):
        return None
    if not isinstance(data, dict) or not is_keepsake(data):
        return None
    return Keepsake(data["events"], data["view"], data.get("result"))


def is_keepsake(data: Data) -> bool:
    steps, view, result = data.get("events"), data.get("view"), data.get("result")
    if not isinstance(steps, list) or not isinstance(view, dict):
        return False
    if result is not None and not isinstance(result, dict):
        return False
    told = [event for step in steps if isinstance(step, list) for event in step]
    named = all(isinstance(event, dict) and isinstance(event.get("name"), str) for event in told)
    return named and all(isinstance(step, list) for step in steps)
