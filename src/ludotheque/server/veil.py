"""Veil: addresses and ids as they may stand in logs and lists: the same each time, and not to be turned back."""

from __future__ import annotations

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection


class Veil:
    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def over(self, text: str) -> str:
        return blake2b(text.encode(errors="replace"), digest_size=8, key=self._key).hexdigest()

    def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where somebody comes from. Proxies' headers count where `trusted_proxies` says so, and nowhere else."""
        return self.over(household(connection.client.host if connection.client else ""))


def household(host: str) -> str:
    """One address of the older kind, or all of a network of the newer: a house has millions of those."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ip_network((address, 64), strict=False))
    return str(address)
