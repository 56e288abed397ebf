"""The web client, and what operators ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ludotheque.server.guard import check_operator
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes.asked import AnyRequest, TheHall, TheStaff
from ludotheque.server.routes.sending import PACKED, takes

STATIC: Final = Path(__file__).parent.parent / "static"
API_PAGE: Final = "/api/docs"
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller one first
ASSETS: Final = {".js": "text/javascript", ".css": "text/css", ".woff": "font/woff", ".woff2": "font/woff2"}
NOT_BUILT: Final = "The web client is not built: run `make play` in the checkout, or install the package again.\n"


@get("/health", include_in_schema=False)
async def health(hall: TheHall, staff: TheStaff) -> Response[dict[str, str]]:
    """Ready to serve: the store answers. Without word from other servers, tables go on, but news come late."""
    if hall.closing or not await hall.store.ready():
        return Response({"status": "trouble"}, status_code=503)
    return Response({"status": "degraded" if staff.hears_nothing else "ok"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, hall: TheHall) -> Response[bytes]:
    check_operator(request, hall.settings.metrics_token)
    hall.metrics.tables.set(len(hall.tables))
    return Response(hall.metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", API_PAGE, "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "/") -> Response[bytes] | Response[str]:
    """The client finds its own way; a file that is not there is not a page."""
    if path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]:
        return own_file(path)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    return Response(index.read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})


def own_file(path: str) -> Response[bytes]:
    """One of the few files beside the page: its icon, the manifest."""
    kinds = {".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}
    files = {f"/{file.name}": file for file in STATIC.glob("*.*")}  # whatever else is asked for is not even looked for
    kind = kinds.get(files[path].suffix) if path in files else None
    if kind is None:
        raise Refusal("no-such-page")
    return Response(files[path].read_bytes(), media_type=kind, headers={"cache-control": "max-age=3600"})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt=PACKED)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Scripts, styles, fonts: named by their content, so they may be kept for ever; compressed when they were built."""
    files = {file.name: file for file in (STATIC / "assets").glob("*.*")}
    if name not in files or files[name].suffix not in ASSETS:
        raise Refusal("no-such-page")
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    packings = {packing: files[name + end] for packing, end in PACKINGS.items() if name + end in files}
    if packings:
        headers["vary"] = "Accept-Encoding"
    asked = request.headers.get("accept-encoding", "")
    packing = next((packing for packing in packings if takes(asked, packing)), None)
    if packing is None:
        return Response(files[name].read_bytes(), media_type=ASSETS[files[name].suffix], headers=headers)
    headers["content-encoding"] = packing
    return Response(packings[packing].read_bytes(), media_type=ASSETS[files[name].suffix], headers=headers)
