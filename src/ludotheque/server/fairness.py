"""Fair deals: a table's chance is fixed before the first card by a secret that is shown only at the end."""

from __future__ import annotations

from hashlib import sha256


def commitment(secret: str, table_id: str) -> str:
    """SHA-256 over the 32 bytes of the secret and the table's id; it is shown before the first card."""
    return sha256(bytes.fromhex(secret) + table_id.encode("ascii")).hexdigest()
