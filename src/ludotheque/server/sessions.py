"""Sessions: a person's id in an encrypted cookie. One that this server did not make, or knows no more, is nobody's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from ludotheque.server.settings import Settings

YEAR: Final = 365 * 86_400
UNWATCHED: Final = ["^/assets", "^/health", "^/metrics"]  # where nobody needs to be anybody

log = structlog.get_logger("ludotheque.http")


class Cookies(ClientSideSessionBackend):
    """Whatever a cookie holds, reading it breaks nothing."""

    def load_data(self, data: list[bytes]) -> dict[str, Any]:
        try:
            session = super().load_data(data)
        except Exception as error:
            log.warning("bad_cookie", reason=type(error).__name__)
            return {}
        if not session:
            log.warning("bad_cookie", reason="expired or not one of ours")
        return session


@dataclass
class Sessions(CookieBackendConfig):
    _backend_class = Cookies


def sessions(settings: Settings, key: str) -> Sessions:
    return Sessions(
        secret=bytes.fromhex(key),
        key="ludotheque",
        max_age=YEAR,
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
        exclude=UNWATCHED,
    )
