"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.schema import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_of_the_web_client_are_written_from_the_wire() -> None:
    written = WRITTEN.read_text(encoding="utf-8")
    assert written == typescript(), "stale: run `python -m ludotheque.server.schema web/src/wire.ts`"
