"""Wire: where somebody is signed in, and what ends it, as it travels to a client."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.wire import Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Device(Struct):
    """Where you are signed in: browser and system as far as they are known, since when, and when you last came."""

    id: str
    about: str
    since: str
    seen: str  # to the day
    this: bool  # the one that asks
