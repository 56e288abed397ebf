"""A server in a process of its own, to be measured from outside, and people who visit it."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

MANY = "1000000"
LIMITS = {
    "LUDOTHEQUE_REQUESTS_PER_MINUTE": MANY,
    "LUDOTHEQUE_SIGN_INS_PER_MINUTE": MANY,
    "LUDOTHEQUE_SOCKETS_PER_ADDRESS": MANY,
    "LUDOTHEQUE_TABLES_PER_PERSON": MANY,
    "LUDOTHEQUE_TABLES_PER_ADDRESS": MANY,
    "LUDOTHEQUE_MESSAGES_PER_SECOND": MANY,
    "LUDOTHEQUE_MESSAGE_BURST": MANY,
    "LUDOTHEQUE_PAUSE": "0",  # a window stays open for a time that says nothing about the server
}
PATIENCE = 30.0  # seconds


@contextmanager
def served(database: str, **settings: object) -> Iterator[Served]:
    """`ludotheque serve` on a free port, without the limits that one client alone would run into."""
    given = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "ludotheque", "serve", "--no-open", "--port", "0", "--log-level", "error"]
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as said,
        subprocess.Popen(
            [*command, "--database", database],
            env={**os.environ, **LIMITS, **given},
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        ) as process,
    ):
        try:
            yield Served(*address_of(process, said))
        finally:
            process.terminate()
            process.wait(PATIENCE)


def address_of(process: subprocess.Popen[str], said: IO[str]) -> tuple[str, int]:
    """Where it listens, in its own words; a ValueError says why it does not."""
    assert process.stdout is not None
    found = re.search(r"http://([\w.]+):(\d+)", process.stdout.readline())
    if found is not None:
        return found.group(1), int(found.group(2))
    process.wait(PATIENCE)
    said.seek(0)
    raise ValueError(f"the server did not start: {said.read().strip().removeprefix('ludotheque: ')}")


class Served:
    """A running server, and what it says of itself."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    def figure(self, name: str) -> float | None:
        """One of the server's own figures; None where the system does not tell it."""
        text = Visitor(self).get("/metrics").decode()
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        return float(found.group(1)) if found else None

    def memory(self) -> float | None:
        """Bytes in memory, of the process with the tables."""
        return self.figure("process_resident_memory_bytes")

    def processor(self) -> float | None:
        """Seconds of processor time so far."""
        return self.figure("process_cpu_seconds_total")

    def held(self) -> float | None:
        """How often the event loop was held for long so far."""
        return self.figure("ludotheque_loop_held_total")

    def starved(self) -> float | None:
        """How often it was ready for so long, and had no processor."""
        return self.figure("ludotheque_loop_starved_total")


class Visitor:
    """Somebody with a cookie, over one connection."""

    def __init__(self, server: Served) -> None:
        self._connection = http.client.HTTPConnection(server.host, server.port, timeout=PATIENCE)
        self.cookie = ""

    def named(self, name: str) -> Visitor:
        self.post("/api/me", {"name": name})
        return self

    def get(self, path: str) -> bytes:
        return self._ask("GET", path, None)

    def read(self, path: str) -> Any:
        return json.loads(self.get(path))

    def post(self, path: str, data: object) -> Any:
        return json.loads(self._ask("POST", path, json.dumps(data)))

    def _ask(self, method: str, path: str, body: str | None) -> bytes:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise ValueError(f"{method} {path} was answered with {answer.status}: {content[:200].decode()}")
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        return content
