"""Invitations: under which address somebody else finds a table, and the same for a camera."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from ludotheque.server import wire
from ludotheque.server.hosts import name_in

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # listening to all addresses; one of them to visit
ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody's; nothing is sent there, the system only says which way it would go
FOR_CAMERAS: Final = "m"  # an eighth of the code may be unreadable


def invited(host: str, secure: bool, listens_at: str, path: str) -> wire.Invitation:
    """The way to `path`: as whoever asks came here, or where that is this machine alone, over its network."""
    alone = is_this_machine(host)
    network = network_address() if alone and listens_at in EVERYWHERE else None
    place = host if network is None else host.replace(name_of(host), network, 1)
    url = f"http{'s' if secure else ''}://{place}{path}"
    squares, size = code_of(url)
    return wire.Invitation(url, alone and network is None, squares, size)


def name_of(host: str) -> str:
    """The name in a Host header as it is written there, in brackets where it is an address of six."""
    return host[: host.index("]") + 1] if host.startswith("[") else host.partition(":")[0]


def is_this_machine(host: str) -> bool:
    name = name_in(host)
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def network_address() -> str | None:
    """This machine's address in its network; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return None
        address = ip_address(asking.getsockname()[0])
    return None if address.is_loopback or address.is_unspecified else str(address)


@lru_cache(64)
def code_of(url: str) -> tuple[str, int]:
    """The dark squares, row by row, as the path of a picture; and how many there are in a row."""
    import segno  # slow to load, for a start in which nobody is invited

    rows = segno.make(url, error=FOR_CAMERAS, micro=False).matrix
    squares = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark]
    return "".join(squares), len(rows)
