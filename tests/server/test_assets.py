"""Scripts, styles and fonts: compressed when they were built, kept for ever, and nothing else beside them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from ludotheque.server.routes.pages import STATIC

from .serving import client_of, serving

ASSETS = STATIC / "assets"
KINDS = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}
FOREVER = "public, max-age=31536000, immutable"


def largest(suffix: str) -> Path:
    return max(ASSETS.glob(f"*{suffix}"), key=lambda file: file.stat().st_size)


@pytest.mark.parametrize("suffix", [".js", ".css"])
async def test_scripts_and_styles_are_sent_as_they_were_packed_or_plain(sqlite_url: str, suffix: str) -> None:
    file = largest(suffix)
    async with serving(sqlite_url) as server, client_of(server) as client:
        packed = await client.get(f"/assets/{file.name}", headers={"accept-encoding": "br;q=0, gzip"})
        plain = await client.get(f"/assets/{file.name}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(file.read_bytes(), 9, mtime=0))
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == file.read_bytes()
    for answer in (packed, plain):
        assert answer.headers["content-type"].startswith(KINDS[suffix])
        assert answer.headers["cache-control"] == FOREVER
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("suffix", [".js", ".css"])
async def test_whoever_unpacks_more_is_sent_less(sqlite_url: str, suffix: str) -> None:
    file = largest(suffix)
    pressed = Path(f"{file}.br").read_bytes()
    async with serving(sqlite_url) as server, client_of(server) as client:
        asked = client.build_request("GET", f"/assets/{file.name}", headers={"accept-encoding": "gzip, br"})
        answer = await client.send(asked, stream=True)
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "br"
    assert sent == pressed
    assert len(pressed) < len(gzip.compress(file.read_bytes(), 9))


async def test_a_font_is_sent_as_it_is(sqlite_url: str) -> None:
    file = largest(".woff2")
    async with serving(sqlite_url) as server, client_of(server) as client:
        answer = await client.get(f"/assets/{file.name}", headers={"accept-encoding": "gzip"})
    assert answer.content == file.read_bytes()
    assert "content-encoding" not in answer.headers
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (KINDS[".woff2"], FOREVER)


async def test_what_is_not_an_asset_is_not_there(sqlite_url: str) -> None:
    packed, pressed = (f"{largest('.js').name}{end}" for end in (".gz", ".br"))
    async with serving(sqlite_url) as server, client_of(server) as client:
        for name in (packed, pressed, "%2e%2e%2findex.html", "nothing.js", "a" * 300 + ".js", "%00.js"):
            answer = await client.get(f"/assets/{name}")
            assert answer.status_code == 404, name
