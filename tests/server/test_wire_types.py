"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.schema import HEAD, files

WRITTEN = Path(__file__).parents[2] / "web" / "src"


def test_the_types_of_the_web_client_are_written_from_the_wire() -> None:
    stale = [name for name, content in files().items() if (WRITTEN / name).read_text(encoding="utf-8") != content]
    assert stale == [], "run `python -m ludotheque.server.schema web/src`"
    written = [path for path in WRITTEN.rglob("*.ts") if path.read_text(encoding="utf-8").startswith(HEAD)]
    assert sorted(path.relative_to(WRITTEN).as_posix() for path in written) == sorted(files())
