"""Doorway: how large a request may be and how long it may take to arrive, before anybody looks at what it says."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final, Literal

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_URL: Final = 4_096  # bytes
LARGEST_HEAD: Final = 16_384  # bytes of all headers together; cookies are a few hundred
LARGEST_BODY: Final = 1 << 20  # bytes after which nobody listens; what is too large for a route is told so before
HEAD_TIME: Final = 10.0  # seconds, from the first byte to the last of a head; and until the first one comes
BODY_TIME: Final = 20.0  # seconds, for a body that was announced
READING_TIME: Final = 30.0  # seconds in which a client must have taken some of its answer

log = structlog.get_logger("ludotheque.http")


class TooMuch(Exception):
    """More than anybody who wants to play would send."""


class Doorway(HttpToolsProtocol):
    """Uvicorn's own protocol, with an end to everything that a client could draw out."""

    _arriving: Literal["head", "body", "nothing", "socket"] = "head"
    _size = 0  # bytes so far of what is arriving
    _wrong = HTTPStatus.BAD_REQUEST
    _arrival: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._expect(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._arriving == "head":
            self._size += len(data)
            if self._size > LARGEST_HEAD + LONGEST_URL:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._arriving == "nothing" and self._answered() and self._arrival is None:
            self._expect(HEAD_TIME)  # empty lines are no request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._arriving, self._size = "head", 0
        if self._arrival is None:
            self._expect(HEAD_TIME)

    def on_headers_complete(self) -> None:
        if len(self.url) > LONGEST_URL:
            self._too_much(HTTPStatus.REQUEST_URI_TOO_LONG)
        if sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self._too_much(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        self._arriving, self._size = "body", 0
        self._expect(BODY_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._size += len(body)
        if self._size > LARGEST_BODY:
            self._too_much(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arriving = "nothing"
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arriving = "socket"  # which has limits of its own
        self._expect(None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self._reading or self.loop.call_later(READING_TIME, self.transport.abort)

    def resume_writing(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Uvicorn calls it for whatever the parser does not take, which may be because of us."""
        self._refuse(self._wrong)

    def _expect(self, seconds: float | None) -> None:
        """Something must have arrived by then, or nothing more is waited for."""
        if self._arrival is not None:
            self._arrival.cancel()
        self._arrival = None if seconds is None else self.loop.call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        if self._answered() and self._arriving == "head" and not self._size:
            self.transport.close()  # somebody who never said anything
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _too_much(self, wrong: HTTPStatus) -> None:
        self._wrong = wrong
        raise TooMuch(wrong.phrase)

    def _refuse(self, wrong: HTTPStatus) -> None:
        """Say why, where nothing has been answered yet, and close."""
        if self.transport.is_closing():
            return
        client = self.client[0] if self.client else ""
        log.warning("turned_away", status=wrong.value, reason=wrong.phrase, client=client)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = f"{wrong.phrase}.\n".encode()
            head = f"HTTP/1.1 {wrong.value} {wrong.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
            self.transport.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        self.transport.close()
