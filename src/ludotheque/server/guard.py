"""Guard: who may knock at all: origins, floods, and the headers that every answer carries."""

from __future__ import annotations

import time
from hmac import compare_digest
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludotheque.server.hosts import Hosts
from ludotheque.server.refusal import Refusal

CONTENT_POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
SECURITY_HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

THIS_MACHINE: Final = ("127.0.0.1", "::1")
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what proxies add


def check_host(connection: ASGIConnection[Any, Any, Any, Any], hosts: Hosts) -> None:
    """A page whose own name was made to lead here would pass for ours."""
    if not hosts.know(connection.headers.get("host", "")):
        raise Refusal("unknown-host")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: list[str]) -> None:
    """A browser says where a page comes from; only our own pages may act for a person. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if not place_of(origin) or place_of(origin) != connection.headers.get("host", ""):
        raise Refusal("foreign-origin")


def place_of(origin: str) -> str:
    """Host and port; nothing where it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_operator(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> None:
    """Figures move when somebody chooses in secret: they are for operators, by token or on the machine itself.

    What a proxy on this machine passes on comes from elsewhere.
    """
    if token:
        shown = connection.headers.get("authorization", "")
        allowed = compare_digest(shown.encode(), f"Bearer {token}".encode())
    else:
        passed_on = any(name in connection.headers for name in PASSED_ON)
        allowed = connection.client is not None and connection.client.host in THIS_MACHINE and not passed_on
    if not allowed:
        raise Refusal("operators-only")


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self._rate = rate
        self._level = burst
        self._since = time.monotonic()

    @property
    def level(self) -> float:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._since) * self._rate)
        self._since = now
        return self._level

    def take(self) -> bool:
        """Whether one more is all right."""
        if self.level < 1:
            return False
        self._level -= 1
        return True

    def spend(self, number: float) -> None:
        """So many were taken elsewhere; nobody owes more than what is allowed at once."""
        self._level = max(self.level - number, -self.burst)
