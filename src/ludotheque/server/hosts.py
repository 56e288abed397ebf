"""Hosts: the names under which this server may be asked for. A page elsewhere can give its own name our address."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ANY: Final = "*"


class Hosts:
    """Addresses in figures, and this machine's own names; with a setting, the names that it lists besides."""

    def __init__(self, named: Sequence[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", f"{own}.lan", f"{own}.home.arpa", *map(str.lower, named)}

    def know(self, header: str) -> bool:
        """Whether a Host header is one of ours; the port is not looked at. No name leads to figures but by intent."""
        name = name_in(header)
        return ANY in self._names or name in self._names or name.endswith(".localhost") or in_figures(name)


def name_in(header: str) -> str:
    """The name without its port, in small letters; nothing where it cannot be read."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def in_figures(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
