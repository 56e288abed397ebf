"""The application: routes, sessions, limits, and how what goes wrong is said."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from ludotheque import __version__
from ludotheque.games import load_games
from ludotheque.server import sockets
from ludotheque.server.archive import Archive
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.guard import SECURITY_HEADERS, check_host, check_origin
from ludotheque.server.hall import Hall
from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Line, Notices
from ludotheque.server.people import name_in_log
from ludotheque.server.refusal import Refusal, preferred_language
from ludotheque.server.routes import ahead, games, pages, people, puzzles, reviews, tables
from ludotheque.server.routes.sending import ALREADY_PACKED
from ludotheque.server.sessions import sessions
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.staff import Staff
from ludotheque.server.store import Store, StoreTrouble
from ludotheque.server.veil import Veil

LARGEST_REQUEST = 16_384
LONGEST_PATH = 255  # bytes, without the query
HUNG_UP = "client disconnected prematurely"  # Litestar's words for somebody who goes away in mid-sentence
UNCOUNTED = ("/assets/", "/health", "/metrics")
CODES = {404: "no-such-page", 405: "not-allowed", 413: "too-large", 429: "too-fast"}

log = structlog.get_logger("ludotheque.http")
AnyRequest = Request[Any, Any, Any]


async def create_app(settings: Settings, sources: Sources | None = None) -> Litestar:
    """The whole server, on a store that is open. The key of the cookies is kept in the store, for all processes.

    The games are loaded before anybody is answered: one that was loaded when somebody asks for it would hold up all.
    """
    for trouble in await asyncio.to_thread(load_games):
        log.error("cannot_load_game", error=trouble)
    store = await Store.open(settings.database, settings.patience)
    lent = sources or Sources()
    key = await store.key("cookies", Sources().secret())
    lent.begin(await store.time(lent.now()))
    shelf, metrics, line = Bookshelf(Path(settings.books)), Metrics(), line_to_others(settings, key)
    store.timed = metrics.stored
    notices = Notices(line, store.node, metrics) if line else None
    hall = Hall(settings, store, lent, metrics, Archive(store, shelf), Veil(key))
    return application(hall, Staff(hall, notices), shelf, key)


@asynccontextmanager
async def opened(shelf: Bookshelf, staff: Staff) -> AsyncIterator[None]:
    await shelf.open()
    await staff.open()
    try:
        yield
    finally:
        await shelf.close()
        await staff.close()


def application(hall: Hall, staff: Staff, shelf: Bookshelf, key: str) -> Litestar:
    return Litestar(
        route_handlers=[
            *routes_in(people, games, tables, ahead, reviews, puzzles, pages, sockets), *games.errands(),
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "staff": Provide(lambda: staff, sync_to_thread=False),
            "shelf": Provide(lambda: shelf, sync_to_thread=False),
        },
        middleware=[sessions(hall.settings, key).middleware],
        guards=[admit],
        lifespan=[opened(shelf, staff)],
        before_send=[add_security_headers],
        exception_handlers={
            Refusal: say_refusal, StoreTrouble: say_trouble, ValidationException: say_bad_input,
            HTTPException: say_http, RecursionError: say_unreadable, UnicodeDecodeError: say_unreadable,
            Exception: say_broken,
        },
        openapi_config=api_docs(),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key=ALREADY_PACKED),
        request_max_body_size=LARGEST_REQUEST,
        state=State({"hall": hall}),
        debug=False,
        logging_config=None,
    )  # fmt: skip


def routes_in(*modules: ModuleType) -> list[BaseRouteHandler]:
    """Every route of these files."""
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, BaseRouteHandler)]


def line_to_others(settings: Settings, key: str) -> Line | None:
    """Notices between processes go through the database that they share, or through a server made for that."""
    if not settings.several_nodes:
        return None
    if settings.notices:
        from ludotheque.server.notices_redis import RedisLine  # an extra

        return RedisLine(settings.notices, sha256(key.encode()).hexdigest()[:16])
    from ludotheque.server.notices_postgres import PostgresLine  # its driver is slow to load

    return PostgresLine(settings.postgres_dsn)


def api_docs() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ludotheque",
        version=__version__,
        description="Tables in play, for clients and bots. A seat is yours by your session cookie.",
        path="/api/openapi.json",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/")],  # the page that shows it is the web client's
    )


async def admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Whoever asks under a name of ours, not too often, and from our own pages where it changes something.

    Sockets ask for the same themselves: they are closed with a code. It waits for nothing; but what is not async is
    done in another thread.
    """
    if not isinstance(connection, Request):
        return
    hall: Hall = connection.app.state.hall
    name_in_log(connection, hall)
    check_host(connection, hall.hosts)
    if not could_be(connection.scope["path"]):
        raise Refusal("no-such-page")
    if not connection.scope["path"].startswith(UNCOUNTED) and not hall.visits.take(
        "request", hall.veil.caller(connection)
    ):
        raise Refusal("too-fast")
    if connection.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(connection, hall.settings.origins)


def could_be(path: str) -> bool:
    """Whether anything could be there: no file has such a name, and to look for one is an error."""
    return "\0" not in path and len(path.encode("utf-8", "surrogateescape")) <= LONGEST_PATH


async def add_security_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    message["headers"] = [*message["headers"], *SECURITY_HEADERS]


def say_refusal(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    log.info("refused", code=refusal.code, path=request.url.path)
    request.app.state.hall.metrics.refused(refusal.code)
    language = preferred_language(request.headers.get("accept-language", ""))
    return Response(refusal.problem(language), status_code=refusal.status)


def say_trouble(request: AnyRequest, trouble: StoreTrouble) -> Response[Any]:
    request.app.state.hall.metrics.store_trouble.inc()
    log.error("store_trouble", path=request.url.path, reason=str(trouble)[:200])
    return say_refusal(request, Refusal(trouble.code))


def say_bad_input(request: AnyRequest, error: ValidationException) -> Response[Any]:
    details = error.extra if isinstance(error.extra, list) else []
    where = ", ".join(str(item.get("key", "")) for item in details if isinstance(item, dict)) or "body"
    return say_refusal(request, Refusal("bad-input", where=where[:100]))


def say_unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """What nobody would write by hand: thousands of brackets in each other, or bytes that are no text."""
    return say_refusal(request, Refusal("bad-input", where="body"))


def say_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if error.status_code >= 500 and error.detail != HUNG_UP:
        return say_broken(request, error)
    code = CODES.get(error.status_code, "bad-input")
    return say_refusal(request, Refusal(code, where="body") if code == "bad-input" else Refusal(code))


def say_broken(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("broken", path=request.url.path, error=repr(error), exc_info=error)
    return say_refusal(request, Refusal("broken"))
