"""What takes half a minute to compile is compiled by one process, while the others wait; from then on it is kept."""

from __future__ import annotations

import fcntl
import tempfile
from pathlib import Path

import pytest

from ludotheque.batch.compiled import entry
from ludotheque.batch.playouts import play_out_some
from ludotheque.batch.vector import step_some


@pytest.fixture(scope="session")
def kept() -> None:
    with Path(tempfile.gettempdir(), "ludotheque-batch.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        entry(step_some)
        entry(play_out_some)
