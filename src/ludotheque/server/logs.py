"""Logs: one line for each thing that happened, for people or for programs. No cookies, secrets, passwords or talk."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from ludotheque.server.settings import LogFormat, LogLevel

PRIVATE: Final = re.compile(r"cookie|authori[sz]ation|password|secret|session|text|said", re.IGNORECASE)
REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9_.-]{1,64}")
QUIET_PATHS: Final = ("/health", "/metrics", "/assets/")
OTHERS: Final = ("uvicorn", "litestar", "alembic", "asyncio", "sqlalchemy")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = structlog.get_logger("ludotheque.http")


def without_private_things(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Whatever is named like something private is left out, whoever logs it."""
    return {name: value for name, value in event.items() if not PRIVATE.search(name)}


def on_one_line(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Strangers write paths and names: none of them ends a line, by whatever sign, or moves a terminal's cursor."""
    return {name: printable(value) if isinstance(value, str) else value for name, value in event.items()}


def printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


COMMON: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    without_private_things,
    on_one_line,
]


def prepare_logs(form: LogFormat, level: LogLevel) -> None:
    """Our own lines and those of the libraries go the same way, to standard error."""
    structlog.configure(
        processors=[*COMMON, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=COMMON,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers(form)],
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def renderers(form: LogFormat) -> list[Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    plain = structlog.dev.plain_traceback  # the others print what is in variables
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]


class RequestLog:
    """Around the whole application: every request has an id, in its answer and in all lines that are about it.

    They name the client's address too, and the person by a hash, once it is known (`people.name_in_log`).
    """

    def __init__(self, app: Callable[..., Awaitable[None]]) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        id = request_id(scope)
        begun = time.perf_counter()
        status = [0]

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        client = scope["client"][0] if scope.get("client") else ""
        with structlog.contextvars.bound_contextvars(request=id, client=client):
            await self._app(scope, receive, send_with_id if scope["type"] == "http" else send)
            if scope["type"] == "http":
                say = log.debug if scope["path"].startswith(QUIET_PATHS) else log.info
                milliseconds = round((time.perf_counter() - begun) * 1000, 1)
                say("request", method=scope["method"], path=scope["path"], status=status[0], ms=milliseconds)


def request_id(scope: Scope) -> str:
    """The id that a proxy has given, where it is a decent one; else a new one."""
    given: bytes = dict(scope["headers"]).get(b"x-request-id", b"")
    return given.decode() if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
