"""Sending a volume: as it is kept, unpacked for whoever cannot unpack it, or not at all to whoever has it already."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec

from ludotheque.server.routes.asked import REFUSALS, AnyRequest
from ludotheque.server.volume import Volume

ALREADY_PACKED: Final = "already_packed"  # the mark of routes whose answers are not to be compressed once more
PACKED: Final = {ALREADY_PACKED: True}
NOT_MODIFIED: Final = {304: ResponseSpec(None, description="What you have is still right.")}
NEVER: Final = re.compile(r"q=0(\.0*)?")


def volume_of(kind: Any, media_type: MediaType = MediaType.JSON) -> dict[int, ResponseSpec]:
    """What a route answers that sends a volume."""
    return {200: ResponseSpec(kind, media_type=media_type, generate_examples=False), **NOT_MODIFIED, **REFUSALS}


def sent(request: AnyRequest, volume: Volume, media_type: MediaType = MediaType.JSON) -> Response[bytes]:
    """What is sent packed is another thing than the same unpacked, so that each has a tag of its own."""
    packed = takes(request.headers.get("accept-encoding", ""), "gzip")
    tags = (f'"{volume.digest}"', f'"{volume.digest}-gzip"')
    headers = {"etag": tags[packed], "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if has_one_of(request.headers.get("if-none-match", ""), tags):
        return Response(b"", status_code=304, headers=headers)
    if not packed:
        return Response(volume.unpacked, media_type=media_type, headers=headers)
    return Response(volume.packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})


def takes(header: str, packing: str) -> bool:
    """Whether an Accept-Encoding names this packing, or any at all, and not as what must never be sent."""
    weights = {name.strip().lower(): weight for name, _, weight in (part.partition(";") for part in header.split(","))}
    weight = weights.get(packing, weights.get("*"))
    return weight is not None and not NEVER.fullmatch(weight.strip())


def has_one_of(header: str, tags: tuple[str, ...]) -> bool:
    """Whether an If-None-Match names one of the tags; a proxy may have called it weak."""
    named = [tag.strip().removeprefix("W/") for tag in header.split(",")]
    return "*" in named or any(tag in named for tag in tags)
