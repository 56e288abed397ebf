"""A client that hands over the very bytes it is sent: HTTP answers whole, and WebSocket frames one by one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from asyncio import StreamReader, StreamWriter
from typing import Any, Self

from ludotheque.kernel.difference import changed

from .serving import PATIENCE

KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # the same for every socket, so that its answer is the same
TEXT, CLOSE, PING = 1, 8, 9
EXCEPTED = [
    (re.compile(rb"(?im)^(date: )[^\r]*"), rb"\1-"),
    (re.compile(rb"(?im)^(set-cookie: ludotheque=)[^;\r]*"), rb"\1-"),
]
GZIP_TIME = re.compile(rb"(\r\n\r\n\x1f\x8b\x08.)....", re.DOTALL)  # the date once more


def without_date_and_cookie(answer: bytes) -> bytes:
    head, line, body = answer.partition(b"\r\n\r\n")
    for pattern, masked in EXCEPTED:
        head = pattern.sub(masked, head)
    return GZIP_TIME.sub(rb"\1----", head + line + body)


class RawClient:
    """Somebody who asks over one connection, with a cookie or without."""

    def __init__(self, address: str) -> None:
        self.host, self.port = address.removeprefix("http://").split(":")
        self.cookie = ""
        self._reader: StreamReader
        self._writer: StreamWriter

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def _connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(self.host, int(self.port), limit=1 << 22)

    async def __aexit__(self, *problem: object) -> None:
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()

    async def ask(self, method: str, path: str, data: object = None, headers: str = "") -> bytes:
        """The whole answer, but for the date and the session's cookie."""
        body = b"" if data is None else json.dumps(data).encode()
        asked = self._head(method, path, headers, body) + body
        async with asyncio.timeout(PATIENCE):
            try:
                head = await self._first_lines(asked)
            except (asyncio.IncompleteReadError, ConnectionError):  # it was idle for so long that the server closed it
                await self.__aexit__()
                await self._connect()
                head = await self._first_lines(asked)
            content = await self._reader.readexactly(int(self._header(head, "content-length") or 0))
        if cookie := self._header(head, "set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return without_date_and_cookie(head + content)

    async def _first_lines(self, asked: bytes) -> bytes:
        self._writer.write(asked)
        return await self._reader.readuntil(b"\r\n\r\n")

    def _head(self, method: str, path: str, headers: str, body: bytes) -> bytes:
        length = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        fixed = "Host: localhost\r\nX-Request-Id: r1\r\nAccept-Language: fr\r\n"
        return f"{method} {path} HTTP/1.1\r\n{fixed}{cookie}{length}{headers}\r\n".encode()

    def _header(self, head: bytes, name: str) -> str | None:
        found = re.search(rf"(?im)^{name}: ([^\r]*)", head.decode("latin-1"))
        return found.group(1) if found else None

    async def at(self, table: str, seat: int | str) -> RawSocket:
        """A place at a table: the answer to the handshake is the first thing heard there."""
        reader, writer = await asyncio.open_connection(self.host, int(self.port), limit=1 << 22)
        upgrade = (
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        )
        writer.write(self._head("GET", f"/api/tables/{table}/play?seat={seat}&lang=fr", upgrade, b""))
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
        return RawSocket(reader, writer, without_date_and_cookie(head))


class RawSocket:
    """A socket, and every frame that came over it."""

    def __init__(self, reader: StreamReader, writer: StreamWriter, head: bytes) -> None:
        self._reader = reader
        self._writer = writer
        self.heard = [head]
        self.sheet: dict[str, Any] = {}

    def say(self, message: dict[str, Any]) -> None:
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self._writer.write(bytes([0x80 | TEXT]) + size + bytes(4) + text)  # masked with zeros

    async def hear(self) -> dict[str, Any]:
        """The next message. The transport's heartbeat says nothing of a table and is left out."""
        while True:
            async with asyncio.timeout(PATIENCE):
                frame, payload = await self._frame()
            kind = frame[0] & 0x0F
            if kind == PING:
                self._writer.write(bytes([0x8A, 0x80 | len(payload)]) + bytes(4) + payload)
                continue
            self.heard.append(frame + payload)
            assert kind == TEXT, f"frame {frame!r} {payload!r}"
            message: dict[str, Any] = json.loads(payload)
            self.sheet = changed(message.get("sheet") or self.sheet, message.get("changes", []))
            return message

    async def _frame(self) -> tuple[bytes, bytes]:
        frame = await self._reader.readexactly(2)
        if frame[1] >= 126:
            frame += await self._reader.readexactly(2 if frame[1] == 126 else 8)
        size = int.from_bytes(frame[2:], "big") if len(frame) > 2 else frame[1]
        return frame, await self._reader.readexactly(size)

    async def answered(self, message: dict[str, Any]) -> dict[str, Any]:
        """Ask for something, and hear until it is done or refused."""
        self.say(message)
        while (heard := await self.hear())["type"] not in ("done", "refused") or heard["id"] != message["id"]:
            pass
        return heard

    async def catch_up(self) -> None:
        """Everything that was sent so far."""
        self.say({"type": "ping"})
        while (await self.hear())["type"] != "pong":
            pass

    async def close(self) -> None:
        self._writer.write(bytes([0x80 | CLOSE, 0x80]) + bytes(4))
        self._writer.close()
        await self._writer.wait_closed()
