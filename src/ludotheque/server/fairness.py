"""Fair deals: a table's chance is fixed before the first card by a secret that is shown only at the end.

Whoever opens a table may choose its seed instead, so that others can play the same game elsewhere. Then there is no
secret, and everybody at the table is told the seed.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

SEEDS: Final = 1 << 40  # a seed is below this
CHOSEN: Final = "5eed" * 13  # what stands before a seed in place of a secret; none that was drawn begins so
DIGITS: Final = 12  # of a seed


def commitment(secret: str, table_id: str) -> str:
    """SHA-256 over the 32 bytes of the secret and the table's id; it is shown before the first card."""
    return sha256(bytes.fromhex(secret) + table_id.encode("ascii")).hexdigest()


def secret_of(seed: int) -> str:
    """What is stored in place of a secret where the seed was chosen."""
    return f"{CHOSEN}{seed:0{DIGITS}x}"


def seed_in(secret: str) -> int | None:
    """The seed that was chosen; None where the secret was drawn."""
    return int(secret.removeprefix(CHOSEN), 16) if secret.startswith(CHOSEN) else None


def chance_of(secret: str) -> str:
    """A table's chance, as records name it."""
    seed = seed_in(secret)
    return f"secret {secret}" if seed is None else f"seed {seed}"
