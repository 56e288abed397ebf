"""Requests that are too large, too slow or never whole: an end is made of them, and nobody else notices."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import pytest
from litestar import Litestar

from ludotheque.cli.serve import uvicorn_config
from ludotheque.server import doorway
from ludotheque.server.logs import RequestLog
from ludotheque.server.settings import Settings

from .playing import guests, hear_out
from .serving import ME, OPEN, PATIENCE, Guest, serving

SOON = 0.4  # seconds for what would take much longer
HOST = b"Host: 127.0.0.1\r\n"


@pytest.fixture
async def server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    for name in ("HEAD_TIME", "BODY_TIME", "READING_TIME"):
        monkeypatch.setattr(doorway, name, SOON)
    async with serving(sqlite_url) as address:
        yield address
        async with Guest(address) as guest:
            await guest.get("/health")


@asynccontextmanager
async def connected(server: str) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    where = urlsplit(server)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer_to(server: str, *parts: bytes, pause: float = 0.0, forever: bytes = b"") -> bytes:
    """What comes back until the server closes; `forever` is sent again and again meanwhile."""

    async def send(writer: StreamWriter) -> None:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(pause)
        while forever:
            writer.write(forever)
            await writer.drain()
            await asyncio.sleep(pause)

    async with connected(server) as (reader, writer), asyncio.timeout(PATIENCE):
        sending = asyncio.create_task(send(writer))
        heard = b""
        with suppress(ConnectionError):
            while got := await reader.read(65_536):
                heard += got
        sending.cancel()
        with suppress(ConnectionError, asyncio.CancelledError):
            await sending
        return heard


async def test_a_head_without_end_is_not_read(server: str) -> None:
    endless = await answer_to(server, b"GET / HTTP/1.1\r\n" + HOST + b"X: ", forever=b"x" * 65_536)
    assert endless.startswith(b"HTTP/1.1 431 ")
    many = b"".join(b"X-%d: y\r\n" % n for n in range(4_000))
    assert (await answer_to(server, b"GET / HTTP/1.1\r\n" + HOST + many + b"\r\n")).startswith(b"HTTP/1.1 431 ")


async def test_a_long_address_is_not_looked_up(server: str) -> None:
    asked = b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n"
    assert (await answer_to(server, asked)).startswith(b"HTTP/1.1 414 ")
    endless = await answer_to(server, b"GET /", forever=b"a" * 65_536)
    assert endless.startswith(b"HTTP/1.1 4")


async def test_a_body_without_end_is_not_read(server: str) -> None:
    head = b"POST /api/me HTTP/1.1\r\n" + HOST + b"Content-Length: 99999999999\r\n\r\n"
    heard = await answer_to(server, head, forever=b"x" * 65_536)
    assert heard.startswith(b"HTTP/1.1 413 ") or heard == b""  # a closed connection may take its answer with it
    chunks = head.replace(b"Content-Length: 99999999999", b"Transfer-Encoding: chunked")
    heard = await answer_to(server, chunks, forever=b"10000\r\n" + b"x" * 65_536 + b"\r\n")
    assert heard.startswith(b"HTTP/1.1 413 ") or heard == b""


@pytest.mark.parametrize(
    ("parts", "forever", "said"),
    [
        ((), b"", b""),
        ((b"GET / HT",), b"", b"HTTP/1.1 408 "),
        ((b"GET / HTTP/1.1\r\n" + HOST,), b"", b"HTTP/1.1 408 "),
        ((b"GET / HTTP/1.1\r\n" + HOST,), b"X: y\r\n", b"HTTP/1.1 408 "),
        ((b"POST /api/me HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n{",), b"", b"HTTP/1.1 408 "),
        ((b"POST /api/me HTTP/1.1\r\n" + HOST + b"Content-Length: 9999\r\n\r\n{",), b"x", b"HTTP/1.1 408 "),
        ((), b"\r\n", b""),
    ],
    ids=["silent", "half a line", "half a head", "header by header", "half a body", "byte by byte", "empty lines"],
)
async def test_what_does_not_arrive_in_time_is_not_waited_for(
    server: str, parts: tuple[bytes, ...], forever: bytes, said: bytes
) -> None:
    begun = asyncio.get_running_loop().time()
    heard = await answer_to(server, *parts, forever=forever, pause=0.05)
    assert heard.startswith(said)
    assert asyncio.get_running_loop().time() - begun > SOON * 0.9


async def test_empty_lines_after_an_answer_keep_nothing_open(server: str) -> None:
    heard = await answer_to(server, b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n", forever=b"\r\n", pause=0.05)
    assert heard.startswith(b"HTTP/1.1 200 ")


async def test_an_answer_that_nobody_takes_is_not_kept(server: str) -> None:
    """Many answers are asked for at once, and none is read."""
    asked = b"GET /api/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"
    size = len(await answer_to(server, asked.replace(HOST, HOST + b"Connection: close\r\n")))  # the first takes long
    async with connected(server) as (reader, writer), asyncio.timeout(PATIENCE):
        writer.write(asked * 500)
        await asyncio.sleep(8 * SOON)
        heard = 0
        with suppress(ConnectionError):
            while got := await reader.read(1 << 20):
                heard += len(got)
    assert heard < 400 * size


async def test_a_socket_stays_open(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as socket:
            await socket.until("table")
            await asyncio.sleep(3 * SOON)
            await hear_out(socket)


async def test_whoever_asks_as_usual_is_answered_again_and_again(server: str) -> None:
    async with Guest(server) as guest:
        for _ in range(3):
            await guest.get("/health")
            await guest.post("/api/me", {"name": "Ann"})
            await asyncio.sleep(SOON * 1.5)


def test_the_client_hangs_up_first() -> None:
    """A proxy that asks again on a line that is just closed can only say that something broke; 60 s are usual."""
    assert uvicorn_config(Settings(), RequestLog(Litestar())).timeout_keep_alive > 60
