"""How much is enough: `make test` counts less than `make acceptance`, which sets FULL."""

from __future__ import annotations

import os

FULL = os.environ.get("FULL") == "1"
COMPILED = os.environ.get("EXPECT_COMPILED") == "1"  # kernel and rules, in the second half of `make test`


def at_least(quick: int, full: int) -> int:
    return full if FULL else quick
